import type { GameKind } from '../gen/wire';
import { plain } from '../i18n/index.svelte';
import { nameOfGame } from './games';

type Played = GameKind & { plays: number };

/** Games whose names differ in nothing but case, accents and signs, each with the one that it may count as. */
export function sameGames(games: readonly Played[]): { from: Played; into: Played }[] {
  const alike = new Map<string, Played[]>();
  for (const one of games) {
    const name = plain(nameOfGame(one.game, one.title)).replace(/[^\p{L}\p{N}]/gu, '');
    alike.set(name, [...(alike.get(name) ?? []), one]);
  }
  return [...alike.values()].flatMap((all) => {
    // One with rules of its own before one that is only called so.
    const [into, ...others] = [...all].sort((a, b) => Number(a.title !== '') - Number(b.title !== '') || b.plays - a.plays);
    return into ? others.map((from) => ({ from, into })) : [];
  });
}
