import type { Card, Config } from '../../gen/rush7';
import { number } from '../../i18n/index.svelte';
import { Question } from '../../session/question.svelte';

/** A key a card of the deck, as the judge knows it. */
export class DeckKeys {
  #asked = new Question<'rush7', { values: unknown }>('rush7');
  readonly all = $derived((this.#asked.answer?.values ?? []).map((value: Card) => ({ value, text: number(value) })));

  /** How many captured cards win a zone; none before the judge has said so. */
  readonly slots = $derived(this.#asked.answer?.to_win ?? 0);

  ask({ deck }: Partial<Config>) {
    void this.#asked.ask({ ask: 'values' }, deck === undefined ? {} : { deck });
  }
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
