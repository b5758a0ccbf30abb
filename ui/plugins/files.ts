import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const src = (path: string) => join(import.meta.dirname, '..', 'src', path);

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };
type Holds = (id: string, modules: Modules) => boolean;

/** Whether scripts bring a module along by their imports. What begins a page is in no set: it would run wherever its file is needed. */
function broughtBy(...scripts: string[]): Holds {
  let all: Set<string> | undefined;
  return (id, modules) => {
    if (!all) {
      all = new Set(scripts.map(src));
      // A set goes on over what is added on the way.
      for (const one of all) modules.getModuleInfo(one)?.importedIds.forEach((next) => all?.add(next));
    }
    return all.has(id) && !id.endsWith('/main.ts');
  };
}

const GAMES = /src\/games\/(\w+)\//;
const gameOf = (id: string): string | null => GAMES.exec(id)?.[1] ?? null;
const games = readdirSync(src('games'), { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name);
/** The part of every game. */
const each = (part: string) => games.map((game) => `games/${game}/${part}.svelte`);

const app = broughtBy('main.ts');
/** A guest's first sentences are of a game, which are said by `say`. */
const guest = broughtBy('guest/main.ts', 'i18n/say.ts');
const guestTable = broughtBy('guest/GuestTable.svelte', 'guest/Watch.svelte', ...each('Own'));
/** What every page fetches once it is drawn; a table has some of it, too. */
const focus = broughtBy('kit/focusGoesOn.ts');
const table = broughtBy('screens/table/TableScreen.svelte', 'games/dice.ts', ...each('Panel'));
/** Large, and of few games. */
const DRAG = /svelte-dnd-action|kit\/drag\.ts/;

const file = (name: string, holds: Holds) => ({
  debugName: name,
  name: (id: string, modules: Modules) => (holds(id, modules) ? name : null),
});
/** The same without what only one game draws. */
const common = (name: string, holds: Holds) => file(name, (id, modules) => gameOf(id) === null && holds(id, modules));

/**
 * The files that the build makes of the modules, each of what it holds and no file before it has: few, for each has to be
 * asked for, and none that brings a guest's phone what only the app needs. A file takes along what its modules import.
 */
export const files = [
  // The font comes after what is seen first.
  { name: 'letters', test: /@fontsource/ },
  file('first', (id, modules) => app(id, modules) && guest(id, modules)),
  file('guest', guest),
  common('common', (id, modules) => app(id, modules) && guestTable(id, modules)),
  file('app', app),
  // How a game's cards are called is said wherever the game is named, and its dice lie on every table.
  { debugName: 'names', name: (id: string) => `names-${gameOf(id)}`, test: /games\/\w+\/(names|dice)\.ts/ },
  // Small pictures, which the first visit shows all at once.
  { name: 'emblems', test: /games\/\w+\/Emblem\.svelte/ },
  { name: 'drag', test: DRAG },
  file('focus', focus),
  common('own', guestTable),
  { debugName: 'own-games', name: (id: string, modules: Modules) => (guestTable(id, modules) ? `own-${gameOf(id)}` : null), test: GAMES },
  common('table', table),
  { name: 'shared', test: /src\/(?!games\/\w+\/)|node_modules/, minShareCount: 2 },
  { debugName: 'games', name: gameOf, minShareCount: 2 },
];
