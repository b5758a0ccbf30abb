/** Every value of a type, in the order written here: one that is missing or misspelt fails `svelte-check`. */
export const every = <T extends string>(values: Record<T, true>): readonly T[] => Object.keys(values) as T[];
