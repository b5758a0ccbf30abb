import type { Command, Field, OpenField, Written } from '../../gen/sheet';
import type { Seat } from '../../gen/wire';
import { change, inDecimals } from '../../i18n/index.svelte';
import { FloatingChanges } from '../../kit/changes.svelte';
import type { LiveTable } from '../../session/live.svelte';
import { pointsIn } from '../../session/result';
import { Question } from '../../session/question.svelte';
import { stepsFor } from '../../session/steps';
import { drafts } from '../../table/drafts';
import { cellSeat, columnOf, columnsOf, entryOf } from './columns';
import { decimalsOf } from './decimals';

/** Whose boxes are asked for together: a person's, or those of the table. */
export type Unit = Seat | 'table';

interface EnteringDraft {
  about?: string;
  at?: Unit;
  /** The one box of a sheet that is chosen, or the number that is being typed. */
  field?: string;
  typed?: string;
  values?: Record<string, Written>;
  /** What was said of the table before somebody was asked in between. */
  table?: Record<string, Written>;
}

const { read, write } = drafts<EnteringDraft>();

/** A field that is asked, with its form and its bounds for the person who is asked. */
export interface Asked {
  field: Field;
  open: OpenField;
  min: number;
  max: number;
  required: boolean;
}

/** What is typed while an entry is on its way is for the one who is asked next. */
const NEXT = 'next';
const aboutOf = ({ row, phase }: { row: number; phase: number }) => `${row}:${phase}`;

/** As many numbers are offered as keys; more are typed. */
const KEYS = 21;

/** Whether a number is counted up and down rather than typed, where several things are asked. */
export function isSmall({ field, min, max }: Asked): boolean {
  return (field.values?.length ?? 0) > 0 || (max - min < KEYS && (field.step ?? 1) === 1);
}

/** Whether a number that is asked alone has a key for each that it may be. */
export const isKeyed = (one: Asked): boolean => (one.field.values?.length ?? 0) > 0 || countOf(one) <= KEYS;

const countOf = ({ field: { step }, min, max }: Asked) => Math.floor(max / (step ?? 1)) - Math.ceil(min / (step ?? 1)) + 1;

/** Whether it is a number. */
export const isNumber = ({ kind = 'number' }: Field): boolean => kind === 'number' || kind === 'counter';

/** Whether any digits may make it up. */
export const isTyped = (field: Field): boolean => isNumber(field) && !field.values?.length;

/** The numbers that have a key. */
export function numbersOf(one: Asked): number[] {
  const { field, min } = one;
  const step = field.step ?? 1;
  return field.values?.length ? field.values : Array.from({ length: countOf(one) }, (_, i) => (Math.ceil(min / step) + i) * step);
}

/** So many keys stand at a person's side; of more a number is typed. */
const SIDE_KEYS = 13;
export function keysOf(one: Asked): number[] {
  const values = isKeyed(one) ? numbersOf(one) : [];
  return values.length > SIDE_KEYS ? [] : values;
}
/** So many things are said at a person's side; of more there is a sheet. */
const SIDE_FIELDS = 5;

/** Values of one's own, and of the table. */
function byWhom(said: readonly { field: Field; value: Written }[]) {
  const of = (table: boolean) => Object.fromEntries(said.filter(({ field }) => (field.for === 'table') === table).map(({ field, value }) => [field.id, value]));
  return { seat: of(false), table: of(true) };
}

/** The keeper's pencil: who is asked, for what, and what is said so far. */
export class Entering {
  #live: LiveTable<'sheet'>;
  /** Whose entries are on their way, in their order. */
  #sent = $state.raw<readonly Unit[]>([]);
  /** The newest of them: whether it was taken. */
  #answer: Promise<boolean> = Promise.resolve(true);
  #waits = false;
  #question = new Question<'sheet', { unasked: unknown }>('sheet');

  /** What can be written: one row, or several where rows are open at once. */
  readonly prompts = $derived.by(() => (this.#live.table?.prompts ?? []).filter((one) => one.ask === 'enter'));
  /** The row that somebody chose, else the first one. */
  readonly prompt = $derived.by(() => {
    const chosen = read(this.#live.draft.text).about;
    return this.prompts.find((one) => aboutOf(one) === chosen) ?? this.prompts[0];
  });
  readonly view = $derived.by(() => this.#live.table && this.#live.table.view);
  readonly #about = $derived.by(() => (this.prompt ? aboutOf(this.prompt) : ''));
  readonly draft = $derived.by<EnteringDraft>(() => {
    const draft = read(this.#live.draft.text);
    return draft.about === this.#about || draft.about === NEXT ? draft : {};
  });
  /** Who can be asked, in order; the table first. */
  readonly units = $derived.by<Unit[]>(() => {
    const { prompt, view } = this;
    if (!prompt || !view) return [];
    const waits = (seat: Seat | null) =>
      prompt.fields.some((field) => field.bounds.some((one) => one.seat === seat && (one.required || prompt.row === 0) && one.asked !== false));
    const all: Unit[] = [...(waits(null) ? (['table'] as const) : []), ...prompt.order.filter((seat) => waits(seat))];
    const rest = all.filter((one) => !this.#sent.includes(one));
    return rest.length > 0 ? rest : all;
  });
  readonly unit = $derived.by<Unit | undefined>(() => {
    const { draft, units } = this;
    if (draft.at !== undefined && units.includes(draft.at)) return draft.at;
    return this.prompt?.row === 0 ? this.#leastFilled() : units[0];
  });
  readonly seat = $derived.by(() => (this.unit === 'table' ? null : this.unit));
  /** Everything that can be said by the person who is asked. */
  readonly boxes = $derived.by<Asked[]>(() => this.boxesOf(this.unit));
  /** What is asked now: all boxes of a row, the chosen one of a sheet. */
  readonly fields = $derived.by<Asked[]>(() => {
    const { boxes, prompt, draft } = this;
    const unasked = ({ field }: Asked) => this.#question.answer?.unasked.some((one) => one.field === field.id && one.seat === (field.for === 'table' ? null : this.seat));
    if (prompt?.row === 0 && this.seat !== null && boxes.length > 1) return boxes.filter(({ field }) => field.id === draft.field);
    return boxes.filter((one) => !unasked(one));
  });
  /** Who comes after this one. */
  readonly next = $derived.by(() => this.units.find((one) => one !== this.unit));
  /** One box alone is asked: its numbers are keys. What else hangs on an answer does not come and go then. */
  readonly single = $derived.by(() => (this.prompt?.row === 0 ? this.fields.length === 1 : this.boxes.length === 1));
  /** Several things are asked at once: one after the other is picked and said. */
  readonly several = $derived.by(() => (this.prompt?.row !== 0 || this.seat === null) && this.boxes.length > 1);
  /** What has to be said before it can be written; of several steppers each stands at 0 until it is touched, and what is counted at nothing. */
  readonly missing = $derived.by(() => this.fields.filter((one) => one.required && this.written(one) === undefined));

  /** What is left of a sum may be told by an answer that is on its way. */
  readonly unsure = $derived.by(() => this.#sent.length > 0 && this.missing.some(({ open }) => open.adds_to !== null));

  constructor(live: LiveTable<'sheet'>) {
    this.#live = live;
    $effect(() => {
      const { view, prompt, unit } = this;
      const depends = view && prompt && entryOf(view, prompt.row)?.fields.some((field) => field.if);
      if (!view || !prompt || unit === undefined || !depends) return void this.#question.ask(undefined, {});
      const row = view.rows.find((one) => one.row === prompt.row);
      const own = byWhom(this.boxesOf(unit).flatMap((one) => {
        const value = this.valueOf(one);
        return value === undefined ? [] : [{ field: one.field, value }];
      }));
      const written = (row ?? view.sheet)?.cells ?? [];
      const seats = new Set(written.flatMap((_, seat) => [seat]));
      const entries = [...seats].map((seat) => ({ seat, values: { ...written[seat], ...(seat === unit && own.seat) } }));
      void this.#question.ask(
        {
          ask: 'row',
          sides: view.columns.map((column) => column.seats),
          row: prompt.row,
          ...(row && { values: row.values, columns: row.columns }),
          ...(row?.dealer != null && { dealer: row.dealer }),
          totals: view.columns.map((column) => column.total),
          carry: view.columns.map((column) => column.carry),
          entries: entries.filter(({ values }) => Object.keys(values).length > 0),
          table: { ...(row ?? view.sheet)?.table, ...own.table },
        },
        { game: view.game, house: view.house },
      );
    });
  }

  boxesOf(unit: Unit | undefined, prompt = this.prompt): Asked[] {
    const { view } = this;
    if (!prompt || !view || unit === undefined) return [];
    const seat = unit === 'table' ? null : unit;
    const all = prompt.fields.flatMap((open) => {
      const field = entryOf(view, prompt.row)?.fields.find((one) => one.id === open.field);
      // What may be said once for all, and need not be, stands with everybody's own.
      const bounds = open.bounds.find((one) => one.seat === seat) ?? (prompt.row === 0 ? undefined : open.bounds.find((one) => one.seat === null && !one.required));
      return field && bounds ? [{ field, open, min: bounds.min, max: bounds.max, required: bounds.required }] : [];
    });
    return [...all.filter(({ field }) => field.for !== 'table'), ...all.filter(({ field }) => field.for === 'table')];
  }

  /** The person who has filled least of a sheet is next. */
  #leastFilled(): Unit | undefined {
    const { units, view } = this;
    const filled = (unit: Unit) => (unit === 'table' ? -1 : Object.keys(view?.sheet?.cells[unit] ?? {}).length);
    return units.reduce<Unit | undefined>((best, unit) => (best === undefined || filled(unit) < filled(best) ? unit : best), undefined);
  }

  /** How much of a sum is left for the boxes that are open. */
  left({ open }: Asked): number | undefined {
    const { prompt, view } = this;
    if (open.adds_to === null || !prompt || !view) return undefined;
    const cells = view.rows.find((one) => one.row === prompt.row)?.cells ?? [];
    return cells.reduce((rest, cell) => rest - Number(cell[open.field] ?? 0), open.adds_to);
  }

  /** What is said, else what needs no saying: the last open number of a sum, a flag that is down. */
  valueOf(one: Asked): Written | undefined {
    const { field } = one;
    const value = this.draft.values?.[field.id];
    if (value !== undefined) return value;
    if (field.default !== undefined && field.default !== null) return field.default;
    if (field.kind === 'flag') return false;
    if ((field.kind ?? 'number') === 'number' && one.open.bounds.length === 1 && !one.open.or_less) {
      const left = this.left(one);
      if (left !== undefined && left >= one.min && left <= one.max) return left;
    }
    return undefined;
  }

  /** What would be written of a box now. The only number that is asked is said, also where it is 0. */
  written(one: Asked): Written | undefined {
    const others = this.boxes.some((other) => other !== one && other.required && isNumber(other.field));
    const stepper = one.field.kind === undefined && isSmall(one) && !one.field.values?.length && !this.single && others;
    if (one.field.kind === 'tally') return this.valueOf(one) ?? {};
    return this.valueOf(one) ?? (stepper ? Math.max(one.min, Math.min(0, one.max)) : undefined);
  }

  /** The number that is being typed: the one that was tapped, else the first that is typed at all. */
  readonly typing = $derived.by(() => {
    const typed = this.fields.filter((one) => (this.several ? isTyped(one.field) : isNumber(one.field) && !isKeyed(one)));
    const picked = this.several ? this.picked?.field.id : this.draft.field;
    return typed.find(({ field }) => field.id === picked) ?? typed.find((one) => this.valueOf(one) === undefined) ?? typed[0];
  });

  /** Of several things the one that is said now: what was tapped, else the first that is missing. */
  readonly picked = $derived.by(() => {
    const { fields, missing } = this;
    const open = fields.filter(({ field }) => field.kind !== 'flag');
    return open.find(({ field }) => field.id === this.draft.field) ?? open.find((one) => missing.includes(one)) ?? open[0];
  });

  #save(change: Partial<EnteringDraft>): void {
    this.#live.dismissRefusal();
    const whose = this.#sent.length === 0 ? { about: this.#about, at: this.unit } : { about: NEXT };
    this.#live.draft.save(write({ ...this.draft, ...whose, ...change }));
  }

  /** The first row in which this seat has something to write. */
  rowFor(seat: Seat): number | undefined {
    return this.prompts.find((one) => one.fields.some((field) => field.bounds.some((bounds) => bounds.seat === seat && bounds.asked !== false)))?.row;
  }
  /** The number that is all a seat is asked for in its row, and what the row is called by. */
  oneNumber(seat: Seat): Asked | undefined {
    const row = this.rowFor(seat);
    if (row === undefined || row === 0) return undefined;
    const [only, ...more] = this.boxesOf(seat, this.prompts.find((one) => one.row === row));
    return only && more.length === 0 && isNumber(only.field) ? only : undefined;
  }
  /** Several numbers, and things that are so or not, that a seat is asked for in its row: none where one hangs on another, or all share it. */
  ownFields(seat: Seat): Asked[] {
    const row = this.rowFor(seat);
    if (row === undefined || row === 0) return [];
    const boxes = this.boxesOf(seat, this.prompts.find((one) => one.row === row));
    const plain = boxes.every(({ field, required }) => field.for !== 'table' && !field.if && (field.kind === 'flag' || (isNumber(field) && (required || field.default != null || field.kind === 'counter'))));
    return plain && boxes.some(({ field }) => isNumber(field)) && boxes.length > 1 && boxes.length <= SIDE_FIELDS ? boxes : [];
  }
  ask(at: Unit, field?: string, row = this.prompt?.row): void {
    this.#live.dismissRefusal();
    const prompt = this.prompts.find((one) => one.row === row);
    const table = this.unit === 'table' ? this.draft.values : this.draft.table;
    const said = table && { [at === 'table' ? 'values' : 'table']: table };
    this.#live.draft.save(write({ about: prompt && aboutOf(prompt), at, ...(field !== undefined && { field }), ...said }));
  }
  /** Asks nobody in particular. */
  leave(): void {
    this.#live.dismissRefusal();
    this.#live.draft.save(this.#ofTable());
  }
  /** What the draft is when the one who is asked is done: what was said of the table before. */
  #ofTable(): string | null {
    const { table } = this.draft;
    return this.unit !== 'table' && table ? write({ about: this.#about, at: 'table', values: table }) : null;
  }
  /** Who is asked next by the arrows: across the people of this row, down the rows that are open. */
  move(across: number, down: number): void {
    const { prompt, prompts, unit, units } = this;
    const to = unit !== undefined && units[units.indexOf(unit) + across];
    const row = prompt && prompts[prompts.indexOf(prompt) + down]?.row;
    if (to !== undefined && to !== false && row !== undefined) this.ask(to, undefined, row);
  }
  choose(field: string): void {
    this.#save({ field, typed: '' });
  }
  /** What is picked stays picked: the next thing does not come to lie under the finger. */
  say(field: string, value: Written): void {
    const picked = this.several ? this.picked?.field.id : undefined;
    this.#save({ ...(picked !== undefined && { field: picked }), values: { ...this.draft.values, [field]: value } });
  }
  type(field: string, typed: string, value: number | undefined): void {
    const { [field]: _, ...rest } = this.draft.values ?? {};
    this.#save({ field, typed, values: value === undefined ? rest : { ...rest, [field]: value } });
  }

  /** What was written a moment ago, to be given back. */
  readonly changes = new FloatingChanges();

  #float(seat: Seat, row: number, field: Field, value: number): void {
    const { table } = this.#live;
    const column = table && columnOf(table.view, seat);
    const person = table && column !== undefined && columnsOf(table)[column];
    if (!person) return;
    const { revision, steps } = table;
    const total = table.view.columns[column]?.total ?? 0;
    this.changes.float(person.id, `${change(inDecimals(value, decimalsOf(table.view.game, field)))} \u2192 ${pointsIn(table.view.game, total)}`, () => void this.#giveBack(steps - 1, revision, row, seat));
  }

  /** The last step is undone; of an earlier one what this seat wrote is taken out, so that what others did since stays. */
  async #giveBack(position: number, revision: number, row: number, seat: Seat): Promise<void> {
    const steps = stepsFor(await this.#live.log.read(), Math.max(1, row));
    const step = steps.find((one) => one.position === position)?.command;
    // Undone or corrected otherwise meanwhile.
    if (step?.do !== 'enter' || step.entries[0]?.seat !== seat) return;
    if (await this.#live.undo(revision)) return;
    const entries = step.entries.map((one) => ({ ...one, values: Object.fromEntries(Object.keys(one.values).map((id) => [id, null])) }));
    await this.#live.amend([{ position, command: { ...step, entries } }]);
  }

  /** Writes what is said for the person asked, once it is known what is left. */
  async write(despite: string[] = [], more: Record<string, Written> = {}): Promise<boolean> {
    if (this.unsure && this.missing.some((one) => more[one.field.id] === undefined) && !(await this.#known())) return false;
    return (this.#answer = this.#write(despite, more));
  }

  /** Whether nothing is missing for the person asked once every answer is there. */
  async #known(): Promise<boolean> {
    const { unit } = this;
    if (this.#waits) return false;
    this.#waits = true;
    const taken = await this.#answer;
    this.#waits = false;
    return taken && this.unit === unit && this.missing.length === 0;
  }

  async #write(despite: string[], more: Record<string, Written>): Promise<boolean> {
    const { prompt, view, unit } = this;
    if (!prompt || !view || unit === undefined) return false;
    const said = this.fields.flatMap((one) => {
      const value = more[one.field.id] ?? (one.required ? this.written(one) : this.valueOf(one));
      return value === undefined ? [] : [{ field: one.field, value, needed: one.required || value !== this.#usual(one.field) }];
    });
    // What stands for itself need not be written.
    const needed = said.filter((one) => one.needed);
    const written = needed.length > 0 ? needed : said;
    const { seat, table } = byWhom(written);
    const entries = unit === 'table' || Object.keys(seat).length === 0 ? [] : [{ seat: unit, values: seat }];
    const command: Command = {
      do: 'enter',
      row: prompt.row,
      entries,
      ...(Object.keys(table).length > 0 && { table }),
      ...(despite.length > 0 && { despite }),
    };
    const kept = this.#live.draft.text;
    const left = this.#ofTable();
    this.#sent = [...this.#sent, unit];
    this.#live.draft.save(left);
    const taken = await this.#live.play(command);
    this.#sent = this.#sent.slice(1);
    const only = written.find(({ field }) => field.for !== 'table');
    if (taken && unit !== 'table' && typeof only?.value === 'number') this.#float(unit, prompt.row, only.field, only.value);
    // What could not be recorded is still to be written, unless something else was typed meanwhile.
    const lost = !taken && (this.#live.refusal !== undefined || this.#live.draft.text === left);
    if (lost) this.#live.draft.save(Object.keys(more).length > 0 ? write({ ...read(kept), about: this.#about, at: unit, values: { ...read(kept).values, ...more } }) : kept);
    return taken;
  }

  #usual(field: Field): Written | undefined {
    if (field.kind === 'flag') return field.default ?? false;
    return undefined;
  }

  /** At which seat a box stands. */
  cell(field: Field, seat: Seat): Seat {
    return this.view ? cellSeat(this.view, field, seat) : seat;
  }
}
