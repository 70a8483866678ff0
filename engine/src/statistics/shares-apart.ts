/** So many of `n`. */
export interface CountOf {
  count: number;
  n: number;
}

const plusTwo = ({ count, n }: CountOf) => ({ n: n + 2, share: (count + 1) / (n + 2) });

/**
 * How far the second share lies above the first, with the standard error: one of each kind is added to both, which keeps the error right for
 * few and for shares near 0 and 1. Source: Agresti and Caffo 2000.
 */
export function sharesApart(first: CountOf, second: CountOf): { difference: number; error: number } {
  const [a, b] = [plusTwo(first), plusTwo(second)];
  return {
    difference: b.share - a.share,
    error: Math.sqrt((a.share * (1 - a.share)) / a.n + (b.share * (1 - b.share)) / b.n),
  };
}
