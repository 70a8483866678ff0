import { creatorPath, getModelDashboard, listClaims, type ModelDashboard, type Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { useRights } from "../lib/rights.ts";
import { Shell } from "../shell/shell.tsx";
import { buttonClass } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { Claims } from "./claims.tsx";
import { Health } from "./health.tsx";
import { NextStepCard } from "./next-step.tsx";
import { OwnReport } from "./own-report.tsx";
import { OwnSplits } from "./own-splits.tsx";
import { PageViews } from "./page-views.tsx";
import { SetUp } from "./set-up.tsx";
import { Veto } from "./veto.tsx";

const Goals = part(() => import("../goals/goals.tsx").then((file) => file.Goals));

const VisibilityPanel = part(() => import("../creators/visibility-panel.tsx").then((file) => file.VisibilityPanel));

/** A model's own page: what is left to set up, what is known of them and from where, who sees it and who looked. */
export function ModelDashboardPage({ user }: { user: Person }) {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  const page = useQuery({ ...callQuery(getModelDashboard), staleTime: 0 });
  const claims = useQuery({ ...callQuery(listClaims), staleTime: 0 });
  const creator = page.data?.creator;
  const error = page.error ?? claims.error;
  return (
    <Shell
      user={user}
      title={words.title}
      description={words.description}
      actions={
        creator && (
          <Link href={creatorPath(creator)} className={buttonClass()}>
            {words.viewAsPublic}
          </Link>
        )
      }
    >
      {error && (
        <LoadError
          error={error}
          onRetry={() => {
            void page.refetch();
            void claims.refetch();
          }}
        />
      )}
      {!error && !(page.data && claims.data) && <Loading />}
      {page.data && claims.data && <Parts user={user} page={page.data} claims={claims.data} />}
    </Shell>
  );
}

function Parts({
  user,
  page,
  claims,
}: {
  user: Person;
  page: ModelDashboard;
  claims: Parameters<typeof Claims>[0]["claims"];
}) {
  const { creator, modelId, sources, steps } = page;
  const { isPersonal } = useRights();
  const isComplete = Object.values(steps).every(Boolean);
  const claiming = <Claims user={user} claims={claims} claimable={page.claimable} isClaimed={creator !== null} />;
  // Nothing is under way: the way to another claim stands last. It stays there while one is begun, in sight.
  const [isCalm] = useState(creator !== null && claims.length === 0);
  const setUp = (
    <>
      {page.nextStep !== "none" && <NextStepCard page={page} />}
      {!isComplete && <SetUp steps={steps} modelId={modelId} />}
      {!isCalm && claiming}
    </>
  );
  return (
    <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
      <div className="grid min-w-0 content-start gap-7">
        {modelId === null && setUp}
        <OwnReport modelId={modelId} />
        {modelId !== null && setUp}
        <OwnSplits />
        {modelId !== null && isPersonal && <Goals modelId={modelId} />}
        {creator && (
          <div id="visibility" className="scroll-mt-4">
            <VisibilityPanel
              fallback={<Skeleton className="h-228 sm:h-176" />}
              platform={creator.platform}
              handle={creator.handle}
            />
          </div>
        )}
        {isCalm && claiming}
      </div>
      <div className="grid min-w-0 content-start gap-7">
        <Health sources={sources} modelId={modelId} creator={creator} />
        {creator && <PageViews views={page.views} />}
        {creator && (
          <div id="analyses" className="scroll-mt-4">
            <Veto creator={creator} />
          </div>
        )}
      </div>
    </div>
  );
}

/** In the sizes of what comes. */
function Loading() {
  return (
    <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
      <div className="grid content-start gap-7">
        <Skeleton className="h-28" />
        <Skeleton className="h-72" />
      </div>
      <Skeleton className="h-44" />
    </div>
  );
}
