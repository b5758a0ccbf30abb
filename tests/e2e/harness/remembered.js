// Evenings that are over, for tests that look back.
import { answered, Evening, FOUR } from './evening.js';

/** A table of Rage that is played to its end; the named person takes every trick they bid. */
async function rage(server, names, winner, rounds = 3) {
  const plan = Array.from({ length: rounds }, (_, i) => rounds - i);
  const evening = await Evening.open(server, names, { config: { round_plan: plan, dealer_hook: 'off' } });
  for (const cards of plan) {
    const bids = names.map((_, seat) => (seat === winner ? cards : 0));
    await evening.round(bids, bids);
  }
  return evening;
}

/** A round of Rage that the app dealt and that was played to its end, with the hands as they were dealt. */
export async function dealt(server, names, config = {}) {
  const evening = await Evening.open(server, names, { knowledge: 'dealt', grain: 'card', config: { round_plan: [2], dealer_hook: 'off', ...config } });
  const hands = [];
  for (const seat of names.keys()) hands.push((await evening.table(seat)).view.seats[seat].hand);
  for (const seat of names.keys()) await evening.play({ do: 'bid', seat, n: 1 });
  for (let turn; (turn = (await evening.table()).view.turn) !== null; ) {
    const [card] = (await evening.table(turn)).prompts.find((prompt) => prompt.legal).legal;
    await evening.play({ do: 'play', seat: turn, card, ...(card === 'WILD' && { colour: 'R' }) });
  }
  return { evening, hands };
}

/** A table of Rage at which two are level at the end and share the win. */
async function shared(server, names) {
  const evening = await Evening.open(server, names, { config: { round_plan: [1, 1], dealer_hook: 'off' } });
  const [first, second] = [names.map((_, seat) => Number(seat === 0)), names.map((_, seat) => Number(seat === 1))];
  await evening.round(first, first);
  await evening.round(second, second);
  await evening.play({ do: 'settle_tie', how: { by: 'share' } });
  return evening;
}

/**
 * Twelve sessions, every one of them known: Ana and Bruno meet in nine games of Rage (Ana ahead in five, Bruno in three, once
 * level), Ana and Carla in all of those where Carla sat; a race of Rush 7, a game of Rummikub and an evening that was not finished.
 */
export async function twelve(server) {
  const made = {};
  made.first = await rage(server, FOUR, 0, 4);
  made.second = await rage(server, FOUR, 1);
  made.third = await rage(server, FOUR.slice(0, 3), 0);
  made.fourth = await rage(server, FOUR.slice(0, 2), 0);
  made.fifth = await rage(server, FOUR.slice(0, 2), 0);
  made.sixth = await rage(server, FOUR.slice(0, 2), 1);
  made.tie = await shared(server, FOUR.slice(0, 2));
  made.eighth = await rage(server, FOUR, 1);
  made.ninth = await rage(server, FOUR.slice(0, 3), 0);
  made.without = await rage(server, ['Carla', 'Diego'], 0);
  made.rummikub = await Evening.open(server, ['Carla', 'Diego'], { game: 'rummikub' });
  await made.rummikub.play({ do: 'score_win', winner: 0, racks: [{ seat: 1, points: 23 }] });
  await made.rummikub.play({ do: 'finish_match' });
  made.unfinished = await Evening.open(server, FOUR);
  await made.unfinished.round([3, 0, 4, 2], [[3, 1, 0], 0, [5, 0, 1], 2]);
  await answered(server, 'abandon', { session: made.unfinished.session, revision: (await made.unfinished.table()).revision });
  return made;
}

/** Says where a session was played, and a note. */
export function remark(server, session, venue, note) {
  return answered(server, 'describe_session', { session, venue, note });
}

export { rage };
