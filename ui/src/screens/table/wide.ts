import { MediaQuery } from 'svelte/reactivity';

/** The keeper's layout: columns at the left, what is asked at the right. */
export const keeper = new MediaQuery('(min-width: 1000px) and (min-height: 600px)');
