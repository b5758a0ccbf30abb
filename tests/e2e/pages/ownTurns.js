// What a person taps on a phone of their own in the games that the app deals. What can be done is asked of the table as that
// seat sees it; what is done are taps. Keys are found by their place, for the phones of a table speak different languages.

const own = (css) => ({ css: `.hand ${css}` });
const nth = (n) => `:nth-child(${n + 1})`;

/** Rage: one trick is bid, and the first card that may be played is. */
export async function rageTurn(phone, seat, { prompts, view }) {
  const bid = prompts.find((prompt) => prompt.ask === 'bid' && prompt.seat === seat);
  if (bid) return phone.tap(own(`.keys button${nth(1)}`));
  const { legal, announced } = prompts.find((prompt) => prompt.ask === 'play');
  const at = view.seats[seat].hand.findIndex((card) => legal.includes(card));
  await phone.tap(own(`.cards li${nth(at)} button`));
  await phone.tap(own('.primary'));
  const card = view.seats[seat].hand[at];
  if (announced.includes(card)) await phone.tap(own('.colours button'));
}

/** Cover Your Assets: a challenge where one can be opened, else a set, else a card for the pile. */
export async function assetsTurn(phone, seat, { prompts, view }) {
  const asked = (ask) => prompts.find((prompt) => prompt.ask === ask);
  if (asked('stop')) return phone.tap(own(asked('show')?.cards.length > 0 ? '.answer .pad button' : '.answer > button'));
  const held = view.kinds.map(({ kind }) => kind).filter((kind) => view.seats[seat].hand.includes(kind));
  const take = (kind) => phone.tap(own(`.pad .pad button${nth(held.indexOf(kind))}`));
  const target = asked('challenge')?.targets.find(({ cards }) => cards.length > 0);
  if (target) {
    await take(target.cards[0]);
    const others = view.seats.map((_, at) => at).filter((at) => at !== seat);
    return phone.tap(own(`:nth-match(.uses button:has(.who), ${others.indexOf(target.defender) + 1})`));
  }
  const pair = asked('pair')?.pairs[0];
  if (pair) {
    await take(pair[0]);
    const partners = asked('pair').pairs.flatMap(([one, other]) => (one === pair[0] ? [other] : other === pair[0] ? [one] : []));
    return phone.tap(own(`.pairs + .pad button${nth(partners.indexOf(pair[1]))}`));
  }
  const fits = asked('pair_discard')?.cards[0];
  await take(fits ?? held.at(-1));
  return phone.tap(own(`.uses button${fits ? ':first-child' : ':last-child'}`));
}

/** Rush 7: five cards of the hand, as they lie there, into the five zones. */
export async function rush7Turn(phone) {
  for (let zone = 1; zone <= 5; zone += 1) {
    await phone.tap(own('.hand:not(.whole) li button'));
    await phone.tap({ css: `[data-frame] [role=group] .zone:nth-of-type(${zone}) [data-column]` });
  }
  await phone.tap(own('.primary'));
}

/** Rush Out!: a hero rolls what is in hand, and lays every die that the first task still needs. */
export async function heroTurn(phone, seat, evening) {
  const hand = ({ at }) => at === 'hand';
  const now = async () => (await evening.table()).view;
  const before = await now();
  if (before.phase !== 'running') return;
  if (before.seats[seat].dice.some(hand)) await rolls(phone, seat, evening);
  const { phase, task_row: row, seats } = await now();
  const place = row.findIndex((one) => one?.hero.some((slot) => !slot.die) && !one.held);
  if (phase !== 'running' || place < 0) return;
  const wanted = row[place].hero.filter((slot) => !slot.die).map(({ symbol }) => symbol);
  for (const [at, die] of seats[seat].dice.entries()) {
    const fits = wanted.indexOf(die.face);
    if (!hand(die) || fits < 0) continue;
    wanted.splice(fits, 1);
    const { steps } = await evening.table();
    await phone.tap({ css: `[data-seat="${seat}"] .dice > :nth-child(${at + 1})` });
    // The only place is taken at once; of several one is chosen, by the key of its card.
    const choice = phone.page.locator(`[data-seat="${seat}"] .targets .to`).filter({ hasText: String(place + 1) }).first();
    const laid = async () => (await evening.table()).steps > steps;
    await phone.until(async () => (await laid()) || ((await choice.isVisible()) && (await choice.tap(), true)));
    await phone.until(laid);
    await phone.answered();
  }
}

/** Rush Out!: all dice in hand. */
export async function rolls(phone, seat, evening) {
  const { steps } = await evening.table();
  await phone.tap(`roll-${seat}`);
  await phone.until(async () => (await evening.table()).steps > steps);
  // What the table knows the phone may not show yet.
  await phone.answered();
}
