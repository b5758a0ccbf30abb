import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIST = 'virtual:sentences';
const LANGUAGES = ['es', 'en'];
/** What of a game is said on screens that are not its own; it goes with the language. */
const SHARED = 'shared';

const i18n = join(import.meta.dirname, '../src/i18n');
const games = join(import.meta.dirname, '../src/games');

const catalogues = (folder: string, fits: RegExp) =>
  readdirSync(folder).filter((file) => fits.test(file)).sort().map((file) => join(folder, file));
const folders = readdirSync(games, { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);

/** The files of a language, `<language>/<screen>.ftl`; or those of a game, `<game>/[<part>.]<language>.ftl`. */
function filesOf(language: string, game: string): string[] {
  if (game) return catalogues(join(games, game), new RegExp(`^(?!${SHARED}\\.)(\\w+\\.)?${language}\\.ftl$`));
  const shared = folders.flatMap((one) => catalogues(join(games, one), new RegExp(`^${SHARED}\\.${language}\\.ftl$`)));
  return [...catalogues(join(i18n, language), /\.ftl$/), ...shared];
}

/**
 * `virtual:sentences` lists what can be loaded: for each language and game (`''` is what every screen says) one module
 * with all its sentences. A game joins by its folder alone.
 */
export function sentences(): Plugin {
  return {
    name: 'sentences',
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return undefined;
      const [, language, game = ''] = id.split('/');
      if (language) {
        const files = filesOf(language, game);
        files.forEach((file) => this.addWatchFile(file));
        const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
        return `export default ${JSON.stringify(text.replace(/^#.*\n+/gm, ''))};`;
      }
      const entries = LANGUAGES.map((one) => {
        const own = ['', ...folders.filter((folder) => filesOf(one, folder).length > 0)];
        return `${one}: { ${own.map((folder) => `'${folder}': () => import('${LIST}/${one}/${folder}')`).join(', ')} }`;
      });
      return `export default { ${entries.join(', ')} };`;
    },
  };
}
