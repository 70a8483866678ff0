/** Percent that a gain is of the count at its beginning, wherever followers are said to have grown or fallen. */
export const relativeGain = (gain: number, first: number): number => (100 * gain) / first;
