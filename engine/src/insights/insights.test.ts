import { expect, test } from "vitest";
import type { Breakdown } from "../ledger/evidence.ts";
import { asOf, daysAgo, factsOf, factsOn, given, inputOf, posted, seen, subject } from "../test/make-input.ts";

const country: Breakdown = {
  platform: "instagram",
  dimension: "country",
  parts: [
    { key: "DE", value: 300 },
    { key: "US", value: 600 },
    { key: "FR", value: 50 },
    { key: "ES", value: 50 },
  ],
  observedAt: asOf,
  evidence: "own",
};
const factsWith = (...breakdowns: Breakdown[]) =>
  factsOn("instagram", {
    evidence: [given("read"), given("own", "connected"), given("older", "connected", 3)],
    breakdowns,
  });

test("demographics: the three largest parts come in order, as shares of the placed followers", () => {
  const facts = factsWith(country);
  expect([1, 2, 3, 4].map((place) => facts.get(`instagram.audience.country.${place}`)?.value)).toEqual([
    "US",
    "DE",
    "ES",
    undefined,
  ]);
  expect(facts.get("instagram.audience.country.1.share")).toMatchObject({
    value: 60,
    unit: "percent",
    n: 1_000,
    trust: "connected",
    scope: "owner",
    sources: ["own"],
  });
  expect(facts.has("audience.demographics")).toBe(false);
});

test("demographics: the newest breakdown counts, in any order of input", () => {
  const older = { ...country, parts: [{ key: "BR", value: 9 }], observedAt: daysAgo(3), evidence: "older" };
  for (const facts of [factsWith(country, older), factsWith(older, country)])
    expect(facts.get("instagram.audience.country.1")?.value).toBe("US");
});

test.each([
  ["of no known evidence", { evidence: "hearsay" }],
  ["of a day to come", { observedAt: daysAgo(-1) }],
  ["of no instant", { observedAt: "yesterday" }],
  [
    "without a count",
    {
      parts: [
        { key: "US", value: 0 },
        { key: "DE", value: -3 },
        { key: "FR", value: Number.NaN },
      ],
    },
  ],
])("demographics: a breakdown %s is ignored", (_, changed) => {
  const facts = factsWith({ ...country, ...changed });
  expect(facts.has("instagram.audience.country.1")).toBe(false);
  expect(facts.get("audience.demographics")).toMatchObject({ value: null, reason: { code: "platform-empty" } });
});

test("demographics: the reason is needs-connection where no account is connected", () => {
  const facts = factsOn("instagram", {});
  expect(facts.get("audience.demographics")?.reason).toEqual({ code: "needs-connection" });
});

test("reach and views: have their period, and are not added without a connected account", () => {
  const period = { from: daysAgo(28), to: daysAgo(1) };
  const facts = factsOn("instagram", {
    evidence: [given("own", "connected")],
    observations: [seen("instagram", "reach.total", 9_000, { evidence: "own", period })],
  });
  expect(facts.get("instagram.reachTotal")).toMatchObject({ value: 9_000, period, scope: "owner", kind: "measured" });
  expect(facts.has("instagram.viewsTotal")).toBe(false);
});

test("cleanPosts: a settled post has the counts of its owner's account, else those of its newest reading", () => {
  const [public7, own7] = [posted("instagram", [7]), posted("instagram", [7], () => ({ evidence: "own", reach: 500 }))];
  const evidence = [given("read"), given("own", "connected", 1), given("young", "connected", 6.5)];
  const reached = (posts: ReturnType<typeof posted>) =>
    factsOn("instagram", {
      evidence,
      observations: [seen("instagram", "followers", 1_000)],
      posts: [
        ...posts,
        ...posted("instagram", [8, 9, 10, 11, 12], (index) => ({ externalId: `old ${index}`, reach: 500 })),
      ],
    }).get("instagram.engagementByReach")?.n;
  expect(reached([...public7, ...own7])).toBe(6);
  const young = posted("instagram", [7], () => ({ evidence: "young", reach: 500 }));
  expect(reached([...public7, ...young])).toBe(5);
});

const hours = (value: (hour: number) => number, count = 24): Breakdown => ({
  ...country,
  dimension: "onlineHour",
  parts: Array.from({ length: count }, (_, hour) => ({ key: String(hour), value: value(hour) })),
});
const evening = hours((hour) => (hour >= 18 && hour < 21 ? 240 : 100));
const at = (timeZone?: string, breakdown = evening) => {
  const input = inputOf({
    subjects: [subject("instagram")],
    evidence: [given("own", "connected")],
    breakdowns: [breakdown],
  });
  const facts = factsOf(timeZone ? { ...input, timeZone } : input);
  return ["From", "Until", "Change"].map((what) => facts.get(`instagram.audience.online${what}`)?.value);
};

test("followers online: the three hours of the day with the most followers against the mean hour, in the creator's zone where known", () => {
  const mean = (3 * 240 + 21 * 100) / 24;
  expect(at()).toEqual([18, 21, 100 * (240 / mean - 1)]);
  expect(at("Asia/Tokyo").slice(0, 2)).toEqual([3, 6]);
  expect(at("America/Caracas").slice(0, 2)).toEqual([15, 18]);
  expect(at("UTC").slice(0, 2)).toEqual([18, 21]);
});

test("followers online: missing where too few hours are known; hours that do not exist are ignored", () => {
  expect(
    at(
      undefined,
      hours(() => 5, 19),
    ),
  ).toEqual([undefined, undefined, undefined]);
  expect(at(undefined, { ...evening, parts: evening.parts.map((part) => ({ ...part, key: `x${part.key}` })) })).toEqual(
    [undefined, undefined, undefined],
  );
});
