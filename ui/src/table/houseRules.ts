import type { HouseRule } from '../gen/wire';

type Values = Readonly<Record<string, unknown>>;

/** What has one value at every table is no rule of this one. */
export const isChoice = ({ own, range, choices }: HouseRule): boolean => own || range !== null || choices.length > 1;

/** Whether it changes anything, with the others as they are. */
export const hasEffect = ({ only_if }: HouseRule, values: Values): boolean => !only_if || only_if[1].some((word) => values[only_if[0]] === word);

/** It is so or not. */
export const isSwitch = ({ choices }: HouseRule): boolean => choices.length > 0 && choices.every((one) => one === 'on' || one === 'off');

/** It is another one here than there. */
export const differs = ({ name }: HouseRule, here: Values, there: Values): boolean =>
  JSON.stringify(here[name] ?? null) !== JSON.stringify(there[name] ?? null);
