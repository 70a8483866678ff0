/** As many months make a year of earnings, at the most. */
const yearMonths = 12;

/**
 * The months that a sum of earnings over a year counts: the newest that is known whole and those before it without a gap, at most twelve.
 * A sum over a gap would be taken for the sum of a year.
 *
 * @param months newest first, each calendar month between
 */
export function wholeMonthsOf<T>(months: readonly T[], isWhole: (month: T) => boolean): T[] {
  const first = months.findIndex(isWhole);
  const gap = months.findIndex((one, at) => at > first && !isWhole(one));
  return first < 0 ? [] : months.slice(first, gap < 0 ? undefined : gap).slice(0, yearMonths);
}
