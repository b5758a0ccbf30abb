import type { Command, View } from '../../gen/rush_out';
import { t } from '../../i18n/index.svelte';
import { word } from '../../i18n/say';
import type { TableState } from '../../session/game';
import { nameAt } from '../../session/people';
import { allAsked, asked, targetsOf } from './asked';
import { effectSaid } from './effects';
import type { SeatHand } from './hand.svelte';
import { cardName } from './names';

/** Something that a seat may do beside rolling and placing. */
export interface Deed {
  label: string;
  note?: string;
  command: Command;
}

/** Abilities, gold, scrolls and broken curses of a seat, as the table offers them now. */
export function deedsOf(table: TableState<'rush_out'>, view: View, hand: SeatHand): Deed[] {
  const { seat } = hand;
  const own = view.seats[seat];
  const found: Deed[] = [];
  const effectOf = (id: string) => effectSaid(targetsOf(view).find((one) => one.target === id)?.effect ?? null);
  for (const { class: hero, heroes, cards, dice } of allAsked(table, 'use_ability', seat)) {
    const label = word('rush_out', 'ability', hero);
    const use = { do: 'use_ability', seat } as const;
    if (hero === 'warrior') found.push({ label, command: use });
    for (const who of heroes) found.push({ label, note: nameAt(table, who), command: { ...use, hero: who } });
    for (const card of cards) found.push({ label, note: effectOf(card) || cardName(card), command: { ...use, card } });
    for (const die of dice) found.push({ label, note: cardName(die), command: { ...use, die } });
  }
  const pair = allAsked(table, 'spend_gold_pair').some(({ team }) => team === own?.team);
  if (pair) found.push({ label: t('rush_out-spend-pair'), note: t('rush_out-spend-pair-note'), command: { do: 'spend_gold_pair', seat } });
  for (const { scroll, dice } of allAsked(table, 'flip_die', seat)) {
    for (const die of dice) found.push({ label: word('rush_out', 'item', scroll), note: hand.said(own?.dice.find((one) => one.die === die) ?? { die, face: null, at: 'hand' }), command: { do: 'flip_die', seat, die, scroll } });
  }
  for (const { scroll, cards } of allAsked(table, 'swap_top_spell', seat)) {
    for (const card of cards) {
      const spell = targetsOf(view).find((one) => one.target === card);
      const note = spell && [word('rush_out', 'kind', spell.kind), effectSaid(spell.effect)].filter(Boolean).join(', ');
      found.push({ label: word('rush_out', 'item', scroll), ...(note && { note }), command: { do: 'swap_top_spell', seat, scroll, card } });
    }
  }
  for (const card of asked(table, 'remind_curse', seat)?.cards ?? []) {
    found.push({ label: t('rush_out-remind'), note: effectOf(card) || word('rush_out', 'curse', card), command: { do: 'remind_curse', seat, card } });
  }
  return found;
}
