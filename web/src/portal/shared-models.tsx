import type { Person, PortfolioRow } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { useMay } from "../lib/rights.ts";
import { Followers, KnownFigure } from "../models/followers.tsx";
import { StatusBadge } from "../models/status-badge.tsx";
import { type PortfolioState, usePortfolio } from "../models/use-portfolio.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";

/** The models that a client was given, each with its headline figures and the way to its report. */
export function SharedModels({ user }: { user: Person }) {
  const { portalWords: words } = useMessages(bundles.workspaces);
  const portfolio = usePortfolio(user, {});
  const { rows, error, hasNextPage } = portfolio;
  return (
    <section aria-labelledby="reports" className="grid gap-3">
      <h2 id="reports" className="text-base font-semibold tracking-tight">
        {words.reports}
      </h2>
      {error && <LoadError error={error} onRetry={() => void portfolio.refetch()} />}
      {!rows && !error && <Skeleton className="h-44" />}
      {rows?.length === 0 && (
        <div className="rounded-xl border border-line bg-card">
          <Empty title={words.none} hint={words.noneHint} />
        </div>
      )}
      {rows && rows.length > 0 && (
        <ul data-rows className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {rows.map((model) => (
            <li key={model.id}>
              <ModelCard model={model} portfolio={portfolio} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div>
          <Button disabled={portfolio.isFetchingNextPage} onClick={() => void portfolio.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function ModelCard({ model, portfolio: { ledger, courses } }: { model: PortfolioRow; portfolio: PortfolioState }) {
  const { portalWords: words } = useMessages(bundles.workspaces);
  const { id, name, reportedAt } = model;
  const format = useFormat();
  const may = useMay();
  const nameId = `model-${id}`;
  return (
    <article aria-labelledby={nameId} className="grid gap-4 rounded-xl border border-line bg-card p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={nameId} data-typed dir="auto" className="min-w-0 text-base font-semibold wrap-anywhere">
          {name}
        </h3>
        <StatusBadge {...model} />
        {reportedAt && <span className="text-ink-3">{words.reportedOn(shortDate(reportedAt, format))}</span>}
        <Link
          href={`/report/${id}`}
          className={`${buttonClass(reportedAt ? "primary" : undefined)} ml-auto max-sm:order-last max-sm:ml-0`}
          aria-describedby={nameId}
        >
          {words.open}
        </Link>
      </div>
      {reportedAt ? (
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Headline label={words.followers}>
            <Followers id={id} ledger={ledger} courses={courses} lineClass="max-sm:hidden" />
          </Headline>
          <Headline label={words.engagement}>
            <KnownFigure id={`${id}.portfolio.engagement`} ledger={ledger} />
          </Headline>
          {may("earnings.read") && (
            <Headline label={words.earnings}>
              <KnownFigure id={`${id}.portfolio.earnings`} ledger={ledger} />
            </Headline>
          )}
        </dl>
      ) : (
        <p className="text-ink-3">{words.waiting}</p>
      )}
    </article>
  );
}

function Headline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="text-lg">{children}</dd>
    </div>
  );
}
