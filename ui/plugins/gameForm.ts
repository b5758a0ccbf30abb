import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FORM = 'virtual:game-form';
const file = join(import.meta.dirname, '../../docs/tapete-game.schema.json');

/** `virtual:game-form` is the published form of game files, which lies outside of the screens. */
export function gameForm(): Plugin {
  return {
    name: 'game-form',
    resolveId: (id) => (id === FORM ? `\0${FORM}` : undefined),
    load(id) {
      if (id !== `\0${FORM}`) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))};`;
    },
  };
}
