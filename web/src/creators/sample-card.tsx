import { creatorPath, getTrending, type SampleReport } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Figure, factLabel } from "../ui/figure.tsx";
import { PlatformIcon } from "../ui/platform-icon.tsx";
import { Skeleton } from "../ui/states.tsx";

const place = "min-h-63 rounded-xl border border-line bg-card p-5 shadow-float";

/** A sealed public report of this instance in brief, which leads to the whole; nothing where there is none. */
export function SampleCard() {
  const { data, error } = useQuery(callQuery(getTrending));
  if (error || data?.sample === null) return null;
  return data ? <Sample sample={data.sample} /> : <Skeleton className="min-h-63" />;
}

function Sample({ sample }: { sample: SampleReport }) {
  const { creatorWords: words } = useMessages(bundles.creators);
  const { platforms } = useWords().interfaceWords;
  const format = useFormat();
  const ledger = { facts: new Map(sample.facts.map((fact) => [fact.id, fact])), sources: sample.sources };
  return (
    <section aria-labelledby="sample" className={`${place} relative grid content-between gap-4 hover:border-field`}>
      <div className="flex items-start gap-3">
        <Avatar name={sample.name} of={sample.name} className="size-11 text-lg" />
        <div className="min-w-0 flex-1">
          <p className="text-xs font-medium text-ink-3">{words.sample}</p>
          <h2 id="sample" className="truncate text-left font-semibold" data-typed dir="auto">
            {sample.name}
          </h2>
          <p className="flex min-w-0 items-center gap-1.5 text-ink-3">
            <PlatformIcon platform={sample.platform} name={platforms[sample.platform]} />
            <span className="truncate" data-typed>
              @{sample.handle}
            </span>
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        {sample.facts.map((fact) => (
          <div key={fact.id}>
            <dt className="text-xs text-ink-3">{factLabel(fact.metric)}</dt>
            <dd className="relative z-10 w-fit text-lg leading-tight font-semibold tracking-tight">
              <Figure fact={fact} ledger={ledger} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-3">
        <span className="text-xs text-ink-3">
          {words.sealedOn} <time dateTime={sample.createdAt}>{shortDate(sample.createdAt, format)}</time>
          {" · "}
          <span data-seal className="font-mono">
            {sample.hash.slice(0, 8)}
          </span>
        </span>
        <Link
          href={creatorPath(sample)}
          className="flex items-center gap-1.5 font-semibold text-teal after:absolute after:inset-0 after:rounded-xl"
        >
          {words.openSample}
          <ArrowRight size={16} aria-hidden />
        </Link>
      </p>
    </section>
  );
}
