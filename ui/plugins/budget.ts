import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/**
 * What a first visit may weigh, in kB of gzip: page, scripts and styles in one language, until home is drawn with a
 * table of a game on it, or until a guest can choose a seat at one.
 */
const FIRST_LOAD = 120;

const pages = [
  { page: 'index.html', script: 'src/main.ts' },
  { page: 'guest.html', script: 'src/guest/main.ts' },
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

      const words = chunks.flatMap((chunk) => chunk.moduleIds.filter((id) => id.includes('virtual:sentences/')));
      const loads = words.flatMap((id) => {
        const [, language = '', game = ''] = id.split('/');
        if (!game) return [];
        return pages.filter(({ page }) => bundle[page]).map(({ page, script }) => {
          const files = new Set([page]);
          for (const module of [script, `virtual:sentences/${language}/`, id, `games/${game}/names.ts`]) bring(module, files);
          return { page, language, game, files, bytes: sum(files) };
        });
      });
      console.log(`everything: ${kB(sum(outputs.map((one) => one.fileName)))} kB gzip in ${outputs.length} files`);
      if (loads.length === 0) throw new Error('budget: no game has sentences');
      for (const { page } of pages) {
        const [most] = loads.filter((one) => one.page === page).sort((a, b) => b.bytes - a.bytes);
        if (!most) continue;
        console.log(
          `first load of ${page}: ${kB(most.bytes)} kB gzip of ${FIRST_LOAD}, in ${most.files.size} files ` +
            `(${most.language}, with the words of ${most.game})`,
        );
        for (const file of most.files) console.log(`  ${kB(weight(file))} ${file}`);
        if (most.bytes > FIRST_LOAD * 1000) this.error(`The first load of ${page} weighs ${kB(most.bytes)} kB gzip, ${FIRST_LOAD} are allowed.`);
      }
    },
  };
}
