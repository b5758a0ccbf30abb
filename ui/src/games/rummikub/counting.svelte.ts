import type { Command, RackLeft } from '../../gen/rummikub';
import type { Seat } from '../../gen/wire';
import { t } from '../../i18n/index.svelte';
import { numberOf } from '../../kit/typing';
import { accusedBy, asked, paramsOf } from '../../session/game';
import type { LiveTable } from '../../session/live.svelte';
import { nameAt } from '../../session/people';
import { Trial } from '../../session/trial.svelte';
import { fromPhones, saidOf, takeIn, type Compared } from '../../table/fromPhones.svelte';
import { nextMissing, readDraft, withHeld, writeDraft, type Held, type OwnRack, type RummikubDraft } from './draft';
import { rackSaid } from './names';

type Counted = Extract<Command, { do: 'score_win' | 'score_blocked' }>;

const NOTHING_TYPED = { seat: undefined, typed: undefined, tiles: undefined };

/** How a game ended: who went out, and what everybody else holds; checked at every key. */
export class Counting {
  #live: LiveTable<'rummikub'>;
  #written: RummikubDraft | undefined;
  readonly trial: Trial<Command, 'rummikub'>;

  readonly view = $derived.by(() => this.#live.table && this.#live.table.view);
  readonly game = $derived.by(() => this.view?.game ?? 0);
  readonly seats = $derived.by(() => this.#live.table?.seats.length ?? 0);
  readonly draft = $derived.by(() => readDraft(this.#live.draft.text, this.game));
  /** What the table itself knows of the end. */
  readonly #known = $derived.by(() => {
    const ended = this.view?.ended;
    return ended ? (ended.by === 'out' ? ended.seat : null) : undefined;
  });
  /** Who went out; null when no person can go on, nothing until it is said. */
  readonly out = $derived.by(() => (this.#known === undefined ? this.draft.out : this.#known));
  readonly settled = $derived.by(() => this.#known !== undefined);
  readonly mayBlock = $derived.by(() => asked(this.#live.table, 'score_blocked') !== undefined);
  readonly held = $derived.by(() => this.draft.held);
  /** The last rack that was said here, and the last of which the points were. */
  #last = $state<Seat>();
  #pointed = $state<Seat>();
  /**
   * Whose rack is typed: as long as one is missing, and where what was said cannot be written, so that the keys stay
   * where they are when that is told.
   */
  readonly seat = $derived.by(() => {
    const { out, draft } = this;
    if (out === undefined) return undefined;
    if (draft.seat !== undefined && draft.seat !== out) return draft.seat;
    const missing = nextMissing(this.held, this.seats, out, out ?? this.seats - 1);
    if (missing !== undefined) return missing;
    if (!this.checked) return this.untold[0] ?? (this.#last === out ? undefined : this.#last);
    return this.untold[0] ?? accusedBy(this.refused);
  });
  /** Which line of the sheet is to be in view: when something is refused it stays the one that was. */
  readonly line = $derived.by(() => (this.whole && this.seat !== undefined ? (this.draft.tiles ? this.#pointed : (this.draft.seat ?? this.#pointed)) : this.seat));
  /** How many tiles are on the rack is typed: the points are said. */
  readonly tiles = $derived.by(() => {
    const { seat, draft } = this;
    if (seat === undefined || !this.held?.[seat]) return false;
    return draft.seat === seat ? draft.tiles === true : this.untold[0] === seat;
  });
  readonly typed = $derived.by(() => this.draft.typed ?? '');
  readonly value = $derived.by(() => numberOf(this.typed));
  /** Whose rack comes after this one. */
  readonly after = $derived.by(() => {
    const { seat, out } = this;
    if (seat === undefined || out === undefined) return undefined;
    if (this.tiles) return this.untold.find((other) => other !== seat);
    const rest = withHeld(this.held, this.seats, seat, { points: 0 });
    return nextMissing(rest, this.seats, out, seat);
  });
  /** Everything is said. */
  readonly whole = $derived.by(
    () => this.out !== undefined && nextMissing(this.held, this.seats, this.out, 0) === undefined,
  );
  readonly command = $derived.by(() => this.#command(false));
  /** What `refused` says is of all that is said now. */
  readonly checked = $derived.by(() => JSON.stringify(this.trial.tried) === JSON.stringify(this.command));
  readonly refused = $derived.by(() => (this.trial.preview?.is === 'refused' ? this.trial.preview.refused : undefined));
  /** The row as it would be written; as long as racks are missing, with nothing on them. */
  readonly row = $derived.by(() => {
    const { preview } = this.trial;
    if (preview?.is !== 'accepted') return undefined;
    return preview.view.sheet.find((row) => row.game === this.game);
  });
  /** Those whose tiles have to be counted, because they are lowest together. */
  readonly untold = $derived.by<readonly Seat[]>(() =>
    (paramsOf('rummikub', this.refused, 'COUNT_MISSING')?.players ?? []).filter((seat) => this.held?.[seat]?.count === undefined),
  );
  /** Those whose tiles were counted. */
  readonly counted = $derived.by<readonly Seat[]>(() => (this.held ?? []).flatMap((held, seat) => (held?.count === undefined ? [] : [seat])));

  /** What phones say of this game and does not stand here. */
  readonly #compared = $derived.by<Compared<OwnRack>[]>(() => {
    if (!asked(this.#live.table, 'score_win') && !this.mayBlock) return [];
    return fromPhones.said.flatMap(({ seat, said }): Compared<OwnRack>[] => {
      const value = said.round === this.game ? saidOf<OwnRack>(said.value) : undefined;
      if (!value || seat === this.out) return [];
      if ('out' in value) return this.settled ? [] : [{ seat, value, open: this.out === undefined }];
      const held = this.held?.[seat];
      return held?.points === value.points ? [] : [{ seat, value, open: !held && !this.#typing(seat) }];
    });
  });

  constructor(live: LiveTable<'rummikub'>) {
    this.#live = live;
    const phones = takeIn(() => this.#compared, (seat, value) => this.take(seat, value));
    $effect(() => {
      fromPhones.differing = phones.left.map(({ seat, value }) => {
        const mine = 'out' in value ? this.#outSaid() : this.#heldSaid(seat);
        return { seat, what: rackSaid(value), ...(mine !== undefined && { mine }), take: () => this.take(seat, value) };
      });
    });
    this.trial = new Trial((wanted) => live.tryPlay(wanted));
    $effect(() => {
      void live.table?.revision;
      this.trial.want(this.#command(true));
    });
    $effect(() => {
      // A game that was written and is open again by Undo stands as it was typed.
      const { game } = this;
      if (!live.table || live.draft.text !== null || this.#written?.game !== game) return;
      live.draft.save(writeDraft(this.#written));
      this.#written = undefined;
    });
  }

  /** One tap says who went out, or that another person did; what was typed stays. */
  say(out: Seat | null): void {
    if (this.settled) return;
    this.#keep({ out, ...NOTHING_TYPED });
  }
  /** No person has gone out after all. */
  unsay(): void {
    this.#keep({ out: undefined, held: undefined, ...NOTHING_TYPED });
  }
  choose(seat: Seat): void {
    this.#keep({ ...NOTHING_TYPED, seat });
  }
  type(typed: string): void {
    this.#keep({ seat: this.seat, typed: typed || undefined, tiles: this.tiles || undefined });
  }
  enter(): void {
    const { seat, value, tiles } = this;
    if (seat === undefined || value === undefined) return;
    const rack = this.held?.[seat];
    this.hold(seat, tiles && rack ? { ...rack, count: value } : { points: value });
  }
  hold(seat: Seat, held: Held | null): void {
    // A stepper that is pressed stays: the keys do not come in its place.
    this.#last = this.seat === undefined ? undefined : seat;
    if (held?.count === undefined) this.#pointed = seat;
    this.#keep({ held: withHeld(this.held, this.seats, seat, held), ...NOTHING_TYPED });
  }

  /** What a phone says stands here; what is typed for another person stays. */
  take(seat: Seat, value: OwnRack): void {
    if ('out' in value) return this.say(seat);
    const here = this.seat === seat;
    this.#last = undefined;
    this.#keep({ held: withHeld(this.held, this.seats, seat, value), ...(here && NOTHING_TYPED) });
  }
  #typing(seat: Seat): boolean {
    return seat === this.seat && this.typed !== '';
  }
  /** Who went out as it stands here, in words. */
  #outSaid(): string | undefined {
    const { out } = this;
    if (out === null) return t('rummikub-nobody-out');
    return out === undefined ? undefined : t('rummikub-went-out', { who: this.#live.table ? nameAt(this.#live.table, out) : '' });
  }
  /** What a person holds as it stands here, in words. */
  #heldSaid(seat: Seat): string | undefined {
    const held = this.held?.[seat];
    if (held) return rackSaid(held);
    return this.#typing(seat) && this.value !== undefined ? rackSaid({ points: this.value }) : undefined;
  }

  async write(): Promise<boolean> {
    const { command, draft } = this;
    if (!command) return false;
    const taken = await this.#live.play(command, { clearsDraft: true });
    if (taken) this.#written = draft;
    return taken;
  }

  #keep(part: Partial<RummikubDraft>): void {
    this.#live.dismissRefusal();
    this.#live.draft.save(writeDraft({ ...this.draft, ...part }));
  }

  /** `soFar`: racks that are missing count as empty, to show what it comes to until then. */
  #command(soFar: boolean): Counted | undefined {
    const { out } = this;
    if (out === undefined || !asked(this.#live.table, out === null ? 'score_blocked' : 'score_win')) return undefined;
    const racks: RackLeft[] = [];
    for (let seat = 0; seat < this.seats; seat += 1) {
      const held = this.held?.[seat] ?? (soFar && out !== null ? { points: 0 } : undefined);
      if (seat === out || !held) continue;
      const { points, count } = held;
      racks.push({ seat, points, ...(count !== undefined && { count }) });
    }
    if (racks.length === 0 || (out === null && !this.whole && soFar)) return undefined;
    return out === null ? { do: 'score_blocked', racks } : { do: 'score_win', winner: out, racks };
  }
}
