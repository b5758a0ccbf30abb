import { getContext, setContext } from 'svelte';

/** The rule book of a table, where the glass has room for it beside the table. */
export interface Book {
  readonly beside: boolean;
  /** It lies open, and leaves the table no more breadth than a phone has. */
  readonly narrows: boolean;
  /** Opens it at one of its rules, or at its beginning. */
  open: (game: string, rule?: string) => void;
}

const KEY = Symbol('book');

export const lendBook = (book: Book): Book => setContext(KEY, book);

/** None outside a table, and where the glass lies between people. */
export const bookHere = (): Book | undefined => getContext<Book | undefined>(KEY);
