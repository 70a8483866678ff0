/** A month of a subscription's life. */
export interface PriceMonth {
  /** In which new subscribers could join. */
  priceCents: number;
  /** Who joined in it. */
  joined: number;
}

/** One curve of willingness to pay, with how likely it is: of M who look, M ÷ (1 + (price ÷ middle)^steepness) join. */
export interface Curve {
  middleCents: number;
  steepness: number;
  weight: number;
}

/** Logarithms of the middle price and of the steepness; weak on purpose (docs/methods.md, 'Subscription price'). */
const prior = {
  middle: { mean: Math.log(1_200), spread: 0.6 },
  steepness: { mean: Math.log(2.4), spread: 0.35 },
} as const;
/** Interest moves of itself from month to month, and grows or falls by a few percent a month: that is no effect of a price. */
const monthSpread = 0.1;
const trendSpread = 0.02;
const reach = 3;
const points = { middle: 31, steepness: 21 } as const;

/** Share of those who look that join at a price. */
export function joinShare(
  priceCents: number,
  { middleCents, steepness }: Pick<Curve, "middleCents" | "steepness">,
): number {
  return 1 / (1 + (priceCents / middleCents) ** steepness);
}

/**
 * Curves on a grid with their posterior weights, which add up to 1. Neither the number of people who look nor their trend is
 * known: both are integrated out, so that a price that never changed says nothing of the curve beyond the prior.
 *
 * @param months the oldest first
 */
export function curvesOf(months: readonly PriceMonth[]): Curve[] {
  const precision = precisionOf(months);
  const seen = months.map(({ joined }) => Math.log(joined + 0.5));
  const curves = gridOf(prior.middle, points.middle).flatMap((middle) =>
    gridOf(prior.steepness, points.steepness).map((steep) => {
      const curve = { middleCents: Math.exp(middle.at), steepness: Math.exp(steep.at) };
      const off = months.map(({ priceCents }, at) => (seen[at] ?? 0) - Math.log(joinShare(priceCents, curve)));
      return { ...curve, log: middle.log + steep.log - quadratic(precision, off) / 2 };
    }),
  );
  const most = curves.reduce((best, { log }) => Math.max(best, log), Number.NEGATIVE_INFINITY);
  const total = curves.reduce((sum, { log }) => sum + Math.exp(log - most), 0);
  return curves.map(({ log, ...curve }) => ({ ...curve, weight: Math.exp(log - most) / total }));
}

function gridOf({ mean, spread }: { mean: number; spread: number }, count: number): { at: number; log: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const away = reach * ((2 * index) / (count - 1) - 1);
    return { at: mean + away * spread, log: -(away ** 2) / 2 };
  });
}

/** Inverse covariance of the months' logarithms about an unknown level: counting noise, own movement, trend (Sherman–Morrison). */
function precisionOf(months: readonly PriceMonth[]): number[][] {
  const middle = (months.length - 1) / 2;
  const plain = months.map(({ joined }) => 1 / (1 / (joined + 0.5) + monthSpread ** 2));
  const time = months.map((_, at) => at - middle);
  const tilt = time.map((one, at) => one * (plain[at] ?? 0));
  const stretch = 1 / trendSpread ** 2 + sumOf(tilt.map((one, at) => one * (time[at] ?? 0)));
  const withTrend = plain.map((weight, a) =>
    plain.map((_, b) => (a === b ? weight : 0) - ((tilt[a] ?? 0) * (tilt[b] ?? 0)) / stretch),
  );
  const rows = withTrend.map(sumOf);
  const total = sumOf(rows);
  return withTrend.map((row, a) => row.map((value, b) => value - ((rows[a] ?? 0) * (rows[b] ?? 0)) / total));
}

function quadratic(matrix: number[][], vector: number[]): number {
  return sumOf(matrix.map((row, a) => (vector[a] ?? 0) * sumOf(row.map((value, b) => value * (vector[b] ?? 0)))));
}

function sumOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
