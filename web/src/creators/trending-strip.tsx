import { type CreatorListing, creatorPath, listTrending } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { PlatformBadge, SandboxMark } from "../ui/badge.tsx";
import { Figure } from "../ui/figure.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { Checks, CreatorBadge, Initial } from "./marks.tsx";

const limit = 6;
const placeholders = Array.from({ length: limit }, (_, place) => place);
const cardClass =
  "min-w-0 rounded-xl border border-line bg-card p-4 max-sm:w-[min(16rem,80vw)] max-sm:shrink-0 max-sm:snap-start";

/** 'Hot Models This Week': the six creators of the highest trending score; on a phone a row to push aside. */
export function TrendingStrip() {
  const { creatorWords } = useMessages(bundles.creators);
  const { data, error, refetch } = useQuery(callQuery(listTrending, { query: { limit: String(limit) } }));
  return (
    <section aria-labelledby="hot" className="grid gap-3">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="hot" className="text-base font-semibold tracking-tight">
            {creatorWords.hotThisWeek}
          </h2>
          {data?.some(({ facts }) => facts.some(({ sandbox }) => sandbox)) && <SandboxMark />}
        </div>
        <p className="text-ink-3">{data?.length === 0 ? creatorWords.hotNone : creatorWords.hotLead}</p>
      </div>
      {error && <LoadError error={error} onRetry={() => refetch()} />}
      {!error && data?.length !== 0 && (
        <ul
          data-rows
          className="flex gap-3 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:grid sm:grid-cols-2 lg:grid-cols-3"
        >
          {data
            ? data.map((creator) => <Card key={creator.id} creator={creator} />)
            : placeholders.map((place) => (
                <li key={place} className={cardClass}>
                  <Skeleton className="h-27" />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

/** One creator. The whole card leads to its page, and each of its figures still opens. */
function Card({ creator }: { creator: CreatorListing }) {
  const { creatorWords } = useMessages(bundles.creators);
  const { name, username, badge, platform } = creator;
  return (
    <li className={`${cardClass} relative grid content-between gap-3 hover:border-field`}>
      <div className="flex items-start gap-3">
        <Initial name={name} className="size-11 text-lg" />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-1.5">
            <Link
              href={creatorPath(creator)}
              data-typed
              dir="auto"
              className="truncate font-semibold after:absolute after:inset-0 after:rounded-xl"
            >
              {name}
            </Link>
            <Checks creator={creator} />
          </p>
          <p className="truncate text-ink-3" data-typed>
            @{username}
          </p>
        </div>
      </div>
      <div className="flex min-h-6 flex-wrap items-center gap-2">
        <CreatorBadge badge={badge} />
        <PlatformBadge platform={platform} />
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <Entry creator={creator} id="pageViews" label={creatorWords.views} />
        <Entry creator={creator} id="trendingScore" label={creatorWords.score} />
      </dl>
    </li>
  );
}

function Entry({ creator, id, label }: { creator: CreatorListing; id: string; label: string }) {
  const fact = creator.facts.find((one) => one.id === id);
  return (
    fact && (
      <div className="flex items-baseline gap-1.5">
        <dt className="text-ink-3">{label}</dt>
        <dd className="relative z-10 font-semibold">
          <Figure fact={fact} />
        </dd>
      </div>
    )
  );
}
