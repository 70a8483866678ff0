import { expect, test } from "vitest";
import { makeTestFact } from "../test/make-facts.ts";
import { rankedPost, withFacts } from "../test/make-knowledge.ts";
import { planOf } from "../test/print-plan.ts";
import { firstDay, one, three, withoutFigures } from "../test/sample-ledgers.ts";

const unclear = { low: -20, high: 30 };

test("engagement: the rate, how it changes, the bars and the step after a fall; of X alone nothing of Instagram", () => {
  expect(planOf("engagement", three, { platforms: ["x"] })).toEqual([
    "facts x.engagement",
    "facts x.engagementChange",
    "chart engagement x",
    "statement next.review",
  ]);
});

test("engagement: by views where only that is known", () => {
  const viewed = withFacts(three, [makeTestFact("tiktok.engagementByViews", 7)]);
  expect(planOf("engagement", viewed, { platforms: ["tiktok"] })).toEqual(["facts tiktok.engagementByViews"]);
});

test("engagement-for-size: relates the rate to what is published; a platform without a standard says so", () => {
  expect(planOf("engagement-for-size", three)).toEqual([
    "compare instagram.engagement instagram.benchmarkEngagement",
    "facts x.engagement x.benchmarkEngagement",
  ]);
});

test("engagement-for-size: without a rate only why there is none", () => {
  expect(planOf("engagement-for-size", firstDay)).toEqual(["facts instagram.engagement"]);
});

test("engagement-why: where it did not surely change only the change is stated, without advice on falling engagement", () => {
  expect(planOf("engagement-why", one)).toEqual(["facts instagram.engagementChange"]);
});

test("engagement-why: after a sure fall the weakest posts of that platform and what to do", () => {
  expect(planOf("engagement-why", three)).toEqual([
    "facts instagram.engagementChange x.engagementChange",
    "rank posts worst 3  x",
    "statement next.review",
    "step engagement-is-falling 1",
  ]);
});

test("engagement-why: a platform without a change is named where the question names it", () => {
  expect(planOf("engagement-why", three, { platforms: ["tiktok"] })).toEqual(["facts tiktok.engagementChange"]);
});

test("engagement-why: after a sure rise the best posts, and no advice on a fall", () => {
  const risen = withFacts(one, [makeTestFact("instagram.engagementChange", 24, { low: 4, high: 58 })]);
  expect(planOf("engagement-why", risen)).toEqual(["facts instagram.engagementChange", "rank posts best 3  instagram"]);
});

test("engagement-why: a question about Instagram says nothing of the fall on X", () => {
  expect(planOf("engagement-why", three, { platforms: ["instagram"] })).toEqual(["facts instagram.engagementChange"]);
});

test("posts-best and posts-worst: posts from their end, beside what a typical post draws", () => {
  expect(planOf("posts-best", three)).toEqual(["rank posts best 3", "facts instagram.likesAverage x.likesAverage"]);
  expect(planOf("posts-worst", three, { platforms: ["x"] })).toEqual(["rank posts worst 3  x", "facts x.likesAverage"]);
});

test("posts-best: held against a number, how many posts drew more of it, then these, ten at most", () => {
  const likes = ["a", "b", "c", "d"].map((id, at) =>
    makeTestFact(`post.${id}.likes`, 500 * (at + 1), { metric: "likes" }),
  );
  const known = withFacts(three, likes);
  const over = (amount: number) =>
    planOf("posts-best", known, { metrics: ["likesAverage"], limit: { way: "over", amount, isInclusive: false } });
  expect(over(1_000).slice(0, 2)).toEqual(["breakdown post over likes", "rank posts best 2 likes"]);
  expect(over(2_000)[0]).toBe("breakdown post over likes");
  expect(over(2_000)[1]).not.toContain("rank");
});

test("posts-best: without posts that is said, with the reason", () => {
  expect(planOf("posts-best", firstDay)).toEqual(["phrase no-posts", "facts instagram.likesAverage"]);
  expect(planOf("posts-best", withoutFigures, { platforms: ["tiktok"] })).toEqual([
    "phrase no-posts",
    "facts tiktok.likesAverage",
  ]);
});

test("posts-best: posts of another platform do not answer for the one that is named", () => {
  const onlyX = { ...three, posts: [rankedPost("x", "c")] };
  expect(planOf("posts-best", onlyX, { platforms: ["instagram"] })).toEqual(["phrase no-posts-there"]);
});

test("posts-best: a period without posts is said as such", () => {
  expect(planOf("posts-best", { ...three, posts: [] }, { period: "2024" })).toEqual(["phrase no-posts-then"]);
});

test("content-best: themes that surely draw more, not the most frequent one", () => {
  const answer = planOf("content-best", one);
  expect(answer).toEqual(["rank themes best 2", "statement themes.less", "rank posts best 3", "step what-works 1"]);
  expect(one.facts.get("theme.1")?.value).toBe("#outdoors");
});

test("content-best: where no theme surely draws more or less, the changes are stated and none is ranked", () => {
  const changes = [1, 2, 3, 4].map((place) => makeTestFact(`theme.${place}.change`, 5, unclear));
  expect(planOf("content-best", withFacts(one, changes))).toEqual([
    "facts theme.1.change theme.2.change theme.3.change theme.4.change",
  ]);
});

test("content-best: where some surely draw less and the rest is unclear, none is called the best", () => {
  const changes = [3, 4].map((place) => makeTestFact(`theme.${place}.change`, 5, unclear));
  expect(planOf("content-best", withFacts(one, changes))).toEqual([
    "facts theme.3.change theme.4.change",
    "rank themes worst 2",
  ]);
});

test("content-best: a theme that the question names is answered first, and formats where it speaks of these", () => {
  const [theme] = planOf("content-best", one, { text: "Does outdoors work for me?" });
  expect(theme).toBe("facts theme.1.change");
  const formats = withFacts(one, [makeTestFact("instagram.format.1.change", 4, unclear)]);
  const [format] = planOf("content-best", formats, { text: "Videos or photos?" });
  expect(format).toBe("facts instagram.format.1.change");
});

test("content-best: too few captions say so", () => {
  expect(planOf("content-best", firstDay)).toEqual(["facts theme.1"]);
});

test("content-themes: the report's sentences on themes and language", () => {
  expect(planOf("content-themes", one)).toEqual([
    "statement themes.lead",
    expect.stringMatching(/^facts theme\.2\.share/),
    "statement themes.language",
  ]);
});

test("best-time: where no hour stands out that is the answer, and what to do then", () => {
  expect(planOf("best-time", one)).toEqual(["statement schedule.none", "step best-time-or-none 1"]);
});

test.each([
  "which days are best?",
  "an welchen Tagen soll ich posten?",
  "quel est le meilleur jour ?",
  "¿qué días van mejor?",
])("best-time: '%s' is answered with what weekdays and weekends change, where that is known", (text) => {
  const known = withFacts(one, [makeTestFact("instagram.dayChange.weekend", 12)]);
  expect(planOf("best-time", known, { text })[0]).toBe("facts instagram.dayChange.weekday instagram.dayChange.weekend");
  expect(planOf("best-time", known)[0]).toBe("statement schedule.none");
});

test("rhythm: how often and since when, and what the report advises", () => {
  expect(planOf("rhythm", one)).toEqual([
    "facts instagram.postFrequency",
    "facts instagram.daysSincePost",
    "step how-often-instagram 0",
  ]);
});

test("risks: the gravest first, how much was checked, and the step against them", () => {
  expect(planOf("risks", three)).toEqual([
    "statement risk.engagementFalling",
    "statement checks.ran",
    "statement next.review",
  ]);
});

test("risks: of Instagram not those of X; where none was found, that, without advice", () => {
  expect(planOf("risks", three, { platforms: ["instagram"] })).toEqual(["statement checks.ran"]);
  expect(planOf("risks", one)).toEqual(["statement checks.ranNoneFound"]);
});

test("next-steps: the report's steps, then a plan at the own rhythm with the theme that surely works, and posts to learn from", () => {
  expect(planOf("next-steps", three)).toEqual([
    "statement next.shiftTheme",
    "statement next.review",
    "statement next.typePosts",
    "plan 4–6 a week instagram theme.3",
    "plan 4–6 a week x theme.3",
    "rank posts best 3",
  ]);
});

test("next-steps: a plan without a theme where none surely works, and none without a rhythm", () => {
  const changes = [1, 2, 3, 4].map((place) => makeTestFact(`theme.${place}.change`, 5, unclear));
  expect(planOf("next-steps", withFacts(one, changes))).toContain("plan 4–6 a week instagram null");
  expect(planOf("next-steps", firstDay)).toEqual(["statement next.wait"]);
});

test.each([
  [{ value: 0.4, low: 0.3, high: 0.6 }, "1–3 a month"],
  [{ value: 2.6, low: 2, high: 3.45 }, "2–3 a week"],
  [{ value: 21, low: 17, high: 25 }, "2–4 a day"],
  [{ value: 1000 }, "50–50 a day"],
])("next-steps: a rhythm of %o posts a week is planned as %s", (rate, planned) => {
  const { value, ...range } = rate;
  const paced = withFacts(one, [makeTestFact("instagram.postFrequency", value, range)]);
  expect(planOf("next-steps", paced).join("\n")).toContain(`plan ${planned} `);
});

test("followers-real: what was checked, and that it proves nothing", () => {
  expect(planOf("followers-real", one)).toEqual([
    "phrase no-jumps",
    "facts instagram.likesVariation",
    "phrase no-proof",
    "chart followers instagram",
    "step bought-followers 0",
  ]);
  expect(planOf("followers-real", firstDay)).toEqual(["facts instagram.unexplainedRise", "phrase no-proof"]);
});

test("source: the origin of the named figure, else of the audience; an absent one says why", () => {
  expect(planOf("source", three)).toEqual([
    "origin tiktok.followers",
    "origin instagram.followers",
    "origin x.followers",
  ]);
  expect(planOf("source", three, { metrics: ["engagement"], platforms: ["x"] })).toEqual(["origin x.engagement"]);
  expect(planOf("source", withoutFigures, { platforms: ["tiktok"] })).toEqual(["facts tiktok.followers"]);
});

test("missing: what a person can provide first, one figure of each reason, and the step that provides it", () => {
  expect(planOf("missing", withoutFigures)).toEqual([
    "facts tiktok.followers audience.demographics instagram.tierPercentile",
    "statement next.type",
  ]);
});

test("missing: a figure that two platforms lack for the same reason is stated of one", () => {
  expect(planOf("missing", three, { platforms: ["instagram", "x"] })).toEqual(["facts instagram.tierPercentile"]);
});

test("missing: the named figure alone", () => {
  expect(planOf("missing", three, { metrics: ["gain"], platforms: ["tiktok"] })[0]).toBe("facts tiktok.gain");
});

test("changes: the changes of the version, or that there is no earlier one", () => {
  expect(planOf("changes", one)).toEqual(["phrase first-report"]);
  const changed = { ...one, changes: { since: "2026-11-01T12:00:00.000Z", list: [] } };
  expect(planOf("changes", changed)).toEqual(["changes 5"]);
});

test("posts-worst: of a form that the question names only such posts are ranked, and that there are none is said", () => {
  const posts = [rankedPost("x", "a"), { ...rankedPost("x", "b"), kind: "video" as const }];
  const known = { ...three, posts };
  expect(planOf("posts-worst", known, { text: "which video did worst" })[0]).toBe("posts video worst 3");
  expect(planOf("posts-worst", known, { text: "which carousel did worst" })).toEqual(["phrase no-posts-form"]);
  expect(planOf("posts-worst", known, { text: "videos or photos, the worst" })[0]).toBe("rank posts worst 3");
});
