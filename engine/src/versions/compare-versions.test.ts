import fc from "fast-check";
import { expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import type { Sealed, Source } from "../ledger/sealed.ts";
import { type Change, compareVersions } from "./compare-versions.ts";

const then = "2026-11-01T00:00:00.000Z";
const now = "2026-11-20T00:00:00.000Z";

const followers: Fact = {
  id: "instagram.followers",
  metric: "followers",
  platform: "instagram",
  kind: "measured",
  value: 1_000,
  unit: "count",
  asOf: then,
  trust: "connected",
  sandbox: false,
  inputs: [],
  sources: ["read"],
  scope: "public",
};
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
function version(facts: Fact[], more: Partial<Sealed> = {}): Sealed {
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
const told = (changes: Change[]) => changes.map(({ id, verdict }) => [id, verdict]);
const verdict = (was: Fact, is: Fact, more?: Partial<Sealed>) =>
  told(compareVersions(version([was]), version([is], more)))[0]?.[1];

test("a figure that is the same is not a change", () => {
  expect(compareVersions(version([followers, engagement]), version([followers, engagement]))).toEqual([]);
});

test("an exact count that differs has really changed, by its share of what it was", () => {
  const [change] = compareVersions(version([followers]), version([{ ...followers, value: 1_050, asOf: now }]));
  expect(change).toMatchObject({
    verdict: "real",
    difference: { value: 5, unit: "percent", period: { from: then, to: now }, scope: "public", kind: "derived" },
  });
  expect(change?.difference).not.toHaveProperty("low");
});

test("rounded counts differ only when their ranges do not meet", () => {
  const rounded = { ...followers, value: 12_300, low: 12_250, high: 12_349 };
  expect(verdict(rounded, { ...rounded, value: 12_400, low: 12_350, high: 12_449 })).toBe("real");
  expect(verdict(rounded, { ...rounded, value: 12_330, low: 12_280, high: 12_380 })).toBe("noise");
});

test("two estimates differ when zero is outside the range of their difference", () => {
  const by = (step: number) => ({ ...engagement, value: 4 + step, low: 3 + step, high: 5 + step });
  // √(1² + 1²) = 1.41
  expect(verdict(engagement, by(1.4))).toBe("noise");
  expect(verdict(engagement, by(1.42))).toBe("real");
  expect(verdict(by(1.42), engagement)).toBe("real");
});

test("the side of each range that faces the other is the one that counts", () => {
  const skewed = { ...engagement, low: 3.9, high: 9 };
  expect(verdict(skewed, { ...engagement, value: 6, low: 5.9, high: 6.1 })).toBe("noise");
  expect(verdict(skewed, { ...engagement, value: 3, low: 2.9, high: 3.1 })).toBe("real");
});

test("what is known from something else now is new evidence, however far it is", () => {
  const typed = { ...followers, value: 9_000, sources: ["typed"] };
  expect(verdict(followers, typed)).toBe("new-evidence");
  const total = { ...followers, id: "follows.total", metric: "follows.total", kind: "derived" as const };
  const wider = { ...total, value: 3_000, inputs: ["instagram.followers", "x.followers"] };
  expect(verdict(total, wider)).toBe("new-evidence");
});

test("figures that we compute differently are told apart from the world's; counts are not ours", () => {
  const moved = { ...engagement, value: 40, low: 39, high: 41 };
  expect(verdict(engagement, moved, { engineVersion: "2" })).toBe("method");
  expect(verdict(engagement, { ...moved, formula: "engagement.byFollowers.mean" })).toBe("method");
  expect(verdict(followers, { ...followers, value: 2_000 }, { engineVersion: "2" })).toBe("real");
});

test("a figure that came or went is said to have", () => {
  expect(verdict(absent, engagement)).toBe("appeared");
  expect(verdict(engagement, absent)).toBe("gone");
  expect(verdict(absent, { ...absent, reason: { code: "suspended" } })).toBeUndefined();
  expect(compareVersions(version([]), version([followers, absent]))).toEqual([
    { id: "instagram.followers", verdict: "appeared", after: followers },
  ]);
  expect(compareVersions(version([followers, absent]), version([]))).toEqual([
    { id: "instagram.followers", verdict: "gone", before: followers },
  ]);
});

test("a figure that moves by itself is not compared", () => {
  const since = { ...followers, id: "instagram.daysSincePost", metric: "daysSincePost", unit: "days" as const };
  expect(verdict(since, { ...since, value: 2_000 })).toBeUndefined();
});

test("a difference shows what only the owner may see to nobody else", () => {
  const [change] = compareVersions(
    version([followers]),
    version([{ ...followers, value: 2_000, sources: ["read", "typed"], scope: "owner" }]),
  );
  expect(change?.difference?.scope).toBe("owner");
});

const level = fc.double({ min: -1e9, max: 1e9, noNaN: true });
const reach = fc.double({ min: 0, max: 1e6, noNaN: true });
const estimate = fc
  .record({ value: level, down: reach, up: reach })
  .map(({ value, down, up }) => ({ ...engagement, value, low: value - down, high: value + up }));

test("real changes read the same from both ends, and no widening of a range makes one", () => {
  fc.assert(
    fc.property(estimate, estimate, reach, (a, b, more) => {
      expect(verdict(a, b)).toBe(verdict(b, a));
      const wider = { ...b, low: b.low - more, high: b.high + more };
      if (verdict(a, b) === "noise") expect(verdict(a, wider)).toBe("noise");
    }),
  );
});

test("the greatest real change comes first, what came or went after it, noise last", () => {
  const x = { ...followers, id: "x.followers", platform: "x" as const };
  const before = version([engagement, followers, x, { ...absent, id: "x.engagement" }]);
  const after = version([
    { ...engagement, value: 4.1 },
    { ...followers, value: 1_010 },
    { ...x, value: 500 },
    { ...engagement, id: "x.engagement" },
  ]);
  expect(told(compareVersions(before, after))).toEqual([
    ["x.followers", "real"],
    ["instagram.followers", "real"],
    ["x.engagement", "appeared"],
    ["instagram.engagement", "noise"],
  ]);
});
