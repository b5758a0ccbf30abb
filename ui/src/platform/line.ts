import type { Change } from '../gen/wire';

type Listener = (change: Change) => void;

const NAME = 'tapete-changes';
/** So long after the server ended it is asked again, in milliseconds. */
const AGAIN = 1_000;

/**
 * The changes a server tells, for every part of this page that listens. A browser opens six connections to a server, all
 * its pages together: one of them holds the line and passes on what it hears, and when it closes, the next one does.
 */
export class Line {
  #address: string;
  #listeners = new Set<Listener>();
  #begun = false;

  constructor(address: string) {
    this.#address = address;
  }

  /** Hears every change from now on; gives back what stops it. The line itself ends with the page. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (!this.#begun) this.#begin();
    this.#begun = true;
    return () => void this.#listeners.delete(listener);
  }

  #tell = (change: Change): void => this.#listeners.forEach((listener) => listener(change));

  #begin(): void {
    const others = new BroadcastChannel(NAME);
    others.onmessage = (event: MessageEvent<Change>) => this.#tell(event.data);
    const hold = () => new Promise<never>(() => this.#hold((change) => (this.#tell(change), others.postMessage(change))));
    if (!('locks' in navigator)) return void hold();
    void navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      // Another page holds it: what was said before this one listened is not said again.
      this.#tell({ is: 'lists' });
      void navigator.locks.request(NAME, hold);
      return undefined;
    });
  }

  #hold(pass: Listener): void {
    const source = new EventSource(this.#address);
    source.onmessage = (event: MessageEvent<string>) => pass(JSON.parse(event.data) as Change);
    // What was said before the line stood is not said again: everything counts as changed.
    source.onopen = () => pass({ is: 'lists' });
    // Some browsers do not try again by themselves where nobody answers.
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.#hold(pass), AGAIN);
    };
  }
}
