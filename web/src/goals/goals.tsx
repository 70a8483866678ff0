import { listGoals } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { buttonClass } from "../ui/button.tsx";
import { oneStop } from "../ui/one-stop.ts";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { GoalRow } from "./goal-row.tsx";

const GoalDialog = part(() => import("./goal-dialog.tsx").then((file) => file.GoalDialog));

interface GoalsProps {
  /** Those of this model alone; of all that the reader sees without it, each with its model's name where there are several. */
  modelId?: number;
  /** Said to who sets none; without it nothing stands where there is no goal. */
  none?: string;
}

/** Goals with where each stands, and for who may set them a way to set more. */
export function Goals({ modelId, none }: GoalsProps) {
  const { goalWords: words } = useMessages(bundles.todos);
  // What the figures of goals are called.
  useMessages(bundles.pricing);
  const isManager = useMay()("todo.manage") && modelId !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Read anew each time: no event says that a goal or the report behind it changed.
  const { data, error, refetch } = useQuery({ ...callQuery(listGoals, { query: { model: modelId } }), staleTime: 0 });
  const ledger = {
    facts: new Map((data?.facts ?? []).map((fact) => [fact.id, fact])),
    sources: data?.sources ?? [],
  };
  const isNamed = modelId === undefined && new Set(data?.goals.map(({ model }) => model.id)).size > 1;
  const isEmpty = data?.goals.length === 0;
  if (isEmpty && !isManager && none === undefined) return null;
  return (
    <section
      id="goals"
      aria-labelledby="goals-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      data-goals
      data-section
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="goals-title" className="text-base font-semibold tracking-tight">
          {words.title}
        </h2>
        {isManager && data && (
          <button type="button" ref={button} className={buttonClass("quiet")} onClick={() => setOpen(true)}>
            {words.add}
          </button>
        )}
      </div>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-24" />}
      {isEmpty && <p className="text-ink-3">{isManager ? `${words.empty}. ${words.emptyHint}` : none}</p>}
      {data && !isEmpty && (
        <ul
          ref={oneStop}
          className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-xl border border-line bg-card px-4 sm:px-5"
        >
          {data.goals.map((goal) => (
            <GoalRow key={goal.id} goal={goal} ledger={ledger} isNamed={isNamed} />
          ))}
        </ul>
      )}
      {data?.isCut && <p className="text-ink-3">{words.cut}</p>}
      {isOpen && modelId !== undefined && (
        <GoalDialog modelId={modelId} button={button} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
