import { MediaQuery } from 'svelte/reactivity';

/** Everybody's panel is a line, one below the other. */
export const narrow = new MediaQuery('(max-width: 900px)');

/** No room for a panel of three lines beside the cards. */
export const flat = new MediaQuery('(max-height: 43rem)');

const high = new MediaQuery('(min-height: 50rem)');

/** How many of those panels stand at the thumb. */
export const room = {
  get current() {
    return high.current ? 2 : 1;
  },
};
