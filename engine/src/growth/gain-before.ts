import { addDays, dayOf, daysBetween } from "../catalogue/time.ts";
import type { Period } from "../ledger/evidence.ts";
import type { Fact, Series, SeriesPoint } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";
import { relativeGain } from "./relative-gain.ts";
import { roundingStep } from "./rounding-step.ts";

const windowDays = 28;
const slackDays = 3;
const longestGapDays = 14;

/**
 * For every platform whose ledger has a gain over about 28 days: what as many days before its first reading brought, as
 * `{platform}.gain.before` and `{platform}.gainPercent.before`, from the line of daily readings. With the ends that rounded counts
 * leave open. None where no reading lies within three days of as many before, or a gap of over 14 days lies between. Source: docs/methods.md, 'Growth'.
 */
export function gainsBefore(facts: readonly Fact[], series: readonly Series[]): Fact[] {
  return facts.flatMap((gain) => {
    const { platform, period } = gain;
    const line = series.find(({ metric, platform: on }) => metric === "followers" && on === platform);
    if (gain.metric !== "gain" || typeof gain.value !== "number" || !period || !line) return [];
    const length = daysBetween(dayOf(period.from), dayOf(period.to));
    if (length < windowDays - slackDays) return [];
    return gainOver(windowBefore(line.points, period.from, length), gain, {
      gain: "gain.before",
      percent: "gainPercent.before",
    });
  });
}

/** What a span is called: `in`, one that somebody asks about; `before`, one that it is compared with. */
type SpanName = "in" | "before";

/**
 * For every platform with a line of daily readings: what a span of days brought, as `{platform}.gain.in` and
 * `{platform}.gainPercent.in`, or as `.before`. Days are counted from the last reading of the day before the first of them. With the ends that rounded counts leave
 * open. None where no reading lies within three days of either end (a quarter of a shorter span), or a gap of over 14 days lies between. A span that is not over ends
 * with the newest reading. Source: docs/methods.md, 'Growth'.
 *
 * @param span ISO days, or instants from one of which to the other is counted
 */
export function gainsIn(
  { facts, series, asOf }: { facts: readonly Fact[]; series: readonly Series[]; asOf: string },
  span: Period,
  name: SpanName,
): Fact[] {
  return series.flatMap(({ metric, platform, points }) => {
    const source = facts.find((fact) => fact.metric === "followers" && fact.platform === platform);
    if (metric !== "followers" || !platform || typeof source?.value !== "number") return [];
    const metrics =
      name === "in"
        ? ({ gain: "gain", percent: "gainPercent" } as const)
        : ({ gain: "gain.before", percent: "gainPercent.before" } as const);
    const isOfDays = isDay(span.from);
    const used = windowOf(points, isOfDays ? { ...span, from: addDays(span.from, -1) } : span, asOf);
    return gainOver(used, source, metrics).map((fact) => ({
      ...fact,
      id: `${platform}.${fact.metric.replace(/\.before$/, "")}.${name}`,
      ...(isOfDays && fact.period && { period: daysOf(fact.period) }),
    }));
  });
}

const isDay = (instant: string): boolean => instant.length === "2026-10-01".length;
/** The days that two readings enclose: that of the first is over with it. */
const daysOf = ({ from, to }: Period): Period => ({ from: addDays(dayOf(from), 1), to: dayOf(to) });

/** The difference between the first and the last of these points, and its share of the first. */
function gainOver(
  used: readonly SeriesPoint[],
  source: Fact,
  metrics: { gain: "gain" | "gain.before"; percent: "gainPercent" | "gainPercent.before" },
): Fact[] {
  const { platform } = source;
  const [first, last] = [used[0], used.at(-1)];
  if (!first || !last || first === last) return [];
  const value = last.value - first.value;
  const doubt = roundingStep(used.map((point) => point.value)) - 1;
  const draft = {
    ...(platform && { platform }),
    asOf: last.at,
    period: { from: first.at, to: last.at },
    n: used.length,
    sampleOf: "readings" as const,
  };
  const idOf = (metric: string) => (platform ? `${platform}.${metric}` : metric);
  const ends = (times: number) => (doubt > 0 ? { low: times * (value - doubt), high: times * (value + doubt) } : {});
  const { gain, percent } = metrics;
  const difference = deriveFact(
    { ...draft, id: idOf(gain), metric: gain, value, ...ends(1), formula: "growth.difference" },
    [source],
  );
  if (first.value <= 0) return [difference];
  const relative = deriveFact(
    {
      ...draft,
      id: idOf(percent),
      metric: percent,
      value: relativeGain(value, first.value),
      ...ends(100 / first.value),
      formula: "growth.relative",
    },
    [source],
  );
  return [difference, relative];
}

/** Points of a span, from the one nearest to its beginning to the one nearest to its end; empty where they do not reach that far. */
function windowOf(points: readonly SeriesPoint[], span: Period, asOf: string): SeriesPoint[] {
  const to = span.to < asOf ? span.to : (points.at(-1)?.at ?? asOf);
  const slack = Math.min(slackDays, Math.floor(daysBetween(dayOf(span.from), dayOf(to)) / 4));
  const nearest = (instant: string) => {
    const day = dayOf(instant);
    const away = points.map(({ at }) => Math.abs(daysBetween(dayOf(at), day)));
    const least = Math.min(...away);
    return least <= slack ? away.indexOf(least) : -1;
  };
  const [first, last] = [nearest(span.from), nearest(to)];
  if (first < 0 || last < 0) return [];
  const used = points.slice(first, last + 1);
  return isWhole(used) ? used : [];
}

/** Points from the one nearest to so many days before an instant up to it; empty where none is near, or they do not hang together. */
function windowBefore(points: readonly SeriesPoint[], instant: string, length: number): SeriesPoint[] {
  const upTo = points.filter(({ at }) => at <= instant);
  const last = upTo.at(-1);
  if (!last || last.at.slice(0, 10) !== instant.slice(0, 10)) return [];
  const away = ({ at }: SeriesPoint) => Math.abs(daysBetween(dayOf(at), dayOf(last.at)) - length);
  const first = upTo.reduce<SeriesPoint | undefined>(
    (best, one) => (best && away(best) <= away(one) ? best : one),
    undefined,
  );
  if (!first || away(first) > slackDays) return [];
  const used = upTo.slice(upTo.indexOf(first));
  return isWhole(used) ? used : [];
}

/** Whether no two points that follow each other lie too far apart. */
const isWhole = (points: readonly SeriesPoint[]): boolean =>
  points.every((point, index) => {
    const next = points[index + 1];
    return !next || daysBetween(dayOf(point.at), dayOf(next.at)) <= longestGapDays;
  });
