// Every form of every game of the shelf, on the smallest phones, upright and on their side: what is written and the
// button that writes it are in view without a swipe, with long names, in teams and with as many people as fit on a list.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { browser } from '../harness/browser.js';
import { Page, PHONES } from '../harness/chromium.js';
import { Evening, LONG, TEN } from '../harness/evening.js';
import { server, share } from '../harness/shared.js';
import { games, shelf } from '../harness/shelf.js';
import { cutWords, unreached } from '../harness/targets.js';
import { soon } from '../harness/until.js';

/** The lowest upright and on its side, at which the page stands else. */
const LOWEST = [[320, 568], [640, 360]];
/** One form of each kind is looked at on every phone. */
const ONE_OF_EACH = ['pad', 'skull-king', 'yahtzee', 'life', 'truco', 'flip-7'];
/** A form of the same shape is looked at once, in whatever game; with TAPETE_TIMES each is. */
const ALL = process.env.TAPETE_TIMES !== undefined;

await share([...LONG, ...TEN]);
/** Where the page is while the table goes on: it draws nothing of it. */
const ELSEWHERE = '#/settings';
const OTHERS = { role: 'button', begins: 'Otra casilla' };
/** After so many entries that brought no other form there is none. */
const MOST_ALIKE = 5;

// Two at a time: most of it is waiting.
describe('every form in view', { concurrency: 2 }, () => {
  const [first, others] = [ONE_OF_EACH, games.filter((name) => !ONE_OF_EACH.includes(name))];
  const half = Math.ceil(others.length / 2) - first.length;
  for (const some of [[...first, ...others.slice(0, half)], others.slice(half)]) {
    describe('part of the shelf', { concurrency: 1 }, () => {
      let page;
      const closing = [];
      before(async () => {
        page = await Page.open({ after: (end) => closing.push(end) }, browser, server.address, { language: 'es-ES' });
        await page.resize(...LOWEST[0]);
      });
      after(async () => {
        for (const end of closing) await end();
      });
      for (const name of some) {
        test(name, () => everyForm(page, shelf(name), ONE_OF_EACH.includes(name) ? PHONES : LOWEST));
      }
    });
  }
});

async function everyForm(page, game, sizes) {
  const [fewest, most] = game.seats;
  const tables = [{ names: LONG.slice(0, Math.min(most, Math.max(fewest, LONG.length))) }];
  if (fewest > LONG.length) tables.pop();
  if (most > LONG.length) tables.push({ names: TEN.slice(0, Math.min(most, TEN.length)) });
  const teams = game.sides?.includes('two') && game.sides[0] !== 'two' && most >= 4 ? [{ names: LONG, sides: 'two' }] : [];
  const seen = new Set();
  for (const one of [...tables, ...teams]) {
    const { names, sides } = one;
    const evening = await Evening.open(server, names, { game: 'sheet', config: { game, ...(sides && { sides }) } });
    const look = { page, sizes, people: `${names.length} people${sides ? ' in teams' : ''}` };
    for (const field of await walk(look, evening, names, sides)) seen.add(field);
    await corrected(look, evening, names);
  }
  const all = [game.round, game.sheet].flatMap((entry) => entry?.fields ?? []).filter((field) => field.kind !== 'text' && !/house\./.test(field.if ?? ''));
  assert.deepEqual(all.map(({ id }) => id).filter((id) => !seen.has(id)), [], 'not looked at');
}

/** The shapes of forms that were looked at. */
const SHAPES = new Set();

/** What tells the forms of two games apart: how long what is read is, in steps of four letters, and how many keys there are. */
function shapeOf(asked, fields) {
  const length = (said) => Math.ceil((said?.es ?? said?.en ?? said ?? '').length / 4);
  return JSON.stringify(asked.map(({ field, bounds, adds_to: sum }) => {
    const { kind = 'number', name, note, values = [], of = [], extra, optional } = fields.find(({ id }) => id === field);
    const { min, max } = bounds.find((bound) => bound.asked !== false) ?? {};
    return [
      kind, length(name), length(note), values.length, of.map((one) => length(one.name)), extra, optional, sum !== null,
      min < 0, Math.min(max - min, 21), String(max).length, new Set(bounds.map(({ seat }) => seat)).size,
    ];
  }));
}

/** Whether a form of this shape was looked at before, at as many sizes; else it will have been. */
function known(sizes, ...shape) {
  if (ALL) return false;
  const of = (count) => JSON.stringify([count, ...shape]);
  if (SHAPES.has(of(PHONES.length)) || SHAPES.has(of(sizes.length))) return true;
  SHAPES.add(of(sizes.length));
  return false;
}

/** The correction of the first row on the lowest phones (higher ones have more in it), with each of its boxes picked. */
async function corrected({ page, people }, evening, names) {
  const { view } = await evening.table();
  const row = view.rows.find(({ complete, points }) => complete && points[0]);
  const fields = (view.game.round?.fields ?? []).filter((field) => row && (row.cells[0][field.id] ?? row.table[field.id]) !== undefined);
  if (fields.length < 2) return;
  const asked = fields.map(({ id }) => ({ field: id, bounds: [], adds_to: null }));
  if (known(LOWEST, 'correction', people, shapeOf(asked, fields))) return;
  await page.go(evening.hash);
  await page.page.getByRole('button', { name: new RegExp(`^${names[0]}[^,]*, `) }).first().tap();
  await page.until(() => page.has({ css: '[data-correct] .enter' }));
  const cells = page.page.locator('[data-correct] .cell:not([aria-pressed])');
  for (let i = 0; i < (await cells.count()); i += 1) {
    await cells.nth(i).tap();
    await page.drawn();
    const name = await cells.nth(i).innerText();
    await atEachSize({ page, sizes: LOWEST }, async (size) => {
      await soon(async () => assert.deepEqual(await unreached(page, false, '[data-correct]'), [], `correction, ${name}, ${size}`), 1);
    });
  }
  await page.press('Escape');
  await page.go(ELSEWHERE);
}

/** Looks at each kind of form until there is no other one; gives the fields that were asked. */
async function walk(look, evening, names, sides) {
  const { page, sizes, people } = look;
  const seen = new Set();
  const kinds = new Set();
  for (let n = 0, last = 0; n - last <= MOST_ALIKE; n += 1) {
    const table = await evening.table();
    const prompt = table.prompts.find((one) => one.ask === 'enter');
    if (!prompt) {
      if (n === 0) {
        await page.go(evening.hash);
        await inView(look, people);
        await page.go(ELSEWHERE);
      }
      break;
    }
    const asked = prompt.fields.filter((one) => one.bounds.some((bound) => bound.asked !== false));
    // What the table has to say comes first; what it may say stands with the numbers of each.
    const ofTable = asked.filter((one) => one.bounds.some((bound) => bound.seat === null));
    const now = ofTable.some((one) => one.bounds[0].required) ? ofTable : asked;
    const kind = `${prompt.row === 0} ${prompt.phase} ${now.map((one) => one.field)}`;
    if (!kinds.has(kind) && !(prompt.row === 0 && now.every((one) => seen.has(one.field)))) {
      kinds.add(kind);
      last = n;
      const { fields } = prompt.row === 0 ? table.view.game.sheet : table.view.game.round;
      if (!known(sizes, people, prompt.row === 0, shapeOf(now, fields))) {
        await page.go(evening.hash);
        await page.see({ css: '[data-primary] :is(button, a)' });
        const at = `${people}, ${now.map((one) => one.field)}`;
        await inView(look, at);
        // What is picked among several is as high as all of them: looked at once.
        const alike = oneOfAKind(fields.filter(({ id }) => now.some((one) => one.field === id)));
        if (names.length <= LONG.length && !sides) await opened(look, at, '.cells .cell:not([aria-disabled], [aria-pressed])', alike);
        if (prompt.row === 0 && !sides) await opened(look, at, '.boxes button', alike);
        await page.go(ELSEWHERE);
      }
    }
    for (const one of now) seen.add(one.field);
    if (!(await entered(evening, table, prompt, now))) break;
  }
  return seen;
}

/** The names of the fields of a form; of those that look alike only the longest. */
function oneOfAKind(fields) {
  const alike = new Map();
  for (const { name, kind, min, max, values } of fields) {
    const said = name.es ?? name.en ?? name;
    const looks = `${kind} ${min} ${values?.length} ${max > 20}`;
    if (ALL || !alike.has(looks) || said.length > alike.get(looks).length) alike.set(ALL ? said : looks, said);
  }
  return [...alike.values()];
}

/** The same with each of these pressed that is named so. */
async function opened(look, at, css, names) {
  const { page } = look;
  const all = page.page.locator(`[data-primary] ${css}`);
  for (const [i, name] of (await all.allInnerTexts()).entries()) {
    if (!names.some((one) => name.trim().startsWith(one))) continue;
    await all.nth(i).tap();
    await page.drawn();
    await inView(look, `${at}: ${name}`);
    // A box takes the place of all of them.
    if (await page.has(OTHERS)) await page.tap(OTHERS);
  }
}

function inView(look, what) {
  const { page } = look;
  return atEachSize(look, async (size) => {
    const at = `${what}, ${size}`;
    await soon(async () => assert.deepEqual(await unreached(page, false), [], at), 1);
    await soon(async () => assert.deepEqual(await cutWords(page), [], at), 1);
  });
}

/** Looks at the page at each size; it has the first one before and after. */
async function atEachSize({ page, sizes: [first, ...others] }, look) {
  for (const [width, height] of [...others, first]) {
    await page.resize(width, height);
    await look(`${width}x${height}`);
  }
}

/** Writes something that the game takes for whoever is asked. */
async function entered(evening, table, prompt, asked) {
  const { view } = table;
  const entry = prompt.row === 0 ? view.game.sheet : view.game.round;
  // A box of a sheet may hang on others: one is left for later.
  const fields = prompt.row === 0 && asked.length > 1 ? asked.slice(1) : asked;
  const value = (one, bound, last) => {
    const field = entry.fields.find(({ id }) => id === one.field);
    // Who has nothing left has laid the phase, and closed with all melded.
    if (field.kind === 'flag') return bound.seat === null || field.id === 'done';
    if (field.kind === 'choice') return (field.of.find(({ id }) => id === 'ten') ?? field.of[0]).id;
    if (field.kind === 'seat') return prompt.order[0] ?? 0;
    if (field.kind === 'tally' || field.kind === 'text') return undefined;
    if (field.values?.length) return field.values.at(-1);
    return last && one.adds_to !== null ? Math.min(bound.max, one.adds_to) : Math.max(bound.min, Math.min(0, bound.max));
  };
  const values = (seat) => Object.fromEntries(fields.flatMap((one) => {
    const bounds = one.bounds.filter((bound) => bound.asked !== false);
    const bound = bounds.find((each) => each.seat === seat);
    const said = bound && value(one, bound, bound === bounds.at(-1));
    return said === undefined ? [] : [[one.field, said]];
  }));
  const seats = new Set(fields.flatMap((one) => one.bounds.flatMap(({ seat }) => seat ?? [])));
  const entries = [...seats].map((seat) => ({ seat, values: values(seat) })).filter((one) => Object.keys(one.values).length > 0);
  // Where each entry is a line, one is enough.
  const line = view.game.rounds?.pace === 'free' ? entries.slice(0, 1) : entries;
  const once = values(null);
  const command = { do: 'enter', row: prompt.row, entries: line, ...(Object.keys(once).length > 0 && { table: once }) };
  try {
    await evening.play(command, table);
    return true;
  } catch {
    return false;
  }
}
