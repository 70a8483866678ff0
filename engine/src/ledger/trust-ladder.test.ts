import fc from "fast-check";
import { expect, test } from "vitest";

import { asOf, daysAgo, given, seen } from "../test/make-input.ts";
import type { Observation } from "./evidence.ts";
import { ladder, resolve, verdicts, weigh } from "./trust-ladder.ts";
import type { EvidenceKind } from "./vocabulary.ts";

interface SourceCase {
  kind: EvidenceKind;
  value: number;
  days: number;
  low?: number;
  high?: number;
  /** Days ago it was recorded; when it was observed, if absent. */
  added?: number;
}

function choose(sources: SourceCase[]) {
  const keyOf = (index: number) => `e${index}`;
  const evidence = new Map(
    sources.map(({ kind, days, added }, index) => [keyOf(index), given(keyOf(index), kind, added ?? days)]),
  );
  const observations: Observation[] = sources.map(({ value, days, low, high }, index) =>
    seen("instagram", "followers", value, {
      observedAt: daysAgo(days),
      evidence: keyOf(index),
      ...(low !== undefined && { low }),
      ...(high !== undefined && { high }),
    }),
  );
  return resolve(observations, evidence, asOf);
}

const cases: [says: string, sources: SourceCase[], value: number, conflicts: [value: number, why: string][]][] = [
  ["one source is taken as it is", [{ kind: "manual", value: 5, days: 90 }], 5, []],
  [
    "of two readings of one source the newer counts, and no change is a conflict",
    [
      { kind: "api", value: 100, days: 1 },
      { kind: "api", value: 110, days: 0 },
    ],
    110,
    [],
  ],
  [
    "of two figures typed for one day the later entry corrects the earlier",
    [
      { kind: "manual", value: 300, days: 3, added: 0 },
      { kind: "manual", value: 30, days: 3, added: 1 },
    ],
    300,
    [],
  ],
  [
    "a read is worth a connected account: the newer of the two counts",
    [
      { kind: "connected", value: 100, days: 2 },
      { kind: "api", value: 101, days: 1 },
    ],
    101,
    [],
  ],
  [
    "a read beats a newer typed figure, which is named",
    [
      { kind: "api", value: 100, days: 2 },
      { kind: "manual", value: 120, days: 0 },
    ],
    100,
    [[120, "disagrees"]],
  ],
  [
    "file beats screenshot beats typed, each named that says otherwise",
    [
      { kind: "manual", value: 1, days: 0 },
      { kind: "screenshot", value: 2, days: 0 },
      { kind: "file", value: 3, days: 0 },
    ],
    3,
    [
      [2, "disagrees"],
      [1, "disagrees"],
    ],
  ],
  [
    "a rounded figure whose interval contains the exact one agrees with it",
    [
      { kind: "api", value: 12_310, days: 0 },
      { kind: "screenshot", value: 12_300, low: 12_250, high: 12_349, days: 0 },
    ],
    12_310,
    [],
  ],
  [
    "a rounded figure whose interval misses the exact one disagrees",
    [
      { kind: "api", value: 12_350, days: 0 },
      { kind: "screenshot", value: 12_300, low: 12_250, high: 12_349, days: 0 },
    ],
    12_350,
    [[12_300, "disagrees"]],
  ],
  [
    "a figure typed a week ago that was true then is no conflict",
    [
      { kind: "api", value: 90, days: 7 },
      { kind: "manual", value: 90, days: 7 },
      { kind: "api", value: 100, days: 0 },
    ],
    100,
    [],
  ],
  [
    "a figure typed a week ago that was wrong then is one",
    [
      { kind: "api", value: 90, days: 7 },
      { kind: "manual", value: 70, days: 7 },
      { kind: "api", value: 100, days: 0 },
    ],
    100,
    [[70, "disagrees"]],
  ],
  [
    "counts move: over 30 days apart they cannot contradict each other",
    [
      { kind: "api", value: 100, days: 0 },
      { kind: "manual", value: 50, days: 31 },
    ],
    100,
    [],
  ],
  [
    "a stronger figure over 30 days old stands, but not without naming a fresh weaker one",
    [
      { kind: "connected", value: 100, days: 31 },
      { kind: "manual", value: 100, days: 6 },
    ],
    100,
    [[100, "older-stronger"]],
  ],
  [
    "at 30 days the stronger is not yet old",
    [
      { kind: "connected", value: 100, days: 30 },
      { kind: "manual", value: 100, days: 6 },
    ],
    100,
    [],
  ],
  [
    "a weaker figure of 7 days is not fresh enough to be named for its age",
    [
      { kind: "connected", value: 100, days: 40 },
      { kind: "manual", value: 100, days: 7 },
    ],
    100,
    [],
  ],
];

test.each(cases)("resolve: %s", (_, sources, value, conflicts) => {
  const chosen = choose(sources);
  expect(chosen?.observation.value).toBe(value);
  expect(chosen?.conflicts.map((conflict) => [conflict.value, conflict.why])).toEqual(conflicts);
});

test("resolve: no source gives no figure", () => {
  expect(choose([])).toBeUndefined();
});

test("resolve: an observation without its evidence is ignored", () => {
  expect(resolve([seen("x", "followers", 5)], new Map(), asOf)).toBeUndefined();
});

test("resolve: the order of sources does not matter, and the chosen one is never weaker or, among equals, older", () => {
  const kinds = ["api", "connected", "file", "screenshot", "manual"] as const;
  const rank = { api: 0, connected: 0, file: 1, screenshot: 2, manual: 3 };
  const sources = fc.record({
    kind: fc.constantFrom(...kinds),
    value: fc.nat(1_000),
    days: fc.nat(60),
  });
  fc.assert(
    fc.property(fc.array(sources, { minLength: 1, maxLength: 8 }), (list) => {
      const chosen = choose(list);
      const index = Number(chosen?.observation.evidence.slice(1));
      const at = list[index];
      if (!at) throw new Error("What is chosen is one of those given.");
      for (const other of list) {
        expect(rank[at.kind]).toBeLessThanOrEqual(rank[other.kind]);
        if (rank[other.kind] === rank[at.kind]) expect(at.days).toBeLessThanOrEqual(other.days);
      }
      const evidence = new Map(list.map(({ kind, days }, i) => [`e${i}`, given(`e${i}`, kind, days)]));
      const observations = list.map(({ value, days }, i) =>
        seen("instagram", "followers", value, { observedAt: daysAgo(days), evidence: `e${i}` }),
      );
      expect(resolve(observations.toReversed(), evidence, asOf)).toEqual(chosen);
    }),
  );
});

test("ladder: every row of the table is reached, and every verdict has a row", () => {
  const reached = new Set<string>();
  const sources = fc.record({
    kind: fc.constantFrom("connected", "file", "screenshot", "manual"),
    value: fc.nat(3),
    days: fc.nat(60),
  });
  fc.assert(
    fc.property(fc.array(sources, { minLength: 1, maxLength: 6 }), (list) => {
      for (const { verdict } of weighed(list)) reached.add(verdict);
    }),
    { numRuns: 500 },
  );
  expect([...reached].sort()).toEqual([...verdicts].sort());
  expect(new Set(ladder.map(({ verdict }) => verdict))).toEqual(new Set(verdicts.filter((one) => one !== "chosen")));
});

test("findConflicts: earnings of two months do not contradict each other; those of one month do", () => {
  const month = (from: string, to: string) => ({ from, to });
  const sources = (period: { from: string; to: string }) =>
    resolve(
      [
        seen("onlyfans", "earnings.net", 500, { evidence: "f", period: month("2026-10-01", "2026-10-31") }),
        seen("onlyfans", "earnings.net", 900, { evidence: "m", period }),
      ],
      new Map([given("f", "file"), given("m", "manual")].map((one) => [one.key, one])),
      asOf,
    )?.conflicts.map(({ why }) => why);
  expect(sources(month("2026-10-02", "2026-10-31"))).toEqual(["disagrees"]);
  expect(sources(month("2026-09-01", "2026-09-30"))).toEqual([]);
});

function weighed(list: SourceCase[]) {
  const evidence = list.map(({ kind, days }, i) => given(`e${i}`, kind, days));
  return weigh(
    list.map(({ value, days }, i) =>
      seen("instagram", "followers", value, { observedAt: daysAgo(days), evidence: `e${i}` }),
    ),
    new Map(evidence.map((one) => [one.key, one])),
    asOf,
  );
}
