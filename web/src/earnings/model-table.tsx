import type { PortfolioEarnings } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { bundles, counted } from "@fanradar/words";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { ChangeFigure } from "../ui/change-figure.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { ComparedChange } from "./compared-change.tsx";
import { monthsIn } from "./months-in.ts";
import { usePartText } from "./part-text.ts";
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

// On a tablet in the least room, so that the last column is seen.
const headClass = "px-3 py-2.5 font-medium max-lg:px-1.5";

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
  /** An amount of thirty days by hand, and nothing of the month. */
  const isOfNoMonth = (id: number) =>
    find(`latest.${id}.portfolio.earnings`)?.kind === "self-reported" &&
    typeof find(`month.${id}.portfolio.earnings`)?.value !== "number";
  const changeHead = (
    <th scope="col" className={headClass}>
      {words.change}
      <span className="ml-auto block max-w-36 font-normal">{currentName ? words.onSameDays : words.onMonthBefore}</span>
    </th>
  );
  return (
    <section aria-labelledby="models" className="grid gap-3">
      <h2 id="models" className="text-base font-semibold tracking-tight">
        {words.byModel}
      </h2>
      <div className="scroll-hint overflow-x-auto rounded-xl border border-line">
        <table className="w-full text-right max-sm:block [&_td]:px-3 [&_td]:py-2.5 max-lg:[&_td]:px-1.5 max-sm:[&_td]:px-0 max-sm:[&_td]:py-0">
          <thead className="text-xs text-ink-3 max-sm:sr-only">
            <tr>
              <th scope="col" className="px-4 py-2.5 text-left font-medium">
                {words.model}
              </th>
              <th scope="col" className={headClass}>
                {words.lastDays}
                <span className="ml-auto block max-w-36 font-normal">{words.onDaysBefore}</span>
              </th>
              {currentName && (
                <th scope="col" className={headClass}>
                  {currentName}
                </th>
              )}
              {currentName && changeHead}
              <th scope="col" className={headClass}>
                <time dateTime={month.from.slice(0, 7)}>{monthName}</time>
              </th>
              {!currentName && changeHead}
              <th scope="col" className={headClass}>
                {yearLabel(year)}
              </th>
            </tr>
          </thead>
          <tbody data-rows className="max-sm:block">
            {models.map((model) => (
              <Row key={model.id} {...{ model, ledger, currentName, monthName }} />
            ))}
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

type RowProps = Pick<ModelTableProps, "ledger" | "currentName" | "monthName"> & {
  model: PortfolioEarnings["models"][number];
};

const monthsOf = (fact: Fact | undefined) => (fact?.period ? monthsIn(fact.period) : 0);

function Row({ model: { id, name, part }, ledger, currentName, monthName }: RowProps) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  const yearLabel = useYearLabel();
  const partText = usePartText();
  const find = (fact: string) => ledger.facts.get(fact);
  const year = find("year.portfolio.earnings");
  const changed = find(`${currentName ? "soFar" : "month"}.${id}.portfolio.earnings.change`);
  const latest = find(`latest.${id}.portfolio.earnings`);
  const changeLatest = find(`latest.${id}.portfolio.earnings.change`);
  const now = find(`soFar.${id}.portfolio.earnings`);
  const [ofMonth, ofYear] = [find(`month.${id}.portfolio.earnings`), find(`year.${id}.portfolio.earnings`)];
  const changeCell = (
    <Cell label={words.change} fact={changed}>
      {changed ? (
        <ComparedChange change={changed} amount={currentName ? now : ofMonth} ledger={ledger} />
      ) : (
        <span className="text-ink-3">—</span>
      )}
    </Cell>
  );
  return (
    <tr className="border-t border-line max-sm:grid max-sm:gap-1 max-sm:px-4 max-sm:py-3">
      <th scope="row" className="text-left font-medium max-sm:block sm:px-4 sm:py-2.5">
        <Link
          href={`/earnings/${id}`}
          className="inline-block min-w-24 wrap-anywhere text-teal hover:underline max-sm:leading-6"
          dir="auto"
          data-typed
        >
          {name}
        </Link>
      </th>
      <Cell label={words.lastDays} fact={latest}>
        {latest && <Figure fact={latest} ledger={ledger} />}
        {changeLatest && (
          <span className="mt-1.5 block text-xs leading-6 text-ink-3">
            <ChangeFigure fact={changeLatest} ledger={ledger} />
          </span>
        )}
      </Cell>
      {currentName && (
        <Cell label={currentName} fact={now}>
          {now && <Figure fact={now} ledger={ledger} />}
        </Cell>
      )}
      {currentName && changeCell}
      <Cell label={monthName} fact={ofMonth} className="font-semibold">
        {ofMonth && <Figure fact={ofMonth} ledger={ledger} />}
        {part && <span className="block text-xs leading-6 font-normal text-ink-3">{partText({ part })}</span>}
      </Cell>
      {!currentName && changeCell}
      <Cell label={yearLabel(year)} fact={ofYear}>
        {ofYear && <Figure fact={ofYear} ledger={ledger} />}
        {ofYear?.period && monthsOf(ofYear) !== monthsOf(year) && (
          <span className="block text-xs text-ink-3">
            {counted(monthsOf(ofYear), format.words.sampleWords.months, format)}
          </span>
        )}
      </Cell>
    </tr>
  );
}

interface CellProps {
  label: ReactNode;
  fact: Fact | undefined;
  className?: string;
  children: ReactNode;
}

/** On a phone a row is a card: its known figures stand below each other, each with its own heading. */
function Cell({ label, fact, className = "", children }: CellProps) {
  const phone = typeof fact?.value === "number" ? "max-sm:flex max-sm:justify-between max-sm:gap-3" : "max-sm:hidden";
  return (
    <td className={`whitespace-nowrap ${phone} ${className}`}>
      <span aria-hidden className="text-xs leading-6 font-normal whitespace-normal text-ink-3 sm:hidden">
        {label}
      </span>
      <span>{children}</span>
    </td>
  );
}
