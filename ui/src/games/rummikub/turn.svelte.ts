import type { Command } from '../../gen/rummikub';
import { asked } from '../../session/game';
import type { LiveTable } from '../../session/live.svelte';
import { Trial } from '../../session/trial.svelte';
import { Board } from './board.svelte';
import { readDraft, writeDraft, type Laying } from './draft';
import { marked } from './marks';
import { COPIES, tilesOf, type Colour, type Tile } from './tiles';

/** The turn that is being laid out on the table's own melds, checked at every tile. */
export class Turn {
  readonly board = new Board(true);
  /** The colour whose tiles are shown; turning the device changes nothing of it. */
  shown = $state<Colour>('K');
  readonly trial: Trial<Command, 'rummikub'>;
  #live: LiveTable<'rummikub'>;
  /** What the board was seeded with, so that our own laying does not seed it again. */
  #shown = '';

  readonly prompt = $derived.by(() => asked(this.#live.table, 'play'));
  readonly seat = $derived.by(() => this.prompt?.seat);
  readonly table = $derived.by(() => {
    const { table } = this.#live;
    return table ? table.view.table.map((meld) => tilesOf(meld.tiles)) : [];
  });
  readonly begun = $derived.by(() => this.board.changed);
  readonly refused = $derived.by(() => (this.trial.preview?.is === 'refused' ? this.trial.preview.refused : undefined));
  /** No meld is still being laid: of one or two tiles it is known that they are too few. */
  readonly whole = $derived.by(() => this.board.tiles.every(({ length }) => length > 2));
  readonly marks = $derived.by(() => (this.begun ? marked(this.refused, this.board) : new Set<number>()));
  readonly holds = $derived.by(() => this.begun && this.trial.preview?.is === 'accepted');
  readonly command = $derived.by<Command | undefined>(() =>
    this.seat === undefined ? undefined : { do: 'play', seat: this.seat, after: this.after },
  );

  constructor(live: LiveTable<'rummikub'>) {
    this.#live = live;
    this.trial = new Trial((wanted) => live.tryPlay(wanted));
    $effect(() => {
      const { on } = this;
      const laying = on === undefined ? undefined : this.#draft.laying;
      const wanted = JSON.stringify([on, laying?.on === on ? laying?.melds : undefined]);
      if (on === undefined || wanted === this.#shown) return;
      this.#shown = wanted;
      this.board.seed(this.table, laying?.on === on ? laying.melds : this.table);
    });
    $effect(() => {
      void live.table?.revision;
      this.trial.want(this.begun ? this.command : undefined);
    });
    $effect(() => {
      const { on, begun } = this;
      if (on === undefined) return;
      const laying: Laying | undefined = begun ? { on, melds: this.board.tiles } : undefined;
      const draft = this.#draft;
      if (JSON.stringify(draft.laying) === JSON.stringify(laying)) return;
      this.#shown = JSON.stringify([on, laying?.melds]);
      live.draft.save(writeDraft({ ...draft, laying }));
    });
  }

  get after(): string[] {
    return this.board.tiles.map((meld) => meld.join(' '));
  }

  /** How many of a tile can still come to the table. */
  left(tile: Tile): number {
    return COPIES - this.board.count(tile);
  }
  put(tile: Tile): void {
    this.#live.dismissRefusal();
    this.board.put(tile);
  }
  /** The table as it was before the turn. */
  restore(): void {
    this.#live.dismissRefusal();
    this.board.seed(this.table);
  }

  play(): Promise<boolean> {
    return this.#end(this.command);
  }
  draw(): Promise<boolean> {
    return this.#end(this.seat === undefined ? undefined : { do: 'draw', seat: this.seat, table: this.after });
  }
  pass(): Promise<boolean> {
    return this.#end(this.seat === undefined ? undefined : { do: 'pass', seat: this.seat });
  }
  giveUp(): Promise<boolean> {
    return this.#end(this.seat === undefined ? undefined : { do: 'give_up', seat: this.seat });
  }
  /** The time is over: what lies there counts if it holds. */
  timeout(): Promise<boolean> {
    return this.#end(this.seat === undefined ? undefined : { do: 'timeout', seat: this.seat, ...(this.begun && { after: this.after }) });
  }

  /** What a turn is laid on now: a pause, a die or a change of seats beside it leaves what lies there. */
  get on(): string | undefined {
    const view = this.#live.table?.view;
    return view?.grain === 'card' ? JSON.stringify([view.game, view.turn, this.table]) : undefined;
  }
  get #draft() {
    const { table, draft } = this.#live;
    return readDraft(draft.text, table ? table.view.game : 0);
  }
  async #end(command: Command | undefined): Promise<boolean> {
    return command !== undefined && this.#live.play(command, { clearsDraft: true });
  }
}
