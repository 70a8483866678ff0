import type { Analytics } from "@fanradar/contract";
import type { SeriesPoint } from "@fanradar/engine";
import { dayMs } from "@fanradar/engine/catalogue/time";
import { bundles, dayAndMonth, shortDate } from "@fanradar/words";
import { BarChart } from "../charts/bar-chart.tsx";
import { ChartFrame } from "../charts/chart-frame.tsx";
import { LinesChart } from "../charts/lines-chart.tsx";
import { useSeriesFormat } from "../charts/use-series-format.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";

const height = 240;

/**
 * What was earned or drawn in a span is a bar from zero, and a span of which nothing is known stays empty. Followers are a level:
 * a line, since bars from zero would hide what it gains. Behind it, pale, the equal period before, moved onto these days.
 */
export function Trend({ analytics, currency }: { analytics: Analytics; currency: string }) {
  const { analyticsWords: words } = useMessages(bundles.analytics);
  const { chartWords } = useMessages(bundles.charts);
  const format = useFormat();
  const { series, earlier, bars, metric } = analytics;
  const title = words.metrics[metric];
  const { isMoney, formatValue, formatExact } = useSeriesFormat(series.unit, currency);
  const formatDay = (iso: string) => dayAndMonth(iso, format);
  const formatFullDay = (iso: string) => shortDate(iso, format);
  const valuesBefore = new Map(earlier?.series.points.map(({ at, value }) => [at, value]));
  const before = bars.map((_, place) => valuesBefore.get(earlier?.bars[place]?.to ?? ""));
  const beforeOf = (at: string) => before[bars.findIndex(({ to }) => to === at)];
  const isKnown = before.some((value) => value !== undefined);
  const moved = bars.flatMap(({ to }, place): SeriesPoint[] => {
    const value = before[place];
    return value === undefined ? [] : [{ at: to, value }];
  });
  const raw = (value: number | undefined) => (value === undefined || !isMoney ? value : value / 100);
  const cell = (value: number | undefined) => ({
    text: value === undefined ? "—" : formatExact(value),
    raw: raw(value),
  });
  return (
    <ChartFrame
      id={series.id}
      title={title}
      height={height}
      moments={series.points.map(({ at }) => at)}
      legend={isKnown && <span>{chartWords.legend.before}</span>}
      table={() => ({
        columns: [
          words.day,
          isMoney ? chartWords.amount(currency) : chartWords.value,
          ...(isKnown ? [chartWords.before] : []),
        ],
        rows: series.points.map(({ at, value }) => ({
          at,
          when: formatFullDay(at),
          cells: [cell(value), ...(isKnown ? [cell(beforeOf(at))] : [])],
        })),
      })}
    >
      {(size) =>
        metric === "followers" && series.points.length > 1 ? (
          <LinesChart
            {...size}
            lines={[
              ...(moved.length > 1
                ? [{ name: chartWords.before, points: moved, colour: "var(--ink-3)", isPale: true }]
                : []),
              { name: formatValue(series.points.at(-1)?.value ?? 0), points: series.points, colour: "var(--teal)" },
            ]}
            stepDays={daysOf(bars)}
            {...{ formatValue, formatExact, formatDay, formatFullDay }}
          />
        ) : (
          <BarChart
            {...size}
            series={series}
            colour="var(--teal)"
            places={bars.map(({ to }) => to)}
            before={isKnown ? before : []}
            said={series.points.map(({ at, value }) => {
              const then = beforeOf(at);
              return {
                at,
                when: formatFullDay(at),
                rows: [
                  { value: formatExact(value) },
                  ...(then === undefined ? [] : [{ label: chartWords.before, value: formatExact(then) }]),
                ],
                notes: [],
              };
            })}
            formatValue={formatValue}
            formatDay={formatDay}
          />
        )
      }
    </ChartFrame>
  );
}

/** Days that a bar lasts, both ends included. */
function daysOf([first]: Analytics["bars"]): number {
  return first ? (Date.parse(first.to) - Date.parse(first.from)) / dayMs + 1 : 1;
}
