import { getComparison, getModel } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";

import { Redirect } from "wouter";
import type { CompareState } from "../lib/compare-address.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { useMay, useWorkspaces } from "../lib/rights.ts";
import { useSession } from "../lib/session.ts";
import { NotHere } from "../shell/not-here.tsx";
import { OpenFrame } from "../shell/open-frame.tsx";
import { Button } from "../ui/button.tsx";
import { Deferred } from "../ui/deferred.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { Chooser } from "./chooser.tsx";
import { ComparedSkeleton } from "./compared-skeleton.tsx";
import { useCompareAddress } from "./use-compare-address.ts";

const Compared = part(() => import("./compared.tsx").then((file) => file.ComparisonResult));
Compared.preload();
const SaveButton = part(() => import("./save-button.tsx").then((file) => file.SaveButton));
const Saved = part(() => import("./saved.tsx").then((file) => file.Saved));
// What draws the result comes with its figures, not after.
if (/[?&]models=/.test(location.search)) Compared.preload();

/** Up to four models beside each other: creators for everybody, one's own for who is signed in. */
export function ComparePage() {
  const { compareWords: words } = useMessages(bundles.compare);
  const [state, change] = useCompareAddress();
  const user = useSession();
  const may = useMay();
  const { models, report } = state;
  if (report !== null && user === null)
    return <Redirect to={`/login?next=${encodeURIComponent(location.pathname + location.search)}`} replace />;
  const canSave = user && report === null && models.length > 1;
  return (
    <OpenFrame
      title={words.title}
      description={words.description}
      lead={words.lead}
      {...(canSave && {
        actions: may("comparison.save") ? (
          <SaveButton fallback={<Skeleton className="h-10 w-36" />} models={models} />
        ) : (
          <p className="max-w-60 text-xs text-ink-3">{words.saveByRole}</p>
        ),
      })}
    >
      {report === null ? (
        <Choosing state={state} onChange={change} />
      ) : (
        user && (
          <Saved
            fallback={<ComparedSkeleton />}
            reportId={report}
            lines={state.lines}
            onLines={(lines) => change({ lines })}
          />
        )
      )}
    </OpenFrame>
  );
}

/** Some of the chosen are not there: no longer, or in another workspace. */
function MissingModels({ first, onDrop }: { first: number | undefined; onDrop: () => void }) {
  const { compareWords: words } = useMessages(bundles.compare);
  const isOfMore = useWorkspaces().all.length > 1;
  const { error } = useQuery({
    ...callQuery(getModel, { params: { id: first ?? 0 } }),
    enabled: isOfMore && first !== undefined,
  });
  return (
    <NotHere error={error}>
      <p role="status" className="flex flex-wrap items-center gap-3 rounded-lg border border-line px-4 py-2">
        <span className="flex-1 text-ink-2">{words.missing}</span>
        <Button onClick={onDrop}>{words.dropMissing}</Button>
      </p>
    </NotHere>
  );
}

function Choosing({ state, onChange }: { state: CompareState; onChange: (next: Partial<CompareState>) => void }) {
  const { compareWords: words } = useMessages(bundles.compare);
  const { models, lines, hasMore } = state;
  const ids = models.join(",");
  const user = useSession();
  const { data, error, refetch, isFetching } = useQuery({
    // Visibility depends on the viewer: refetched after signing in or out. The columns before stay while one is added: nothing jumps.
    ...callQuery(getComparison, { query: { models: ids }, dependsOn: user?.id ?? null, keepsPrevious: true }),
    enabled: models.length > 0 && user !== undefined,
  });
  const missing = (models.length > 0 && data?.missing) || [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Chooser
        chosen={models}
        comparison={models.length > 0 ? data : undefined}
        onChange={(next) => onChange({ models: next })}
      />
      <div aria-busy={isFetching} className={models.length === 0 ? "" : "min-h-96"}>
        {(hasMore || missing.length > 0) && (
          <div className="mb-4">
            <MissingModels
              first={missing[0]}
              onDrop={() => onChange({ models: models.filter((id) => !missing.includes(id)) })}
            />
          </div>
        )}
        {models.length === 0 ? (
          <Empty title={words.empty} hint={words.emptyHint} />
        ) : error ? (
          <LoadError error={error} onRetry={() => refetch()} />
        ) : data ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {data.members.length > 0 && (
              <Deferred fallback={<ComparedSkeleton />}>
                <Compared
                  fallback={<ComparedSkeleton />}
                  comparison={data}
                  lines={lines}
                  onLines={(next) => onChange({ lines: next })}
                />
              </Deferred>
            )}
          </div>
        ) : (
          <ComparedSkeleton />
        )}
      </div>
    </div>
  );
}
