import type { Earnings } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { ChartFrame } from "../charts/chart-frame.tsx";
import { monthLabel } from "../charts/month-label.ts";
import { type StackedBar, StackedBars } from "../charts/stacked-bars.tsx";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { factLabel, type Ledger } from "../ui/figure.tsx";
import { colourOf, columns, idIn, kinds, type Month } from "./kinds.ts";
import { usePartText } from "./part-text.ts";
import { useShownMoney } from "./use-shown-money.ts";

/** The months of a model's earnings by kind, oldest first. A month of which nothing is known is left empty. */
export function MonthsChart({ earnings, ledger }: { earnings: Earnings; ledger: Ledger }) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const { chartWords } = useMessages(bundles.charts);
  const format = useFormat();
  const partText = usePartText();
  const { currency, basis } = earnings;
  const months = earnings.months.toReversed();
  const amountOf = (id: string) => {
    const value = ledger.facts.get(id)?.value;
    return typeof value === "number" ? value : undefined;
  };
  const { toShown, formatShown, formatMoney } = useShownMoney(currency ?? "");
  const name = (month: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(format.locale, { ...options, timeZone: "UTC" }).format(new Date(`${month}-01`));
  const used = columns.filter((column) => months.some((month) => amountOf(idIn(month, column))));
  const usedKinds = kinds.filter((kind) => used.some((column) => column === kind));
  const barOf = (month: Month): StackedBar => {
    const total = amountOf(month.total);
    const parts = usedKinds.flatMap((kind) => {
      const value = amountOf(month.types[kind]);
      return value === undefined || value <= 0 ? [] : [{ key: kind, value, colour: colourOf[kind] }];
    });
    const isTyped = parts.length === 0 && total !== undefined && total > 0;
    const note = [partText(month), isTyped ? words.byHand : undefined].filter((text) => text !== undefined).join(", ");
    return {
      at: `${month.month}-01`,
      when: [name(month.month, { month: "long", year: "numeric" }), note].filter(Boolean).join(" · "),
      label: monthLabel(month.month, format.locale),
      rows: [
        { value: total === undefined ? "—" : formatMoney(total, 2) },
        ...parts.map(({ key, value, colour }) => ({
          label: factLabel(`earnings.${key}`),
          value: formatMoney(value, 2),
          colour,
        })),
      ],
      notes: [],
      parts: parts.map((one) => ({ ...one, value: toShown(one.value) })),
      ...(isTyped && { hollow: toShown(total) }),
      isPartial: month.part !== undefined,
    };
  };
  const bars = months.map(barOf);
  const isAny = (test: (bar: StackedBar) => boolean) => bars.some(test);
  return (
    <ChartFrame
      id={`earnings.${basis}`}
      title={words.chart[basis]}
      height={260}
      moments={bars.map(({ at }) => at)}
      legend={
        <>
          {usedKinds.map((kind) => (
            <span key={kind} className="flex items-center gap-1.5">
              <span className="size-2.5 rounded-sm" style={{ background: colourOf[kind] }} />
              {factLabel(`earnings.${kind}`)}
            </span>
          ))}
          {isAny(({ isPartial }) => isPartial) && <span>{words.hatched}</span>}
          {isAny(({ hollow }) => hollow !== undefined) && <span>{words.hollow}</span>}
        </>
      }
      table={() => ({
        columns: [
          words.month,
          chartWords.amount(currency ?? ""),
          ...used.map((column) => factLabel(`earnings.${column}`)),
        ],
        rows: months.map((month, place) => ({
          at: month.month,
          when: bars[place]?.when ?? shortDate(month.month, format),
          cells: [month.total, ...used.map((column) => idIn(month, column))].map((id) => {
            const value = amountOf(id);
            return {
              text: value === undefined ? "—" : formatMoney(value, 2),
              raw: value === undefined ? undefined : value / 100,
            };
          }),
        })),
      })}
    >
      {(size) => <StackedBars {...size} bars={bars} formatValue={formatShown} />}
    </ChartFrame>
  );
}
