import type { Games } from '../gen/games';
import type { Command as ToolCommand } from '../gen/tools';
import type * as wire from '../gen/wire';

/** Every game's types, and those of a table without one. */
export interface Tables extends Games {
  bare: { view: null; prompt: never; command: { do: 'clear' }; config: Record<string, never>; question: never; answer: never; refusal: never };
}

/** A game, by its id. */
export type Game = keyof Tables;

/** A table as it is now, with what its game shows of it. */
export interface TableState<G extends Game = Game> extends Omit<wire.TableState, 'view' | 'prompts' | 'config'> {
  view: Tables[G]['view'];
  prompts: Tables[G]['prompt'][];
  config: Tables[G]['config'];
}

/** What a step may have changed of a table. */
export interface TableStep<G extends Game = Game> extends Omit<wire.TableStep, 'view' | 'prompts'> {
  view: Tables[G]['view'];
  prompts: Tables[G]['prompt'][];
}

/** A command of a game, or of a tool that lies beside it. */
export type Command<G extends Game = Game> = Tables[G]['command'] | { tool: ToolCommand };

export interface Correction<G extends Game = Game> extends wire.Correction {
  command: Tables[G]['command'];
}

export interface LogEntry<G extends Game = Game> extends wire.LogEntry {
  command: Command<G> | null;
}

type Accepted = Extract<wire.Preview, { is: 'accepted' }>;

/** What a command or a correction would bring about. */
export type Preview<G extends Game = Game> = Exclude<wire.Preview, Accepted> | (Accepted & { view: Tables[G]['view'] });

export type Asked<G extends Game, A extends Tables[G]['prompt']['ask']> = Extract<Tables[G]['prompt'], { ask: A }>;

/** The prompt of one kind, when the table may be asked for it now. */
export function asked<P extends { ask: string }, A extends P['ask']>(table: { prompts: readonly P[] } | undefined, ask: A): Extract<P, { ask: A }> | undefined {
  return table?.prompts.find((prompt): prompt is Extract<P, { ask: A }> => prompt.ask === ask);
}

type Accusing = Extract<Tables[Game]['refusal'], { params: { player: unknown } }>['params'];

/** The person that a refusal is about, where it names one. */
export function accusedBy(refused: wire.Refused | undefined): wire.Seat | undefined {
  return (refused?.params as Partial<Accusing> | undefined)?.player ?? undefined;
}

type Refusal<G extends Game, C> = Extract<Tables[G]['refusal'], { code: C }>;

/** A refusal in the types of its game, where several codes are told apart; those of tools and of any table are none of them. */
export function refusalOf<G extends Game>(_game: G, refused: wire.Refused): Tables[G]['refusal'] {
  return refused as Tables[G]['refusal'];
}

/** Whether it is one of these refusals. */
export function isOneOf<G extends Game>(_game: G, refused: wire.Refused | null | undefined, ...codes: Tables[G]['refusal']['code'][]): boolean {
  return codes.some((code) => refused?.code === code);
}

/** What fills the sentence of a refusal, where it is this one. */
export function paramsOf<G extends Game, C extends Tables[G]['refusal']['code']>(_game: G, refused: wire.Refused | null | undefined, code: C): Refusal<G, C>['params'] | undefined {
  return refused?.code === code ? (refused.params as Refusal<G, C>['params']) : undefined;
}
