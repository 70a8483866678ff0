import { trustLevels } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { recordFact } from "@fanradar/engine/make-fact";
import { bundles, trustInWords } from "@fanradar/words";
import { useMessages, useWords } from "../lib/messages.ts";
import { Figure } from "../ui/figure.tsx";

const metric = "figures.byTrust";
// What rests on a consent stands before what is public.
const scopes: Fact["scope"][] = ["owner", "public"];

/** How many of the report's figures rest on what, strongest first. */
export function TrustMix({ facts, asOf }: { facts: Fact[]; asOf: string }) {
  const core = useWords();
  const words = useMessages(bundles.reports).reportWords;
  const there = facts.filter(({ kind }) => kind !== "unavailable");
  const rows = trustLevels.flatMap((trust) => {
    const names = new Set(scopes.map((scope) => trustInWords({ trust, scope }, core)));
    return [...names].flatMap((name) => {
      const count = there.filter((fact) => trustInWords(fact, core) === name).length;
      return count > 0
        ? [{ name, count, tone: trust === "manual" || trust === "inferred" ? "bg-ink-3" : "bg-teal" }]
        : [];
    });
  });
  const absent = facts.length - there.length;
  if (absent > 0) rows.push({ name: core.kindWords.unavailable, count: absent, tone: "bg-line" });
  return (
    <section>
      <h2 className="font-semibold text-ink-2">{words.trustMix}</h2>
      <p className="text-xs text-ink-3">{words.trustMixOf}</p>
      <div aria-hidden className="my-3 flex h-2 gap-0.5 overflow-hidden rounded">
        {rows.map(({ name, count, tone }) => (
          <span key={name} className={tone} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="grid gap-1 text-ink-2">
        {rows.map(({ name, count }) => (
          <li key={name} className="flex justify-between">
            {name}{" "}
            <Figure
              fact={recordFact(
                { id: metric, metric, value: count, asOf, formula: "count.figures" },
                { scope: "public" },
              )}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-3">{words.marks}</p>
    </section>
  );
}
