/** A forecast of `horizon` values from those before. */
export type Method = (known: number[], horizon: number) => number[];

/** No growth. */
export const naive: Method = (known, horizon) => new Array<number>(horizon).fill(known.at(-1) ?? 0);

/** The last week's trend continues, as most dashboards assume. */
export const drift7: Method = (known, horizon) => driftOf(known.slice(-8), horizon);

/** The line from the first to the last value continues. */
export const driftAll: Method = (known, horizon) => driftOf(known, horizon);

function driftOf(known: number[], horizon: number): number[] {
  const last = known.at(-1) ?? 0;
  const slope = (last - (known[0] ?? last)) / Math.max(1, known.length - 1);
  return Array.from({ length: horizon }, (_, index) => last + slope * (index + 1));
}
