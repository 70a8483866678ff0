import type { Fact, Platform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { use } from "react";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import type { Ledger } from "../ui/figure.tsx";
import { Skeleton } from "../ui/states.tsx";
import { ReportExtras } from "./report-extras.tsx";
import { cardClass, type SectionPart } from "./section.tsx";

const SeriesChart = part(() => import("../charts/series-chart.tsx").then((file) => file.SeriesChart));
SeriesChart.preload();
const VersionSlider = part(() => import("./version-slider.tsx").then((file) => file.VersionSlider));

/** The charts of all series of a metric, one per platform. */
export function Charts({ part, metric, title }: { part: SectionPart; metric: string; title: string }) {
  const { interfaceWords } = useWords();
  const { notesOf, openPost, versions } = use(ReportExtras);
  const rulesOf = useRules(part.ledger);
  const drawn = part.sealed.series.filter((one) => one.metric === metric && one.points.length > 1);
  if (drawn.length === 0) return null;
  return (
    <div className="grid gap-4">
      {metric === "followers" && versions.length > 1 && <VersionSlider fallback={<div className="min-h-11" />} />}
      {drawn.map((series) => (
        <div key={series.id} className={cardClass}>
          <SeriesChart
            fallback={<Skeleton className="h-64" />}
            series={series}
            jumps={series.metric === "followers" ? jumpsOf(part, series.platform) : []}
            notes={notesOf(series.platform).filter(({ kind }) => kind === "post" || series.metric === "followers")}
            rules={series.metric === "engagement" ? rulesOf(series.platform) : []}
            ledger={part.ledger}
            onOpen={series.metric === "engagement" && openPost ? (at) => openPost(series.platform, at) : undefined}
            title={series.platform ? `${interfaceWords.platforms[series.platform]} · ${title}` : title}
          />
        </div>
      ))}
    </div>
  );
}

/** What the posts of a platform are held against: a typical one, as the report's figure states it, and what is typical of creators of the size, where these are known. */
function useRules(ledger: Ledger) {
  const words = useMessages(bundles.reports).reportWords.charts;
  return (platform: Platform | undefined) => {
    const own = ledger.facts.get(`${platform}.engagement`);
    const others = [
      [words.peers, ledger.facts.get(`${platform}.peerEngagement`)],
      [words.published, ledger.facts.get(`${platform}.benchmarkEngagement`)],
    ] as const;
    const [label = "", known] = others.find(([, fact]) => typeof fact?.value === "number") ?? [];
    return [
      ...(typeof own?.value === "number" ? [{ label: words.typical, fact: own }] : []),
      ...(known ? [{ label, fact: known, dash: "5 4" }] : []),
    ];
  };
}

/** The jumps that are marked in the chart of a platform's followers, oldest first. */
function jumpsOf({ sealed }: SectionPart, platform: Platform | undefined): Fact[] {
  return sealed.facts
    .filter((fact) => fact.metric === "jump" && fact.platform === platform)
    .toSorted((a, b) => (a.asOf < b.asOf ? -1 : 1));
}
