import fc from "fast-check";
import { expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import type { SealedReport, Source } from "../ledger/sealed.ts";
import { factOf } from "../test/make-fact.ts";
import { compareVersions, type VersionChange } from "./compare-versions.ts";

const then = "2026-11-01T00:00:00.000Z";
const now = "2026-11-20T00:00:00.000Z";

const followers = factOf("instagram.followers", 1_000, { asOf: then, sources: ["read"] });
const engagement: Fact = {
  ...followers,
  id: "instagram.engagement",
  metric: "engagement",
  kind: "derived",
  unit: "percent",
  value: 4,
  low: 3,
  high: 5,
  level: 0.8,
  formula: "engagement.byFollowers.median",
  inputs: ["instagram.followers"],
};
const absent: Fact = {
  ...engagement,
  kind: "unavailable",
  value: null,
  reason: { code: "too-few-posts" },
  sources: [],
};

const read: Source = {
  evidence: "read",
  kind: "api",
  platform: "instagram",
  sandbox: false,
  observedAt: then,
  scope: "public",
};
function version(facts: Fact[], more: Partial<SealedReport> = {}): SealedReport {
  return {
    schema: 1,
    engineVersion: "1",
    asOf: now,
    subjects: [],
    facts,
    statements: [],
    series: [],
    sources: [read, { ...read, evidence: "typed", kind: "manual" }],
    narrator: "engine",
    checks: { figures: 0, passed: 0, dropped: 0 },
    ...more,
  };
}
const listed = (changes: VersionChange[]) => changes.map(({ id, verdict }) => [id, verdict]);
const verdict = (was: Fact, is: Fact, more?: Partial<SealedReport>) =>
  listed(compareVersions(version([was]), version([is], more)))[0]?.[1];

test("compareVersions: an equal figure is not a change", () => {
  expect(compareVersions(version([followers, engagement]), version([followers, engagement]))).toEqual([]);
});

test("compareVersions: an exact count that differs is a change, by its share of the earlier one", () => {
  const [change] = compareVersions(version([followers]), version([{ ...followers, value: 1_050, asOf: now }]));
  expect(change).toMatchObject({
    verdict: "real",
    difference: { value: 5, unit: "percent", period: { from: then, to: now }, scope: "public", kind: "derived" },
  });
  expect(change?.difference).not.toHaveProperty("low");
});

test("compareVersions: what surely moved by less than 1 % is slight", () => {
  const rate = { ...engagement, low: undefined, high: undefined, level: undefined };
  const { low: _, high: __, level: ___, ...exact } = rate;
  expect(verdict({ ...exact, value: 3.035 }, { ...exact, value: 3.041 })).toBe("slight");
  expect(verdict(followers, { ...followers, value: 1_009 })).toBe("slight");
  expect(verdict(followers, { ...followers, value: 1_011 })).toBe("real");
  expect(verdict({ ...followers, value: -624 }, { ...followers, value: -625 })).toBe("slight");
});

test("compareVersions: rounded counts differ only if their intervals do not overlap", () => {
  const rounded = { ...followers, value: 12_300, low: 12_250, high: 12_349 };
  expect(verdict(rounded, { ...rounded, value: 12_500, low: 12_450, high: 12_549 })).toBe("real");
  expect(verdict(rounded, { ...rounded, value: 12_330, low: 12_280, high: 12_380 })).toBe("noise");
});

test("compareVersions: two estimates differ if zero is outside the interval of their difference", () => {
  const by = (step: number) => ({ ...engagement, value: 4 + step, low: 3 + step, high: 5 + step });
  // √(1² + 1²) = 1.41
  expect(verdict(engagement, by(1.4))).toBe("noise");
  expect(verdict(engagement, by(1.42))).toBe("real");
  expect(verdict(by(1.42), engagement)).toBe("real");
});

test("compareVersions: the facing sides of the two intervals decide", () => {
  const skewed = { ...engagement, low: 3.9, high: 9 };
  expect(verdict(skewed, { ...engagement, value: 6, low: 5.9, high: 6.1 })).toBe("noise");
  expect(verdict(skewed, { ...engagement, value: 3, low: 2.9, high: 3.1 })).toBe("real");
});

test("compareVersions: an estimate beside an exact count keeps its uncertainty", () => {
  const exact = { ...engagement, low: undefined, high: undefined, level: undefined };
  const { low: _, high: __, level: ___, ...bare } = exact;
  expect(verdict({ ...bare, value: 5 }, engagement)).toBe("noise");
  expect(verdict({ ...bare, value: 5.01 }, engagement)).toBe("real");
  expect(verdict(engagement, { ...bare, value: 5.01 })).toBe("real");
  expect(verdict(engagement, { ...bare, value: 3 })).toBe("noise");
});

test("compareVersions: rounding and an estimate's interval add up: only two estimates are independent", () => {
  const { level: _, ...rounded } = engagement;
  expect(verdict(rounded, { ...engagement, value: 5.9, low: 4.9, high: 6.9 })).toBe("noise");
  expect(verdict({ ...engagement, value: 5.9, low: 4.9, high: 6.9 }, rounded)).toBe("noise");
  expect(verdict(engagement, { ...engagement, value: 5.9, low: 4.9, high: 6.9 })).toBe("real");
});

test("compareVersions: different texts are a change, and so is a text that became a number", () => {
  const theme = { ...followers, id: "theme.1", metric: "theme.1", unit: "words" as const, value: "#fitness" };
  expect(verdict(theme, { ...theme, value: "#recipe" })).toBe("real");
  expect(verdict(theme, { ...theme, value: "#fitness" })).toBeUndefined();
  expect(verdict(theme, { ...theme, value: 4 })).toBe("real");
  expect(verdict({ ...theme, value: 4 }, theme)).toBe("real");
  const [change] = compareVersions(version([theme]), version([{ ...theme, value: "#recipe" }]));
  expect(change).not.toHaveProperty("difference");
});

test("compareVersions: a figure from another kind of source is 'new evidence', however large the difference", () => {
  const typed = { ...followers, value: 9_000, sources: ["typed"] };
  expect(verdict(followers, typed)).toBe("new-evidence");
  const total = { ...followers, id: "follows.total", metric: "follows.total", kind: "derived" as const };
  const wider = { ...total, value: 3_000, inputs: ["instagram.followers", "x.followers"] };
  expect(verdict(total, wider)).toBe("new-evidence");
});

test("compareVersions: a figure over one more platform is 'new evidence'", () => {
  const theme = { ...followers, id: "theme.1", metric: "theme.1", unit: "words" as const, value: "#fitness" };
  const other = { ...theme, value: "#recipe", sources: ["read", "on X"] };
  const onX = { ...read, evidence: "on X", platform: "x" as const };
  expect(verdict(theme, other, { sources: [read, onX] })).toBe("new-evidence");
});

test("compareVersions: after a changed link, the two profiles' figures and those computed from them are not compared", () => {
  const of = (handle: string) => ({ platform: "instagram" as const, handle, url: "", outcome: "ok" as const });
  const { platform: _, ...total } = { ...followers, id: "follows.total", metric: "follows.total" };
  const facts = [
    followers,
    { ...total, inputs: [followers.id] },
    { ...total, id: "views", value: 5, trust: "record" as const, sources: [] },
  ];
  const after = facts.map((fact) => ({ ...fact, value: 90_000 }));
  const verdicts = (handle: string) =>
    compareVersions(version(facts, { subjects: [of("ava")] }), version(after, { subjects: [of(handle)] }));
  expect(listed(verdicts("mia"))).toEqual([
    ["views", "real"],
    ["instagram.followers", "other-profile"],
    ["follows.total", "other-profile"],
  ]);
  expect(
    verdicts("mia")
      .slice(1)
      .filter(({ difference }) => difference),
  ).toEqual([]);
  expect(listed(verdicts("ava")).map(([, verdict]) => verdict)).toEqual(["real", "real", "real"]);
});

test("compareVersions: after a changed link, figures that depend on one profile are no change", () => {
  const of = (handle: string) => ({ platform: "instagram" as const, handle, url: "", outcome: "ok" as const });
  const { platform: _, ...overall } = followers;
  const likeness = { ...overall, id: "handleLikeness", metric: "handleLikeness", sources: [] };
  const theme = { ...overall, id: "theme.1", metric: "theme.1", unit: "words" as const, value: "#fitness" };
  const count = { ...overall, id: "reports", metric: "reports", trust: "record" as const, sources: [] };
  const before = [followers, likeness, theme, count];
  const after = [absent, { ...likeness, value: 40 }, { ...theme, value: "#recipe" }, { ...count, value: 2 }];
  const changes = compareVersions(
    version(before, { subjects: [of("ava")] }),
    version(after, { subjects: [of("mia")] }),
  );
  expect(listed(changes)).toEqual([
    ["reports", "real"],
    ["handleLikeness", "other-profile"],
    ["theme.1", "other-profile"],
    ["instagram.followers", "other-profile"],
  ]);
});

test("compareVersions: a figure with another formula is marked as such; counts have no formula", () => {
  const moved = { ...engagement, value: 40, low: 39, high: 41 };
  expect(verdict(engagement, moved, { engineVersion: "2" })).toBe("method");
  expect(verdict(engagement, { ...moved, formula: "engagement.byFollowers.mean" })).toBe("method");
  expect(verdict(followers, { ...followers, value: 2_000 }, { engineVersion: "2" })).toBe("real");
});

test("compareVersions: a figure that appeared or disappeared is listed as such", () => {
  expect(verdict(absent, engagement)).toBe("appeared");
  expect(verdict(engagement, absent)).toBe("disappeared");
  expect(verdict(absent, { ...absent, reason: { code: "suspended" } })).toBeUndefined();
  expect(compareVersions(version([]), version([followers, absent]))).toEqual([
    { id: "instagram.followers", verdict: "appeared", after: followers },
  ]);
  expect(compareVersions(version([followers, absent]), version([]))).toEqual([
    { id: "instagram.followers", verdict: "disappeared", before: followers },
  ]);
});

test("compareVersions: an amount in another currency is not a change of the amount", () => {
  const earned = { ...followers, id: "onlyfans.earningsNet", unit: "cents" as const, currency: "USD" };
  const [change] = compareVersions(version([earned]), version([{ ...earned, value: 2_000, currency: "EUR" }]));
  expect(change?.verdict).toBe("new-evidence");
  expect(change).not.toHaveProperty("difference");
  const [more] = compareVersions(version([earned]), version([{ ...earned, value: 2_000 }]));
  expect([more?.verdict, more?.difference?.value]).toEqual(["real", 100]);
});

test("compareVersions: the same kinds of evidence are equal, in any order and number", () => {
  const more = {
    sources: [read, { ...read, evidence: "typed", kind: "manual" as const }, { ...read, evidence: "again" }],
  };
  const was = { ...engagement, sources: ["read", "typed"] };
  const is = { ...engagement, value: 9, low: 8, high: 10, sources: ["again", "read", "typed"] };
  expect(verdict(was, is, { sources: more.sources.toReversed() })).toBe("real");
});

test.each(["daysSincePost", "benchmarkEngagement", "forecastConfidence", "theme.1.share", "theme.2"])(
  "compareVersions: %s, which changes by itself or is not the creator's, is not compared",
  (metric) => {
    const figure = { ...followers, id: `instagram.${metric}`, metric };
    expect(verdict(figure, { ...figure, value: 2_000 })).toBeUndefined();
    expect(compareVersions(version([figure]), version([]))).toEqual([]);
  },
);

const differenceOf = (was: Fact, is: Fact) => compareVersions(version([was]), version([is]))[0]?.difference;

test("compareVersions: a difference is a fact with its own ledger card", () => {
  const was = { ...followers, sandbox: true, sources: ["read", "later"], trust: "manual" as const };
  const is = { ...followers, value: 1_050, asOf: now, sources: ["earlier", "read"] };
  expect(differenceOf(was, is)).toEqual({
    id: "change.instagram.followers",
    metric: "versionChange",
    platform: "instagram",
    kind: "derived",
    value: 5,
    unit: "percent",
    period: { from: then, to: now },
    asOf: now,
    trust: "manual",
    sandbox: true,
    formula: "versions.relative",
    inputs: ["instagram.followers"],
    sources: ["earlier", "later", "read"],
    scope: "public",
  });
  expect(differenceOf(is, was)).toMatchObject({ trust: "manual", sandbox: true });
  expect(differenceOf(is, { ...is, value: 2_000 })?.sandbox).toBe(false);
  const { platform: _, ...total } = followers;
  expect(differenceOf(total, { ...total, value: 2_000 })).not.toHaveProperty("platform");
});

test("compareVersions: a difference is the owner's if either figure is", () => {
  const owned = { ...followers, scope: "owner" as const };
  const more = { value: 2_000 };
  expect(differenceOf(owned, { ...followers, ...more })?.scope).toBe("owner");
  expect(differenceOf(followers, { ...owned, ...more })?.scope).toBe("owner");
  expect(differenceOf(followers, { ...followers, ...more })?.scope).toBe("public");
});

test("compareVersions: a difference has a share, except from a figure of 0", () => {
  for (const unit of ["count", "cents", "perWeek"] as const)
    expect(differenceOf({ ...followers, unit }, { ...followers, unit, value: 900 })?.value).toBe(-10);
  for (const unit of ["percent", "days", "score", "ratio"] as const)
    expect(differenceOf({ ...followers, unit }, { ...followers, unit, value: 900 })).toBeUndefined();
  for (const value of [0, -4])
    expect(differenceOf({ ...followers, value }, { ...followers, value: 3 })).toBeUndefined();
  expect(differenceOf(followers, { ...followers, value: 0 })?.value).toBe(-100);
});

test("compareVersions: a difference of rounded counts reaches from the nearest ends to the farthest", () => {
  const was = { ...followers, value: 1_000, low: 950, high: 1_020 };
  expect(differenceOf(was, { ...followers, value: 1_200, low: 1_190, high: 1_260 })).toMatchObject({
    value: 20,
    low: 17,
    high: 31,
  });
  expect(differenceOf(followers, { ...followers, value: 1_200, low: 1_190 })).toMatchObject({ low: 19, high: 20 });
  expect(differenceOf(was, { ...followers, value: 1_200 })).toMatchObject({ low: 18, high: 25 });
  expect(differenceOf(followers, { ...followers, value: 1_200, low: 1_190 })).not.toHaveProperty("level");
});

test("compareVersions: a difference of two estimates is an estimate, at their level", () => {
  const rate = { ...followers, unit: "perWeek" as const, value: 10, low: 7, high: 13, level: 0.8 };
  expect(differenceOf(rate, { ...rate, value: 20, low: 16, high: 24 })).toMatchObject({
    value: 100,
    low: 50,
    high: 150,
    level: 0.8,
  });
});

const level = fc.double({ min: -1e9, max: 1e9, noNaN: true });
const reach = fc.double({ min: 0, max: 1e6, noNaN: true });
const estimate = fc
  .record({ value: level, down: reach, up: reach })
  .map(({ value, down, up }) => ({ ...engagement, value, low: value - down, high: value + up }));

test("compareVersions: changes are symmetric, and a wider interval never makes one", () => {
  fc.assert(
    fc.property(estimate, estimate, reach, (a, b, more) => {
      expect(verdict(a, b)).toBe(verdict(b, a));
      const wider = { ...b, low: b.low - more, high: b.high + more };
      if (verdict(a, b) === "noise") expect(verdict(a, wider)).toBe("noise");
    }),
  );
});

test("compareVersions: the interval of a difference excludes 0 exactly if the change is real", () => {
  const figure = fc
    .tuple(fc.integer({ min: 1, max: 200 }), fc.nat(60), fc.nat(60))
    .map(([value, down, up]) => ({ ...followers, value, low: value - down, high: value + up }));
  fc.assert(
    fc.property(figure, figure, fc.boolean(), (a, b, areEstimates) => {
      const [was, is] = [a, b].map((one) => (areEstimates ? { ...one, level: 0.8 } : one));
      const [change] = was && is ? compareVersions(version([was]), version([is])) : [];
      if (!change?.difference) return;
      const { value, low = Number(value), high = Number(value) } = change.difference;
      expect(low <= Number(value) && Number(value) <= high).toBe(true);
      expect(change.verdict !== "noise").toBe(low > 0 || high < 0);
    }),
  );
});

test("compareVersions: the largest real change comes first, then appeared and disappeared figures, noise last", () => {
  const x = { ...followers, id: "x.followers", platform: "x" as const };
  const before = version([engagement, followers, x, { ...absent, id: "x.engagement" }]);
  const after = version([
    { ...engagement, value: 4.1 },
    { ...followers, value: 1_050 },
    { ...x, value: 500 },
    { ...engagement, id: "x.engagement" },
  ]);
  expect(listed(compareVersions(before, after))).toEqual([
    ["x.followers", "real"],
    ["instagram.followers", "real"],
    ["x.engagement", "appeared"],
    ["instagram.engagement", "noise"],
  ]);
});
