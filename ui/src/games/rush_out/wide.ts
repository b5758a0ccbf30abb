import { MediaQuery } from 'svelte/reactivity';

/** Everybody's panel is a line, one below the other. */
export const narrow = new MediaQuery('(max-width: 900px)');
