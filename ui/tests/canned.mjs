// Answers for pictures of the screens: a house with ten people, two open tables and some evenings.
const names = ['Ana', 'Bruno', 'Carla', 'Dani', 'Elena', 'Marc', 'Abuela', 'Irene', 'مريم', 'Maximiliana de la Fuente y Sotomayor'];
export const now = Date.UTC(2026, 10, 21, 20, 47);
const hour = 3_600_000;
const people = names.map((name, i) => ({ id: `p${i}`, name, piece: i % 8, tables: Math.max(0, 12 - i) }));

const config = {
  deck: 'fundex110', player_limit: 'seed', teams: 'none', round_plan: 'down', scoring: 'fundex',
  out_rage: 'round', change_rage: 'pile', second_wild: 'first', wild_value: 'top', rage_any_time: 'off',
  secret_bids: 'off', sweep_double: 'off', dealer_hook: 'off', final_tie: 'share',
};
const games = [{
  id: 'rage', min_seats: 2, max_seats: 10, knowledges: ['observed', 'dealt'], grains: ['round', 'card'],
  presets: [
    { id: 'seed', config },
    { id: 'leaflet', config: { ...config, player_limit: 'leaflet' } },
    { id: 'amigo', config: { ...config, deck: 'amigo112', player_limit: 'amigo', scoring: 'alternative', out_rage: 'trick_then_new', second_wild: 'second' } },
  ],
}];

const line = (key, params, rule = null) => ({ key, params, round: null, rule });

function card(session, status, who, points, rounds, next, ago, more = {}) {
  const placed = points.map((own) => ({ points: own, place: 1 + points.filter((other) => other > own).length, won: false }));
  const over = status === 'finished';
  if (over) for (const seat of more.winners ?? [points.indexOf(Math.max(...points))]) placed[seat].won = true;
  return {
    session, game: 'rage', status,
    seats: who.map((i) => ({ person: `p${i}`, name: names[i], piece: i % 8 })),
    standing: {
      over, round: Math.min(10, rounds + 1), of: 10, places: placed,
      rounds: Array.from({ length: rounds }, () => points.map(() => 1)), next, rule: over ? more.rule ?? 'RG-54' : null,
    },
    started: now - ago - 72 * 60_000, touched: now - ago, played_ms: more.long ?? 72 * 60_000,
    made_of: { game: 'rage', people: who.map((i) => `p${i}`), first: 1, knowledge: 'observed', grain: 'round', config: { ...config, dealer_hook: 'on' } },
  };
}

const live = card('live', 'live', [0, 1, 2, 3], [55, 29, 48, 33], 5, line('rage-next-bid', { who: { seat: 2 } }), 4 * 60_000);
const paused = card('paused', 'paused', [6, 4, 7], [41, -18, -23], 3, line('rage-next-results', {}), 50 * hour);
const ended = (who, points) => line('rage-over', { who: { seats: who }, points: { number: points } }, 'RG-54');
const finished = [
  card('f1', 'finished', [1, 2, 3, 0], [83, 83, 74, 70], 10, line('rage-over', { who: { seats: [0] }, points: { number: 83 } }, 'RG-55'), 7 * 24 * hour, { winners: [0], rule: 'RG-55' }),
  card('f2', 'finished', [2, 0, 1, 3, 4], [101, 88, 80, 62, 57], 10, ended([0], 101), 12 * 24 * hour, { long: 91 * 60_000 }),
  card('f3', 'abandoned', [8, 9], [12, -5], 2, line('rage-next-bid', { who: { seat: 0 } }), 20 * 24 * hour, { long: 18 * 60_000 }),
  card('f4', 'finished', [0, 5], [66, 71], 10, ended([1], 71), 25 * 24 * hour),
];

const part = (what, n, points) => ({ what, n, points });
function sheet(seats) {
  const totals = seats.map(() => 0);
  return Array.from({ length: 10 }, (_, i) => ({
    round: i + 1, cards: 10 - i, dealer: i % seats.length, grain: 'round',
    cells: seats.map((_, seat) => {
      const exact = (i + seat) % 3 !== 0;
      const points = exact ? 12 : 1;
      totals[seat] += points;
      return { bid: 2, tricks: exact ? 2 : 1, bonus: 0, mad: 0, points, total: totals[seat], exact, parts: exact ? [part('tricks', 2, 2), part('exact', 1, 10)] : [part('tricks', 1, 1)] };
    }),
  }));
}

function table(found) {
  const { session, game, status, seats, standing, started, played_ms, made_of } = found;
  return {
    session, game, revision: 30, status, seats, config: made_of.config, knowledge: 'observed', real_time: false, standing,
    steps: 20, undo: [], redo: null, draft: null, commitment: 'c0', started, played_ms, prompts: [],
    view: {
      phase: 'finished', round: 10, plan: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], cards: 1, dealer: 0, turn: null, grain: 'round',
      knowledge: 'observed', trump: { is: 'unknown' }, set_aside: [], pile: null, seats: [], trick: [], led: null,
      last_trick: null, sheet: sheet(seats), teams: seats.map((_, i) => [i]), revokes: [], config: made_of.config,
    },
  };
}

const log = [
  { seq: 0, at: now - 9 * hour, by: 'keeper', kind: 'open', fate: 'live', position: 0, command: null, lines: [line('rage-dealer-drawn', { who: { seat: 1 } })], before: [] },
  { seq: 1, at: now - 9 * hour + 60_000, by: 'keeper', kind: 'play', fate: 'live', position: 1, command: {}, lines: [line('rage-bid', { who: { seat: 2 }, n: { number: 2 } })], before: [] },
  { seq: 2, at: now - 9 * hour + 90_000, by: 'keeper', kind: 'play', fate: 'undone', position: null, command: {}, lines: [line('rage-bid', { who: { seat: 3 }, n: { number: 4 } })], before: [] },
  { seq: 3, at: now - 8 * hour, by: 'keeper', kind: 'pause', fate: 'live', position: null, command: null, lines: [], before: [] },
];

const settings = { language: 'system', theme: 'system', stay_awake: true, large_symbols: false };
const welcome = { version: '0.1.0', settings, folder: '/home/ana/.local/share/tapete', notices: [], problem: null, now };

/** One answer a command; `kind` is full, first (nothing yet) or a problem. */
export function answers(kind, chosen = {}) {
  const empty = kind === 'first';
  const cards = [live, paused, ...finished];
  const wearing = { ...settings, ...chosen };
  const notices = kind === 'notices' ? [
    { is: 'quarantined', kept: '/home/ana/.local/share/tapete/damaged-2026-11-21.db' },
    { is: 'missing', facts: 3, last: now - hour },
  ] : [];
  const problem = kind === 'read_only' ? { is: 'read_only', folder: welcome.folder } : kind === 'newer' ? { is: 'newer', found: 9, known: 3 } : null;
  return {
    welcome: () => ({ ...welcome, settings: wearing, notices, problem }),
    games: () => games,
    people: () => (empty ? [] : people),
    tables: () => (empty ? [] : [live, paused]),
    history: () => ({ sessions: empty ? [] : cards, next: empty ? null : 'more' }),
    order: ({ count }) => Array.from({ length: count }, (_, i) => (i + 1) % count),
    try_setup: (request) => (request.people.length > 6 && request.config.player_limit === 'seed'
      ? { code: 'RG_E_PLAYER_COUNT', rule: 'RG-6', params: { min: 2, max: 6, n: request.people.length } } : null),
    table: ({ session }) => table(cards.find((one) => one.session === session) ?? finished[0]),
    log_page: ({ order }) => ({ entries: order === 'newest_first' ? log.toReversed() : log, next: null }),
    change_settings: (to) => to,
    rule: () => ({ rule: 'RG-55', text: '**RG-55** The tied player with the most exactly made bids wins.' }),
  };
}
