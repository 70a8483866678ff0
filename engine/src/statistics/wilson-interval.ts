/**
 * Wilson's score interval of a share of `n`, in percent: inside 0–100, contains the share, and has a width for none and for all.
 *
 * @param share 0–1
 * @param width half the width in standard errors: 1.2816 for 80 %
 */
export function wilsonInterval(share: number, n: number, width: number): { low: number; high: number } {
  const square = width ** 2;
  const middle = (share + square / (2 * n)) / (1 + square / n);
  const reach = (width * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n))) / (1 + square / n);
  return {
    low: 100 * Math.min(share, Math.max(0, middle - reach)),
    high: 100 * Math.max(share, Math.min(1, middle + reach)),
  };
}
