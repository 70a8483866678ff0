const z = 1.2816;
const fewestForRange = 5;

/**
 * The median, and from five values on the order statistics that contain the median of all such eight times of ten, whatever
 * their distribution. Source: Conover, Practical Nonparametric Statistics, confidence interval for a quantile.
 */
export function typical(values: readonly number[]): { value: number; low?: number; high?: number; level?: number } {
  // Sorted as numbers without a comparison of ours: a portfolio has the typical one of thousands in each bar.
  const sorted = Float64Array.from(values).sort();
  const n = sorted.length;
  const value = ((sorted[(n - 1) >> 1] ?? Number.NaN) + (sorted[n >> 1] ?? Number.NaN)) / 2;
  if (n < fewestForRange) return { value };
  const reach = (z * Math.sqrt(n)) / 2;
  const low = sorted[Math.max(0, Math.floor(n / 2 - reach))];
  const high = sorted[Math.min(n - 1, Math.ceil(n / 2 + reach) - 1)];
  return low === undefined || high === undefined ? { value } : { value, low, high, level: 0.8 };
}
