import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

/**
 * The files of a language, `<language>/<screen>.ftl`; those of a game, `<game>/[<part>.]<language>.ftl`; or what only some
 * screens say, `<language>/screens/<words>.ftl`.
 */
function filesOf(language: string, name: string): string[] {
  const some = join(i18n, language, 'screens', `${name}.ftl`);
  if (existsSync(some)) return [some];
  if (name) return catalogues(join(games, name), new RegExp(`^(?!${SHARED}\\.)(\\w+\\.)?${language}\\.ftl$`));
  const shared = folders.flatMap((one) => catalogues(join(games, one), new RegExp(`^${SHARED}\\.${language}\\.ftl$`)));
  return [...catalogues(join(i18n, language), /\.ftl$/), ...shared];
}

/**
 * `virtual:sentences` lists what can be loaded: for each language (`''` is what every screen says), each game and what
 * some screens say, one module with all its sentences. A game joins by its folder alone.
 */
export function sentences(): Plugin {
  return {
    name: 'sentences',
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return undefined;
      const [, language, name = ''] = id.split('/');
      if (language) {
        const files = filesOf(language, name);
        files.forEach((file) => this.addWatchFile(file));
        const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
        return `export default ${JSON.stringify(text.replace(/^#.*\n+/gm, ''))};`;
      }
      const entries = LANGUAGES.map((one) => {
        const some = catalogues(join(i18n, one, 'screens'), /\.ftl$/).map((file) => basename(file, '.ftl'));
        const names = ['', ...some, ...folders.filter((folder) => filesOf(one, folder).length > 0)];
        return `${one}: { ${names.map((name) => `'${name}': () => import('${LIST}/${one}/${name}')`).join(', ')} }`;
      });
      return `export default { ${entries.join(', ')} };`;
    },
  };
}
