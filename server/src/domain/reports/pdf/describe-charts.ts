import { dayMs, type Fact, type Platform, type Series, type SeriesPoint } from "@fanradar/engine";
import { compactNumber, dayAndMonth, percent, showFact } from "@fanradar/words";
import type { ReaderFormat } from "../../../platform/http/reader.ts";
import type { ChartRow, DocumentBlock, Point } from "./document.ts";

const slots = ["00", "03", "06", "09", "12", "15", "18", "21"] as const;
const days = ["weekday", "weekend"] as const;

type Facts = ReadonlyMap<string, Fact>;

/** The charts of all series of a metric: followers as a line with its forecast, anything else as one column a post. */
export function charts(
  series: Series[],
  metric: string,
  title: string,
  format: ReaderFormat,
  facts: readonly Fact[] = [],
): DocumentBlock[] {
  const { interfaceWords } = format.words;
  return series
    .filter((one) => one.metric === metric && one.points.length > 1)
    .map((one) => {
      const named = one.platform ? `${interfaceWords.platforms[one.platform]} · ${title}` : title;
      return metric === "followers" ? lineChart(one, named, format, facts) : columnChart(one, named, format);
    });
}

function lineChart(
  { points, forecast = [], platform, unit }: Series,
  title: string,
  format: ReaderFormat,
  facts: readonly Fact[],
): DocumentBlock {
  const { pdfWords } = format.words;
  const all = [...points, ...forecast];
  const values = all.flatMap(({ value, low = value, high = value }) => [value, low, high]);
  const times = all.map(({ at }) => Date.parse(at));
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const ticks = roundTicks(Math.min(...values), Math.max(...values));
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const x = (at: string) => (Date.parse(at) - start) / (end - start || 1);
  const y = (value: number) => (value - bottom) / (top - bottom || 1);
  const place = ({ at, value }: SeriesPoint): Point => [x(at), y(value)];
  const last = points.at(-1) ?? { at: "", value: 0 };
  const ahead = forecast.length > 0 ? [{ at: last.at, value: last.value }, ...forecast] : [];
  const say = (value: number) => (unit === "percent" ? percent(value, format) : compactNumber(value, format));
  const over = forecast.at(-1);
  return {
    kind: "line",
    title,
    ...(platform && { platform }),
    lines: withGaps(points).map((part) => part.map(place)),
    ahead: ahead.map(place),
    band: [
      ...ahead.map(({ at, value, high = value }): Point => [x(at), y(high)]),
      ...ahead.toReversed().map(({ at, value, low = value }): Point => [x(at), y(low)]),
    ],
    last: place(last),
    jumps: facts.flatMap((fact) =>
      fact.metric === "jump" && fact.platform === platform && fact.period
        ? [{ from: x(fact.period.from), to: x(fact.period.to), text: showFact(fact, format) }]
        : [],
    ),
    labels: {
      now: say(last.value),
      ...(over?.low !== undefined &&
        over.high !== undefined && {
          forecast: pdfWords.forecastTo(`${say(over.low)} – ${say(over.high)}`, dayAndMonth(over.at, format)),
        }),
    },
    ticksX: [0, 0.25, 0.5, 0.75, 1].map((at) => ({
      at,
      text: dayAndMonth(new Date(start + at * (end - start)).toISOString(), format),
    })),
    ticksY: ticks.map((tick) => ({ at: y(tick), text: say(tick) })),
  };
}

function columnChart({ points, platform, unit }: Series, title: string, format: ReaderFormat): DocumentBlock {
  const highest = Math.max(...points.map(({ value }) => value), 0);
  const [first, last] = [points[0], points.at(-1)];
  return {
    kind: "columns",
    title,
    ...(platform && { platform }),
    heights: points.map(({ value }) => Math.max(0, value) / (highest || 1)),
    peak: unit === "percent" ? percent(highest, format) : compactNumber(highest, format),
    ends: [first ? dayAndMonth(first.at, format) : "", last ? dayAndMonth(last.at, format) : ""],
  };
}

/** Three to six round values around a span, a little wider than it. */
function roundTicks(low: number, high: number): number[] {
  const pad = high > low ? (high - low) * 0.12 : Math.max(1, Math.abs(high) * 0.05);
  const [from, to] = [Math.max(0, low - pad), high + pad];
  const rough = (to - from) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power;
  const [first, last] = [Math.floor(from / step), Math.ceil(to / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** A day without a reading breaks the line: gaps are gaps. */
export function withGaps<P extends Pick<SeriesPoint, "at">>(points: readonly P[]): P[][] {
  return points.reduce<P[][]>((parts, point, index) => {
    const before = points[index - 1];
    const isGap = before && Date.parse(point.at) - Date.parse(before.at) > 2.5 * dayMs;
    if (!before || isGap) parts.push([point]);
    else parts.at(-1)?.push(point);
    return parts;
  }, []);
}

/** Engagement by part of day and of week, where one of them is surely better: else a sentence says that none is. */
export function scheduleRanges(platform: Platform, facts: Facts, format: ReaderFormat): DocumentBlock[] {
  const { interfaceWords, reportWords } = format.words;
  const words = reportWords.charts;
  const rows = [
    ...slots.map((slot) => [words.slots[slot], facts.get(`${platform}.hourChange.${slot}`)] as const),
    ...days.map((day) => [words.days[day], facts.get(`${platform}.dayChange.${day}`)] as const),
  ];
  const best = facts.get("schedule.best");
  if (!rows.some(([, fact]) => fact && best?.inputs.includes(fact.id))) return [];
  const name = interfaceWords.platforms[platform];
  const isUtc = rows.some(([, fact]) => fact?.formula === "schedule.shrunkenUtc");
  return ranges({ title: isUtc ? words.slotsUtc(name) : words.slotsLocal(name), lead: words.slotsLead }, rows, {
    platform,
    format,
  });
}

/** The engagement beside that of creators of the same size; nothing while neither is known. */
export function tierRanges(platform: Platform, facts: Facts, format: ReaderFormat): DocumentBlock[] {
  const { interfaceWords, metricWords, pdfWords, reportWords } = format.words;
  const words = reportWords.charts;
  const find = (metric: string) => facts.get(`${platform}.${metric}`);
  const own = find("engagement");
  const beside = [
    [words.peers, find("peerEngagement")],
    [words.published, find("benchmarkEngagement")],
  ] as const;
  if (typeof own?.value !== "number" || beside.every(([, fact]) => typeof fact?.value !== "number")) return [];
  const lead = (["tier", "tierPercentile", "growthPercentile"] as const).map((metric) => {
    const fact = find(metric);
    return fact && fact.value !== null && pdfWords.named(metricWords[metric], showFact(fact, format));
  });
  const title = words.benchmark(interfaceWords.platforms[platform]);
  return ranges(
    { title, lead: lead.filter(Boolean).join(" · ") },
    [[words.own, own], ...beside.filter(([, fact]) => typeof fact?.value === "number")],
    { platform, format },
  );
}

function ranges(
  { title, lead }: { title: string; lead: string },
  entries: (readonly [string, Fact | undefined])[],
  { platform, format }: { platform: Platform; format: ReaderFormat },
): DocumentBlock[] {
  const known = entries.flatMap(([, fact]) => (typeof fact?.value === "number" ? [fact] : []));
  if (known.length === 0) return [];
  const ends = known.flatMap(({ value, low, high }) =>
    typeof value === "number" ? [value, low ?? value, high ?? value] : [],
  );
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const at = (value: number) => 0.03 + (0.94 * (value - least)) / (most - least || 1);
  const rows = entries.flatMap(([label, fact]): ChartRow[] => {
    if (!fact) return [];
    const { value, low, high, kind, trust } = fact;
    const drawn = typeof value === "number" && { at: at(value), from: at(low ?? value), to: at(high ?? value) };
    return [{ label, value: showFact(fact, format), ...(kind !== "unavailable" && { mark: trust }), ...drawn }];
  });
  return [{ kind: "ranges", title, lead, platform, zero: at(0), rows }];
}
