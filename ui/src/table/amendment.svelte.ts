import { t } from '../i18n/index.svelte';
import { refusal } from '../i18n/say';
import type { Correction, Game, Tables } from '../session/game';
import type { LiveTable } from '../session/live.svelte';
import { lastOf, stepsFor, type Step } from '../session/steps';
import { Trial } from '../session/trial.svelte';

type Do<G extends Game> = Tables[G]['command']['do'];

/** A command as it was written when it was first changed, and as it should have been. */
interface Change {
  was: string;
  now: unknown;
}

/** Half-made corrections, by table and round, and at which revision: closing the sheet does not lose them. */
const unsaved = new Map<string, { revision: number; changed: ReadonlyMap<number, Change> }>();

/** A round as it was written down, with what it should have been: tried out at every change, saved at once. */
export class Amendment<G extends Game> {
  #live: () => LiveTable<G>;
  #trial: Trial<Correction<G>[], G>;
  /** By the position of a step. Another device may take that step back and write one there that is not meant. */
  #changed = $state.raw<ReadonlyMap<number, Change>>(new Map());

  readonly steps = $derived.by<Step<G>[]>(() => stepsFor(this.#live().log.entries, this.round));
  readonly corrections = $derived.by<Correction<G>[]>(() =>
    this.steps.flatMap((step) => {
      const now = this.commandAt(step);
      return JSON.stringify(now) === JSON.stringify(step.command) ? [] : [{ position: step.position, command: now }];
    }),
  );
  readonly preview = $derived.by(() => this.#trial.preview);
  /** What is typed now has not been answered yet. */
  readonly waiting = $derived.by(() => this.#trial.waiting);
  /** Why it cannot be saved. */
  readonly blocked = $derived.by(() => {
    if (this.corrections.length === 0) return t('table-amend-nothing');
    const { preview, waiting } = this;
    const table = this.#live().table;
    // The reason stands below, on a phone out of view: the key says what it is about.
    if (preview?.is === 'refused' && table && !waiting) return refusal(preview.refused, table.seats, table.game).sentence;
    return preview?.is === 'accepted' && !waiting ? undefined : t('table-amend-check');
  });

  constructor(live: () => LiveTable<G>, readonly round: number) {
    this.#live = live;
    this.#trial = new Trial((corrections) => live().tryAmend(corrections));
    void live().log.read();
    const kept = unsaved.get(this.#key);
    if (kept && kept.revision === live().table?.revision) this.#changed = kept.changed;
    $effect(() => this.#trial.want(this.corrections.length > 0 ? this.corrections : undefined));
  }

  /** A step's command as it should have been. */
  commandAt<D extends Do<G>>(step: Step<G, D>): Step<G, D>['command'] {
    const change = this.#changed.get(step.position);
    return change?.was === JSON.stringify(step.command) ? (change.now as Step<G, D>['command']) : step.command;
  }
  /** The last step of one kind, as it should have been; `fits` looks at what was written. */
  written<D extends Do<G>>(kinds: readonly D[], fits?: (command: Step<G, D>['command']) => boolean): Step<G, D> | undefined {
    const step = lastOf(this.steps, kinds, fits);
    return step && { ...step, command: this.commandAt(step) };
  }
  replace(position: number, command: Tables[G]['command']): void {
    const was = JSON.stringify(this.steps.find((step) => step.position === position)?.command);
    this.#changed = new Map(this.#changed).set(position, { was, now: command });
    unsaved.set(this.#key, { revision: this.#live().table?.revision ?? 0, changed: this.#changed });
  }
  /** Everything as it was written. */
  reset(): void {
    this.#changed = new Map();
    unsaved.delete(this.#key);
  }

  async save(): Promise<boolean> {
    const meant = JSON.stringify(this.corrections);
    // A table is shown before its log is read again: until then another step may lie where one was looked up.
    const revision = await this.#look();
    const same = this.corrections.length > 0 && JSON.stringify(this.corrections) === meant;
    const saved = same && (await this.#live().amend(this.corrections, revision));
    if (saved) unsaved.delete(this.#key);
    return saved;
  }

  /** Reads the log as it is at the revision that is shown, and says which one that is. */
  async #look(): Promise<number | undefined> {
    const revision = this.#live().table?.revision;
    await this.#live().log.read();
    return this.#live().table?.revision === revision ? revision : this.#look();
  }

  get #key(): string {
    return `${this.#live().session} ${this.round}`;
  }
}
