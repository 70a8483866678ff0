import type { SplitMonthAnswer, SplitSide, Splits } from "@fanradar/contract";
import { bundles, counted, percent, period } from "@fanradar/words";
import { useState } from "react";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { useMonthName } from "../../lib/use-month-name.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Figure, type Ledger } from "../../ui/figure.tsx";
import { Confirmation } from "./confirmation.tsx";
import { type MonthState, monthState } from "./month-state.ts";
import { SplitPayments } from "./split-payments.tsx";

const tones: Record<MonthState, BadgeTone> = {
  running: "quiet",
  none: "quiet",
  byAgency: "quiet",
  byCreator: "quiet",
  both: "good",
  changed: "warn",
};
const sides = ["agency", "creator"] as const satisfies readonly SplitSide[];

interface SplitMonthCardProps {
  month: SplitMonthAnswer;
  splits: Splits;
  ledger: Ledger;
}

/** A month: what it came to, how that is divided, who confirmed it, what changed since, and the payments behind it. */
export function SplitMonthCard({ month, splits, ledger }: SplitMonthCardProps) {
  const { splitWords: words, bookMetricWords } = useMessages(bundles.earnings);
  const nameOf = useMonthName();
  /** The day whose payments are shown; null: all of the month; undefined: none. */
  const [shownDay, setShownDay] = useState<string | null>();
  const state = monthState(month);
  const heading = `split-${month.month}`;
  const figures = [
    ["base", words.base],
    ["agency", bookMetricWords["split.agency"]],
    ["creator", bookMetricWords["split.creator"]],
  ] as const;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border border-line bg-card p-4.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={heading} className="text-base font-semibold">
          <time dateTime={month.month}>{nameOf(month.month)}</time>
        </h3>
        <Badge tone={tones[state]}>{words[state]}</Badge>
      </div>
      {month.sums === null ? (
        <p className="text-ink-2">{words.gone}</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
            {figures.map(([side, label]) => {
              const fact = ledger.facts.get(`split.${side}.${month.month}`);
              return (
                fact && (
                  <div key={side} className={side === "base" ? "max-sm:col-span-2" : ""}>
                    <dt className="text-ink-3">{label}</dt>
                    <dd className="text-xl font-semibold tracking-tight">
                      <Figure fact={fact} ledger={ledger} />
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
          <Periods periods={month.periods} />
        </>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line border-y border-line">
        {sides.map((side) => (
          <Confirmation
            key={side}
            side={side}
            month={month}
            splits={splits}
            onShowDay={month.sums === null ? undefined : setShownDay}
          />
        ))}
      </ul>
      {month.sums !== null && (
        <Button
          look="quiet"
          className="justify-self-start"
          aria-expanded={shownDay !== undefined}
          aria-describedby={heading}
          onClick={() => setShownDay(shownDay === undefined ? null : undefined)}
        >
          {shownDay === undefined ? words.show : words.hide}
        </Button>
      )}
      {shownDay !== undefined && month.sums !== null && (
        <SplitPayments month={month.month} day={shownDay} splits={splits} onShowAll={() => setShownDay(null)} />
      )}
    </li>
  );
}

/** The days of a month under each rule. */
function Periods({ periods }: Pick<SplitMonthAnswer, "periods">) {
  const { splitWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  return (
    <ul className="grid gap-1 text-sm text-ink-2" data-notice>
      {periods.map(({ from, to, share, payments }) => (
        <li key={from}>
          {[
            percent(share / 100, format, share % 100 === 0 ? 0 : 2),
            period({ from, to }, format),
            counted(payments, words.payments, format),
          ].join(" · ")}
        </li>
      ))}
    </ul>
  );
}
