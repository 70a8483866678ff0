import type { Fact, Series, SeriesPoint } from "@fanradar/engine";
import { bundles, dayAndMonth, shortDate } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { platformColour } from "../ui/badge.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { BarChart } from "./bar-chart.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { TableOfChart } from "./chart-table.tsx";
import { GrowthChart } from "./growth-chart.tsx";
import { useJumpText } from "./jump-marks.tsx";
import { monthLabel } from "./month-label.ts";
import { type Note, notesByPoint, type Stop, type StopText } from "./stop.ts";
import { useSeriesFormat } from "./use-series-format.ts";

interface SeriesChartProps {
  series: Series;
  title: string;
  /** Of amounts. */
  currency?: string;
  /** Facts of unusual jumps in it, oldest first. */
  jumps?: readonly Fact[];
  /** What else happened on its days, posts among it. */
  notes?: readonly Note[];
  /** What bars are held against, each with the name it has there. */
  rules?: readonly { label: string; fact: Fact; dash?: string }[];
  ledger?: Ledger;
  /** What a press on a bar opens. */
  onOpen?: ((at: string) => void) | undefined;
}

/** The chart that suits a sealed series: a line with its forecast for a level, bars for one value per post. Amounts are those of months. */
export function SeriesChart({
  series,
  title,
  currency = "USD",
  jumps = [],
  notes = [],
  rules = [],
  ledger,
  onOpen,
}: SeriesChartProps) {
  const words = useMessages(bundles.charts).chartWords;
  const jumpText = useJumpText();
  const format = useFormat();
  const { isMoney, formatValue, formatExact } = useSeriesFormat(series.unit, currency);
  const monthOf = new Intl.DateTimeFormat(format.locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const formatEnd = (iso: string) => (isMoney ? monthLabel(iso, format.locale) : dayAndMonth(iso, format));
  // A month is one, whatever the reader's time zone.
  const formatDay = (iso: string) => (isMoney ? monthOf.format(new Date(iso)) : shortDate(iso, format));
  const colour = series.platform ? platformColour[series.platform] : "var(--teal)";
  const isLevel = isMoney || series.metric === "followers";
  const last = series.points.at(-1);
  const end = series.forecast?.at(-1);
  const labels = {
    now: last ? formatValue(last.value) : "",
    ...(end?.low !== undefined &&
      end.high !== undefined && {
        forecast: `${formatValue(end.low)} – ${formatValue(end.high)} · ${formatEnd(end.at)}`,
      }),
  };
  const allNotes: Note[] = [
    ...jumps.flatMap((fact) =>
      fact.period ? [{ id: fact.id, at: fact.period.to, kind: "jump" as const, text: words.jump(jumpText(fact)) }] : [],
    ),
    ...notes,
  ];
  const say = (points: readonly SeriesPoint[], isAhead = false): StopText[] => {
    const byPoint = notesByPoint(
      points.map(({ at }) => at),
      isAhead ? [] : allNotes,
    );
    return points.map(({ at, value, low, high }, place) => ({
      at,
      when: isAhead ? words.forecastOf(formatDay(at)) : formatDay(at),
      rows: [
        {
          value: formatExact(value),
          range: low !== undefined && high !== undefined ? `${formatExact(low)} – ${formatExact(high)}` : undefined,
        },
      ],
      notes: byPoint[place] ?? [],
    }));
  };
  const since = (from: string): Series => ({ ...series, points: series.points.filter(({ at }) => at >= from) });
  const table = (from: string): TableOfChart => {
    const { points, forecast = [] } = since(from);
    const rows = [...points, ...forecast];
    const said = [...say(points), ...say(forecast, true)];
    const hasRange = rows.some(({ low }) => low !== undefined);
    const cell = (value: number | undefined) => ({
      text: value === undefined ? "—" : formatExact(value),
      raw: value === undefined ? undefined : isMoney ? value / 100 : value,
    });
    return {
      columns: [
        isMoney ? words.month : words.day,
        isMoney ? words.amount(currency) : words.value,
        ...(hasRange ? [words.low, words.high] : []),
      ],
      rows: rows.map(({ at, value, low, high }, place) => ({
        at: isMoney ? at.slice(0, 7) : at,
        when: said[place]?.when ?? "",
        cells: [cell(value), ...(hasRange ? [cell(low), cell(high)] : [])],
        notes: said[place]?.notes ?? [],
      })),
    };
  };
  const marked = allNotes.filter(({ kind }) => isLevel || kind === "jump");
  const kinds = (["jump", "price", "version", "note", "post"] as const).filter((kind) =>
    marked.some((one) => one.kind === kind),
  );
  const drawnRules = rules.flatMap(({ label, fact, dash }) =>
    typeof fact.value === "number" ? [{ id: fact.id, label, value: fact.value, ...(dash && { dash }) }] : [],
  );
  return (
    <ChartFrame
      id={series.id}
      title={title}
      height={isLevel ? 260 : 180}
      moments={series.points.map(({ at }) => at)}
      hasRanges={isLevel && !isMoney}
      table={table}
      legend={
        (kinds.length > 0 || drawnRules.length > 0) && (
          <>
            {kinds.map((kind) => (
              <span key={kind}>{words.legend[kind]}</span>
            ))}
            {rules.map(({ label, fact, dash }) => (
              <span key={fact.id}>
                <svg aria-hidden="true" width={18} height={8} className="mr-1 inline stroke-ink-2">
                  <line x2={18} y1={4} y2={4} strokeWidth={1.25} {...(dash && { strokeDasharray: dash })} />
                </svg>
                {label}: <Figure fact={fact} {...(ledger && { ledger })} />
              </span>
            ))}
          </>
        )
      }
    >
      {({ width, height, from, label }) => {
        const shown = since(from);
        return isLevel ? (
          <GrowthChart
            {...{ series: shown, width, height, label, colour, formatValue, labels, jumps, notes }}
            said={[...say(shown.points), ...say(shown.forecast ?? [], true)]}
            formatMonth={formatEnd}
            isMonthly={isMoney}
          />
        ) : (
          <BarChart
            {...{ series: shown, width, height, label, colour, formatValue }}
            formatDay={(iso) => dayAndMonth(iso, format)}
            said={say(shown.points)}
            rules={drawnRules}
            onOpen={onOpen && (({ at }: Stop) => onOpen(at))}
          />
        );
      }}
    </ChartFrame>
  );
}
