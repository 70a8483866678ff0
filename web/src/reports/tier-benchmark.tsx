import type { Platform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { RangeRows } from "../charts/range-rows.tsx";
import { useMessages, useWords } from "../lib/messages.ts";
import { platformColour } from "../ui/badge.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";

/** The engagement beside that of creators of the same size: those read here, and what is published. Nothing while neither is known. The sentences have its place among them. */
export function TierBenchmark({ platform, ledger }: { platform: Platform; ledger: Ledger }) {
  const { interfaceWords, metricWords } = useWords();
  const words = useMessages(bundles.reports).reportWords.charts;
  const find = (metric: string) => ledger.facts.get(`${platform}.${metric}`);
  const own = find("engagement");
  const tier = find("tier");
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
    <section aria-label={title} className="mt-3 min-w-0 border-t border-line pt-2.5">
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-2.5">
        <h4 className="font-semibold text-ink-2">{words.similar}</h4>
        {tier && tier.value !== null && (
          <p className="text-xs text-ink-3">
            {metricWords.tier} <Figure fact={tier} ledger={ledger} className="font-semibold text-ink" />
          </p>
        )}
      </div>
      <RangeRows rows={rows} ledger={ledger} colour={platformColour[platform]} />
    </section>
  );
}
