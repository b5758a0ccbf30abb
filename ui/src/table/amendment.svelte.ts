import { t } from '../i18n/index.svelte';
import { refusal } from '../i18n/say';
import type { Correction, Game, Tables } from '../session/game';
import type { LiveTable } from '../session/live.svelte';
import { lastOf, stepsFor, type Step } from '../session/steps';
import { Trial } from '../session/trial.svelte';
import { halfDone, type HalfDone } from './halfDone';

type Do<G extends Game> = Tables[G]['command']['do'];

/** A command as it was written when it was first changed, and as it should have been. */
interface Change {
  was: string;
  now: unknown;
}

/** A round as it was written down, with what it should have been: tried out at every change, saved at once. */
export class Amendment<G extends Game> {
  #live: () => LiveTable<G>;
  #trial: Trial<Correction<G>[], G>;
  readonly #half: HalfDone<[number, Change][]>;
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
    // What was refused before it opened is another thing's.
    live().dismissRefusal();
    this.#trial = new Trial((corrections) => live().tryAmend(corrections));
    void live().log.read();
    this.#half = halfDone(() => live().table, `round ${round}`);
    this.#changed = new Map(this.#half.read());
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
    this.#half.write([...this.#changed]);
  }
  /** Everything as it was written. */
  reset(): void {
    this.#changed = new Map();
    this.#half.write(undefined);
  }

  async save(): Promise<boolean> {
    const meant = JSON.stringify(this.corrections);
    // A table is shown before its log is read again: until then another step may lie where one was looked up.
    const revision = await this.#look();
    const same = this.corrections.length > 0 && JSON.stringify(this.corrections) === meant;
    const saved = same && (await this.#live().amend(this.corrections, revision));
    if (saved) this.#half.write(undefined);
    return saved;
  }

  /** Reads the log as it is at the revision that is shown, and says which one that is. */
  async #look(): Promise<number | undefined> {
    const revision = this.#live().table?.revision;
    await this.#live().log.read();
    return this.#live().table?.revision === revision ? revision : this.#look();
  }
}
