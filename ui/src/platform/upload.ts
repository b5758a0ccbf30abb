import type { Platform } from './platform';

/** No request is long: a file goes in parts of so many characters. */
const PART = 20_000;

/** No game file is longer, in bytes; one more says so. */
const LONGEST_GAME = 64 * 1024 + 1;

/** The text of a file, as much as a game file can have. */
export const beginning = (file: File): Promise<string> => file.slice(0, LONGEST_GAME).text();

/** The text of a file that says it is a game; an export has games in its sessions, and says first what it is. */
export async function gameIn(file: File): Promise<string | undefined> {
  const text = await beginning(file);
  return /"format"\s*:\s*"([^"]*)"/.exec(text)?.[1] === 'tapete-game' ? text : undefined;
}

/** Uploads a chosen file, part by part; answers with what it is called there. */
export async function upload(call: Platform['call'], file: File): Promise<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let uploaded: string | undefined;
  let rest = '';
  const send = async (text: string) => {
    const part = { size: file.size, text, ...(uploaded !== undefined && { file: uploaded }) };
    uploaded = (await call('upload_part', part)).file;
  };
  for (;;) {
    const { done, value } = await reader.read();
    rest += value ?? '';
    while (rest.length >= PART || (done && rest.length > 0)) {
      // A sign of two halves goes in one part.
      const cut = /[\uD800-\uDBFF]/.test(rest.charAt(PART - 1)) ? PART - 1 : PART;
      await send(rest.slice(0, cut));
      rest = rest.slice(cut);
    }
    if (done) break;
  }
  // An empty file is refused by its reader.
  if (uploaded === undefined) await send('');
  return uploaded ?? '';
}
