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
  #hears = false;
  /** Those who wait until every change is heard. */
  #waiting: (() => void)[] = [];

  constructor(address: string) {
    this.#address = address;
  }

  /** Hears every change once `hears` was called; gives back what stops it. The line itself ends with the page. */
  listen(listener: Listener, hears?: () => void): () => void {
    this.#listeners.add(listener);
    if (!this.#begun) this.#begin();
    this.#begun = true;
    if (hears && this.#hears) hears();
    else if (hears) this.#waiting.push(hears);
    return () => void this.#listeners.delete(listener);
  }

  #tell = (change: Change): void => this.#listeners.forEach((listener) => listener(change));

  #begin(): void {
    const others = new BroadcastChannel(NAME);
    others.onmessage = (event: MessageEvent<Change>) => this.#tell(event.data);
    const pass = (change: Change) => others.postMessage(change);
    const hold = () => new Promise<never>(() => this.#hold(pass));
    if (!('locks' in navigator)) return void hold();
    void navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      // Another page holds it, and passes on what it hears.
      this.#heard();
      void navigator.locks.request(NAME, hold);
      return undefined;
    });
  }

  #heard(): void {
    this.#hears = true;
    for (const hears of this.#waiting.splice(0)) hears();
  }

  #hold(pass: Listener): void {
    const source = new EventSource(this.#address);
    source.onmessage = (event: MessageEvent<string>) => {
      const change = JSON.parse(event.data) as Change;
      this.#tell(change);
      pass(change);
    };
    source.onopen = () => {
      // What was said before the line stood is not said again: to those who went on without it everything has changed.
      if (this.#hears) this.#tell({ is: 'lists' });
      pass({ is: 'lists' });
      this.#heard();
    };
    source.onerror = () => {
      // Nobody waits for it; when it stands, they are told.
      this.#heard();
      // Some browsers do not try again by themselves where nobody answers.
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.#hold(pass), AGAIN);
    };
  }
}
