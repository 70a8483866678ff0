import type { PortfolioEarnings } from "@fanradar/contract";
import { bundles, counted } from "@fanradar/words";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { ChangeFigure } from "../ui/change-figure.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { monthsIn } from "./months-in.ts";
import { useYearLabel } from "./year-label.ts";

interface ModelTableProps {
  earnings: PortfolioEarnings;
  ledger: Ledger;
  /** Heading of the running month's column; without it there is none. */
  currentName: ReactNode;
  /** Name of the last whole month. */
  monthName: string;
  /** Below the table. */
  children: ReactNode;
}

/**
 * What each model earned: in the last thirty days, in the running month, in the last whole one, and in a year. The change stands beside
 * the amount that it is of, and is of the month that the head of the page compares first.
 */
export function ModelTable({ earnings, ledger, currentName, monthName, children }: ModelTableProps) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  const { month, models, others } = earnings;
  const find = (id: string) => ledger.facts.get(id);
  const yearLabel = useYearLabel();
  const year = find("year.portfolio.earnings");
  const monthsOf = (fact: typeof year) => (fact?.period ? monthsIn(fact.period) : 0);
  /** An amount of thirty days by hand, and nothing of the month. */
  const isOfNoMonth = (id: number) =>
    find(`latest.${id}.portfolio.earnings`)?.kind === "self-reported" &&
    typeof find(`month.${id}.portfolio.earnings`)?.value !== "number";
  const changeHead = (
    <th scope="col" className="px-3 py-2.5 font-medium max-sm:hidden">
      {words.change}
      <span className="ml-auto block max-w-36 font-normal">{currentName ? words.onSameDays : words.aDay}</span>
    </th>
  );
  return (
    <section aria-labelledby="models" className="grid gap-3">
      <h2 id="models" className="text-base font-semibold tracking-tight">
        {words.byModel}
      </h2>
      <div className="scroll-hint overflow-x-auto rounded-xl border border-line">
        <table className="w-full text-right max-sm:[&_:is(td,th)]:px-2.5 [&_td]:px-3 [&_td]:py-2.5">
          <thead className="text-xs text-ink-3">
            <tr>
              <th scope="col" className="px-4 py-2.5 text-left font-medium">
                {words.model}
              </th>
              <th scope="col" className="px-3 py-2.5 font-medium">
                {words.lastDays}
                <span className="ml-auto block max-w-36 font-normal">{words.onDaysBefore}</span>
              </th>
              {currentName && (
                <th scope="col" className="px-3 py-2.5 font-medium">
                  {currentName}
                </th>
              )}
              {currentName && changeHead}
              <th scope="col" className="px-3 py-2.5 font-medium">
                <time dateTime={month.from.slice(0, 7)}>{monthName}</time>
              </th>
              {!currentName && changeHead}
              <th scope="col" className="px-3 py-2.5 font-medium">
                {yearLabel(year)}
              </th>
            </tr>
          </thead>
          <tbody data-rows>
            {models.map(({ id, name }) => {
              const changed = find(`${currentName ? "soFar" : "month"}.${id}.portfolio.earnings.change`);
              const latest = find(`latest.${id}.portfolio.earnings`);
              const changeLatest = find(`latest.${id}.portfolio.earnings.change`);
              const now = find(`soFar.${id}.portfolio.earnings`);
              const [ofMonth, ofYear] = [find(`month.${id}.portfolio.earnings`), find(`year.${id}.portfolio.earnings`)];
              const changeCell = (
                <td className="whitespace-nowrap max-sm:hidden">
                  {changed ? <ChangeFigure fact={changed} ledger={ledger} /> : <span className="text-ink-3">—</span>}
                </td>
              );
              return (
                <tr key={id} className="border-t border-line">
                  <th scope="row" className="px-4 py-2.5 text-left font-medium">
                    <Link
                      href={`/earnings/${id}`}
                      className="inline-block min-w-24 wrap-anywhere text-teal hover:underline"
                      dir="auto"
                      data-typed
                    >
                      {name}
                    </Link>
                  </th>
                  <td className="whitespace-nowrap">
                    {latest && <Figure fact={latest} ledger={ledger} />}
                    {changeLatest && (
                      <span className="mt-1.5 block text-xs leading-6 text-ink-3">
                        <ChangeFigure fact={changeLatest} ledger={ledger} />
                      </span>
                    )}
                  </td>
                  {currentName && <td className="whitespace-nowrap">{now && <Figure fact={now} ledger={ledger} />}</td>}
                  {currentName && changeCell}
                  <td className="font-semibold whitespace-nowrap">
                    {ofMonth && <Figure fact={ofMonth} ledger={ledger} />}
                  </td>
                  {!currentName && changeCell}
                  <td className="whitespace-nowrap">
                    {ofYear && <Figure fact={ofYear} ledger={ledger} />}
                    {ofYear?.period && monthsOf(ofYear) !== monthsOf(year) && (
                      <span className="block text-xs text-ink-3">
                        {counted(monthsOf(ofYear), format.words.sampleWords.months, format)}
                      </span>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {children}
      {models.some(({ id }) => isOfNoMonth(id)) && (
        <p className="text-ink-3" data-notice>
          {words.noMonth}
        </p>
      )}
      {others > 0 && (
        <p className="text-ink-3" data-notice>
          {counted(others, words.others, format)}
        </p>
      )}
    </section>
  );
}
