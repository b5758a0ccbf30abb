import type { Card, Command } from '../../gen/cover_your_assets';
import type { Refused, Seat } from '../../gen/wire';
import { change, number, t } from '../../i18n/index.svelte';
import { FloatingChanges } from '../../kit/changes.svelte';
import { numberOf } from '../../kit/typing';
import { accusedBy, asked, isOneOf, paramsOf } from '../../session/game';
import type { LiveTable } from '../../session/live.svelte';
import { Trial } from '../../session/trial.svelte';
import { tapped } from '../../table/drafts';
import { fromPhones, saidOf, takeIn, type Compared } from '../../table/fromPhones.svelte';
import { counted, doneAgain, NOTHING, readDraft, takenBack, writeDraft, type Counts, type CyaDraft, type Entry, type OwnStack, type Way } from './draft';
import { likelyAmounts } from './likely';

/** How long half-typed digits are left in peace before the table says what is wrong with them. */
const STILL = 900;

const GAME = 'cover_your_assets';

/** Whether it is what the cards of a stack alone can have wrong while they are still counted. */
const unfinished = (found: Refused) => isOneOf(GAME, found, 'CYA_E_BOOK_SINGLE_CARD', 'CYA_E_BOOK_WILDS_ONLY');

/** A round as the keeper writes it: amounts or cards, person by person, checked at every key. */
export class Booking {
  #live: LiveTable<'cover_your_assets'>;
  #closed: CyaDraft | undefined;
  #trial: Trial<Command, 'cover_your_assets'>;
  /** It was said that this is all: what is missing is worth a word now. */
  #loud = $state(false);
  #still = $state(true);
  /** Amounts of the last moments, to be given back. */
  readonly changes = new FloatingChanges();

  readonly prompt = $derived.by(() => asked(this.#live.table, 'book_totals'));
  readonly view = $derived.by(() => this.#live.table && this.#live.table.view);
  readonly draft = $derived.by(() => readDraft(this.#live.draft.text, this.prompt?.round ?? 0));
  readonly way = $derived.by<Way>(() => {
    if (this.draft.way) return this.draft.way;
    return this.view?.sheet.at(-1)?.kept === 'totals' ? 'total' : 'count';
  });
  readonly entries = $derived.by<readonly Entry[]>(() => this.draft.entries ?? this.view?.seats.map(() => NOTHING) ?? []);
  readonly typed = $derived.by(() => this.draft.typed ?? '');
  readonly missing = $derived.by<Seat[]>(() => this.entries.flatMap((_, seat) => (this.done(seat) ? [] : [seat])));
  /** Whose cards or amount it is about; none once everybody is written. */
  readonly seat = $derived.by<Seat | null>(() => this.draft.seat ?? this.missing[0] ?? null);
  /** Who follows; none when the round can be closed then. */
  readonly next = $derived.by<Seat | null>(() => {
    const rest = this.missing.filter((seat) => seat !== this.seat);
    return rest.find((seat) => seat > (this.seat ?? -1)) ?? rest[0] ?? null;
  });

  /** Whose amount has to be typed before anything can be written; a blank is not 0. */
  readonly blank = $derived.by<Seat | null>(() => {
    const { seat } = this;
    return this.way === 'total' && seat !== null && numberOf(this.typed) === undefined && !this.done(seat) ? seat : null;
  });

  readonly #preview = $derived.by(() => this.#trial.preview);
  /** What each brings, as far as it is written or typed. */
  readonly amounts = $derived.by<number[]>(() => this.entries.map((_, seat) => this.#amount(seat)));
  readonly cards = $derived.by(() => Object.values(this.#counts(this.seat)).reduce((sum, n) => sum + n, 0));
  /** What the rules say against it, at once. */
  readonly found = $derived.by(() => (this.#preview?.is === 'refused' ? this.#preview.refused : undefined));
  /** The same, once it is time to say it. */
  readonly refused = $derived.by<Refused | undefined>(() => {
    const { found } = this;
    if (!found || this.#loud) return found;
    if (unfinished(found)) return undefined;
    return isOneOf(GAME, found, 'CYA_E_BOOK_AMOUNT') && this.typed && !this.#still ? undefined : found;
  });
  /** What is written and typed would do. */
  readonly fits = $derived.by(() => this.#preview?.is === 'accepted' && !this.#trial.waiting);
  /** Whom the refusal is about. */
  readonly accused = $derived.by<Seat | null>(() => {
    return this.refused ? (accusedBy(this.refused) ?? this.seat) : null;
  });
  /** The kind that it is about, where it is one. */
  readonly wrongKind = $derived.by<Card | undefined>(() => {
    const { refused } = this;
    const named = paramsOf(GAME, refused, 'CYA_E_BOOK_RANGE') ?? paramsOf(GAME, refused, 'CYA_E_BOOK_COPIES') ?? paramsOf(GAME, refused, 'CYA_E_UNKNOWN_KIND');
    return named?.kind;
  });
  /** What keeps the one whose cards or amount it is from being saved. */
  readonly stuck = $derived.by<Refused | undefined>(() => (this.seat === null || this.accused === this.seat ? this.refused : undefined));
  readonly command = $derived.by<Command | undefined>(() => {
    const { prompt, entries } = this;
    if (!prompt || entries.length === 0) return undefined;
    const { round } = prompt;
    return this.way === 'total'
      ? { do: 'book_totals', round, amounts: entries.map((_, seat) => ({ seat, amount: this.#typedAt(seat) })).filter(({ seat }) => this.plays(seat)) }
      : { do: 'book_counts', round, counts: entries.map(({ counts }, seat) => ({ seat, cards: { ...counts } })).filter(({ seat }) => this.plays(seat)) };
  });

  /** What phones say of this round and does not stand here. */
  readonly #compared = $derived.by<Compared<OwnStack>[]>(() => fromPhones.said.flatMap(({ seat, said }) => {
    const value = saidOf<OwnStack>(said.value);
    if (!value || said.round !== this.prompt?.round || (this.done(seat) && this.amounts[seat] === value.amount)) return [];
    const fits = this.way === 'total' || value.counts !== undefined;
    return [{ seat, value, open: fits && !this.done(seat) && !this.#begun(seat) }];
  }));

  constructor(live: LiveTable<'cover_your_assets'>) {
    this.#live = live;
    const phones = takeIn(() => this.#compared, (seat, value) => this.take(seat, value));
    $effect(() => {
      fromPhones.differing = phones.left.map(({ seat, value }) => {
        const mine = this.done(seat) || this.#begun(seat) ? number(this.amounts[seat] ?? 0) : undefined;
        return { seat, what: number(value.amount), ...(mine !== undefined && { mine }), take: () => this.take(seat, value) };
      });
    });
    this.#trial = new Trial((wanted) => live.tryPlay(wanted));
    $effect(() => {
      void live.table?.revision;
      this.#trial.want(this.command);
    });
    $effect(() => {
      if (!this.typed) return;
      this.#still = false;
      const timer = setTimeout(() => (this.#still = true), STILL);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      // A round that was closed and is open again by Undo stands as it was written.
      if (!this.prompt || live.draft.text !== null || this.#closed?.round !== this.prompt.round) return;
      live.draft.save(writeDraft(this.#closed));
      this.#closed = undefined;
    });
  }

  #written(entry: Entry): boolean {
    return this.way === 'total' ? entry.amount !== null : entry.counted;
  }
  #counts(seat: Seat | null): Counts {
    return (seat === null ? undefined : this.entries[seat]?.counts) ?? {};
  }
  #typedAt(seat: Seat): number {
    const typed = seat === this.seat ? numberOf(this.typed) : undefined;
    return typed ?? this.entries[seat]?.amount ?? 0;
  }
  #amount(seat: Seat): number {
    if (this.way === 'total') return this.#typedAt(seat);
    const preview = this.#preview;
    if (preview?.is === 'refused') return preview.partial[seat] ?? 0;
    if (preview?.is !== 'accepted') return 0;
    const row = preview.view.sheet.find((one) => one.round === this.prompt?.round);
    return row?.cells[seat]?.amount ?? 0;
  }
  /** Whether a person has not left. */
  plays(seat: Seat): boolean {
    return this.view?.seats[seat]?.left !== true;
  }
  /** Whether a person's part of the round is written; of a person who has left there is none. */
  done(seat: Seat): boolean {
    const entry = this.entries[seat];
    return entry !== undefined && (!this.plays(seat) || this.#written(entry));
  }
  /** Whether something of a person's part is typed or counted. */
  #begun(seat: Seat): boolean {
    return this.way === 'total' ? seat === this.seat && this.typed !== '' : Object.keys(this.#counts(seat)).length > 0;
  }
  /** What a phone says stands here; amounts alone are no cards, so the round is written by amounts then. */
  take(seat: Seat, { amount, counts }: OwnStack): void {
    const entry = this.entries[seat];
    if (!entry) return;
    const { draft } = this;
    const here = draft.seat === seat || this.seat === seat;
    const after = { amount, counts: counts ?? entry.counts, counted: counts !== undefined };
    const way = counts === undefined ? 'total' : this.way;
    this.#keep({ ...tapped(draft, this.entries, seat, after), way, ...(here && { seat: undefined, typed: undefined }) });
  }
  countOf(seat: Seat | null, kind: string): number {
    return this.#counts(seat)[kind] ?? 0;
  }
  /** How many of a kind were not given to a person yet. */
  left = (kind: string): number => {
    const copies = this.view?.kinds.find((one) => one.kind === kind)?.copies ?? 0;
    return copies - this.entries.reduce((sum, entry) => sum + (entry.counts[kind] ?? 0), 0);
  };

  /** Amounts that half-typed digits may become. */
  likely(typed: string): number[] {
    const { prompt, view } = this;
    if (!prompt || !view) return [];
    const others = this.amounts.reduce((sum, amount, seat) => (seat === this.seat ? sum : sum + amount), 0);
    const before = view.sheet.flatMap((row) => row.cells.map((cell) => cell.amount)).filter((amount) => amount > 0);
    const usual = before.length > 0 ? before.reduce((sum, n) => sum + n, 0) / before.length : prompt.deck / view.seats.filter(({ left }) => !left).length;
    return likelyAmounts(typed, { step: prompt.step, max: prompt.deck - others }, usual);
  }
  #keep(draft: CyaDraft): void {
    this.#loud = false;
    this.#live.dismissRefusal();
    this.#live.draft.save(writeDraft(draft));
  }
  /** Another way of writing: what was counted card by card is an amount then, where none was typed. */
  write(way: Way): void {
    const knows = this.way === 'count' && way === 'total' && !this.#trial.waiting;
    const worth = (entry: Entry, seat: Seat): Entry => (entry.counted && entry.amount === null ? { ...entry, amount: this.#amount(seat) } : entry);
    this.#keep({ ...this.draft, way, seat: undefined, typed: undefined, ...(knows && { entries: this.entries.map(worth) }) });
  }
  pick(seat: Seat): void {
    this.#keep({ ...this.draft, way: this.way, seat, typed: undefined });
  }
  /** To the person before or after. */
  step(by: number): void {
    const n = this.entries.length;
    let seat = this.seat ?? (by > 0 ? -1 : 0);
    do seat = (seat + by + n) % n;
    while (!this.plays(seat));
    this.pick(seat);
  }
  /** A person's amount, said at their own side while others say theirs. */
  say(seat: Seat, amount: number): void {
    const { draft, entries } = this;
    const entry = entries[seat];
    if (!entry) return;
    const here = draft.seat === seat;
    this.#keep({ ...tapped(draft, entries, seat, { ...entry, amount }), way: 'total', ...(here && { seat: undefined, typed: undefined }) });
  }
  type(typed: string): void {
    this.#keep({ ...this.draft, way: this.way, seat: this.seat ?? undefined, typed: typed || undefined });
  }
  count(kind: string, n: number): void {
    const { seat } = this;
    const entry = seat === null ? undefined : this.entries[seat];
    if (seat === null || !entry) return;
    // An amount that was written before says nothing of these cards.
    const after = { ...entry, amount: null, counts: counted(entry.counts, kind, n) };
    this.#keep({ ...tapped(this.draft, this.entries, seat, after), way: this.way, seat });
  }

  /** What is typed or counted is all: on to the next, or the round is closed. Whether it stands. */
  async confirm(): Promise<boolean> {
    if (this.seat === null) return this.close();
    if (this.blank !== null) return false;
    // What is wrong here stays here; what was not looked at yet is said a moment later, where it stands.
    const player = accusedBy(this.found);
    if (this.found && !this.#trial.waiting && (player === undefined || player === this.seat)) {
      this.#loud = true;
      return false;
    }
    if (this.way === 'count') return this.#finish({ counted: true });
    return this.#finish({ amount: this.#typedAt(this.seat) });
  }
  async #finish(part: Partial<Entry>): Promise<boolean> {
    const { seat, next, draft, entries, view } = this;
    const entry = seat === null ? undefined : entries[seat];
    if (seat === null || !entry) return false;
    const after = { ...entry, ...part };
    const changed = JSON.stringify(after) !== JSON.stringify(entry);
    const kept = changed ? tapped(draft, entries, seat, after) : draft;
    this.#keep({ ...kept, way: this.way, seat: next ?? undefined, typed: undefined });
    if (next === null) return this.close();
    const total = view?.seats[seat]?.total ?? 0;
    const amount = this.#amount(seat);
    this.changes.float(this.#live.table?.seats[seat]?.person ?? '', t('cya-floats', { amount: change(amount), total: number(total + amount) }), () => {
      if (this.lastTap?.seat === seat) this.undo();
    });
    return true;
  }

  readonly lastTap = $derived.by(() => this.draft.done?.at(-1));
  readonly nextTap = $derived.by(() => this.draft.undone?.at(-1));
  undo = (): void => this.#keep(takenBack(this.draft));
  redo = (): void => this.#keep(doneAgain(this.draft));

  async close(): Promise<boolean> {
    const { command, draft } = this;
    if (!command || this.missing.length > 0) return false;
    this.changes.clear();
    const taken = await this.#live.play(command, { clearsDraft: true });
    if (taken) this.#closed = { ...draft, undone: undefined };
    return taken;
  }
}
