import { deletePriceChange, listPriceChanges, type PriceChange } from "@fanradar/contract";
import { bundles, renderStatement, shortDate } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { SentencePieces } from "../reports/sentences.tsx";
import { Button } from "../ui/button.tsx";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { LogChange } from "./log-change.tsx";

/** The log of a model's price changes: each with what went before and after it, and a way to log another. */
export function PriceChangeList({ modelId }: { modelId: number }) {
  const { pricingWords: words } = useMessages(bundles.pricing);
  const { data, error, refetch } = useQuery(callQuery(listPriceChanges, { params: { id: modelId } }));
  const ledger: Ledger = { facts: new Map(data?.facts.map((fact) => [fact.id, fact])), sources: data?.sources ?? [] };
  return (
    <section
      aria-labelledby="price-changes"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border border-line bg-card p-4.5"
    >
      <div>
        <h2 id="price-changes" className="text-lg font-semibold tracking-tight">
          {words.changes}
        </h2>
        <p className="max-w-[72ch] text-ink-2">{words.changesHint}</p>
      </div>
      {error && <LoadError error={error} onRetry={() => refetch()} />}
      {!error && !data && <Skeleton className="h-24" />}
      {data?.changes.length === 0 && <p className="text-ink-3">{words.noChanges}</p>}
      {data && data.changes.length > 0 && (
        <>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {data.changes.map((change) => (
              <Change key={change.id} change={change} ledger={ledger} modelId={modelId} />
            ))}
          </ul>
          <p className="max-w-[72ch] text-xs text-ink-3">{words.season}</p>
        </>
      )}
      {data && <LogChange modelId={modelId} />}
    </section>
  );
}

interface ChangeProps {
  change: PriceChange;
  ledger: Ledger;
  modelId: number;
}

const shownFigures = ["joinedBefore", "joinedAfter", "joined", "net"] as const;

function Change({ change, ledger, modelId }: ChangeProps) {
  const { pricingWords: words, pricingStatementWords } = useMessages(bundles.pricing);
  const format = useFormat();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(deletePriceChange, { params: { id: change.id } }),
    onSuccess: async () => {
      await invalidate(client, listPriceChanges, { params: { id: modelId } });
      toast(words.removed);
    },
    onError: () => toastFailure(words.removeFailed),
  });
  const [from, to] = [ledger.facts.get(change.from), ledger.facts.get(change.to)];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          <time dateTime={change.changedOn}>{shortDate(change.changedOn, format)}</time>
          <span className="inline-flex items-center gap-1.5">
            {from && <Figure fact={from} ledger={ledger} />}
            <ArrowRight size={15} aria-hidden />
            {to && <Figure fact={to} ledger={ledger} />}
          </span>
        </h3>
        <Button look="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
          {words.remove}
        </Button>
      </div>
      {change.note && (
        <p data-typed dir="auto" className="text-ink-2 wrap-anywhere">
          {change.note}
        </p>
      )}
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {shownFigures.map((name) => {
          const fact = ledger.facts.get(change[name]);
          return (
            fact && (
              <div key={name} className="flex min-h-9 items-center justify-between gap-4">
                <dt className="text-ink-2">{factLabel(fact.metric)}</dt>
                <dd className="text-right">
                  <Figure fact={fact} ledger={ledger} withRange className="font-medium" />
                </dd>
              </div>
            )
          );
        })}
      </dl>
      {change.statements.map((statement) => (
        <p key={statement.key} className="max-w-[72ch]">
          <SentencePieces
            pieces={renderStatement(statement, ledger.facts, format, pricingStatementWords) ?? []}
            ledger={ledger}
          />
        </p>
      ))}
    </li>
  );
}
