import { getComparison } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Redirect } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useSession } from "../lib/session.ts";
import { OpenFrame } from "../shell/open-frame.tsx";
import { Button } from "../ui/button.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { Chooser } from "./chooser.tsx";
import { type CompareState, useCompareAddress } from "./use-compare-address.ts";

const loadCompared = () => import("./compared.tsx").then((part) => ({ default: part.Compared }));
const Compared = lazy(loadCompared);
const SaveButton = lazy(() => import("./save-button.tsx").then((part) => ({ default: part.SaveButton })));
const Saved = lazy(() => import("./saved.tsx").then((part) => ({ default: part.Saved })));
// What draws the result comes with its figures, not after.
if (/[?&]models=/.test(location.search)) void loadCompared();

/** Up to four models beside each other: creators for everybody, one's own for who is signed in. */
export function ComparePage() {
  const { compareWords: words } = useMessages(rooms.compare);
  const [state, change] = useCompareAddress();
  const user = useSession();
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
        actions: (
          <Suspense fallback={<Skeleton className="h-10 w-36" />}>
            <SaveButton models={models} />
          </Suspense>
        ),
      })}
    >
      {report === null ? (
        <Choosing state={state} onChange={change} />
      ) : (
        user && (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Saved reportId={report} lines={state.lines} onLines={(lines) => change({ lines })} />
          </Suspense>
        )
      )}
    </OpenFrame>
  );
}

function Choosing({ state, onChange }: { state: CompareState; onChange: (next: Partial<CompareState>) => void }) {
  const { compareWords: words } = useMessages(rooms.compare);
  const { models, lines } = state;
  const asked = models.join(",");
  const user = useSession();
  const { data, error, refetch, isFetching } = useQuery({
    // What a person may read is theirs: signing in or out asks anew.
    ...callQuery(getComparison, { query: { models: asked }, dependsOn: user?.id ?? null }),
    enabled: models.length > 0 && user !== undefined,
    // The cards before stay while one is added: nothing jumps.
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Chooser chosen={models} onChange={(next) => onChange({ models: next })} />
      <div aria-busy={isFetching} className="min-h-96">
        {models.length === 0 ? (
          <Empty title={words.empty} hint={words.emptyHint} />
        ) : error ? (
          <LoadError error={error} onRetry={() => refetch()} />
        ) : data ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {data.missing.length > 0 && (
              <p role="status" className="flex flex-wrap items-center gap-3 rounded-lg border border-line px-4 py-2">
                <span className="flex-1 text-ink-2">{words.missing}</span>
                <Button onClick={() => onChange({ models: models.filter((id) => !data.missing.includes(id)) })}>
                  {words.dropMissing}
                </Button>
              </p>
            )}
            {data.members.length > 0 && (
              <Suspense fallback={<Skeleton className="h-96" />}>
                <Compared
                  comparison={data}
                  lines={lines}
                  onLines={(next) => onChange({ lines: next })}
                  onRemove={(id) => onChange({ models: models.filter((one) => one !== id) })}
                />
              </Suspense>
            )}
          </div>
        ) : (
          <Skeleton className="h-96" />
        )}
      </div>
    </div>
  );
}
