import type { ScaleTime } from "d3-scale";

/** A value as text; with `digits`, with exactly so many decimals. */
export type FormatValue = (value: number, digits?: number) => string;

/** A single follower among millions. */
const mostDigits = 6;
/** CSS pixels that the label of a day takes, with the space to the next. */
const labelWidth = 62;
const fewest = 3;

/** Labels of an axis: as short as they are elsewhere, or with as many decimals as it takes that no two read the same. */
export function labelsOf(ticks: readonly number[], formatValue: FormatValue): string[] {
  const short = ticks.map((tick) => formatValue(tick));
  for (let digits = 0, labels = short; digits <= mostDigits; digits++) {
    if (new Set(labels).size === ticks.length) return labels;
    labels = ticks.map((tick) => formatValue(tick, digits + 1));
  }
  // Amounts that are hidden all read the same.
  return short;
}

/**
 * Moments to label on an axis of `width` CSS pixels: the scale's own, about one in 110 pixels, at least three. Where the scale
 * has no round moments that fit, the middles of its thirds; of two that read the same the first.
 */
export function timeTicks(
  scale: ScaleTime<number, number>,
  width: number,
  formatDay: (iso: string) => string,
): { at: Date; label: string }[] {
  const target = Math.max(fewest, Math.floor(width / 110));
  const most = Math.max(fewest, Math.floor(width / labelWidth));
  const sets = Array.from({ length: most + 1 }, (_, count) => scale.ticks(count + 1));
  const [best] = sets
    .filter(({ length }) => length >= fewest && length <= most)
    .toSorted((one, other) => Math.abs(one.length - target) - Math.abs(other.length - target));
  const labelled = (best ?? thirdsOf(scale)).map((at) => ({ at, label: formatDay(at.toISOString()) }));
  return labelled.filter(({ label }, place) => labelled.findIndex((one) => one.label === label) === place);
}

/** Not its ends: those of a whole year read the same. */
function thirdsOf(scale: ScaleTime<number, number>): Date[] {
  const [first = new Date(0), last = first] = scale.domain();
  return [1, 3, 5].map((sixths) => new Date(+first + ((+last - +first) * sixths) / 6));
}

/**
 * Places of bars to label: at equal distances, the newest among them, as many as have room in so many CSS pixels, at least three where
 * there are so many bars.
 */
export function placesToLabel(count: number, width: number): number[] {
  const most = Math.max(fewest, Math.floor(width / labelWidth));
  const step = Math.max(1, Math.ceil(count / most));
  const evenly = Array.from({ length: count }, (_, place) => place).filter((place) => (count - 1 - place) % step === 0);
  if (evenly.length >= Math.min(fewest, count)) return evenly;
  return [0, Math.floor((count - 1) / 2), count - 1];
}
