import { addComeback } from "./actions/comeback.ts";
import { addShiftEffects } from "./actions/expected-effects.ts";
import { addMorePosts } from "./actions/more-posts.ts";
import { typicalPost, type WeeklyResponse, weeklyResponse } from "./actions/weekly-response.ts";
import type { AnalyseInput } from "./analyse-input.ts";
import { addAuthenticity } from "./authenticity/authenticity.ts";
import { addCounts } from "./builder/counts.ts";
import { addDataAge } from "./builder/data-age.ts";
import { addDroppedPosts } from "./builder/dropped-posts.ts";
import { prepareEvidence } from "./builder/fact-builder.ts";
import { addReadFailure } from "./builder/read-failure.ts";
import { ratedPosts } from "./content/rated-posts.ts";
import { addSchedule } from "./content/schedule.ts";
import { addThemes } from "./content/themes.ts";
import { addWhatDraws } from "./content/what-draws.ts";
import { addContentStyle, addInteraction } from "./earnings/content-style.ts";
import { addExtrasShare } from "./earnings/extras-share.ts";
import { addYearChanges } from "./growth/against-year.ts";
import { addGrowth } from "./growth/growth.ts";
import { addDemographics } from "./insights/demographics.ts";
import { addOnlineHours } from "./insights/online-hours.ts";
import { addPostsThen } from "./insights/posts-then.ts";
import { addReach } from "./insights/reach.ts";
import type { Fact, Series } from "./ledger/fact.ts";
import { addPayers } from "./payers/add-payers.ts";
import { addAverages } from "./posts/averages.ts";
import { addCadence } from "./posts/cadence.ts";
import { addEffort } from "./posts/effort.ts";
import { addEngagement } from "./posts/engagement.ts";
import { addEngagementChanges } from "./posts/engagement-change.ts";
import { addStandOuts } from "./posts/stand-outs.ts";
import { addTopPost } from "./posts/top-post.ts";
import { addViralPotential } from "./posts/views.ts";
import { addBenchmark } from "./standing/benchmark.ts";
import { addGrowthTotals } from "./standing/growth-totals.ts";
import { addHandleLikeness } from "./standing/handle-likeness.ts";
import { addPlace, engagementMeasure, growthMeasure } from "./standing/place-among-peers.ts";
import { addPricePlace } from "./standing/price-among-peers.ts";
import { addTier } from "./standing/tier.ts";
import { type AudienceMeasure, addTotals } from "./standing/totals.ts";

/** Every figure of a report, present or absent with its reason, and the lines behind its charts. Pure; the order of input does not matter. */
export function computeFacts(input: AnalyseInput): { facts: Fact[]; series: Series[] } {
  const builder = prepareEvidence(input);
  const series: Series[] = [];
  const weeks: (WeeklyResponse | undefined)[] = [];
  const measured = builder.platforms.map((platform): AudienceMeasure => {
    const counts = addCounts(builder, platform, input.payerBook);
    const { audience } = counts;
    addReadFailure(builder, platform, audience);
    addDroppedPosts(builder, platform);
    addDataAge(builder, platform, audience);
    if (platform === "onlyfans") {
      addContentStyle(builder, input);
      addInteraction(builder, input.statementMonth);
      addExtrasShare(builder, input.statementMonth);
      return { platform, audience };
    }
    const followers = audience;
    const averages = addAverages(builder, platform);
    addReach(builder, platform);
    const engagement = addEngagement(builder, platform, { ...averages, followers, pool: input.rangePools?.[platform] });
    addTopPost(builder, platform);
    const { rate: perWeek, pause } = addCadence(builder, platform);
    const typical = typicalPost(builder, platform, input.rangePools?.[platform]);
    weeks.push(weeklyResponse(platform, typical, perWeek));
    if (typical && pause) addComeback(builder, typical, pause);
    if (platform === "tiktok") addViralPotential(builder);
    const daily = addGrowth(builder, platform, { followers, tables: input.errorTables });
    const tier = addTier(builder, platform, followers);
    addBenchmark(builder, platform, { followers, tier });
    const { rate } = engagement;
    const percentile = addPlace(builder, platform, engagementMeasure, { followers, own: rate, peers: input.peers });
    const gained = [...builder.facts.values()].find(({ id }) => id === `${platform}.gainPercent`);
    if (gained) addPlace(builder, platform, growthMeasure, { followers, own: gained, peers: input.peers });
    addAuthenticity(builder, platform, counts);
    series.push(...[daily, engagement.series].filter((one) => one !== undefined));
    return { platform, audience, percentile };
  });
  addEngagementChanges(
    builder,
    builder.platforms.filter((platform) => platform !== "onlyfans"),
  );
  addYearChanges(builder, series, [...builder.facts.values()]);
  addTotals(builder, measured);
  addPricePlace(builder, [...builder.facts.values()], input.pricedPeers ?? []);
  addPayers(builder, input.payerBook);
  addGrowthTotals(builder, [...builder.facts.values()]);
  addHandleLikeness(builder, input.subjects);
  const rated = ratedPosts(builder);
  const content = addThemes(builder, input.wordPool);
  addEffort(builder, rated);
  const levers = addWhatDraws(builder, rated, content);
  addShiftEffects(
    builder,
    levers,
    weeks.filter((week) => week !== undefined),
  );
  addStandOuts(builder, rated, { ...input, ...content });
  addSchedule(builder, rated, input);
  addDemographics(builder, input.breakdowns);
  addOnlineHours(builder, input);
  addPostsThen(builder, [...builder.facts.values()], input.timeZone);
  addMorePosts(
    builder,
    series.filter(({ metric }) => metric === "followers"),
    [...builder.facts.values()],
  );
  return { facts: [...builder.facts.values()], series };
}
