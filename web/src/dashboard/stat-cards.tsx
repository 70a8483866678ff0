import type { userStats } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { period, showSample } from "@fanradar/words";
import type * as z from "zod/mini";
import { useFormat } from "../lib/format.ts";
import { useWords } from "../lib/messages.ts";
import { Figure } from "../ui/figure.tsx";
import { oneStop } from "../ui/one-stop.ts";

/** Four counts of this instance's own rows in a line, each with what it changed by, where there is an earlier period to compare with. */
export function StatCards({ stats }: { stats: z.infer<typeof userStats> }) {
  const words = useWords().dashboardWords;
  const cards = [
    ["totalModels", words.totalModels],
    ["completedReports", words.completedReports],
    ["avgRating", words.avgRating],
    ["processingModels", words.processing],
  ] as const;
  const facts = new Map(stats.facts.map((fact) => [fact.id, fact]));
  return (
    <ul
      ref={oneStop}
      className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-xl border border-line bg-card px-4.5 py-2 sm:grid-cols-4"
    >
      {cards.map(([id, label]) => {
        const fact = facts.get(id);
        return (
          <li key={id} className="flex min-w-0 flex-wrap items-center gap-x-2 text-xs text-ink-3">
            <p>{label}</p>
            <div className="min-h-6 text-base font-semibold text-ink">
              {fact && <Figure fact={fact} ledger={{ facts, sources: [] }} className="min-h-6" />}
            </div>
            <div>
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
        <Figure fact={change} className="min-h-6" />{" "}
        {change.period && <span data-fact={change.id}>{period(change.period, format)}</span>}
      </>
    );
  const sample = id === "avgRating" && fact ? showSample(fact, format) : undefined;
  return sample && fact ? <span data-fact={fact.id}>{sample}</span> : null;
}
