import { getPortfolioEarnings, type Person, type PortfolioEarnings, portfolioPageAtMost } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { bundles, counted, showReason } from "@fanradar/words";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callKey } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { Shell } from "../shell/shell.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { ChangeFigure } from "../ui/change-figure.tsx";
import type { Ledger } from "../ui/figure.tsx";
import { OtherCurrencies } from "../ui/other-currencies.tsx";
import { PartChange } from "../ui/part-change.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { ComparedChange } from "./compared-change.tsx";
import { EarningsSkeleton } from "./earnings-skeleton.tsx";
import { ModelTable } from "./model-table.tsx";
import { Amount, Tile } from "./summary.tsx";
import { useYearLabel } from "./year-label.ts";

const ImportChoice = part(() => import("./import-choice.tsx").then((file) => file.ImportChoice));
const PortfolioChart = part(() => import("./portfolio-chart.tsx").then((file) => file.PortfolioChart));

/** As high as the button that opens an import. */
const importPlace = <Skeleton className="h-10 w-44" />;

/** What all of one's own models earned, and each of them: the way into the earnings of one. */
export function PortfolioEarningsPage({ user }: { user: Person }) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const { interfaceWords } = useWords();
  const may = useMay();
  const [isImporting, setImporting] = useState(false);
  const { earnings, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePortfolioEarnings(user);
  // What was imported is shown once its dialog, which says what came of it, is closed.
  const isEmpty = earnings?.models.length === 0 || isImporting;
  return (
    <Shell
      user={user}
      title={words.title}
      description={words.portfolioLead}
      actions={
        !isEmpty &&
        !error &&
        may("evidence.add") &&
        (earnings ? <ImportChoice fallback={importPlace} user={user} /> : importPlace)
      }
    >
      {error && <LoadError error={error} onRetry={() => refetch()} />}
      {!error && !earnings && <EarningsSkeleton strip="h-80 sm:h-34" />}
      {earnings && isEmpty && (
        <div className="rounded-xl border border-line bg-card">
          <Empty
            title={words.none}
            hint={earnings.others > 0 || isImporting ? words.noneHint : words.portfolioNone}
            action={
              earnings.others > 0 || isImporting ? (
                may("evidence.add") && <ImportChoice fallback={importPlace} user={user} onOpenChange={setImporting} />
              ) : (
                <Link href="/submit" className={buttonClass("primary")}>
                  {interfaceWords.shell.submit}
                </Link>
              )
            }
          />
        </div>
      )}
      {earnings && !isEmpty && (
        <Known earnings={earnings}>
          {hasNextPage && (
            <Button className="justify-self-start" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {words.showMore}
            </Button>
          )}
        </Known>
      )}
    </Shell>
  );
}

/** With the models of all requested pages; the sums are those of the first. */
function usePortfolioEarnings(user: Person) {
  const params = { id: user.id };
  const pages = useInfiniteQuery({
    queryKey: callKey(getPortfolioEarnings, { params, dependsOn: "pages" }),
    queryFn: ({ pageParam: after, signal }) =>
      call(getPortfolioEarnings, { params, query: after ? { after, limit: portfolioPageAtMost } : {}, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const all = pages.data?.pages;
  const [first] = all ?? [];
  const earnings = all &&
    first && {
      ...first,
      models: all.flatMap(({ models }) => models),
      facts: all.flatMap(({ facts }) => facts),
      sources: all.flatMap(({ sources }) => sources),
    };
  return { ...pages, earnings };
}

interface KnownProps {
  earnings: PortfolioEarnings;
  /** Below the table. */
  children: ReactNode;
}

function Known({ earnings, children }: KnownProps) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  const { month, soFar, series } = earnings;
  const ledger: Ledger = {
    facts: new Map(earnings.facts.map((fact) => [fact.id, fact])),
    sources: earnings.sources,
  };
  const yearLabel = useYearLabel();
  const inUtc = (options: Intl.DateTimeFormatOptions) => {
    const form = new Intl.DateTimeFormat(format.locale, { ...options, timeZone: "UTC" });
    return (day: string) => form.format(new Date(day));
  };
  const nameOf = inUtc({ month: "long", year: "numeric" });
  const monthName = nameOf(month.to);
  const find = (id: string) => ledger.facts.get(id);
  const change = find("month.portfolio.earnings.change");
  const current = find("soFar.portfolio.earnings");
  const changeSoFar = find("soFar.portfolio.earnings.change");
  const isEarningNow = typeof current?.value === "number";
  const currentName = (
    <time dateTime={soFar.to.slice(0, 7)}>
      {nameOf(soFar.to)} {words.part.soFar}
    </time>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <dl
        data-headline
        className={`grid grid-cols-1 gap-px overflow-hidden rounded-xl border border-line bg-line ${isEarningNow ? "sm:grid-cols-3" : "sm:grid-cols-2"}`}
      >
        {isEarningNow && (
          <Tile label={currentName}>
            <Amount fact={current} ledger={ledger} />
            <span className="text-sm text-ink-2">
              {changeSoFar && (
                <>
                  <ComparedChange change={changeSoFar} amount={current} ledger={ledger} /> {words.onSameDays}
                </>
              )}
              <PartChange id="soFar.portfolio.earnings" ledger={ledger} against={words.onSameDays} />
            </span>
            <OtherCurrencies of="soFar.portfolio.earnings" ledger={ledger} />
          </Tile>
        )}
        <Tile label={<time dateTime={month.from.slice(0, 7)}>{words.netOf(monthName)}</time>}>
          <Amount fact={find("month.portfolio.earnings")} ledger={ledger} />
          <Why fact={find("month.portfolio.earnings")} />
          {earnings.inPart > 0 && (
            <span className="text-xs text-ink-3" data-notice>
              {counted(earnings.inPart, words.monthInPart, format)}
            </span>
          )}
          <span className="text-sm text-ink-2">
            {change && (
              <>
                <ChangeFigure fact={change} ledger={ledger} /> {words.onMonthBefore}
              </>
            )}
            <PartChange id="month.portfolio.earnings" ledger={ledger} against={words.onMonthBefore} />
          </span>
          <OtherCurrencies of="month.portfolio.earnings" ledger={ledger} />
        </Tile>
        <Tile label={yearLabel(find("year.portfolio.earnings"))}>
          <Amount fact={find("year.portfolio.earnings")} ledger={ledger} />
          <Why fact={find("year.portfolio.earnings")} />
          <OtherCurrencies of="year.portfolio.earnings" ledger={ledger} />
        </Tile>
      </dl>
      {series.points.length > 0 && (
        <div className="rounded-xl border border-line bg-card p-4.5">
          <PortfolioChart fallback={<Skeleton className="h-66" />} earnings={earnings} current={current} />
        </div>
      )}
      <ModelTable
        earnings={earnings}
        ledger={ledger}
        currentName={isEarningNow ? currentName : undefined}
        monthName={monthName}
      >
        {children}
      </ModelTable>
    </div>
  );
}

/** Why an amount is missing. */
function Why({ fact }: { fact: Fact | undefined }) {
  const format = useFormat();
  return fact?.reason ? (
    <span className="text-xs text-ink-3" data-notice>
      {showReason(fact.reason, format)}
    </span>
  ) : null;
}
