import type { AnalyseInput } from "./analyse-input.ts";
import { putAuthenticity } from "./authenticity/authenticity.ts";
import { ratedPosts } from "./content/rated-posts.ts";
import { putSchedule } from "./content/schedule.ts";
import { putThemes } from "./content/themes.ts";
import { putCounts } from "./desk/counts.ts";
import { putDataAge } from "./desk/data-age.ts";
import { prepareEvidence } from "./desk/desk.ts";
import { putDroppedPosts } from "./desk/dropped-posts.ts";
import { putReading } from "./desk/reading.ts";
import { putContentStyle, putInteraction } from "./earnings/content-style.ts";
import { putExtrasShare } from "./earnings/extras-share.ts";
import { putGrowth } from "./growth/growth.ts";
import { putDemographics } from "./insights/demographics.ts";
import { putOnlineHours } from "./insights/online-hours.ts";
import { putReach } from "./insights/reach.ts";
import type { Fact, Series } from "./ledger/fact.ts";
import { putAverages } from "./posts/averages.ts";
import { putCadence } from "./posts/cadence.ts";
import { putEngagement } from "./posts/engagement.ts";
import { putEngagementChange } from "./posts/engagement-change.ts";
import { putTopPost } from "./posts/top-post.ts";
import { putViralPotential } from "./posts/views.ts";
import { putBenchmark } from "./standing/benchmark.ts";
import { putHandleLikeness } from "./standing/handle-likeness.ts";
import { putTier } from "./standing/tier.ts";
import { putTierPercentile } from "./standing/tier-percentile.ts";
import { type Measured, putTotals } from "./standing/totals.ts";

/** Every figure of a report, present or absent with its reason, and the lines behind its charts. Pure; the order of input does not matter. */
export function computeFacts(input: AnalyseInput): { facts: Fact[]; series: Series[] } {
  const desk = prepareEvidence(input);
  const series: Series[] = [];
  const measured = desk.platforms.map((platform): Measured => {
    const counts = putCounts(desk, platform);
    const { audience } = counts;
    putReading(desk, platform, audience);
    putDroppedPosts(desk, platform);
    putDataAge(desk, platform, audience);
    if (platform === "onlyfans") {
      putContentStyle(desk, input);
      putInteraction(desk, input.statementMonth);
      putExtrasShare(desk, input.statementMonth);
      return { platform, audience };
    }
    const followers = audience;
    const averages = putAverages(desk, platform);
    putReach(desk, platform);
    const engagement = putEngagement(desk, platform, { ...averages, followers, pool: input.rangePools?.[platform] });
    putEngagementChange(desk, platform);
    putTopPost(desk, platform);
    putCadence(desk, platform);
    if (platform === "tiktok") putViralPotential(desk);
    const daily = putGrowth(desk, platform, { followers, tables: input.errorTables });
    const tier = putTier(desk, platform, followers);
    putBenchmark(desk, platform, { followers, tier });
    const { rate } = engagement;
    const percentile = putTierPercentile(desk, platform, { followers, tier, rate, peers: input.peers });
    putAuthenticity(desk, platform, counts);
    series.push(...[daily, engagement.series].filter((one) => one !== undefined));
    return { platform, audience, percentile };
  });
  putTotals(desk, measured);
  putHandleLikeness(desk, input.subjects);
  const rated = ratedPosts(desk);
  putThemes(desk, rated, input.wordPool);
  putSchedule(desk, rated, input);
  putDemographics(desk, input.breakdowns);
  putOnlineHours(desk, input);
  return { facts: [...desk.facts.values()], series };
}
