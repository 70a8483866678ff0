import { creatorLinkHeader, getScoreParts } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";

interface ScorePartsProps {
  platform: string;
  handle: string;
  linkKey: string | undefined;
}

/** The parts of the trending score. */
export function ScoreParts({ platform, handle, linkKey }: ScorePartsProps) {
  const { creatorWords } = useMessages(bundles.creators);
  const { data, error, refetch } = useQuery(
    callQuery(getScoreParts, {
      params: { platform, handle },
      ...(linkKey !== undefined && { headers: { [creatorLinkHeader]: linkKey } }),
    }),
  );
  return (
    <div className="grid gap-3 rounded-xl border border-line bg-card p-4.5">
      {error && <LoadError error={error} onRetry={() => refetch()} />}
      {!error && !data && <Skeleton className="h-24" />}
      {data?.facts.length === 0 && <p className="text-ink-2">{creatorWords.partsNone}</p>}
      {data && data.facts.length > 0 && <Parts {...data} />}
    </div>
  );
}

function Parts({ facts, sources }: Pick<Ledger, "sources"> & { facts: Fact[] }) {
  const { creatorWords } = useMessages(bundles.creators);
  const { interfaceWords } = useWords();
  const ledger = { facts: new Map(facts.map((fact) => [fact.id, fact])), sources };
  return (
    <>
      <p className="max-w-[66ch] text-ink-2">{creatorWords.partsLead}</p>
      <dl className="grid gap-2.5">
        {facts.map((fact) => (
          <div key={fact.id} className="flex items-start justify-between gap-3">
            <dt className="text-ink-3">
              {fact.platform ? `${interfaceWords.platforms[fact.platform]} · ` : ""}
              {factLabel(fact.metric)}
            </dt>
            <dd className="text-right font-semibold">
              <Figure fact={fact} ledger={ledger} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
