import { platform } from '../../platform';

/** No request is long: a file goes in parts of so many characters. */
const PART = 20_000;

/** Hands a chosen file over, part by part; answers with what it is called there. */
export async function lay(file: File): Promise<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let laid: string | undefined;
  let rest = '';
  const send = async (text: string) => {
    const part = { size: file.size, text, ...(laid !== undefined && { file: laid }) };
    laid = (await platform().call('upload_part', part)).file;
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
  // An empty file is refused by whoever reads it.
  if (laid === undefined) await send('');
  return laid ?? '';
}
