import {
  analyticsPeriods,
  exportAnalytics,
  exportPublicAnalytics,
  getAnalytics,
  getPublicAnalytics,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";

import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { useSession } from "../lib/session.ts";
import { OpenFrame } from "../shell/open-frame.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { AnalyticsSkeleton } from "./analytics-skeleton.tsx";
import { useAnalyticsAddress } from "./use-analytics-address.ts";

const Portfolio = part(() => import("./portfolio.tsx").then((file) => file.PortfolioSections));
Portfolio.preload();

// Of no use to who has models.
const SampleLinks = part(() => import("../first-run/sample-links.tsx").then((file) => file.SampleLinks));

/** What models come to over a period: one's own for who is signed in, the creators whom anybody may find for visitors. */
export function AnalyticsPage() {
  const { analyticsWords: words } = useMessages(bundles.analytics);
  const [state, change] = useAnalyticsAddress();
  const user = useSession();
  const may = useMay();
  // The figures before stay while others come: nothing jumps.
  const keepsPrevious = true;
  const { data, error, refetch, isFetching } = useQuery({
    ...(user
      ? callQuery(getAnalytics, { params: { id: user.id }, query: { ...state }, keepsPrevious })
      : callQuery(getPublicAnalytics, { query: { ...state }, keepsPrevious })),
    enabled: user !== undefined,
  });
  const isEmpty = data?.of === "own" && data.facts.some(({ id, value }) => id === "portfolio.members" && value === 0);
  const pathOf = (path: string) =>
    `${path.replace(":id", String(user?.id))}?period=${state.period}&metric=${state.metric}`;
  const [csv, json] = user
    ? [exportAnalytics.path, getAnalytics.path]
    : [exportPublicAnalytics.path, getPublicAnalytics.path];
  return (
    <OpenFrame
      title={words.title}
      description={words.description}
      lead={user ? words.leadOwn : words.leadPublic}
      {...(!isEmpty && {
        actions: data ? (
          <>
            <a href={pathOf(csv)} download className={buttonClass()}>
              {words.exportCsv}
            </a>
            <a href={pathOf(json)} download={`fanradar-analytics-${state.period}.json`} className={buttonClass()}>
              {words.exportJson}
            </a>
          </>
        ) : (
          <>
            <Skeleton className="h-10 w-28" />
            <Skeleton className="h-10 w-28" />
          </>
        ),
      })}
    >
      {isEmpty ? (
        <Empty
          title={words.empty}
          hint={words.emptyHint}
          action={
            <div className="grid justify-items-center gap-1 [&>p]:justify-center">
              {may("model.submit") && (
                <Link href="/submit" className={buttonClass("primary")}>
                  {words.submit}
                </Link>
              )}
              <SampleLinks fallback={<span className="h-10" />} />
            </div>
          }
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-busy={isFetching}>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{words.period}</legend>
            {analyticsPeriods.map((one) => (
              <Button
                key={one}
                aria-pressed={state.period === one}
                className={state.period === one ? "border-teal text-teal" : ""}
                onClick={() => change({ period: one })}
              >
                <span data-notice>{words.periods[one]}</span>
              </Button>
            ))}
          </fieldset>
          {error ? (
            <LoadError error={error} onRetry={() => refetch()} />
          ) : data ? (
            <Portfolio
              fallback={<AnalyticsSkeleton figures={user ? 4 : 3} />}
              analytics={data}
              onMetric={(metric) => change({ metric })}
            />
          ) : (
            <AnalyticsSkeleton figures={user ? 4 : 3} />
          )}
        </div>
      )}
    </OpenFrame>
  );
}
