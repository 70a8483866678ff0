/** The letters that stand for a place in a list: 'A' for 1, 'Z' for 26, 'AA' for 27. */
export function lettersOf(place: number): string {
  const before = Math.floor((place - 1) / 26);
  return `${before > 0 ? lettersOf(before) : ""}${String.fromCodePoint(65 + ((place - 1) % 26))}`;
}
