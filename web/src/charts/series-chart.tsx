import type { Fact, Series } from "@fanradar/engine";
import { bundles, compactNumber, dayAndMonth, exchanged, money, percent, shortDate } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { platformColour } from "../ui/badge.tsx";
import { BarChart } from "./bar-chart.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { GrowthChart } from "./growth-chart.tsx";
import { useJumpText } from "./jump-marks.tsx";

interface SeriesChartProps {
  series: Series;
  title: string;
  /** Of amounts. */
  currency?: string;
  /** Facts of unusual jumps in it, oldest first. */
  jumps?: readonly Fact[];
}

/** The chart that suits a sealed series: a line with its forecast for a level, bars for one value per post. Amounts are those of months. */
export function SeriesChart({ series, title, currency = "USD", jumps = [] }: SeriesChartProps) {
  const words = useMessages(bundles.reports).reportWords.charts;
  const jumpText = useJumpText();
  const format = useFormat();
  const isMoney = series.unit === "cents";
  // Whole units, unless these would repeat on an axis.
  const formatMoney = (cents: number, digits?: number) => {
    const shown = exchanged(cents, currency, format);
    return money(digits ? shown.cents : Math.round(shown.cents / 100) * 100, shown.currency, format);
  };
  const formatNumber = series.unit === "percent" ? percent : compactNumber;
  const formatValue = (value: number, digits?: number) =>
    isMoney ? formatMoney(value, digits) : formatNumber(value, format, digits);
  const monthOf = new Intl.DateTimeFormat(format.locale, { month: "short", year: "2-digit", timeZone: "UTC" });
  const formatEnd = (iso: string) => (isMoney ? monthOf.format(new Date(iso)) : dayAndMonth(iso, format));
  // A month ends on one day, whatever the reader's time zone.
  const formatDay = (iso: string) => shortDate(isMoney ? iso.slice(0, 10) : iso, format);
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
  return (
    <ChartFrame
      series={series}
      title={title}
      summary={[
        words.summary(title, series.points.length),
        ...(jumps.length > 0 ? [words.jumpList(jumps.map(jumpText).join("; "))] : []),
      ].join(" ")}
      notes={jumps.flatMap((fact) =>
        fact.period ? [{ at: fact.period.to, id: fact.id, text: words.jump(jumpText(fact)) }] : [],
      )}
      {...(jumps.length > 0 && { legend: words.jumpLegend })}
      height={isLevel ? 260 : 150}
      words={words}
      formatValue={formatValue}
      formatDay={formatDay}
    >
      {({ width, height }) =>
        isLevel ? (
          <GrowthChart
            {...{ series, width, height, colour, formatValue, labels, jumps }}
            formatMonth={formatEnd}
            isMonthly={isMoney}
          />
        ) : (
          <BarChart {...{ series, width, height, colour, formatValue }} formatDay={(iso) => dayAndMonth(iso, format)} />
        )
      }
    </ChartFrame>
  );
}
