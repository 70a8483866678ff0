import { expect, test } from "vitest";
import { makeTestFact } from "../test/make-facts.ts";
import { knowledgeOfReport, readDaily, sealedOf, withFacts } from "../test/make-knowledge.ts";
import { planOf } from "../test/print-plan.ts";
import { firstDay, one, three, withoutFigures } from "../test/sample-ledgers.ts";

test("overview: each platform's size, gain and response, most followers first, then the gravest risk and the first step", () => {
  expect(planOf("overview", three)).toEqual([
    "facts tiktok.followers",
    "facts instagram.followers instagram.gain instagram.engagement",
    "facts x.followers x.gain x.engagement",
    "statement risk.engagementFalling",
    "statement next.shiftTheme",
  ]);
});

test("overview: a sure change of the response is stated once, by the risk or beside the rate", () => {
  const risen = withFacts(one, [makeTestFact("instagram.engagementChange", 24, { low: 4, high: 58 })]);
  expect(planOf("overview", risen)[0]).toContain("instagram.engagement instagram.engagementChange");
});

test("overview: a change of the response that may be chance is left out", () => {
  expect(planOf("overview", one)).toEqual([
    "facts instagram.followers instagram.gain instagram.engagement",
    "statement next.shiftTheme",
  ]);
});

test("overview: a platform without any figure says why once, after those that have figures", () => {
  expect(planOf("overview", withoutFigures).slice(0, 2)).toEqual([
    "facts instagram.followers instagram.gain instagram.engagement",
    "facts tiktok.followers",
  ]);
});

test("overview: of a model with four platforms the three largest", () => {
  const four = withFacts(three, [makeTestFact("onlyfans.subscribers", 12, { unit: "count" })]);
  expect(planOf("overview", four).join(" ")).not.toContain("onlyfans");
});

test("overview: OnlyFans is stated by subscribers and what they bring", () => {
  const only = withFacts(knowledgeOfReport(sealedOf()), [
    makeTestFact("onlyfans.subscribers", 412, { unit: "count" }),
    makeTestFact("onlyfans.earningsNet", 356_418, { unit: "cents" }),
    makeTestFact("onlyfans.engagement", { code: "platform-empty" }),
  ]);
  expect(planOf("overview", only)).toContain("facts onlyfans.subscribers onlyfans.earningsNet");
});

test("followers: the total before each platform, with a line; of one platform its count alone", () => {
  expect(planOf("followers", three)).toEqual([
    "facts follows.total tiktok.followers instagram.followers x.followers",
    "chart followers instagram",
  ]);
  expect(planOf("followers", three, { platforms: ["x"] })).toEqual(["facts x.followers", "chart followers x"]);
});

test("followers: subscribers are counted only where OnlyFans is named or stands alone", () => {
  const both = withFacts(one, [makeTestFact("onlyfans.subscribers", 99_000, { unit: "count" })]);
  expect(planOf("followers", both)).toEqual(["facts instagram.followers", "chart followers instagram"]);
  expect(planOf("followers", both, { platforms: ["onlyfans"] })).toEqual(["facts onlyfans.subscribers"]);
});

test("followers: a platform without a count that the question names says why", () => {
  expect(planOf("followers", withoutFigures, { platforms: ["tiktok"] })).toEqual(["facts tiktok.followers"]);
});

test("followers: a single reading has no line", () => {
  expect(planOf("followers", firstDay)).toEqual(["facts instagram.followers"]);
});

test("growth: gains of each platform, one reason for those without, and the line", () => {
  expect(planOf("growth", three)).toEqual([
    "facts instagram.gain x.gain",
    "facts instagram.gainPercent x.gainPercent",
    "facts tiktok.gain",
    "chart followers instagram",
  ]);
});

test("growth: where followers leave, the report's step against losses ends the answer", () => {
  const falling = readDaily({ platform: "x", days: 60, followers: (age) => 2_000 + 3 * age });
  expect(planOf("growth", knowledgeOfReport(sealedOf(falling)))).toEqual([
    "facts x.gain x.gainPercent",
    "chart followers x",
    "statement next.losses",
  ]);
});

test("growth-compared: relates the gain to the one before; a platform whose earlier gain is unknown is left out", () => {
  const known = withFacts(three, [makeTestFact("instagram.gainPercent.before", 9)]);
  expect(planOf("growth-compared", known)).toEqual([
    "compare instagram.gainPercent instagram.gainPercent.before",
    "chart followers instagram",
  ]);
});

test("growth-compared: the first days of a month are held against as many days, and not the last four weeks against them", () => {
  const days = (from: string, to: string) => ({ period: { from, to } });
  const known = withFacts(one, [
    makeTestFact("instagram.gainPercent", 9, days("2026-10-25", "2026-11-21")),
    makeTestFact("instagram.gainPercent.in", 0.5, days("2026-11-21", "2026-11-21")),
    makeTestFact("instagram.gainPercent.before", 0.3, days("2026-10-21", "2026-10-21")),
  ]);
  expect(planOf("growth-compared", known, { period: "this-month" })).toContain(
    "compare instagram.gainPercent.in instagram.gainPercent.before",
  );
});

test("growth-compared: without an earlier gain the present one, and that there is no history", () => {
  expect(planOf("growth-compared", one)).toEqual(["facts instagram.gainPercent", "phrase no-history"]);
});

test("growth-compared: says why the earlier gain is absent", () => {
  const absent = withFacts(one, [
    makeTestFact("instagram.gainPercent.before", { code: "too-few-days", needs: 57, has: 40 }),
  ]);
  expect(planOf("growth-compared", absent)).toEqual(["facts instagram.gainPercent instagram.gainPercent.before"]);
});

test("forecast: the report's sentence of each platform, when it reaches a round number, one reason for those without, and the line", () => {
  expect(planOf("forecast", three)).toEqual([
    "statement growth.up",
    "statement growth.up",
    "facts tiktok.forecast",
    "statement growth.milestone",
    "statement growth.milestone",
    "chart followers instagram",
  ]);
  expect(planOf("forecast", three, { platforms: ["tiktok"] })).toEqual(["facts tiktok.forecast"]);
});

test("forecast: of a month that begins after its last day it says that it does not reach it", () => {
  expect(planOf("forecast", three, { period: "2026-06" })).toContain("phrase beyond-forecast");
  expect(planOf("forecast", three, { period: "2026-12" })).not.toContain("phrase beyond-forecast");
});

test("jump: the days that stand out, with what explains them", () => {
  const leap = readDaily({ platform: "x", days: 60, followers: (age) => 2_000 - age + (age < 20 ? 700 : 0) });
  const known = knowledgeOfReport(sealedOf(leap));
  const [first, ...rest] = planOf("jump", known, { text: "What was that spike?" });
  expect(first).toMatch(/^statement growth\.jump/);
  expect(rest).toEqual(["phrase cause-unknown", "chart followers x"]);
  // Asked of the growth itself, the gains go before.
  const [gains] = planOf("jump", known, { text: "Why do I grow so slowly?" });
  expect(gains).toBe("facts x.gain x.gainPercent");
});

test("jump: where no day stands out that is said, with the gains; where too few days are known, why", () => {
  const answer = planOf("jump", one);
  expect(answer.slice(0, 2)).toEqual(["phrase no-jumps", "facts instagram.gain instagram.gainPercent"]);
  expect(answer.slice(-2)).toEqual(["phrase cause-unknown", "chart followers instagram"]);
  expect(planOf("jump", firstDay)).toEqual(["facts instagram.suddenFall"]);
});

test("score: the score, each platform's place and weight, then what makes it", () => {
  const scored = withFacts(one, [
    makeTestFact("trendingScore", 77, { unit: "score" }),
    makeTestFact("instagram.trendingPlace", 80, { unit: "score" }),
    makeTestFact("instagram.trendingWeight", 100),
  ]);
  expect(planOf("score", scored)).toEqual([
    "facts trendingScore",
    "facts instagram.trendingPlace instagram.trendingWeight",
    "advice trending-score",
    "chart followers instagram",
  ]);
});

test("score: an absent score says why, without a chart", () => {
  const absent = withFacts(firstDay, [makeTestFact("trendingScore", { code: "too-few-days", needs: 7, has: 1 })]);
  expect(planOf("score", absent)).toEqual(["facts trendingScore"]);
});

test("audience: who follows by the report's sentences; unknown, why", () => {
  expect(planOf("audience", one)).toEqual(["facts audience.demographics"]);
});

test("audience: a question about countries states countries, not ages", () => {
  const parts = ["country.1", "country.2", "age.1"].map((part) => makeTestFact(`instagram.audience.${part}.share`, 30));
  expect(planOf("audience", withFacts(one, parts), { metrics: ["audience.country.1"] })).toEqual([
    "facts instagram.audience.country.1.share instagram.audience.country.2.share",
  ]);
});

test("views: what is viewed and reached; one reason where nothing is", () => {
  const viewed = withFacts(three, [makeTestFact("tiktok.avgViews", 5_200, { unit: "count" })]);
  expect(planOf("views", viewed)).toEqual(["facts tiktok.avgViews"]);
  expect(planOf("views", three)).toEqual(["facts tiktok.avgViews"]);
});

test("platform-best: ranked by growth and by response", () => {
  expect(planOf("platform-best", three)).toEqual([
    "rank platforms best 3 gainPercent",
    "rank platforms best 3 engagement",
  ]);
  expect(planOf("platform-best", three, { metrics: ["followers"], order: "worst" })[0]).toBe(
    "rank platforms worst 3 followers",
  );
});

test("platform-best: with one platform there is nothing to rank, so it is stated", () => {
  expect(planOf("platform-best", one)).toEqual(["facts instagram.followers instagram.gain instagram.engagement"]);
});

test("metric: the named figures of every platform that has them, with one reason for those without", () => {
  expect(planOf("metric", three, { metrics: ["likesAverage"] })).toEqual([
    "facts instagram.likesAverage x.likesAverage tiktok.likesAverage",
  ]);
  expect(planOf("metric", three, { metrics: ["coverage"] })).toEqual(["facts coverage"]);
});

const october = { from: "2026-10-01", to: "2026-10-31" };

test("growth: of a period that the question names its own gain; without one, that there is none, before what is known", () => {
  const known = withFacts(one, [
    makeTestFact("instagram.gain.in", 214, { metric: "gain", period: october }),
    makeTestFact("instagram.gainPercent.in", 2.1, { metric: "gainPercent", period: october }),
  ]);
  expect(planOf("growth", known, { period: "2026-10" })[0]).toBe("facts instagram.gain.in instagram.gainPercent.in");
  expect(planOf("growth", one, { period: "2026-10" }).slice(0, 2)).toEqual([
    "phrase other-period",
    "facts instagram.gain instagram.gainPercent",
  ]);
});

test("earnings: a month has its own amount, beside the month before; other days have that of their payments", () => {
  const known = withFacts(one, [
    makeTestFact("earnings.total.2026-10", 90_000, { metric: "earnings.total", period: october }),
    makeTestFact("earnings.total.2026-09", 80_000, {
      metric: "earnings.total",
      period: { from: "2026-09-01", to: "2026-09-30" },
    }),
    makeTestFact("earnings.tip.2026-10", 9_000, { metric: "earnings.tip", period: october }),
    makeTestFact("earnings.total.in", 21_000, {
      metric: "earnings.total",
      period: { from: "2026-11-14", to: "2026-11-20" },
    }),
  ]);
  expect(planOf("earnings", known, { period: "last-month" })).toEqual([
    "facts earnings.total.2026-10",
    "compare earnings.total.2026-10 earnings.total.2026-09",
  ]);
  expect(planOf("earnings", known, { period: "7d" })).toEqual(["facts earnings.total.in"]);
  expect(planOf("earnings", known, { period: "2026-10", metrics: ["earnings.tip"] })[0]).toBe(
    "facts earnings.tip.2026-10",
  );
});

test("earnings: days of several months have the sum, then what each month brought, and no comparison of two of them", () => {
  const month = (id: string, cents: number, period: { from: string; to: string }) =>
    makeTestFact(`earnings.total.${id}`, cents, { metric: "earnings.total", period });
  const known = withFacts(one, [
    month("2026-10", 90_000, october),
    month("2026-09", 80_000, { from: "2026-09-01", to: "2026-09-30" }),
    month("in", 170_000, { from: "2026-09-01", to: "2026-11-20" }),
  ]);
  expect(planOf("earnings", known, { period: "81d" })).toEqual([
    "facts earnings.total.in",
    "months earnings.total 2026-09 2026-10",
  ]);
});

test("earnings: of a period without an amount it says so before what other days brought", () => {
  const typed = withFacts(one, [
    makeTestFact("onlyfans.earningsNet", 284_150, { period: { from: "2026-10-22", to: "2026-11-20" } }),
  ]);
  expect(planOf("earnings", typed, { period: "last-month" }).slice(0, 2)).toEqual([
    "phrase other-period",
    "facts onlyfans.earningsNet",
  ]);
});

test("price: of a price that the question names it says first what would change there; a count of days is none", () => {
  const priced = withFacts(one, [
    makeTestFact("price", 999),
    makeTestFact("price.recommended", 999),
    makeTestFact("price.at.799", 799, { metric: "price.considered" }),
    makeTestFact("price.at.799.breakEven", 9.5, { metric: "price.breakEven" }),
  ]);
  const first = (text: string) => planOf("price", priced, { text })[0];
  expect(first("what if the price were $7.99?")).toBe("facts price.at.799.breakEven");
  expect(first("und bei 7,99 €")).toBe("facts price.at.799.breakEven");
  expect(first("et à 7,99 ?")).toBe("facts price.at.799.breakEven");
  expect(first("should I drop it within 8 days of launch")).toBe("facts price.recommended");
  expect(first("is $9.99 right?")).toBe("facts price.recommended");
});

test("a question that holds a figure against an amount has the verdict first, of the unit that it names", () => {
  const known = withFacts(one, [
    makeTestFact("earnings.total.2026-10", 90_000, {
      metric: "earnings.total",
      unit: "cents",
      currency: "USD",
      period: { from: "2026-10-01", to: "2026-10-31" },
    }),
  ]);
  const over = { way: "over", amount: 800, isInclusive: false } as const;
  const october = { period: "2026-10", limit: over };
  expect(planOf("earnings", known, october)[0]).toContain("verdict earnings.total.2026-10 over 800");
  expect(planOf("earnings", known, { ...october, text: "more than 800 €" })[0]).toBe("phrase sum-currency");
  expect(planOf("earnings", known, { ...october, limit: { ...over, isShare: true } })[0]).not.toContain("verdict");
});
