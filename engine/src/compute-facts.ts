import type { AnalyseInput } from "./analyse-input.ts";
import { putSchedule } from "./content/schedule.ts";
import { putThemes } from "./content/themes.ts";
import { putCounts } from "./desk/counts.ts";
import { layOut, put, putAbsent } from "./desk/desk.ts";
import { putReading } from "./desk/reading.ts";
import { putGrowth } from "./growth/growth.ts";
import type { Fact, Series } from "./ledger/fact.ts";
import { putAverages } from "./posts/averages.ts";
import { putCadence } from "./posts/cadence.ts";
import { putEngagement } from "./posts/engagement.ts";
import { putEngagementChange } from "./posts/engagement-change.ts";
import { putViralPotential } from "./posts/views.ts";
import { putBenchmark } from "./standing/benchmark.ts";
import { putTier } from "./standing/tier.ts";
import { putTierPercentile } from "./standing/tier-percentile.ts";
import { putTotals } from "./standing/totals.ts";

/** Every figure of a report, present or absent with its reason, and the lines behind its charts. Pure; the order of input does not matter. */
export function computeFacts(input: AnalyseInput): { facts: Fact[]; series: Series[] } {
  const desk = layOut(input);
  const series: Series[] = [];
  for (const platform of desk.platforms) {
    putCounts(desk, platform);
    putReading(desk, platform);
    if (platform === "onlyfans") {
      putOnlyFans(desk, input);
      continue;
    }
    putAverages(desk, platform);
    const perPost = putEngagement(desk, platform);
    putEngagementChange(desk, platform);
    putCadence(desk, platform);
    if (platform === "tiktok") putViralPotential(desk);
    const followers = putGrowth(desk, platform);
    putTier(desk, platform);
    putBenchmark(desk, platform);
    putTierPercentile(desk, platform, input.peers);
    series.push(...[followers, perPost].filter((one) => one !== undefined));
  }
  putTotals(desk);
  putThemes(desk, input.wordPool);
  putSchedule(desk);
  putAbsent(desk, { metric: "audience.demographics", unit: "words" }, { code: "needs-connection" });
  return { facts: [...desk.facts.values()], series };
}

/** What OnlyFans gives no API for: the owner's own words, and what only a statement could tell. */
function putOnlyFans(desk: ReturnType<typeof layOut>, { ownWords, evidence }: AnalyseInput): void {
  const subject = { metric: "contentStyle", platform: "onlyfans", unit: "words" } as const;
  const typed = evidence.filter(({ kind }) => kind === "manual").map(({ key }) => key);
  if (ownWords?.contentStyle && typed.length > 0)
    put(desk, { ...subject, kind: "self-reported", value: ownWords.contentStyle, sources: typed });
  else putAbsent(desk, subject, { code: "needs-typing" });
  putAbsent(desk, { metric: "interaction", platform: "onlyfans", unit: "ratio" }, { code: "needs-statement" });
}
