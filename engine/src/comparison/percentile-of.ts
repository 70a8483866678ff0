/** Percent of the others below a value, half of those at it. */
export function percentileOf(value: number, others: readonly number[]): number {
  const below = others.filter((other) => other < value).length;
  const beside = others.filter((other) => other === value).length;
  return (100 * (below + beside / 2)) / others.length;
}
