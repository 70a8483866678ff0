import { creatorPath, getTrending, type Trending, type TrendingCreator, trendingCards } from "@fanradar/contract";
import { dayMs } from "@fanradar/engine/catalogue/time";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { Avatar } from "../ui/avatar.tsx";
import { ChangeFigure } from "../ui/change-figure.tsx";
import { Deferred } from "../ui/deferred.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { PlatformIcon } from "../ui/platform-icon.tsx";
import { Sparkline } from "../ui/sparkline.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { Checks, CreatorBadge } from "./marks.tsx";

const cardClass =
  "min-w-0 rounded-xl border border-line bg-card p-4 max-sm:w-[min(18rem,84vw)] max-sm:shrink-0 max-sm:snap-start";
const placeholders = (
  <>
    {Array.from({ length: trendingCards }, (_, place) => place).map((place) => (
      <li key={place} className={cardClass}>
        <Skeleton className="h-36" />
      </li>
    ))}
  </>
);

/** 'Hot Models This Week': the persons of the highest trending scores, each once; on a phone a row to push aside. */
export function TrendingStrip() {
  const { creatorWords } = useMessages(bundles.creators);
  const { data, error, refetch } = useQuery(callQuery(getTrending));
  const isNone = data?.creators.length === 0;
  return (
    <section aria-labelledby="hot" className="grid gap-3">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="hot" className="text-base font-semibold tracking-tight">
            {creatorWords.hotThisWeek}
          </h2>
        </div>
        <p className="text-ink-3">{isNone ? creatorWords.hotNone : creatorWords.hotLead}</p>
      </div>
      {error && <LoadError error={error} onRetry={() => refetch()} />}
      {!error && !isNone && (
        <ul
          data-rows
          className="flex gap-3 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:grid sm:grid-cols-2 lg:grid-cols-3"
        >
          {data ? (
            <Deferred fallback={placeholders}>
              {data.creators.map((creator) => (
                <Card key={creator.id} creator={creator} trending={data} />
              ))}
            </Deferred>
          ) : (
            placeholders
          )}
        </ul>
      )}
    </section>
  );
}

/** One person. The whole card leads to the page, and each of its figures still opens. */
function Card({ creator, trending }: { creator: TrendingCreator; trending: Trending }) {
  const { creatorWords } = useMessages(bundles.creators);
  const { platforms } = useWords().interfaceWords;
  const { name, badge, profiles, points } = creator;
  const ledger: Ledger = { facts: new Map(trending.facts.map((fact) => [fact.id, fact])), sources: trending.sources };
  const [profile] = profiles;
  const views = ledger.facts.get(creator.pageViews);
  return (
    <li className={`${cardClass} relative grid content-between gap-3 hover:border-field`}>
      <div className="flex items-start gap-3">
        <Avatar name={name} of={name} className="size-11 text-lg" />
        <div className="min-w-0 flex-1">
          <p className="flex">
            <Link
              href={profile ? creatorPath(profile) : "/search"}
              data-typed
              dir="auto"
              className="truncate font-semibold after:absolute after:inset-0 after:rounded-xl"
            >
              {name}
            </Link>
          </p>
          <p className="flex min-w-0 items-center gap-1.5 text-ink-3">
            {profiles.map(({ platform }) => (
              <PlatformIcon key={platform} platform={platform} name={platforms[platform]} />
            ))}
            <span className="truncate" data-typed>
              @{profile?.handle}
            </span>
            <Checks creator={creator} />
          </p>
        </div>
      </div>
      <div className="flex items-end justify-between gap-4">
        <dl className="grid gap-1">
          <Entry label={creatorWords.followers} id={creator.followers} ledger={ledger} isLarge />
          <Entry label={creatorWords.gain} id={creator.gain} ledger={ledger} isChange />
        </dl>
        {points.length > 1 && (
          <Sparkline
            points={points}
            from={trending.from}
            to={trending.to}
            stepMs={2 * dayMs}
            className="h-10 w-24 min-w-0 shrink text-teal"
          />
        )}
      </div>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2">
        <dl className="flex flex-wrap gap-x-5 text-xs">
          <Entry label={creatorWords.score} id={creator.trendingScore} ledger={ledger} />
          {views?.value !== 0 && <Entry label={creatorWords.views} id={creator.pageViews} ledger={ledger} />}
        </dl>
        <CreatorBadge badge={badge} />
      </div>
    </li>
  );
}

interface EntryProps {
  label: string;
  id: string | null;
  ledger: Ledger;
  isLarge?: boolean;
  isChange?: boolean;
}

function Entry({ label, id, ledger, isLarge = false, isChange = false }: EntryProps) {
  const fact = ledger.facts.get(id ?? "");
  return (
    fact && (
      <div className="flex flex-wrap items-baseline gap-x-1.5">
        <dt className="whitespace-nowrap text-ink-3" data-notice>
          {label}
        </dt>
        <dd className={`relative z-10 font-semibold ${isLarge ? "text-lg leading-tight" : ""}`}>
          {isChange ? <ChangeFigure fact={fact} ledger={ledger} /> : <Figure fact={fact} ledger={ledger} />}
        </dd>
      </div>
    )
  );
}
