import { type Earnings, getEarnings, type Person } from "@fanradar/contract";
import { bundles, showExchange } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { CallError } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { ModelNotFound } from "../models/model-not-found.tsx";
import { titleOf, useModel } from "../models/use-model.ts";
import { Shell } from "../shell/shell.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { ClosedPage } from "../workspaces/closed-page.tsx";
import { BookChoice } from "./book-choice.tsx";
import { EarningsSkeleton } from "./earnings-skeleton.tsx";
import { EarningsTabs } from "./earnings-tabs.tsx";
import { Months } from "./months.tsx";
import { People } from "./people.tsx";
import { EarningsSummary } from "./summary.tsx";
import { useBookName } from "./use-book-name.ts";
import { useOutlook } from "./use-outlook.ts";

const ImportDialog = part(() => import("../evidence/import/import-dialog.tsx").then((file) => file.ImportDialog));
const Cohorts = part(() => import("./outlook.tsx").then((file) => file.Cohorts));
const QuietPayers = part(() => import("./quiet-payers.tsx").then((file) => file.QuietPayers));
const Outlook = part(() => import("./outlook.tsx").then((file) => file.Outlook));
const ShiftsView = part(() => import("./shifts/shifts-view.tsx").then((file) => file.ShiftsView));
const SplitView = part(() => import("./split/split-view.tsx").then((file) => file.SplitView));
const MonthsChart = part(() => import("./months-chart.tsx").then((file) => file.MonthsChart));

const bases = ["net", "gross"] as const;

interface EarningsPageProps {
  user: Person;
  modelId: number;
}

/** What a model earned, how that is divided, and who sold it. The split is also its creator's to read, whatever workspace they work in. */
export function EarningsPage({ user, modelId }: EarningsPageProps) {
  const may = useMay();
  const tab = new URLSearchParams(useSearch()).get("tab");
  const given = {
    ...{ user, modelId },
    fallback: (
      <div className="p-8">
        <Skeleton className="h-40" />
      </div>
    ),
  };
  if (tab === "split") return <SplitView {...given} />;
  if (tab === "shifts") return may("shift.read") ? <ShiftsView {...given} /> : <ClosedPage user={user} />;
  return may("earnings.read") ? <EarningsView user={user} modelId={modelId} /> : <ClosedPage user={user} />;
}

/** What a model earned, month by type, by imported statements and what else is known; who pays, and when. */
function EarningsView({ user, modelId }: EarningsPageProps) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const { evidenceWords } = useMessages(bundles.evidence);
  const model = useModel(modelId);
  const params = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const query = {
    basis: params.get("basis") === "gross" ? ("gross" as const) : ("net" as const),
    currency: params.get("currency") ?? undefined,
    platform: params.get("platform") ?? undefined,
  };
  const earnings = useQuery(callQuery(getEarnings, { params: { id: modelId }, query, keepsPrevious: true }));
  const error = model.error ?? earnings.error;
  const isMissing = error instanceof CallError && error.status === 404;
  const show = (change: Partial<typeof query>) => {
    const next = Object.entries({ ...query, ...change }).flatMap(([name, value]) => (value ? [[name, value]] : []));
    navigate(`/earnings/${modelId}?${new URLSearchParams(next)}`, { replace: true });
  };
  const { data } = earnings;
  const may = useMay();
  const [isImporting, setImporting] = useState(false);
  // What was imported is shown once its dialog, which says what came of it, is closed.
  const isEmpty = data?.months.length === 0 || isImporting;
  const open = <Button look="primary">{evidenceWords.import.open}</Button>;
  return (
    <Shell
      user={user}
      title={titleOf(words.title, model)}
      description={
        !isMissing && (
          <span className="flex flex-wrap gap-x-5">
            <BackLink href="/earnings" label={words.allModels} />
            <Link href={`/evidence/${modelId}`} className="inline-flex min-h-8 items-center text-ink-2 hover:underline">
              {evidenceWords.title}
            </Link>
            <Link
              href={`/ai-assistant?tab=pricing&model=${modelId}`}
              className="inline-flex min-h-8 items-center text-ink-2 hover:underline"
            >
              {words.toPrices}
            </Link>
          </span>
        )
      }
      actions={
        data && data.books.length > 0 ? (
          <Controls data={data} onShow={show} modelId={modelId} query={query} />
        ) : data ? (
          // The place that was kept for them: what is below would move.
          <div className="h-10 w-64" />
        ) : (
          !error && <Skeleton className="h-10 w-64" />
        )
      }
    >
      {!isMissing && <EarningsTabs modelId={modelId} open="earnings" />}
      {isMissing && <ModelNotFound error={error} />}
      {error && !isMissing && <LoadError error={error} onRetry={() => earnings.refetch()} />}
      {!error && !data && <EarningsSkeleton strip="h-90 xl:h-34" />}
      {data && isEmpty && (
        <div className="rounded-xl border border-line bg-card">
          <Empty
            title={data.books.length > 0 ? words.noneOf[data.basis] : words.none}
            hint={data.books.length > 0 ? words.noneOfHint : words.noneHint}
            action={
              model.data &&
              may("evidence.add") && (
                <ImportDialog model={model.data} trigger={open} fallback={open} onOpenChange={setImporting} />
              )
            }
          />
        </div>
      )}
      {data && !isEmpty && (
        <>
          <OtherBooks data={data} onShow={show} />
          <Converted data={data} />
          <Body data={data} modelId={modelId} />
        </>
      )}
    </Shell>
  );
}

function Body({ data, modelId }: { data: Earnings; modelId: number }) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const { given, error, refetch, isLoading, isHidden } = useOutlook(modelId, data);
  const ledger = { facts: new Map(data.facts.map((fact) => [fact.id, fact])), sources: data.sources };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <EarningsSummary earnings={data} ledger={ledger} />
      <div className="rounded-xl border border-line bg-card p-4.5">
        <MonthsChart fallback={<Skeleton className="h-80" />} earnings={data} ledger={ledger} />
      </div>
      {isLoading && <Skeleton className="h-130" />}
      {isHidden && (
        <section aria-labelledby="outlook" className="grid gap-3">
          <h2 id="outlook" className="text-base font-semibold tracking-tight">
            {words.outlook}
          </h2>
          <p className="max-w-[72ch] text-ink-2" data-notice>
            {data.basis === "gross" ? words.outlookOfNet : words.outlookOfBook}
          </p>
        </section>
      )}
      {given && <Outlook {...given} fallback={<Skeleton className="h-130" />} />}
      {error && <LoadError error={error} onRetry={refetch} />}
      <Months earnings={data} ledger={ledger} />
      <People earnings={data} ledger={ledger} />
      {given && <QuietPayers {...given} />}
      {given && <Cohorts {...given} />}
    </div>
  );
}

/** In which currency the book is, and the rate, where amounts are shown in another. */
function Converted({ data: { facts, currency } }: { data: Earnings }) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  const amount = facts.find(({ unit, value }) => unit === "cents" && typeof value === "number");
  const exchange = amount && showExchange(amount, format);
  return exchange && currency ? (
    <p className="mb-6 text-ink-2" data-notice>
      {words.converted(currency, exchange.rate)}
    </p>
  ) : null;
}

/** Names what the figures leave out: amounts of other platforms and currencies are not added to them. */
function OtherBooks({ data, onShow }: Pick<ControlsProps, "data" | "onShow">) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const nameOf = useBookName();
  const others = data.books.filter((book) => book.platform !== data.platform || book.currency !== data.currency);
  if (others.length === 0) return null;
  return (
    <p className="mb-6 flex flex-wrap items-center gap-2 text-ink-2">
      {words.otherBooks}
      {others.map((book) => (
        <Button key={nameOf(book)} onClick={() => onShow(book)}>
          {nameOf(book)}
        </Button>
      ))}
    </p>
  );
}

interface ControlsProps {
  data: Earnings;
  modelId: number;
  query: { basis: "net" | "gross"; currency: string | undefined; platform: string | undefined };
  onShow: (change: Partial<ControlsProps["query"]>) => void;
}

function Controls({ data: { books, platform, currency, basis }, modelId, query, onShow }: ControlsProps) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const pairs = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return (
    <>
      <BookChoice books={books} chosen={{ platform, currency }} onChoose={onShow} />
      <fieldset className="flex gap-1">
        <legend className="sr-only">{words.basis}</legend>
        {bases.map((one) => (
          <Button
            key={one}
            aria-pressed={one === basis}
            className={one === basis ? "border-teal text-teal" : ""}
            onClick={() => onShow({ basis: one })}
          >
            {words[one]}
          </Button>
        ))}
      </fieldset>
      <a href={`/api/models/${modelId}/earnings.csv?${new URLSearchParams(pairs)}`} className={buttonClass()} download>
        {words.csv}
      </a>
    </>
  );
}
