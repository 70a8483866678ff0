import { averageOfModels, followerGoal, followerShares } from "@fanradar/engine";
import { expect, test } from "vitest";
import type { Knowledge, PortfolioModel } from "../knowledge.ts";
import { knowledgeOf, makeTestFact, testFormatIn } from "../test/make-facts.ts";
import { knowledgeOfReport, makeQuestion, rankedPost, sealedOf, withFacts } from "../test/make-knowledge.ts";
import { planOf } from "../test/print-plan.ts";
import { one, three } from "../test/sample-ledgers.ts";
import { responseText } from "../write/response-text.ts";
import { writePlan } from "../write/write-plan.ts";
import type { DataIntent } from "./intent-ids.ts";
import { intentOf } from "./intents.ts";

const answer = (id: DataIntent, knowledge: Knowledge, question = {}) => {
  const blocks = intentOf(id)?.plan(knowledge, makeQuestion(question)) ?? [];
  return responseText(writePlan(blocks, knowledge, { language: "en", format: testFormatIn("en") }).lines);
};
const followers = (amount: number) => ({ of: "followers" as const, amount });
const towards = (amount: number) =>
  withFacts(three, followerGoal({ facts: [...three.facts.values()], series: [...three.series.values()] }, amount));

test("forecast: of a number of followers that is named, the days until then, and not the next round number", () => {
  const plan = planOf("forecast", towards(10_400), { goal: followers(10_400) });
  expect(plan.slice(0, 3)).toEqual(["facts instagram.goal.days", "phrase goal-reached", "facts tiktok.followers"]);
  expect(plan).not.toContain("statement growth.milestone");
  expect(answer("forecast", towards(10_400), { goal: followers(10_400), platforms: ["instagram"] })).toMatch(
    /^At this pace Instagram reaches 10\.4K followers in about \d+ days \(\d+ days to \d+ days\)\./,
  );
});

test("forecast: of a number that no forecast reaches it says so before where the forecast ends", () => {
  const [first, second] = planOf("forecast", towards(900_000), { goal: followers(900_000) });
  expect([first, second]).toEqual(["phrase beyond-goal", "statement growth.up"]);
});

test("forecast: of a number that is reached already it states that, with the count", () => {
  expect(planOf("forecast", one, { goal: followers(5_000) }).slice(0, 2)).toEqual([
    "phrase goal-reached",
    "facts instagram.followers",
  ]);
});

test("forecast: of a time after its last day it says first that it does not reach it", () => {
  expect(planOf("forecast", three, { horizon: "2028-11-20" })[0]).toBe("phrase beyond-forecast");
  expect(planOf("forecast", three, { horizon: "2026-11-27" })).not.toContain("phrase beyond-forecast");
});

test("platform-share: each platform's part of all followers, the largest first; of one that is named, its part", () => {
  const shared = withFacts(three, followerShares([...three.facts.values()]));
  expect(planOf("platform-share", shared)).toEqual([
    "facts tiktok.follows.share instagram.follows.share x.follows.share",
    "facts follows.total",
  ]);
  expect(answer("platform-share", shared, { platforms: ["x"] })).toMatch(/^Of all followers, \d+(\.\d)?% are on X\./);
});

const money = [
  makeTestFact("onlyfans.subscribers", 319),
  makeTestFact("onlyfans.earningsPerSubscriber", 1_733, { currency: "USD" }),
  makeTestFact("onlyfans.earningsNet", 552_881, { currency: "USD" }),
  makeTestFact("follows.total", 150_300),
];
const earning = withFacts(knowledgeOfReport(sealedOf()), money);

test("goal-subscribers: how many a sum takes, with the range, those that there are and what each brings", () => {
  const needed = makeTestFact("onlyfans.subscribers.needed", 295, {
    kind: "estimated",
    low: 250,
    high: 343,
    level: 0.8,
  });
  const known = withFacts(earning, [needed]);
  expect(planOf("goal-subscribers", known)[0]).toBe("facts onlyfans.subscribers.needed");
  expect(answer("goal-subscribers", known)).toMatch(
    /^That takes about 295 \(250 to 343\) subscribers, if each goes on bringing as much as now\.\s+You have 319 subscribers on OnlyFans\. Each subscriber brings \$17\.33/,
  );
});

test("goal-subscribers: without a sum it asks for one; without earnings it says why nothing is known", () => {
  expect(planOf("goal-subscribers", earning)).toContain("phrase name-goal");
  expect(planOf("goal-subscribers", one)).toEqual(["phrase no-earnings"]);
});

test("conversion: all subscribers against all followers, and that nobody's way is known", () => {
  const known = withFacts(earning, [makeTestFact("onlyfans.subscriberRate", 0.2122)]);
  expect(planOf("conversion", known)).toEqual([
    "facts onlyfans.subscriberRate",
    "facts onlyfans.subscribers follows.total",
    "phrase conversion-unseen",
  ]);
  expect(answer("conversion", known)).toMatch(/^Subscribers come to 0\.21% of the followers on all platforms\./);
});

const newest = ["instagram", "x"].map((platform) => ({
  ...rankedPost(platform === "x" ? "x" : "instagram", `${platform}1`),
  facts: { likes: `post.${platform}1.likes`, times: `post.${platform}1.times` },
}));
const posted = withFacts({ ...three, newest }, [
  makeTestFact("post.instagram1.likes", 240, { metric: "post.likes" }),
  makeTestFact("post.instagram1.times", 1.4, { metric: "post.times" }),
  makeTestFact("post.x1.likes", 12, { metric: "post.likes" }),
  makeTestFact("post.x1.times", { code: "too-few-posts" }, { metric: "post.times" }),
]);

test("posts-newest: what the newest post of each platform drew, beside a typical one; of a named platform its own", () => {
  expect(planOf("posts-newest", posted)).toEqual(["newest", "facts instagram.likesAverage x.likesAverage"]);
  expect(planOf("posts-newest", posted, { platforms: ["x"] })).toEqual(["newest x", "facts x.likesAverage"]);
  expect(planOf("posts-newest", posted, { count: 2 })[0]).toBe("newest  2");
  expect(planOf("posts-newest", one)[0]).toBe("rank posts best 3");
});

test("posts-newest: a table with each post's own counts; what cannot be judged yet has none", () => {
  const { lines } = writePlan([{ kind: "newest", platform: null, count: null }], posted, {
    language: "en",
    format: testFormatIn("en"),
  });
  const cells = lines[0]?.table?.rows.map((row) =>
    row.cells.map(({ pieces }) => pieces.map(({ text }) => text).join("")),
  );
  expect(lines[0]?.table?.head).toEqual(["Post", "Likes", "Times a typical post"]);
  expect(cells).toEqual([
    ["Photo on Instagram, Nov 11, 2026", "240", "1.4"],
    ["Photo on X, Nov 11, 2026", "12", "—"],
  ]);
});

const priced = withFacts(one, [
  makeTestFact("price.recommended", 999, { currency: "USD" }),
  makeTestFact("price.at.799", 799, { metric: "price.considered", unit: "cents", currency: "USD" }),
  makeTestFact("price.at.1199", 1_199, { metric: "price.considered", unit: "cents", currency: "USD" }),
]);

test.each(["what if i charge 45", "was wenn ich 60 dollar verlange", "y si pongo 50", "et si je passe à 40 balles"])(
  "price: '%s' is further away than the analysis reaches, which is said with where it ends",
  (text) => {
    expect(planOf("price", priced, { text }).slice(0, 3)).toEqual([
      "phrase beyond-prices",
      "facts price.at.799 price.at.1199",
      "facts price.recommended",
    ]);
    expect(answer("price", priced, { text })).toContain("$7.99 and $11.99 a month.");
  },
);

const models = ["Ava", "Mika", "Carla"].map(
  (name, at): PortfolioModel => ({ id: at + 1, name, attention: [], state: "analyzed" }),
);
const likes = [900, 300, 600].map((value, at) => makeTestFact(`${at + 1}.likesAverage`, value));

test("models-rank: a mean over models is stated before each of them; without one it says that there is none", () => {
  const mean = averageOfModels(likes, "likesAverage");
  const known = knowledgeOf([...likes, ...(mean ? [mean] : [])], { models });
  const question = { metrics: ["likesAverage" as const], isAverage: true };
  expect(planOf("models-rank", known, question)).toEqual([
    "facts average.likesAverage",
    "rank models best 3 likesAverage",
  ]);
  expect(planOf("models-rank", knowledgeOf(likes, { models }), question)[0]).toBe("phrase no-average");
  expect(planOf("models-rank", known, { metrics: ["likesAverage"] })[0]).toBe("rank models best 3 likesAverage");
});

test.each([
  ["en", /^Likes per post, average per model: 600\./],
  ["de", /^Likes pro Beitrag, Durchschnitt je Model: 600\./],
  ["es", /^Me gusta por publicación, media por modelo: 600\./],
  ["fr", /^J’aime par publication, moyenne par modèle : 600\./],
] as const)("average in '%s': it is named as a mean, and not as the chosen model's figure", (language, text) => {
  const mean = averageOfModels(likes, "likesAverage");
  const known = knowledgeOf(mean ? [mean] : [], {
    models,
    model: { id: 1, name: "Ava", isOwn: true, isManaged: true, hasReport: true },
  });
  const { lines } = writePlan([{ kind: "facts", facts: ["average.likesAverage"] }], known, {
    language,
    format: testFormatIn(language),
  });
  expect(responseText(lines)).toMatch(text);
  expect(responseText(lines)).not.toContain("Ava");
});

test("models-losing: of subscribers, the share of new ones that leaves each model, and that nobody counts who left", () => {
  const known = knowledgeOf(
    [
      makeTestFact("1.subscribers.leaving", 31),
      makeTestFact("2.subscribers.leaving", 22),
      makeTestFact("3.subscribers", 5),
    ],
    { models },
  );
  const question = { metrics: ["subscribers" as const], order: "worst" as const, text: "who loses most subs" };
  expect(planOf("models-losing", known, question)).toEqual([
    "phrase leaving-not-counted",
    "rank models best 3 subscribers.leaving",
    "lacking subscribers.leaving",
  ]);
  const counted = knowledgeOf(
    [makeTestFact("1.subscribers.left", 44), makeTestFact("2.subscribers.left", 69), makeTestFact("3.subscribers", 5)],
    { models },
  );
  expect(planOf("models-losing", counted, question)).toEqual([
    "rank models best 3 subscribers.left",
    "lacking subscribers.left",
  ]);
  expect(planOf("models-losing", known, { ...question, text: "who loses the least subs" })[1]).toContain("worst");
  const unknown = knowledgeOf([makeTestFact("1.subscribers", 3), makeTestFact("2.subscribers", 5)], { models });
  expect(planOf("models-losing", unknown, question)[0]).toBe("phrase no-history");
});

test("models-earnings: the mean of the amounts of a period is named as a mean, with its days", () => {
  const days = { period: { from: "2026-10-01", to: "2026-10-31" }, currency: "USD", metric: "portfolio.earnings" };
  const earned = [500_000, 300_000].map((value, at) =>
    makeTestFact(`${at + 1}.portfolio.earnings`, value, { ...days, unit: "cents" }),
  );
  const mean = averageOfModels(earned, "portfolio.earnings");
  const known = knowledgeOf([...earned, ...(mean ? [mean] : [])], { models: models.slice(0, 2) });
  expect(answer("models-earnings", known, { isAverage: true, period: "2026-10" })).toMatch(
    /^Earnings, average per model: \$4,000\.00 \(Oct\s1\s–\s31, 2026\)\./u,
  );
});
