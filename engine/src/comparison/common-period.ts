import type { Series, SeriesPoint } from "../ledger/fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";

/** A line needs two readings. */
const fewest = 2;

/**
 * The followers of several creators over the days that all of them were read, platform by platform: as counts, and in percent
 * of each one's first reading of that time, so that sizes do not matter. A platform on which no two days are common to
 * all who are on it has no lines. Ids begin with the creator's key. Pure.
 */
export function overCommonPeriod(creators: readonly { key: string; series: readonly Series[] }[]): Series[] {
  return platformNames.flatMap((platform) => {
    const lines = creators.flatMap(({ key, series }) => {
      const line = series.find((one) => one.metric === "followers" && one.platform === platform);
      return line && line.points.length > 0 ? [{ key, points: line.points }] : [];
    });
    const from = lines.reduce((latest, { points }) => later(latest, dayOf(points[0])), "");
    const to = lines.reduce((earliest, { points }) => earlier(earliest, dayOf(points.at(-1))), "9999");
    const common = lines.map(({ key, points }) => ({
      key,
      points: points
        .filter((point) => dayOf(point) >= from && dayOf(point) <= to)
        .map(({ at, value }) => ({ at, value })),
    }));
    if (common.length === 0 || common.some(({ points }) => points.length < fewest)) return [];
    return common.flatMap(({ key, points }): Series[] => {
      const id = `${key}.${platform}.followers`;
      const counts: Series = { id, metric: "followers", platform, unit: "count", points };
      const first = points[0]?.value ?? 0;
      if (first <= 0) return [counts];
      const changes = points.map(({ at, value }) => ({ at, value: 100 * (value / first - 1) }));
      return [counts, { id: `${id}Change`, metric: "followersChange", platform, unit: "percent", points: changes }];
    });
  });
}

/** Its day of UTC: two profiles are read at other minutes of it. */
const dayOf = (point: SeriesPoint | undefined) => point?.at.slice(0, 10) ?? "";
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
