import { join } from 'node:path';

const src = (path: string) => join(import.meta.dirname, '..', 'src', path);

/** The pages of the app: what each begins with. A guest's first sentences are of a game, which are said by `say`. */
const pages = { app: [src('main.ts')], guest: [src('guest/main.ts'), src('i18n/say.ts')] };

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** Everything that scripts bring along by their imports. */
function brought(scripts: readonly string[], modules: Modules): Set<string> {
  const found = new Set(scripts);
  // A set goes on over what is added on the way.
  for (const id of found) modules.getModuleInfo(id)?.importedIds.forEach((next) => found.add(next));
  return found;
}

/**
 * The files that pages begin with: `first` for both, `app` and `guest` for what only one needs. What begins a page stays
 * by itself: it would run wherever its file is needed.
 */
export function firstFiles() {
  let of: Record<keyof typeof pages, Set<string>> | undefined;
  const needs = (page: keyof typeof pages, id: string, modules: Modules) => {
    of ??= { app: brought(pages.app, modules), guest: brought(pages.guest, modules) };
    return of[page].has(id) && !id.endsWith('/main.ts');
  };
  return [
    // The font comes after what is seen first, to both pages: it is in none of their files.
    { name: 'letters', test: /@fontsource/ },
    { name: (id: string, modules: Modules) => (needs('app', id, modules) && needs('guest', id, modules) ? 'first' : null) },
    { name: (id: string, modules: Modules) => (needs('app', id, modules) ? 'app' : null) },
    { name: (id: string, modules: Modules) => (needs('guest', id, modules) ? 'guest' : null) },
  ];
}
