import type { LiveTable } from './live.svelte';

/** Often enough that a second is never shown late by more than the eye sees. */
const LOOK = 100;
/** A page's clock that was put on or back by more than this is not believed. */
const JUMP = 1_000;

/**
 * The time at the device that keeps the table, while a screen shows it. It counts nothing: after a sleep or in
 * a page that was hidden it is right with the first look. When this device's clock is set again, the table
 * is asked what time it is.
 */
export class HostTime {
  #here = $state(Date.now());
  readonly #live: LiveTable;

  constructor(live: LiveTable, wanted: () => boolean) {
    this.#live = live;
    $effect(() => {
      if (!wanted()) return;
      let [date, steady] = [Date.now(), performance.now()];
      const look = () => {
        const [then, ran] = [date, steady];
        [date, steady] = [Date.now(), performance.now()];
        if (Math.abs(date - then - (steady - ran)) > JUMP) void live.load();
        this.#here = date;
      };
      this.#here = date;
      const timer = setInterval(look, LOOK);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    });
  }

  get now(): number {
    const { table, fetched } = this.#live;
    return table ? table.now + Math.max(0, this.#here - fetched) : this.#here;
  }
}
