import type { PortfolioEarnings } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { ChartFrame } from "../charts/chart-frame.tsx";
import { monthLabel } from "../charts/month-label.ts";
import { StackedBars } from "../charts/stacked-bars.tsx";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { useShownMoney } from "./use-shown-money.ts";

interface PortfolioChartProps {
  earnings: PortfolioEarnings;
  /** Earnings of the running month, which is drawn after the whole ones. */
  current: Fact | undefined;
}

/** What all models earned by month; a month that is not known whole is hatched. */
export function PortfolioChart({ earnings, current }: PortfolioChartProps) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const { chartWords } = useMessages(bundles.charts);
  const format = useFormat();
  const { soFar, bars, series, partial } = earnings;
  const currency = earnings.currency ?? "USD";
  const monthOf = new Intl.DateTimeFormat(format.locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const nameOf = (day: string) => monthOf.format(new Date(day));
  const { toShown, formatShown, formatMoney } = useShownMoney(currency);
  const values = new Map(series.points.map(({ at, value }) => [at, value]));
  const shown = [
    ...bars.map(({ to }) => ({ to, value: values.get(to), note: partial.includes(to) ? words.inPart : undefined })),
    ...(typeof current?.value === "number" ? [{ to: soFar.to, value: current.value, note: words.part.soFar }] : []),
  ];
  const whenOf = ({ to, note }: (typeof shown)[number]) => [nameOf(to), note].filter(Boolean).join(" · ");
  return (
    <ChartFrame
      id={series.id}
      title={words.chart.net}
      height={220}
      moments={shown.map(({ to }) => to)}
      legend={shown.some(({ note }) => note !== undefined) && <span>{words.hatched}</span>}
      table={() => ({
        columns: [words.month, chartWords.amount(currency)],
        rows: shown.map(({ to, value, note }) => ({
          at: to.slice(0, 7),
          when: whenOf({ to, value, note }),
          cells: [
            {
              text: value === undefined ? "—" : formatMoney(value, 2),
              raw: value === undefined ? undefined : value / 100,
            },
          ],
        })),
      })}
    >
      {(size) => (
        <StackedBars
          {...size}
          formatValue={formatShown}
          bars={shown.map(({ to, value, note }) => ({
            at: to,
            when: whenOf({ to, value, note }),
            label: monthLabel(to, format.locale),
            rows: [{ value: value === undefined ? "—" : formatMoney(value, 2) }],
            notes: [],
            parts: value === undefined ? [] : [{ key: "net", value: toShown(value), colour: "var(--teal)" }],
            isPartial: note !== undefined,
          }))}
        />
      )}
    </ChartFrame>
  );
}
