import type { Earnings } from "@fanradar/contract";
import { bundles, showReason } from "@fanradar/words";
import type { ReactNode } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { ChangeFigure } from "../ui/change-figure.tsx";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";
import { useYearLabel } from "./year-label.ts";

/** What heads a model's earnings: the month so far and the last whole one, each with its change, twelve months, what was refunded, and who it depends on. */
export function EarningsSummary({ earnings, ledger }: { earnings: Earnings; ledger: Ledger }) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  const { lastWhole, months } = earnings;
  const last = months.find(({ month }) => month === lastWhole);
  const running = months.find(({ part }) => part?.is === "so-far");
  const yearLabel = useYearLabel();
  const find = (id: string | undefined) => ledger.facts.get(id ?? "");
  const change = find("earnings.change");
  const changeSoFar = find("soFar.portfolio.earnings.change");
  const nameOf = (month: string) =>
    new Intl.DateTimeFormat(format.locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
      new Date(`${month}-01`),
    );
  return (
    <dl
      data-headline
      className={`grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line max-xl:[&>:last-child:nth-child(odd)]:col-span-2 ${running ? "xl:grid-cols-5" : "xl:grid-cols-4"}`}
    >
      {running && (
        <Tile
          label={
            <time dateTime={running.month}>
              {nameOf(running.month)} {words.part.soFar}
            </time>
          }
        >
          <Amount fact={find(running.total)} ledger={ledger} />
          {changeSoFar && (
            <span className="text-sm text-ink-2">
              <ChangeFigure fact={changeSoFar} ledger={ledger} /> {words.onSameDays}
            </span>
          )}
        </Tile>
      )}
      <Tile label={lastWhole ? <time dateTime={lastWhole}>{nameOf(lastWhole)}</time> : words.lastMonth}>
        {last && find(last.total) ? (
          <>
            <Amount fact={find(last.total)} ledger={ledger} />
            {change && change.kind !== "unavailable" && (
              <span className="text-sm text-ink-2">
                <ChangeFigure fact={change} ledger={ledger} /> {words.onMonthBefore}
              </span>
            )}
          </>
        ) : (
          <span className="text-ink-2">{words.noWhole}</span>
        )}
      </Tile>
      {["earnings.year", "earnings.yearBack", "payers.topShare"].map((id) => {
        const fact = find(id);
        return (
          fact && (
            <Tile key={id} label={id === "earnings.year" ? yearLabel(fact) : factLabel(id)}>
              <Amount fact={fact} ledger={ledger} />
              {fact.reason && (
                <span className="text-xs text-ink-3" data-notice>
                  {showReason(fact.reason, format)}
                </span>
              )}
            </Tile>
          )
        );
      })}
    </dl>
  );
}

export function Tile({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1 bg-card px-4 py-3.5">
      <dt data-notice className="text-sm text-ink-3">
        {label}
      </dt>
      <dd className="grid gap-0.5">{children}</dd>
    </div>
  );
}

export function Amount({ fact, ledger }: { fact: ReturnType<Ledger["facts"]["get"]>; ledger: Ledger }) {
  return fact ? (
    <span className="text-lg font-semibold tracking-tight sm:text-2xl">
      <Figure fact={fact} ledger={ledger} />
    </span>
  ) : null;
}
