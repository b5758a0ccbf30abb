import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/**
 * What a first visit may weigh, in kB of gzip: page, scripts and styles in one language, until home is drawn with a
 * table of a game on it, or until a guest can choose a seat at one.
 */
const FIRST_LOAD = 120;
/** The same until a guest sees the table of their own, without the letters of the font. */
const OWN_TABLE = 175;

/** What is fetched one after the other, and what it may weigh together; `own` with what a game draws. */
const loads = [
  { what: 'first load of index.html', page: 'index.html', scripts: ['src/main.ts'], most: FIRST_LOAD },
  { what: 'first load of guest.html', page: 'guest.html', scripts: ['src/guest/main.ts'], most: FIRST_LOAD },
  { what: 'a table on a phone of one’s own', page: 'guest.html', scripts: ['src/guest/main.ts', 'guest/GuestTable.svelte'], own: true, most: OWN_TABLE },
];

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Fails a build whose first load is too heavy: something was imported where `import()` would do. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    writeBundle(_, bundle) {
      const outputs = Object.values(bundle).filter((one) => /\.(js|css|html)$/.test(one.fileName));
      const chunks = outputs.filter((one) => one.type === 'chunk');
      const weight = (name: string) => {
        const output = bundle[name];
        if (!output) throw new Error(`budget: there is no ${name}`);
        return gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 }).length;
      };
      const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weight(file), 0);

      /** Everything that a module brings along by its imports. */
      const bring = (module: string, files = new Set<string>()): Set<string> => {
        const add = (chunk: Rolldown.OutputChunk) => {
          if (files.has(chunk.fileName)) return;
          files.add(chunk.fileName);
          chunk.viteMetadata?.importedCss.forEach((file) => files.add(file));
          for (const file of chunk.imports) chunks.filter((one) => one.fileName === file).forEach(add);
        };
        const found = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)));
        if (!found) throw new Error(`budget: no script holds ${module}`);
        add(found);
        return files;
      };

      // What is said on some screens alone is no game's.
      const words = chunks.flatMap((chunk) => chunk.moduleIds.filter((id) => id.includes('virtual:sentences/') && chunks.some((one) => one.moduleIds.some((module) => module.endsWith(`games/${id.split('/')[2]}/names.ts`)))));
      const weighed = (load: (typeof loads)[number]) => words.flatMap((id) => {
        const [, language = '', game = ''] = id.split('/');
        if (!game || (load.own && !chunks.some((chunk) => chunk.moduleIds.some((one) => one.endsWith(`games/${game}/Own.svelte`))))) return [];
        const files = new Set([load.page]);
        const own = load.own ? [`games/${game}/Own.svelte`] : [];
        for (const module of [...load.scripts, `virtual:sentences/${language}/`, id, `games/${game}/names.ts`, ...own]) bring(module, files);
        return [{ language, game, files, bytes: sum(files) }];
      });
      console.log(`everything: ${kB(sum(outputs.map((one) => one.fileName)))} kB gzip in ${outputs.length} files`);
      for (const load of loads.filter(({ page }) => bundle[page])) {
        const [most] = weighed(load).sort((a, b) => b.bytes - a.bytes);
        if (!most) throw new Error('budget: no game has sentences');
        console.log(
          `${load.what}: ${kB(most.bytes)} kB gzip of ${load.most}, in ${most.files.size} files ` +
            `(${most.language}, with the words of ${most.game})`,
        );
        for (const file of most.files) console.log(`  ${kB(weight(file))} ${file}`);
        if (most.bytes > load.most * 1000) this.error(`${load.what} weighs ${kB(most.bytes)} kB gzip, ${load.most} are allowed.`);
      }
    },
  };
}
