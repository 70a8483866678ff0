import { getStats, listActivity, type Person } from "@fanradar/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useOwnModels } from "../models/own-models.ts";
import { Shell } from "../shell/shell.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Deferred } from "../ui/deferred.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { Switch } from "../ui/switch.tsx";
import { Activity } from "./activity.tsx";
import { QuickSubmit } from "./quick-submit.tsx";
import { RecentModels } from "./recent-models.tsx";
import { StatCards } from "./stat-cards.tsx";

/** The person's models and how their reports are doing. */
export function DashboardPage({ user }: { user: Person }) {
  const words = useWords().dashboardWords;
  const [isVerifiedOnly, setVerifiedOnly] = useState(false);
  const params = { id: user.id };
  const stats = useQuery(callQuery(getStats, { params }));
  const models = useOwnModels(user);
  const completed = useOwnModels(user, { status: "completed" }, { isEnabled: isVerifiedOnly });
  const shown = isVerifiedOnly ? completed : models;
  const activity = useQuery(callQuery(listActivity, { params }));
  const error = stats.error ?? shown.error ?? activity.error;
  return (
    <Shell
      user={user}
      title={words.title}
      description={words.description}
      actions={
        <>
          <Switch label={words.verifiedOnly} checked={isVerifiedOnly} onChange={setVerifiedOnly} />
          <Link href="/submit" className={buttonClass("primary")}>
            {words.submit}
          </Link>
        </>
      }
    >
      {error ? (
        <LoadError
          error={error}
          onRetry={() => {
            for (const query of [stats, shown, activity]) query.refetch();
          }}
        />
      ) : (
        <>
          <StatCards stats={stats.data} />
          <div className="mt-7 grid gap-7 lg:grid-cols-[1fr_18.75rem]">
            {models.models && shown.models ? (
              <Deferred fallback={<Skeleton className="h-96" />}>
                <RecentModels
                  user={user}
                  models={shown.models}
                  onMore={shown.hasNextPage ? () => shown.fetchNextPage() : undefined}
                  hasUnverified={isVerifiedOnly && models.models.length > 0}
                />
                {/* Not before the models, whose number decides where this stands on a narrow page. */}
                <div className="grid content-start gap-7">
                  <QuickSubmit />
                  {activity.data ? <Activity entries={activity.data} /> : <Skeleton className="h-40" />}
                </div>
              </Deferred>
            ) : (
              <Skeleton className="h-96" />
            )}
          </div>
        </>
      )}
    </Shell>
  );
}
