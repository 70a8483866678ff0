import type { userStats } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { period, showSample } from "@fanradar/words";
import type * as z from "zod/mini";
import { useFormat } from "../lib/format.ts";
import { useWords } from "../lib/messages.ts";
import { Figure } from "../ui/figure.tsx";
import { Skeleton } from "../ui/states.tsx";

/**
 * Four counts of this instance's own rows, each with what it changed by, where there is an earlier period to compare with.
 * Without `stats`, which are loading, the same cards are shown as placeholders.
 */
export function StatCards({ stats }: { stats: z.infer<typeof userStats> | undefined }) {
  const words = useWords().dashboardWords;
  const cards = [
    ["totalModels", words.totalModels],
    ["completedReports", words.completedReports],
    ["avgRating", words.avgRating],
    ["processingModels", words.processing],
  ] as const;
  const facts = new Map(stats?.facts.map((fact) => [fact.id, fact]));
  return (
    <ul className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {cards.map(([id, label]) => {
        const fact = facts.get(id);
        return (
          <li key={id} className="rounded-xl border border-line bg-card p-4.5">
            <p className="text-ink-3">{label}</p>
            <div className="min-h-9 text-[28px] leading-tight font-semibold tracking-tight">
              {fact ? <Figure fact={fact} ledger={{ facts, sources: [] }} /> : <Skeleton className="h-8 w-16" />}
            </div>
            <div className="min-h-5 text-xs text-ink-3">
              <Note id={id} fact={fact} change={facts.get(`${id}.change`)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Note({ id, fact, change }: { id: string; fact: Fact | undefined; change: Fact | undefined }) {
  const words = useWords().dashboardWords;
  const format = useFormat();
  if (id === "processingModels") return words.inProgress;
  if (change && change.kind !== "unavailable")
    return (
      <>
        <Figure fact={change} /> {change.period && <span data-fact={change.id}>{period(change.period, format)}</span>}
      </>
    );
  const sample = id === "avgRating" && fact ? showSample(fact, format) : undefined;
  return sample && fact ? <span data-fact={fact.id}>{sample}</span> : null;
}
