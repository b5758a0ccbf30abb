import type { Deck } from '../../gen/rush7';
import { number } from '../../i18n/index.svelte';

/** A key a card of the deck, whose name says the lowest and the highest. */
export function deckKeys(deck: Deck) {
  const [lowest = 0, highest = 0] = deck.split('-').map(Number);
  return Array.from({ length: highest - lowest + 1 }, (_, i) => ({ value: lowest + i, text: number(lowest + i) }));
}

/** Digits of the keyboard for keys that lie in a dialog, where the table's own do not listen. */
export function digitsInDialog(onkey: (value: number) => void) {
  return (node: HTMLElement) => {
    const dialog = node.closest('[role="dialog"]');
    const listen = (event: Event) => {
      const { key, ctrlKey, altKey, metaKey, target } = event as KeyboardEvent;
      if (ctrlKey || altKey || metaKey || !/^\d$/.test(key)) return;
      if (target instanceof Element && target.closest('input:not([type="radio"]), textarea')) return;
      onkey(Number(key));
    };
    dialog?.addEventListener('keydown', listen);
    return () => dialog?.removeEventListener('keydown', listen);
  };
}
