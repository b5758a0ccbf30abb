import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const src = (path: string) => join(import.meta.dirname, '..', 'src', path);

/** The pages of the app: what each begins with. A guest's first sentences are of a game, which are said by `say`. */
const pages = { app: [src('main.ts')], guest: [src('guest/main.ts'), src('i18n/say.ts')] };

/** What a guest sees next: the table of their own, drawn by its game, or the one that they watch. */
const table = [src('guest/GuestTable.svelte'), src('guest/Watch.svelte')];
const owns = readdirSync(src('games'), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => ({ game: name, own: src(`games/${name}/Own.svelte`) }));

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** Everything that scripts bring along by their imports. */
function brought(scripts: readonly string[], modules: Modules): Set<string> {
  const found = new Set(scripts);
  // A set goes on over what is added on the way.
  for (const id of found) modules.getModuleInfo(id)?.importedIds.forEach((next) => found.add(next));
  return found;
}

/** What a game's own folder holds, and what is large and of few games, stays by itself. */
const APART = /src\/games\/\w+\/|svelte-dnd-action|kit\/drag\.ts/;

/**
 * The files that pages begin with, and what a guest's phone needs to draw a table: `first` for both pages, `app` and
 * `guest` for what only one needs, `common` for what the app begins with and a guest's table needs, `own` for what only
 * that needs, `own-<game>` where only one game does. What begins a page stays by itself: it would run wherever its file
 * is needed.
 */
export function firstFiles() {
  let of: { app: Set<string>; guest: Set<string>; table: Set<string>; owns: { game: string; all: Set<string> }[] } | undefined;
  const known = (modules: Modules) =>
    (of ??= {
      app: brought(pages.app, modules),
      guest: brought(pages.guest, modules),
      table: brought(table, modules),
      owns: owns.map(({ game, own }) => ({ game, all: brought([own], modules) })),
    });
  const fileOf = (id: string, modules: Modules): string | null => {
    if (id.endsWith('/main.ts')) return null;
    const { app, guest, table, owns } = known(modules);
    if (guest.has(id)) return app.has(id) ? 'first' : 'guest';
    const games = APART.test(id) ? [] : owns.filter(({ all }) => all.has(id)).map(({ game }) => game);
    const own = games.length > 1 || table.has(id) ? 'own' : games.length === 1 ? `own-${games[0]}` : null;
    return app.has(id) ? (own === null ? 'app' : 'common') : own;
  };
  const file = (name: string) => ({ name: (id: string, modules: Modules) => (fileOf(id, modules) === name ? name : null) });
  return [
    // The font comes after what is seen first, to both pages: it is in none of their files.
    { name: 'letters', test: /@fontsource/ },
    // One group each, in this order: a group takes along whatever its modules import and no group before it has.
    ...['first', 'guest', 'common', 'app'].map(file),
    { name: 'drag', test: /svelte-dnd-action|kit\/drag\.ts/ },
    ...['own', ...owns.map(({ game }) => `own-${game}`)].map(file),
    // How a game's cards are called is said wherever the game is named.
    { name: (id: string) => `names-${/games\/(\w+)\/names/.exec(id)?.[1]}`, test: /games\/\w+\/names\.ts/ },
    // What a game's own table shares with its other screens, without what only those need.
    {
      name: (id: string, modules: Modules) => owns.find(({ game }, at) => id.includes(`/games/${game}/`) && known(modules).owns[at]?.all.has(id))?.game ?? null,
      minShareCount: 2,
    },
  ];
}
