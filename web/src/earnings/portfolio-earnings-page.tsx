import { getPortfolioEarnings, type Person, type PortfolioEarnings, portfolioPageAtMost } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { bundles, exchanged, money, showReason } from "@fanradar/words";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { ChartFrame } from "../charts/chart-frame.tsx";
import { monthLabel } from "../charts/month-label.ts";
import { StackedBars } from "../charts/stacked-bars.tsx";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callKey } from "../lib/queries.ts";
import { Shell } from "../shell/shell.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { ChangeFigure } from "../ui/change-figure.tsx";
import type { Ledger } from "../ui/figure.tsx";
import { Empty, LoadError } from "../ui/states.tsx";
import { EarningsSkeleton } from "./earnings-skeleton.tsx";
import { ModelTable } from "./model-table.tsx";
import { Amount, Tile } from "./summary.tsx";
import { useYearLabel } from "./year-label.ts";

/** What all of one's own models earned, and each of them: the way into the earnings of one. */
export function PortfolioEarningsPage({ user }: { user: Person }) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const { earnings, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePortfolioEarnings(user);
  return (
    <Shell user={user} title={words.title} description={words.portfolioLead}>
      {error && <LoadError error={error} onRetry={() => refetch()} />}
      {!error && !earnings && <EarningsSkeleton strip="h-80 sm:h-34" />}
      {earnings?.models.length === 0 && (
        <div className="rounded-xl border border-line bg-card">
          <Empty
            title={words.none}
            hint={words.portfolioNone}
            action={
              <Link href="/dashboard" className={buttonClass("primary")}>
                {words.toModels}
              </Link>
            }
          />
        </div>
      )}
      {earnings && earnings.models.length > 0 && (
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

/** With the models of all pages that were asked for; the sums are those of the first. */
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
  const { chartWords } = useMessages(bundles.charts);
  const format = useFormat();
  const { month, soFar, bars, series, partial } = earnings;
  const currency = earnings.currency ?? "USD";
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
  const formatMoney = (cents: number, digits?: number) => {
    const shown = exchanged(cents, currency, format);
    return money(digits ? shown.cents : Math.round(shown.cents / 100) * 100, shown.currency, format);
  };
  const values = new Map(series.points.map(({ at, value }) => [at, value]));
  const find = (id: string) => ledger.facts.get(id);
  const change = find("month.portfolio.earnings.change");
  const current = find("soFar.portfolio.earnings");
  const changeSoFar = find("soFar.portfolio.earnings.change");
  const isEarningNow = typeof current?.value === "number";
  const shown = [
    ...bars.map(({ to }) => ({ to, value: values.get(to), note: partial.includes(to) ? words.inPart : undefined })),
    ...(typeof current?.value === "number" ? [{ to: soFar.to, value: current.value, note: words.part.soFar }] : []),
  ];
  const whenOf = ({ to, note }: (typeof shown)[number]) => [nameOf(to), note].filter(Boolean).join(" · ");
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
            {changeSoFar && (
              <span className="text-sm text-ink-2">
                <ChangeFigure fact={changeSoFar} ledger={ledger} /> {words.onSameDays}
              </span>
            )}
          </Tile>
        )}
        <Tile label={<time dateTime={month.from.slice(0, 7)}>{words.netOf(monthName)}</time>}>
          <Amount fact={find("month.portfolio.earnings")} ledger={ledger} />
          <Why fact={find("month.portfolio.earnings")} />
          {change && (
            <span className="text-sm text-ink-2">
              <ChangeFigure fact={change} ledger={ledger} /> {words.aDay}
            </span>
          )}
        </Tile>
        <Tile label={yearLabel(find("year.portfolio.earnings"))}>
          <Amount fact={find("year.portfolio.earnings")} ledger={ledger} />
          <Why fact={find("year.portfolio.earnings")} />
        </Tile>
      </dl>
      {series.points.length > 0 && (
        <div className="rounded-xl border border-line bg-card p-4.5">
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
                formatValue={formatMoney}
                bars={shown.map(({ to, value, note }) => ({
                  at: to,
                  when: whenOf({ to, value, note }),
                  label: monthLabel(to, format.locale),
                  rows: [{ value: value === undefined ? "—" : formatMoney(value, 2) }],
                  notes: [],
                  parts: value === undefined ? [] : [{ key: "net", value, colour: "var(--teal)" }],
                  isPartial: note !== undefined,
                }))}
              />
            )}
          </ChartFrame>
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
