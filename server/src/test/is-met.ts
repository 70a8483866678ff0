import type { Condition, Series } from "../monitor/alert-rule.ts";

/** A value as it is scraped. */
export interface Sample {
  metric: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** A scrape has the labels of a series in one order. */
const keyOf = ({ metric, labels }: Sample) => JSON.stringify([metric, labels]);

const isOf =
  ({ metric, labels = {} }: Series) =>
  (sample: Sample) =>
    sample.metric === metric && Object.entries(labels).every(([name, value]) => sample.labels[name] === value);

/**
 * Whether a condition holds between two scrapes, the older one first. As in Prometheus, without a value no condition holds, and a series that the
 * older scrape has not did not grow.
 */
export function isMet(condition: Condition, [before, after]: [readonly Sample[], readonly Sample[]]): boolean {
  const passes = (value: number, { above, below }: { above?: number; below?: number }) =>
    (above !== undefined && value > above) || (below !== undefined && value < below);
  const older = new Map(before.map((sample) => [keyOf(sample), sample.value]));
  const growth = (series: readonly Series[]) =>
    after
      .filter((sample) => series.some((one) => isOf(one)(sample)))
      .reduce((total, sample) => total + sample.value - (older.get(keyOf(sample)) ?? sample.value), 0);
  switch (condition.kind) {
    case "level": {
      const values = after.filter(isOf(condition.series)).map(({ value }) => value);
      return values.length > 0 && passes(Math[condition.of](...values), condition);
    }
    case "growth":
      return growth(condition.series) > condition.above;
    case "share": {
      const whole = growth([condition.whole]);
      return whole > 0 && passes(growth(condition.part) / whole, condition);
    }
  }
}
