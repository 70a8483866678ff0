import type { Analytics } from "@fanradar/contract";
import { bundles, compactNumber, dayAndMonth, exchanged, money, percent, shortDate } from "@fanradar/words";
import { BarChart } from "../charts/bar-chart.tsx";
import { ChartFrame } from "../charts/chart-frame.tsx";
import { LinesChart } from "../charts/lines-chart.tsx";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";

const height = 240;
const dayMs = 86_400_000;

/**
 * What was earned or drawn in a span is a bar from zero, and a span of which nothing is known stays empty. Followers are a level:
 * a line, since bars from zero would hide what it gains.
 */
export function Trend({ analytics, currency }: { analytics: Analytics; currency: string }) {
  const { analyticsWords: words } = useMessages(bundles.analytics);
  const format = useFormat();
  const { series, bars, metric } = analytics;
  const title = words.metrics[metric];
  const formatDay = (iso: string) => dayAndMonth(iso, format);
  const formatValue = (value: number, digits?: number) => {
    if (series.unit === "percent") return percent(value, format, digits);
    if (series.unit !== "cents") return compactNumber(value, format, digits);
    const shown = exchanged(value, currency, format);
    return money(shown.cents, shown.currency, format);
  };
  return (
    <ChartFrame
      series={series}
      title={title}
      summary={words.summary(title, series.points.length)}
      height={height}
      words={words}
      formatValue={formatValue}
      formatDay={(iso) => shortDate(iso, format)}
    >
      {(size) =>
        metric === "followers" && series.points.length > 1 ? (
          <LinesChart
            {...size}
            lines={[
              { name: formatValue(series.points.at(-1)?.value ?? 0), points: series.points, colour: "var(--teal)" },
            ]}
            stepMs={spanOf(bars)}
            formatValue={formatValue}
            formatDay={formatDay}
          />
        ) : (
          <BarChart
            {...size}
            series={series}
            colour="var(--teal)"
            places={bars.map(({ to }) => to)}
            formatValue={formatValue}
            formatDay={formatDay}
          />
        )
      }
    </ChartFrame>
  );
}

/** Milliseconds that the days of a bar last, both ends included. */
function spanOf([first]: Analytics["bars"]): number | undefined {
  return first && Date.parse(first.to) - Date.parse(first.from) + dayMs;
}
