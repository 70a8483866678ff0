import { expect, test } from "vitest";
import { composedElement } from "../plan/block.ts";
import { type Query, query } from "../plan/query.ts";
import { blankAudience, blankPayments, blankTopic } from "../test/blank-query.ts";
import { questionOfQuery } from "./question-of-query.ts";

const names = [
  { id: 1, name: "Ava Lane", handles: ["ava.lane"], tags: ["VIP"] },
  { id: 2, name: "Carla Ríos", handles: ["carla.rios"] },
  { id: 3, name: "さくら", handles: ["sakura.jp"] },
];
const context: Parameters<typeof questionOfQuery>[1] = {
  ...{
    read: { text: "?", language: "en" },
    now: "2026-11-30T12:00:00.000Z",
    names,
    meansAll: true,
    chatters: [{ name: "Sam", modelId: 2 }],
  },
};
const payments = (more: object): Query => query.parse({ ...blankPayments, ...more });
const audience = (more: object): Query => query.parse({ ...blankAudience, ...more });
const topic = (more: object): Query => query.parse({ ...blankTopic, topic: "overview", ...more });

test.each([
  ["what all earned by week", payments({ by: "week" }), "models-breakdown"],
  ["what one earned by week", payments({ models: ["ava"], by: "week" }), "breakdown"],
  ["which model earned most", payments({ operation: "most", by: "model" }), "models-earnings"],
  ["the tips of two", payments({ models: ["ava", "carla"], kinds: ["tip"] }), "compare"],
  ["why one earned less", payments({ models: ["sakura"], operation: "why" }), "earnings-why"],
  ["how many follow all", audience({}), "models-rank"],
  ["how many follow one", audience({ models: ["Ava Lane"] }), "followers"],
  [
    "the best week for followers",
    audience({ measure: "gain", operation: "most", by: "week" }),
    "models-audience-breakdown",
  ],
  ["the fan who paid most", payments({ models: ["ava"], operation: "most", by: "payer" }), "breakdown"],
  [
    "the part of the first ten fans",
    payments({ models: ["ava"], operation: "share", by: "payer", count: 10 }),
    "breakdown",
  ],
  ["what somebody sold who chats", payments({ models: ["sam"] }), "chatters"],
  [
    "who sells most an hour",
    topic({ topic: "chatters", models: ["Sam", "Carla"], metrics: ["chatters.perHour"] }),
    "chatters",
  ],
  ["what two gained", audience({ models: ["ava", "carla"], measure: "gain", by: "model", period: "90d" }), "compare"],
  ["the growth of all", topic({ topic: "growth" }), "models-growth"],
  ["the growth of one", topic({ topic: "growth", models: ["carla"] }), "growth"],
  ["the engagement of two", topic({ topic: "engagement", models: ["ava", "carla"] }), "compare"],
])("a query for %s is answered by an intent of its own", (_, asked, intent) =>
  expect(questionOfQuery(asked, context)?.intents).toEqual([intent]),
);

test("a query keeps its days, its amount and whom it leaves out", () => {
  const limit = { way: "over", amount: 500, isInclusive: false, isPercent: false };
  const asked = payments({ operation: "beyond", by: "day", period: "2026-10", except: ["Carla", "tiktok"], limit });
  expect(questionOfQuery(asked, context)).toMatchObject({
    ...{ intents: ["models-breakdown"], period: "2026-10", scope: "all" },
    limit: { way: "over", amount: 500, isInclusive: false },
    without: { models: [2], platforms: ["tiktok"] },
  });
});

test("a query for all time begins with the first day that can be known", () =>
  expect(questionOfQuery(payments({ operation: "most", by: "month", period: "all" }), context)?.period).toBe(
    "2000-01-01..2026-11-30",
  ));

test("a query for the sum of a week that begins today is of the week before", () =>
  expect(questionOfQuery(payments({ period: "2026-11-30..2026-12-06" }), context)).toMatchObject({
    period: "2026-11-23..2026-11-29",
    isBegun: true,
  }));

test("whether a sum of a week is usual is what a week brings on average", () =>
  expect(
    questionOfQuery(payments({ models: ["ava"], operation: "norm", period: "2026-11-16..2026-11-22" }), context),
  ).toMatchObject({ intents: ["breakdown"], period: "90d", payments: { operation: "mean", by: "week" } }));

test("a query for the least asks for the lower end of the ranking", () =>
  expect(questionOfQuery(payments({ operation: "least", by: "model", period: "2026-10" }), context)).toMatchObject({
    order: "worst",
    isRanked: true,
  }));

test("a query for why by month explains the best month, and with the order worst the weakest", () => {
  const asked = payments({ models: ["ava"], operation: "why", by: "month", order: "worst" });
  expect(questionOfQuery(asked, context)?.payments).toMatchObject({
    operation: "least",
    by: "month",
    isExplained: true,
  });
});

test("a query for why a named week was so holds it against the one before", () => {
  const asked = payments({ models: ["ava"], operation: "why", by: "week", period: "2026-11-16..2026-11-22" });
  expect(questionOfQuery(asked, context)).toMatchObject({ intents: ["earnings-why"], isCompared: true });
});

test("a query for the to-dos of a week that begins today keeps its days", () => {
  const asked = topic({ topic: "todos", about: "all", period: "2026-11-30..2026-11-30" });
  expect(questionOfQuery(asked, context)?.period).toBe("2026-11-30..2026-11-30");
});

test("followers in a month to come are a forecast that may end before it", () =>
  expect(questionOfQuery(topic({ topic: "forecast", models: ["ava"], month: "2027-01" }), context)).toMatchObject({
    intents: ["forecast"],
    horizon: "2027-01-01",
  }));

test("whether growth is good is its place among accounts of the size", () =>
  expect(questionOfQuery(audience({ models: ["ava"], measure: "gain", operation: "norm" }), context)).toMatchObject({
    intents: ["metric"],
    metrics: ["gainPercent", "growthPercentile", "peerGrowth"],
  }));

test("a query for a tag is about the models that wear it, in any case", () =>
  expect(questionOfQuery(payments({ tag: "vip" }), context)).toMatchObject({
    tagged: { tag: "vip", models: [1] },
    scope: "all",
  }));

test.each([
  ["a model", payments({ models: ["Nobody Known"] })],
  ["a period", payments({ period: "2026-13-40" })],
  ["an earlier period", payments({ before: "long ago" })],
  ["who is left out", payments({ except: ["Somebody"] })],
  ["a figure", topic({ topic: "metric", metrics: ["wealth"] })],
])("a query is of nothing where %s is not known", (_, asked) =>
  expect(questionOfQuery(asked, context)).toBeUndefined(),
);

test("no query of a language model names what the router alone uses", () => {
  expect(composedElement.safeParse({ kind: "phrase", phrase: "greeting" }).success).toBe(false);
  expect(query.safeParse({ ...topic({}), topic: "breakdown" }).success).toBe(false);
});
