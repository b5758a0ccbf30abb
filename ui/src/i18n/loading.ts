import sentences from 'virtual:sentences';
import { Catalogue } from './catalogue';
import { regionOf, type Language } from './language';

interface GameNames {
  /** A card, tile or face as it is said. */
  cardName: (code: string) => string;
}

// A game joins by its folder alone; how it names its cards is found here.
const names = import.meta.glob<GameNames>('../games/*/names.ts');

/** What only these screens say, `<language>/screens`, is fetched with them. */
export const saidOn: Readonly<Record<string, readonly string[]>> = {
  // Rush Out!'s own cards are copied on a page of theirs; the form of a new table says how far they are.
  cards: ['cards', 'new'],
  data: ['data'],
  // A game that was opened has them, too.
  faults: ['editor', 'new'],
  statistics: ['statistics', 'game', 'evening', 'people', 'person', 'pair', 'group', 'year'],
};

/** Every game that has sentences of its own. */
export const spokenGames: ReadonlySet<string> = new Set(Object.keys(sentences.en).filter((name) => name !== '' && !(name in saidOn)));

export const preferred = () => (navigator.languages.length ? navigator.languages : [navigator.language]);

const catalogues = new Map<Language, Catalogue>();
export function catalogueOf(language: Language): Catalogue {
  let found = catalogues.get(language);
  if (!found) catalogues.set(language, (found = new Catalogue(regionOf(language, preferred()))));
  return found;
}

const cardNames = new Map<string, GameNames['cardName']>();
/** How a game names its cards, once it is loaded and if it has any. */
export const cardNamesOf = (game: string) => cardNames.get(game);

/** What every screen says goes under no game. */
const EVERYWHERE = '';

async function fetchSentences(language: Language, name: string): Promise<void> {
  const [text, named] = await Promise.all([sentences[language][name]?.(), names[`../games/${name}/names.ts`]?.()]);
  if (named) cardNames.set(name, named.cardName);
  if (text) catalogueOf(language).add(text.default);
}

const under = new Map<string, Promise<void>>();
const loaded = new Set<string>();

/** Loads the sentences of a language, of games and of screens, each once; nothing to wait for where all are there. */
export function load(language: Language, some: Iterable<string>): Promise<unknown> | undefined {
  const missing = [EVERYWHERE, ...some].filter((name) => !loaded.has(`${language} ${name}`));
  if (missing.length === 0) return undefined;
  return Promise.all(
    missing.map((name) => {
      const key = `${language} ${name}`;
      let found = under.get(key);
      if (!found) {
        found = fetchSentences(language, name)
          .then(() => void loaded.add(key))
          .finally(() => under.delete(key));
        under.set(key, found);
      }
      return found;
    }),
  );
}
