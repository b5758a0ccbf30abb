import { MediaQuery } from 'svelte/reactivity';

/** The keeper's layout: columns at the left, what is asked at the right. */
export const keeper = new MediaQuery('(min-width: 1000px) and (min-height: 600px)');

/** So large that the rule book can lie beside the table. */
export const beside = new MediaQuery('(min-width: 1100px) and (min-height: 600px)');

/** Larger still: beside the rule book the table has as much room as on a tablet. */
export const broad = new MediaQuery('(min-width: 1500px)');

/** A phone on its side: columns at the left, a side of cloth with what is pressed at the right. */
export const low = new MediaQuery('(min-width: 560px) and (max-height: 499px)');

/** A small phone upright: one line of scores, one line of tools. */
export const small = new MediaQuery('(max-width: 559px) and (max-height: 699px)');

/** A large glass that is touched: where everybody acts at once it lies between them from the start. */
export const tablet = new MediaQuery('(pointer: coarse) and (min-width: 700px) and (min-height: 560px)');

/** A phone upright, small or not. */
export const upright = new MediaQuery('(max-width: 559px)');
