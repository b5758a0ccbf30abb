// Rounds of Rush Out! played at the door: one side does everything and the other nothing.

/** The dice of a seat are thrown as wanted, and put where they fit. */
async function fill(evening, seat, target, half) {
  const { view } = await evening.table();
  const free = target[half].flatMap(({ symbol, die }, slot) => (die ? [] : [{ symbol, slot }]));
  const back = view.seats[seat].dice.filter(({ at }) => at === 'slot').map(({ die }) => die);
  if (back.length > 0) await evening.play({ do: 'retrieve', seat, dice: back });
  const hand = view.seats[seat].dice.filter(({ at }) => at === 'hand' || at === 'slot');
  const faces = hand.map((_, i) => free[i]?.symbol ?? (half === 'hero' ? 'heart' : 'plant'));
  await evening.play({ do: 'roll', seat, faces });
  let table;
  for (const [i, { slot }] of free.slice(0, hand.length).entries()) {
    table = await evening.play({ do: 'place', seat, die: hand[i].die, target: target.target, slot });
    // A card that is full has gone, and its dice are back.
    if (table.view.phase !== 'running') break;
  }
  return table ?? evening.table();
}

/** What is asked of a team beside its dice is answered as briefly as can be. */
async function answer(evening, { view, prompts }) {
  const asked = (ask) => prompts.find((one) => one.ask === ask);
  const { sorcerer } = view;
  if (view.pending) {
    const { of, heroes, count } = asked('resolve_spell').wanted;
    return evening.play({ do: 'resolve_spell', seat: sorcerer, choice: of === 'heroes' ? { on: 'heroes', heroes: heroes.slice(0, count) } : { on: 'nothing' } });
  }
  if (asked('choose_vortex_die')) return evening.play({ do: 'choose_vortex_die', seat: asked('choose_vortex_die').seat, die: asked('choose_vortex_die').dice[0] });
  if (asked('finish_market')) return evening.play({ do: 'finish_market', seat: asked('finish_market').team === 'sorcerer' ? sorcerer : (sorcerer + 1) % view.seats.length });
  if (asked('next_round')) return evening.play({ do: 'next_round' });
  if (view.phase === 'ready') return evening.play({ do: 'roll', seat: sorcerer });
  return undefined;
}

/** Plays on until `enough`, or until the match is over; of spells the shortest is cast, or one of `kind` first. */
export async function playOn(evening, side, enough, kind) {
  let table = await evening.table();
  for (let n = 0; n < 400; n += 1) {
    const { view } = table;
    if (enough(table) || view.phase === 'finished') return table;
    const answered = await answer(evening, table);
    if (answered) {
      table = answered;
    } else if (side === 'sorcerer') {
      const order = ({ kind: one, sorcerer }) => (one === kind ? 0 : one === 'dracology' && kind ? 100 : sorcerer.length);
      const [target] = view.spell_row.filter((one) => one?.sorcerer.length > 0).sort((a, b) => order(a) - order(b));
      table = await fill(evening, view.sorcerer, target, 'sorcerer');
    } else {
      const tasks = view.task_row.filter((one) => one?.hero.length > 0 && !one.held);
      const target = tasks.find((one) => one.hero.some(({ die }) => die)) ?? tasks[0];
      const busy = new Set(target.hero.map(({ die }) => die?.[0]).filter(Boolean));
      const free = view.seats.findIndex(({ dice }, seat) => seat !== view.sorcerer && !busy.has(dice[0].die[0]));
      table = await fill(evening, free, target, 'hero');
    }
  }
  throw new Error('never came about');
}
