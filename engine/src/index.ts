export { comebackEffect } from "./actions/comeback.ts";
export { gainPerPost, type PostedWeek } from "./actions/more-posts.ts";
export * from "./analyse-input.ts";
export { type AudienceGroup, audienceFacts, audienceMetrics } from "./breakdown/audience-breakdown.ts";
export { calendarUnits, keyOfUnit, listDays } from "./breakdown/calendar-units.ts";
export {
  type AudienceColumn,
  audienceColumns,
  type BreakdownColumn,
  type BreakdownUnit,
  beyondOf,
  breakdownColumns,
  breakdownUnits,
  isBeyond,
  isOfTime,
  type Limit,
  mostModelColumns,
  type PaymentColumn,
  type PaymentUnit,
  type RunOf,
} from "./breakdown/operations.ts";
export { breakdownFacts } from "./breakdown/payment-breakdown.ts";
export { groupEarlierPayments, groupPayments, lastKnownDay, type ModelPayments } from "./breakdown/payment-groups.ts";
export { audienceOf } from "./builder/audience.ts";
export { sourceFact } from "./builder/source-fact.ts";
export { type Currency, currencies } from "./catalogue/currencies.ts";
export { audienceParts, familyOf, type MetricFamily } from "./catalogue/families.ts";
export type { FormulaKey } from "./catalogue/formulas.ts";
export { type GoalMetric, goalMetrics, goalPlatforms } from "./catalogue/goals.ts";
export type { Metric, PrivacyField } from "./catalogue/metric.ts";
export {
  type BookMetric,
  type ImportMetric,
  type MetricName,
  metricOf,
  metrics,
  type PricingMetric,
} from "./catalogue/metrics.ts";
export { netAboveGross } from "./catalogue/net-above-gross.ts";
export { observationKinds, type ShownKind, shownKind } from "./catalogue/observations.ts";
export { seriesOf } from "./catalogue/series.ts";
export {
  addDays,
  addMonths,
  countDays,
  dayAt,
  dayMs,
  dayNumber,
  dayOf,
  daysBetween,
  daysOfMonth,
  isoDay,
  mondayOf,
} from "./catalogue/time.ts";
export type { Comparison } from "./comparison/compare-creators.ts";
export { type ComparisonReport, sealComparison } from "./comparison/seal-comparison.ts";
export { computeFacts } from "./compute-facts.ts";
export { termsOf } from "./content/caption-terms.ts";
export { groupLift } from "./content/group-lift.ts";
export { languageOf } from "./content/language.ts";
export { rankTerms, type WordPool } from "./content/rank-terms.ts";
export type { RatedPost } from "./content/rated-posts.ts";
export { poolEffects, type SlotEffect, type SlotPool, slotEffects } from "./content/slot-effects.ts";
export { daySlots, residualsOf, type SlotSums, slotSums, type TimedPost } from "./content/time-slots.ts";
export { dayFacts } from "./earnings/day-facts.ts";
export {
  type EarningsBasis,
  type EarningsStatement,
  earningsBases,
  type PaymentSum,
  type StatementDays,
} from "./earnings/earnings-input.ts";
export { foldDailyEarnings } from "./earnings/fold-daily-earnings.ts";
export {
  comparableDays,
  daysBefore,
  latestDays,
  monthDays,
  newestDay,
  shortDays,
  widestGapDays,
} from "./earnings/latest-days.ts";
export { type EarningsType, earningsIn, earningsTypes, monthFacts } from "./earnings/month-facts.ts";
export { monthMean } from "./earnings/month-mean.ts";
export { firstOf } from "./earnings/month-totals.ts";
export { type PartOfMonth, partOfMonth } from "./earnings/part-of-month.ts";
export { payerFacts, spendingFacts, weekdayFacts } from "./earnings/payer-facts.ts";
export { type PaymentInput, paymentFacts } from "./earnings/payment-facts.ts";
export { earningsPerSubscriber } from "./earnings/per-subscriber.ts";
export { shareOfEarnings } from "./earnings/share-of-earnings.ts";
export { earningsSoFar } from "./earnings/so-far.ts";
export { subscribersNeeded } from "./earnings/subscribers-needed.ts";
export { earningsSummary } from "./earnings/summary-facts.ts";
export { changeOfGains } from "./growth/against-year.ts";
export { fewestBefore, findAllAnomalies, findAnomalies } from "./growth/anomalies.ts";
export { bandOf } from "./growth/band.ts";
export { chanceOfDecline, declineFeatures, type ForecastEnd } from "./growth/chance-of-decline.ts";
export { everyDay, unbrokenRun } from "./growth/daily.ts";
export {
  completedBy,
  type ErrorTable,
  errorQuantile,
  errorTable,
  fewestForPool,
  scaledErrors,
  shareUnder,
  tableOf,
} from "./growth/error-table.ts";
export { followersAt } from "./growth/followers-at.ts";
export { followersReached } from "./growth/followers-reached.ts";
export { forecastSeries, forecastValues } from "./growth/forecast-values.ts";
export { openingOf } from "./growth/gain.ts";
export { gainsBefore, gainsIn } from "./growth/gain-before.ts";
export { dailyGains } from "./growth/gain-daily.ts";
export { gainDays } from "./growth/gain-days.ts";
export { gainsOfMonths, gainsTogether } from "./growth/gain-together.ts";
export { followerGoal } from "./growth/goal.ts";
export { type Goal, type GoalOutlook, goalOutlooks, goalStanding } from "./growth/goal-standing.ts";
export { lossDays } from "./growth/losses.ts";
export { milestoneAhead } from "./growth/milestone.ts";
export { paceChange, wayOfPace } from "./growth/pace.ts";
export { roundingStep } from "./growth/rounding-step.ts";
export { shippedErrors } from "./growth/shipped-errors.ts";
export { theta } from "./growth/theta.ts";
export { daysIn } from "./ledger/days-in.ts";
export * from "./ledger/evidence.ts";
export * from "./ledger/fact.ts";
export { findConflicts } from "./ledger/find-conflicts.ts";
export { deriveFact, makeFact, makeMissing, recordFact } from "./ledger/make-fact.ts";
export { measuredAccuracy, measuredRanges } from "./ledger/measured-accuracy.ts";
export * from "./ledger/sealed.ts";
export * from "./ledger/statement.ts";
export { sumOfFigures } from "./ledger/sum-of-figures.ts";
export { trustOf, verdicts, weigh } from "./ledger/trust-ladder.ts";
export * from "./ledger/vocabulary.ts";
export { type AlikeReport, type LookAlikes, lookAlikes } from "./likeness/look-alikes.ts";
export { type AlikeCandidate, fewestCandidates, mostUnlike, rankAlike } from "./likeness/rank-alike.ts";
export { type PayerCohort, payerCohorts } from "./payers/cohorts.ts";
export { judgePrice, newestStep } from "./payers/judge-price.ts";
export { leftInMonths } from "./payers/left-in-month.ts";
export type { PayerBook, PayerPayment } from "./payers/payer-book.ts";
export { joinersByPrice } from "./payers/price-joined-at.ts";
export { type QuietPayer, quietPayersOf } from "./payers/quiet-payers.ts";
export { rhythmOf, stateOn } from "./payers/rhythm.ts";
export { paidUntil, subscriptionPrices } from "./payers/subscription-paid.ts";
export { averageOfModels } from "./portfolio/average-of-models.ts";
export { earningsByModel } from "./portfolio/earnings-by-model.ts";
export { isWholeMonth } from "./portfolio/given-earnings.ts";
export * from "./portfolio/model-figures.ts";
export { type Portfolio, portfolio } from "./portfolio/portfolio.ts";
export { barsBefore } from "./portfolio/portfolio-bars.ts";
export * from "./portfolio/portfolio-input.ts";
export { portfolioTiles } from "./portfolio/portfolio-tiles.ts";
export { type SameDays, type StatementSpan, sameDays } from "./portfolio/same-days.ts";
export { sharesOfAll } from "./portfolio/shares-of-all.ts";
export { singleFigures } from "./portfolio/single-figures.ts";
export { effortOf } from "./posts/effort.ts";
export { changeBetween } from "./posts/engagement-change.ts";
export { engagementIn } from "./posts/engagement-in.ts";
export { allPostsIn, postsIn } from "./posts/posts-in.ts";
export { type PooledPost, type RangeMiss, type RangePool, rangeMisses, rangePoolOf } from "./posts/range-pool.ts";
export { type ListedPost, listPosts, rankPosts } from "./posts/rank-posts.ts";
export { responsesIn } from "./posts/responses-in.ts";
export { engagementWindow } from "./posts/settled.ts";
export { postAddress, type StandOut, standOuts } from "./posts/stand-outs.ts";
export { enoughPosts, rangeQuantiles, spreadOf, typicalOf, typicalRange } from "./posts/typical-range.ts";
export {
  advisePrice,
  onlyFansBounds,
  pricesBetween,
} from "./pricing/advise-price.ts";
export { analysePrices, comparePrices, type PricingAnalysis } from "./pricing/analyse-pricing.ts";
export { logKey, type PricingDay } from "./pricing/price-change-facts.ts";
export type { PriceRung } from "./pricing/price-facts.ts";
export { priceOfMonth, priceOn } from "./pricing/price-timeline.ts";
export * from "./pricing/pricing-input.ts";
export type { PricingKey, PricingSlots } from "./pricing/pricing-keys.ts";
export { joinShare, type PriceMonth } from "./pricing/willingness.ts";
export type { PricingStatement } from "./pricing/write-pricing.ts";
export { isSound, statementChecks } from "./report/check-statements.ts";
export { type Relation, relationOf, type Standing, standings, standingTo } from "./report/comparisons.ts";
export { publicLedgerOf } from "./report/public-ledger.ts";
export { engineVersion, reportSources, restateFacts, sealedFacts } from "./report/report-ledger.ts";
export { type EngineStage, sealReport } from "./report/seal-report.ts";
export { ownersSteps, type SlotsOf, type StatementKey, statementKeys } from "./report/statement-keys.ts";
export { type ReportSummary, summariseReport, tileKinds } from "./report/summary.ts";
export { type VerdictLine, verdictRoles } from "./report/verdict.ts";
export { comingMonths, expectedIn, expectedOfModels } from "./revenue/coming-months.ts";
export { type Draw, draws, normal } from "./revenue/draws.ts";
export { type MonthSoFar, monthSoFar } from "./revenue/month-so-far.ts";
export { type Outlook, projectRevenue, type RevenueMonth } from "./revenue/project-revenue.ts";
export { leavingAfter, retentionsOf, stayingAfter } from "./revenue/retention.ts";
export { assessRisks } from "./risk/assess-risks.ts";
export { checkFigures, type FigureRule } from "./screenshots/check-figures.ts";
export * from "./screenshots/read-screen.ts";
export { metricOfLabel, screenLabels } from "./screenshots/screen-labels.ts";
export {
  readShown,
  type ShownFigure,
} from "./screenshots/shown-figure.ts";
export { attributeSales } from "./shifts/attribute-sales.ts";
export { shiftFacts } from "./shifts/shift-facts.ts";
export { type SplitFacts, splitFacts } from "./split/split-facts.ts";
export {
  type DividedPayment,
  type SplitMonth,
  type SplitPayment,
  type SplitRule,
  splitMonths,
  wholeShare,
} from "./split/split-months.ts";
export { usualEngagement } from "./standing/benchmark.ts";
export { followerShares } from "./standing/follower-shares.ts";
export { engagementMeasure, growthMeasure, lineOfPeers, placeOn } from "./standing/place-among-peers.ts";
export { lineOfPrices, type PricedPeer, peerCurrency, priceOnLine } from "./standing/price-among-peers.ts";
export { boundsOf, tierOf, tiers } from "./standing/tier.ts";
export { jointWidth } from "./statistics/joint-intervals.ts";
export { momentum } from "./trending/momentum.ts";
export { trendingParts } from "./trending/trending-fact.ts";
export {
  isTopCreator,
  type Reference,
  referenceOf,
  trendingScore,
} from "./trending/trending-score.ts";
export { changedFacts } from "./versions/changed-facts.ts";
export {
  changeVerdicts,
  compareVersions,
  type VersionChange,
} from "./versions/compare-versions.ts";
export { type StepOutcome, stepOutcomes, stepStates } from "./versions/step-outcomes.ts";
