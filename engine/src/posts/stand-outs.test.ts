import { expect, test } from "vitest";
import { asOf, daily, daysAgo, type factsOf, factsOn, given, type inputOf, posted } from "../test/make-input.ts";
import { statementsAt } from "../test/written.ts";

const ages = Array.from({ length: 40 }, (_, index) => 2 * index + 2);
/** Forty posts that drew about 100 each, but for those named by their place, newest first. */
const withPosts = (special: Record<number, object>, more: Parameters<typeof inputOf>[0] = {}) =>
  factsOn("x", {
    evidence: [given("read")],
    posts: posted("x", ages, (index) => ({
      likes: 95 + (index % 11),
      comments: 0,
      externalId: `18${index}`,
      ...special[index],
    })),
    ...more,
  });
const placesIn = (facts: ReturnType<typeof factsOf>) =>
  [...facts.values()]
    .filter(({ metric }) => /^standOut\.\w+\.\d$/.test(metric))
    .map(({ metric, value, period }) => [metric, value, period?.from]);

test("standOuts: posts that draw much alike have none that stands out", () => {
  expect(placesIn(withPosts({}))).toEqual([]);
});

test("standOuts: the three highest and the three lowest, each against the posts around it, with format, time, theme and address", () => {
  const facts = withPosts({
    3: { likes: 400, kind: "carousel", caption: "#recipe soup" },
    9: { likes: 200 },
    12: { likes: 160 },
    15: { likes: 170, caption: "#recipe bread" },
    20: { likes: 20 },
    30: { likes: 55 },
    33: { caption: "hello there" },
    34: { caption: "nice day" },
    35: { caption: "a long walk" },
    36: { caption: "good evening" },
  });
  expect(placesIn(facts).map(([metric, , published]) => [metric, published])).toEqual([
    ["standOut.up.1", daysAgo(8)],
    ["standOut.up.2", daysAgo(20)],
    ["standOut.up.3", daysAgo(32)],
    ["standOut.down.1", daysAgo(42)],
    ["standOut.down.2", daysAgo(62)],
  ]);
  const first = facts.get("x.standOut.up.1");
  expect(first).toMatchObject({ unit: "ratio", n: 20, sampleOf: "posts", scope: "public" });
  expect(Number(first?.value)).toBeCloseTo(4, 1);
  expect(["format", "time", "theme", "link"].map((part) => facts.get(`x.standOut.up.1.${part}`)?.value)).toEqual([
    "carousel",
    12,
    "#recipe",
    "https://x.com/ava/status/183",
  ]);
  expect(facts.has("x.standOut.up.2.theme")).toBe(false);
});

test("standOuts: a post older than 90 days, one passed on, and one among fewer than 10 others are left out", () => {
  expect(placesIn(withPosts({ 3: { likes: 900, caption: "RT @other: look" } }))).toEqual([]);
  const older = posted(
    "x",
    ages.map((age) => age + 100),
    (index) => ({ likes: index === 5 ? 900 : 100, externalId: `${index}` }),
  );
  expect(placesIn(withPosts({}, { posts: older }))).toEqual([]);
  const few = posted("x", ages.slice(0, 10), (index) => ({ likes: index === 5 ? 900 : 100, externalId: `${index}` }));
  expect(placesIn(withPosts({}, { posts: few }))).toEqual([]);
});

test("standOuts: a post of the sandbox has no address, and neither has one of Instagram", () => {
  const sandbox = withPosts({ 3: { likes: 400 } }, { evidence: [{ ...given("read"), sandbox: true }] });
  expect(sandbox.has("x.standOut.up.1")).toBe(true);
  expect(sandbox.has("x.standOut.up.1.link")).toBe(false);
});

test("standOuts: followers are stated beside a post only where an unusual rise began within three days after it", () => {
  const followers = (ago: number) => 10_000 + (ago <= 6 ? 900 : 0) - 3 * ago;
  const line = daily("x", 60, followers);
  const said = (place: number) => {
    const facts = withPosts({ [place]: { likes: 400 } }, { ...line, evidence: [given("read"), ...line.evidence] });
    return statementsAt("posts", [...facts.values()]).map((one) => one.split(" ")[0]);
  };
  expect(said(3)).toEqual(["standOut.upUtc", "standOut.followers", "standOut.link"]);
  expect(said(10)).toEqual(["standOut.upUtc", "standOut.link"]);
  expect(asOf).toContain("12:00");
});
