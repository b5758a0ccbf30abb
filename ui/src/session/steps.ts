import type { Game, LogEntry, Tables } from './game';

type Do<G extends Game> = Tables[G]['command']['do'];
type CommandOf<G extends Game, D extends Do<G>> = Extract<Tables[G]['command'], { do: D }>;

/** A step of the timeline that counts, with the command that made it. */
export interface Step<G extends Game, D extends Do<G> = Do<G>> {
  position: number;
  entry: LogEntry<G>;
  command: CommandOf<G, D>;
}

/** The steps that wrote a round, the first one first. */
export function stepsFor<G extends Game>(log: readonly LogEntry<G>[], round: number): Step<G>[] {
  return log.flatMap((entry) => {
    const { command, kind, position } = entry;
    if (position === null || kind !== 'play' || !command || 'tool' in command) return [];
    return entry.round === round ? [{ position, entry, command: command as Step<G>['command'] }] : [];
  });
}

/** The last of these steps that is of one kind. */
export function lastOf<G extends Game, D extends Do<G>>(
  steps: readonly Step<G>[],
  kinds: readonly D[],
  fits: (command: CommandOf<G, D>) => boolean = () => true,
): Step<G, D> | undefined {
  const is = (step: Step<G>): step is Step<G> & Step<G, D> => kinds.some((kind) => kind === step.command.do);
  return steps.findLast((step) => is(step) && fits(step.command)) as Step<G, D> | undefined;
}
