import { untrack } from 'svelte';
import type { Command } from '../../gen/freeform';
import type { Seat } from '../../gen/wire';
import { change, number } from '../../i18n/index.svelte';
import { FloatingChanges } from '../../kit/changes.svelte';
import { numberOf } from '../../kit/typing';
import { asked } from '../../session/game';
import type { LiveTable } from '../../session/live.svelte';
import { stepsFor } from '../../session/steps';
import { Trial } from '../../session/trial.svelte';
import { columnsOf } from './columns';
import { awaited, readDraft, stepped, writeDraft, type Box, type Open } from './draft';

const key = ({ row, column }: Box) => `${row}:${column}`;

/** The numbers that tend to be written, the likeliest first: written before, then round ones. */
export function likelyOf(prompt: { likely: number[]; step: number; lowest: number; highest: number }): number[] {
  const { likely, step, lowest, highest } = prompt;
  const round = step === 1 ? [0, 5, 10, 20] : [0, step, 2 * step, 5 * step];
  return [...new Set([...likely, ...round])].filter((n) => n >= lowest && n <= highest);
}

/** The keeper's pencil: which box is next, what is typed for it, and what it would come to. */
export class Writing {
  #live: LiveTable<'freeform'>;
  /** On their way, so that the next number is for the next box. */
  #sent = $state.raw<ReadonlySet<string>>(new Set());
  readonly trial: Trial<Command, 'freeform'>;
  readonly changes = new FloatingChanges();

  readonly prompt = $derived.by(() => asked(this.#live.table, 'book'));
  readonly view = $derived.by(() => this.#live.table && this.#live.table.view);
  readonly draft = $derived.by(() => readDraft(this.#live.draft.text));
  readonly open = $derived.by<Open[]>(() => {
    const { prompt, view } = this;
    if (!prompt || !view) return [];
    return prompt.rows.map(({ row, missing }) => ({
      row,
      columns: view.columns.flatMap(({ seats }, column) =>
        missing.some((seat) => seats.includes(seat)) && !this.#sent.has(key({ row, column })) ? [column] : [],
      ),
    }));
  });
  /** Where the next number goes. */
  readonly box = $derived.by(() => {
    const { draft, open } = this;
    const chosen = draft.box;
    return chosen && this.isOpen(chosen) ? chosen : this.#next(open);
  });
  readonly typed = $derived.by(() => this.draft.typed ?? '');
  readonly value = $derived.by(() => numberOf(this.typed));
  /** Whose box comes after this one. */
  readonly after = $derived.by(() => {
    const { box, open } = this;
    if (!box) return undefined;
    const rest = open.map((one) => ({ ...one, columns: one.columns.filter((c) => one.row !== box.row || c !== box.column) }));
    return this.#next(rest, box.column);
  });
  /** What the column would come to. */
  readonly outcome = $derived.by(() => {
    const { preview, waiting } = this.trial;
    if (preview?.is !== 'accepted' || waiting || !this.box) return undefined;
    return preview.view.columns[this.box.column]?.total;
  });

  constructor(live: LiveTable<'freeform'>) {
    this.#live = live;
    this.trial = new Trial((wanted) => live.tryPlay(wanted));
    $effect(() => {
      void live.table?.revision;
      const { box, value } = this;
      this.trial.want(box && value !== undefined ? this.#command(box, value) : undefined);
    });
    let steps = 0;
    $effect(() => {
      const now = live.table?.steps ?? 0;
      // What floats was undone otherwise.
      if (now < steps) untrack(() => this.changes.clear());
      steps = now;
    });
  }

  #next(open: readonly Open[], justWritten?: number): Box | undefined {
    const { prompt, view } = this;
    if (!prompt || !view) return undefined;
    const named = view.config.rows.length > 0;
    const sent = (column: number) => [...this.#sent].filter((one) => one.endsWith(`:${column}`)).length;
    const written = view.columns.map((one, column) => one.written + sent(column) + Number(column === justWritten));
    return awaited(open, prompt.next, named ? written : undefined);
  }

  isOpen({ row, column }: Box): boolean {
    return this.open.some((one) => one.row === row && one.columns.includes(column));
  }

  /** The first row that this column can still write: the one that is asked for, if it is open. */
  rowFor(column: number): number | undefined {
    const rows = this.open.filter((one) => one.columns.includes(column)).map((one) => one.row);
    return rows.find((row) => row === this.prompt?.next) ?? rows[0];
  }

  choose(box: Box): void {
    this.#live.dismissRefusal();
    this.#live.draft.save(writeDraft({ box }));
  }

  move(across: number, down: number): void {
    if (this.box) this.choose(stepped(this.open, this.box, across, down));
  }

  type(typed: string): void {
    const { box } = this;
    if (!box) return;
    this.#live.dismissRefusal();
    this.#live.draft.save(writeDraft({ box, typed }));
  }

  /** Forgets what is half typed. */
  drop(): void {
    this.#live.dismissRefusal();
    this.#live.draft.save(null);
  }

  async enter(): Promise<boolean> {
    return this.value !== undefined && this.write(this.value);
  }

  async write(value: number): Promise<boolean> {
    const { box, typed } = this;
    if (!box) return false;
    this.#sent = new Set([...this.#sent, key(box)]);
    this.#live.draft.save(null);
    const taken = await this.#live.play(this.#command(box, value));
    this.#sent = new Set([...this.#sent].filter((one) => one !== key(box)));
    if (taken) this.#float(box, value);
    // What was refused stays as it was typed, to be mended.
    else if (this.#live.refusal) this.#live.draft.save(writeDraft({ box, typed: typed || String(value) }));
    return taken;
  }

  #seat(column: number): Seat {
    return this.view?.columns[column]?.seats[0] ?? 0;
  }

  #command({ row, column }: Box, amount: number | null): Command {
    return { do: 'book', row, entries: [{ seat: this.#seat(column), amount }] };
  }

  #float(box: Box, value: number): void {
    const { table } = this.#live;
    const person = table && columnsOf(table)[box.column];
    if (!table || !person) return;
    const total = table.view.columns[box.column]?.total ?? 0;
    const position = table.steps - 1;
    this.changes.float(person.id, `${change(value)} \u2192 ${number(total)}`, () => void this.#giveBack(position, box, value));
  }

  /** The last step is undone; an earlier one is corrected, so that what others wrote since stays. */
  async #giveBack(position: number, box: Box, amount: number): Promise<void> {
    const steps = stepsFor(await this.#live.log.read(), box.row);
    const step = steps.find((one) => one.position === position)?.command;
    const [entry] = step?.do === 'book' && step.row === box.row ? step.entries : [];
    // Undone or corrected otherwise meanwhile.
    if (entry?.seat !== this.#seat(box.column) || entry.amount !== amount) return;
    if (this.#live.table?.steps === position + 1) await this.#live.undo();
    else await this.#live.amend([{ position, command: this.#command(box, null) }]);
  }
}
