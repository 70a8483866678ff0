import type { Series } from "@fanradar/engine";

const longAgo = 2;

/** The last day that the months tell of, where it lies more than two months back: the coming month is not this one then. */
export function endedLongAgo({ points }: Pick<Series, "points">, asOf: string): string | undefined {
  const last = points.at(-1)?.at;
  if (last === undefined) return undefined;
  const bar = new Date(asOf);
  bar.setUTCMonth(bar.getUTCMonth() - longAgo);
  return Date.parse(last) < bar.getTime() ? last : undefined;
}
