const average = /^(?:averag|avg$|mean$|durchschnitt|schnitt$|promedi|media$|moyenn?e?s?$)/;

/** Whether a folded word says that a mean is asked for. */
export const isOfAverage = (word: string): boolean => average.test(word);
