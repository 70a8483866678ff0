import type { Series } from "@fanradar/engine";
import { compactNumber, dayAndMonth, interfaceWords, percent, shortDate } from "@fanradar/words";
import { useFormat } from "../app/format.ts";
import { platformColour } from "../ui/badge.tsx";
import { BarChart } from "./bar-chart.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { GrowthChart } from "./growth-chart.tsx";

const words = interfaceWords.report.charts;

/** The chart that suits a sealed series: a line with its forecast for a level, bars for one value per post. */
export function SeriesChart({ series, title }: { series: Series; title: string }) {
  const format = useFormat();
  const formatValue = (value: number) =>
    series.unit === "percent" ? percent(value, format) : compactNumber(value, format);
  const formatDay = (iso: string) => shortDate(iso, format);
  const colour = series.platform ? platformColour[series.platform] : "var(--teal)";
  const isLevel = series.metric === "followers";
  const last = series.points.at(-1);
  const end = series.forecast?.at(-1);
  const labels = {
    now: last ? formatValue(last.value) : "",
    ...(end?.low !== undefined &&
      end.high !== undefined && {
        forecast: `${formatValue(end.low)} – ${formatValue(end.high)} · ${dayAndMonth(end.at, format)}`,
      }),
  };
  return (
    <ChartFrame
      series={series}
      title={title}
      summary={words.summary(title, series.points.length)}
      height={isLevel ? 260 : 150}
      words={words}
      formatValue={formatValue}
      formatDay={formatDay}
    >
      {({ width, height }) =>
        isLevel ? (
          <GrowthChart
            {...{ series, width, height, colour, formatValue, labels }}
            formatMonth={(iso) => dayAndMonth(iso, format)}
          />
        ) : (
          <BarChart {...{ series, width, height, colour, formatValue }} formatDay={(iso) => dayAndMonth(iso, format)} />
        )
      }
    </ChartFrame>
  );
}
