import { prefersReducedMotion } from 'svelte/motion';

type Places = ReadonlyMap<string, DOMRect>;

/** Where every piece lies now that has a name (`data-piece`). */
export function places(root: HTMLElement | undefined): Places {
  const pieces = root?.querySelectorAll<HTMLElement>('[data-piece]') ?? [];
  return new Map([...pieces].map((piece) => [piece.dataset['piece'] ?? '', piece.getBoundingClientRect()]));
}

/** Lets every piece glide from where it lay to where it lies; not for those who want no motion. */
export function fly(root: HTMLElement | undefined, from: Places): void {
  if (!root || prefersReducedMotion.current) return;
  // Twice as long as a sheet takes: eyes have to follow several pieces.
  const duration = 2 * parseFloat(getComputedStyle(root).getPropertyValue('--sheet-in'));
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const was = from.get(piece.dataset['piece'] ?? '');
    const is = piece.getBoundingClientRect();
    if (!was || (was.x === is.x && was.y === is.y)) continue;
    piece.animate([{ transform: `translate(${was.x - is.x}px, ${was.y - is.y}px)`, zIndex: 1 }, { transform: 'none', zIndex: 1 }], { duration, easing: 'ease-in-out' });
  }
}
