import { getSplits, type Person, type Splits } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useSearch } from "wouter";
import { CallError } from "../../lib/call.ts";
import { useMessages } from "../../lib/messages.ts";
import { callQuery } from "../../lib/queries.ts";
import { useMay } from "../../lib/rights.ts";
import { nameOfZone } from "../../lib/time-zones.ts";
import { ModelNotFound } from "../../models/model-not-found.tsx";
import { titleOf } from "../../models/use-model.ts";
import { Shell } from "../../shell/shell.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Empty, LoadError, Skeleton } from "../../ui/states.tsx";
import { BookChoice } from "../book-choice.tsx";
import { EarningsTabs } from "../earnings-tabs.tsx";
import { SplitMonthCard } from "./split-month.tsx";
import { SplitRules } from "./split-rules.tsx";

/** How a model's earnings are divided between agency and creator, month by month: for both of them. */
export function SplitView({ user, modelId }: { user: Person; modelId: number }) {
  const { earningsWords, splitWords: words } = useMessages(bundles.earnings);
  const params = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const query = { currency: params.get("currency") ?? undefined, platform: params.get("platform") ?? undefined };
  const { data, error, isPending, refetch } = useQuery({
    ...callQuery(getSplits, { params: { id: modelId }, query, keepsPrevious: true }),
    staleTime: 0,
  });
  // Until the answer says whether they are the creator: who may read earnings here works for the model.
  const isMember = useMay()("earnings.read");
  const isMissing = error instanceof CallError && error.status === 404;
  const pairs = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return (
    <Shell
      user={user}
      title={titleOf(words.title, { data: data?.model, isPending })}
      description={
        isPending ? (
          <Skeleton className="h-8 w-32" />
        ) : (
          data &&
          (data.isMember ? (
            <BackLink href="/earnings" label={earningsWords.allModels} />
          ) : (
            <BackLink href="/model-dashboard" label={words.back} />
          ))
        )
      }
      actions={
        isPending ? (
          <Skeleton className="h-10 w-48" />
        ) : data && data.months.length > 0 ? (
          <>
            <BookChoice
              books={data.books}
              chosen={data}
              onChoose={(book) =>
                navigate(
                  `/earnings/${modelId}?${new URLSearchParams({ tab: "split", platform: book.platform ?? "", currency: book.currency ?? "" })}`,
                  { replace: true },
                )
              }
            />
            <a
              href={`/api/models/${modelId}/splits.csv?${new URLSearchParams(pairs)}`}
              className={buttonClass()}
              download
            >
              {earningsWords.csv}
            </a>
          </>
        ) : (
          // The place that was kept for them: what is below would move.
          data && <div className="h-10 w-48" />
        )
      }
    >
      {(data ? data.isMember : isPending && isMember) && <EarningsTabs modelId={modelId} open="split" />}
      {isMissing && <ModelNotFound error={error} />}
      {error && !isMissing && <LoadError error={error} onRetry={() => refetch()} />}
      {!error && !data && <Skeleton className="h-96" />}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
            <Sides splits={data} />
            <SplitRules splits={data} />
          </div>
          <Months splits={data} />
        </div>
      )}
    </Shell>
  );
}

/** Who shares, and who reads the page. */
function Sides({ splits: { agency, creator, isMember } }: { splits: Splits }) {
  const { splitWords: words } = useMessages(bundles.earnings);
  return (
    <section aria-labelledby="sides" className="grid content-start gap-3 rounded-xl border border-line bg-card p-4.5">
      <h2 id="sides" className="text-base font-semibold tracking-tight">
        {words.shares}
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <dt className="text-ink-3">{words.agency}</dt>
        <dd className="font-medium wrap-anywhere">
          <span data-typed dir="auto">
            {agency}
          </span>
        </dd>
        <dt className="text-ink-3">{words.creator}</dt>
        <dd className="wrap-anywhere">
          {creator === null ? (
            <span className="text-ink-2">{words.noCreator}</span>
          ) : (
            <span data-typed dir="auto" className="font-medium">
              {creator}
            </span>
          )}
        </dd>
      </dl>
      {isMember && creator !== null && <p className="text-ink-3">{words.creatorSees}</p>}
    </section>
  );
}

function Months({ splits }: { splits: Splits }) {
  const { earningsWords, splitWords: words } = useMessages(bundles.earnings);
  const hasShare = splits.rules.length > 0;
  const ledger = { facts: new Map(splits.facts.map((fact) => [fact.id, fact])), sources: splits.sources };
  return (
    <section aria-labelledby="months" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="months" className="text-base font-semibold tracking-tight">
          {earningsWords.months}
        </h2>
        {splits.months.length > 0 && (
          <p className="text-ink-3" data-notice>
            {earningsWords.zone(nameOfZone(splits.timeZone))}
          </p>
        )}
      </div>
      {splits.months.length === 0 ? (
        <div className="rounded-xl border border-line bg-card">
          <Empty
            title={words.noMonths}
            hint={hasShare || !splits.isMember ? words.noMonthsHint : words.noShareHint}
            action={
              splits.isMember &&
              hasShare && (
                <Link href={`/evidence/${splits.model.id}`} className={buttonClass()}>
                  {earningsWords.toEvidence}
                </Link>
              )
            }
          />
        </div>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {splits.months.map((month) => (
            <SplitMonthCard key={month.month} month={month} splits={splits} ledger={ledger} />
          ))}
        </ol>
      )}
    </section>
  );
}
