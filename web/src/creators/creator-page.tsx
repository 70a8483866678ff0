import {
  creatorLinkHeader,
  creatorLinkKey,
  creatorPath,
  getCreator,
  type Problem,
  platformNames,
} from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams, useSearch } from "wouter";
import { CallError, reasonOf } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { useSession } from "../lib/session.ts";
import { NotFoundPage } from "../shell/not-found-page.tsx";
import { OpenFrame } from "../shell/open-frame.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { CreatorHeader } from "./creator-header.tsx";
import { Edition } from "./edition.tsx";

// Its owner alone sees it.
const OwnersChoices = part(() => import("./owners-choices.tsx").then((file) => file.OwnersChoices));
const ReportProblem = part(() => import("./report-problem.tsx").then((file) => file.ReportProblem));

/** While its edition is being made, the page polls this often, and this many times. */
const pollMs = 6_000;
const mostPolls = 20;

/** The page of the creator whom the address names. */
export function CreatorPage() {
  const { platform, handle } = useParams();
  const known = platformNames.find((name) => name === platform);
  return known && handle ? <Creator platform={known} handle={handle} /> : <NotFoundPage />;
}

/** A creator as everybody finds it. */
function Creator({ platform, handle }: { platform: Platform; handle: string }) {
  const { creatorWords } = useMessages(bundles.creators);
  const within = { href: "/search", label: useWords().interfaceWords.shell.discover };
  // Of another link it is another page.
  const linkKey = creatorLinkKey(useSearch());
  const creatorQuery = callQuery(getCreator, {
    params: { platform, handle },
    ...(linkKey !== undefined && { headers: { [creatorLinkHeader]: linkKey } }),
  });
  const { data, error, refetch } = useQuery({
    ...creatorQuery,
    refetchInterval: ({ state }) =>
      state.data?.editionState === "being-made" && state.dataUpdateCount < mostPolls ? pollMs : false,
  });
  const user = useSession();
  const isMissing = error instanceof CallError && error.status === 404;
  const analyse = `/analyze?q=${encodeURIComponent(handle)}&platform=${platform}`;
  if (isMissing) {
    const isInReview = error.code === "in-review";
    const title = isInReview ? creatorWords.inReview : creatorWords.notFound;
    return (
      <OpenFrame title={title} description={creatorWords.description} within={within}>
        <h1 className="sr-only">{title}</h1>
        <Empty
          title={title}
          hint={isInReview ? reasonOf(error) : creatorWords.notFoundHint}
          action={
            !isInReview && (
              <Link href={analyse} className={`${buttonClass("primary")} mt-2 wrap-anywhere`}>
                <span data-typed>{creatorWords.analyseHandle(handle)}</span>
              </Link>
            )
          }
        />
      </OpenFrame>
    );
  }
  return (
    <OpenFrame title={data?.name ?? handle} description={creatorWords.description} within={within}>
      {error && !data && (
        <>
          <h1 className="sr-only">{handle}</h1>
          <LoadError error={error} onRetry={() => refetch()} />
        </>
      )}
      {!error && !data && <Loading handle={handle} />}
      {data && (
        <div className="grid gap-9">
          {(data.isHidden || data.isByLink) && (
            <p role="status" className="rounded-lg border border-line bg-sunken px-4 py-3 text-ink-2">
              {data.isByLink ? <ByLink /> : creatorWords.hidden}
            </p>
          )}
          {user && user.id === data.userId && (
            <OwnersChoices fallback={<Skeleton className="h-10 w-32" />} platform={platform} handle={handle} />
          )}
          <CreatorHeader creator={data} analyse={analyse} linkKey={linkKey} user={user} />
          {data.edition ? (
            <Edition
              edition={data.edition}
              queryKey={creatorQuery.queryKey}
              next={creatorPath(data)}
              isHidden={data.isHidden}
            />
          ) : (
            <section className="rounded-xl border border-line bg-card">
              {data.editionState === "being-made" ? (
                <Empty title={creatorWords.beingMade} hint={creatorWords.beingMadeHint} />
              ) : (
                <Empty title={creatorWords.none} hint={creatorWords.noneHint} />
              )}
            </section>
          )}
          <Problems platform={platform} handle={handle} />
        </div>
      )}
    </OpenFrame>
  );
}

/** What anybody may say is wrong with the page. */
function Problems(profile: { platform: Platform; handle: string }) {
  const { creatorWords } = useMessages(bundles.creators);
  const [problem, setProblem] = useState<Problem>();
  return (
    <div className="flex flex-wrap gap-x-5 border-t border-line pt-3">
      <Button look="quiet" onClick={() => setProblem("minor")}>
        {creatorWords.minor}
      </Button>
      <Button look="quiet" onClick={() => setProblem("other")}>
        {creatorWords.problem}
      </Button>
      {problem && <ReportProblem {...profile} problem={problem} onClose={() => setProblem(undefined)} />}
    </div>
  );
}

/** Why the page is seen that others do not see. */
function ByLink() {
  return useMessages(bundles.visibility).visibilityWords.byLink;
}

/** In the sizes of what comes, and below the fold: the foot of the page must not be seen, since it moves. */
function Loading({ handle }: { handle: string }) {
  return (
    <div className="grid gap-9">
      <h1 className="sr-only">{handle}</h1>
      <div className="flex gap-4.5">
        <Skeleton className="size-16 rounded-full" />
        <Skeleton className="h-24 flex-1" />
      </div>
      <Skeleton className="h-24" />
      <Skeleton className="h-dvh" />
    </div>
  );
}
