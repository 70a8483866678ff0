import type { Platform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { RangeRows } from "../charts/range-rows.tsx";
import { useMessages, useWords } from "../lib/messages.ts";
import { platformColour } from "../ui/badge.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";

/** The engagement beside that of creators of the same size: those read here, and what is published. Nothing while neither is known. */
export function TierBenchmark({ platform, ledger }: { platform: Platform; ledger: Ledger }) {
  const { interfaceWords, metricWords } = useWords();
  const words = useMessages(bundles.reports).reportWords.charts;
  const find = (metric: string) => ledger.facts.get(`${platform}.${metric}`);
  const own = find("engagement");
  const standing = (["tier", "tierPercentile", "growthPercentile"] as const).map((metric) => ({
    metric,
    fact: find(metric),
  }));
  const beside = [
    [words.peers, find("peerEngagement")],
    [words.published, find("benchmarkEngagement")],
  ] as const;
  if (typeof own?.value !== "number" || beside.every(([, fact]) => typeof fact?.value !== "number")) return null;
  const rows = [
    { label: words.own, fact: own },
    ...beside.flatMap(([label, fact]) => (typeof fact?.value === "number" ? [{ label, fact }] : [])),
  ];
  const title = words.benchmark(interfaceWords.platforms[platform]);
  return (
    <section aria-label={title} className="min-w-0 rounded-xl border border-line bg-card p-4.5">
      <h3 className="font-semibold text-ink-2">{title}</h3>
      <p className="mb-3 flex flex-wrap gap-x-4 text-xs text-ink-3">
        {standing.map(
          ({ metric, fact }) =>
            fact &&
            fact.value !== null && (
              <span key={fact.id} data-fact={fact.id}>
                {metricWords[metric]} <Figure fact={fact} ledger={ledger} className="font-semibold text-ink" />
              </span>
            ),
        )}
      </p>
      <RangeRows rows={rows} ledger={ledger} colour={platformColour[platform]} />
    </section>
  );
}
