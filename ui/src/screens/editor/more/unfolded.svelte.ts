import { tick } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { pathOf, placeOf } from './shape';

/** Which parts of the form are unfolded, by their places. */
export const unfolded = new SvelteSet<string>();

/** How the element of a place is called in the page. */
export const idAt = (place: string) => `at-${place}`;

export const insideOf = (place: string) => `in-${place}`;

/** Folds everything in a list: what is at each of its places has changed. */
export function foldAll(list: string): void {
  for (const place of unfolded) if (place.startsWith(`${list}[`)) unfolded.delete(place);
}

/** Unfolds what holds this place, and goes there; where nothing is written there, to the nearest that is. */
export async function showPlace(place: string): Promise<void> {
  const path = pathOf(place);
  const around = path.map((_, at) => placeOf(path.slice(0, at + 1)));
  around.forEach((one) => unfolded.add(one));
  await tick();
  const found = around.reverse().flatMap((one) => document.getElementById(idAt(one)) ?? [])[0];
  found?.scrollIntoView({ block: 'center' });
  found?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
}
