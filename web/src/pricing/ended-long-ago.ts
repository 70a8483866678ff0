import type { Series } from "@fanradar/engine";

const longAgo = 2;

/** The last day of the months, where it lies more than two months back: the coming month is then not the present one. */
export function endedLongAgo({ points }: Pick<Series, "points">, asOf: string): string | undefined {
  const last = points.at(-1)?.at;
  if (last === undefined) return undefined;
  const bar = new Date(asOf);
  bar.setUTCMonth(bar.getUTCMonth() - longAgo);
  return Date.parse(last) < bar.getTime() ? last.slice(0, 10) : undefined;
}
