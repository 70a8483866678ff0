import { describe, expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import { byId, factOf } from "../test/make-fact.ts";
import { assessRisks } from "./assess-risks.ts";
import { type RiskRule, riskRules } from "./risk-rules.ts";

const found = (rule: RiskRule, ...facts: Fact[]) => assessRisks(byId(facts)).find((one) => one.rule === rule);
/** `high`, `medium`, or the state of a rule that was not raised. */
const verdict = (rule: RiskRule, ...facts: Fact[]) => {
  const finding = found(rule, ...facts);
  return finding?.state === "raised" ? finding.severity : finding?.state;
};

test("every rule is answered for, and without any figure none was checked: those on one figure do not apply", () => {
  const findings = assessRisks(new Map());
  expect(findings.map(({ rule }) => rule).sort()).toEqual([...riskRules].sort());
  const severalFigures = ["concentration", "cadence", "coverage"];
  for (const one of findings)
    expect([one.rule, one.state]).toEqual([
      one.rule,
      severalFigures.includes(one.rule) ? "not-checked" : "not-applicable",
    ]);
  const codes = findings.flatMap((one) => (one.state === "not-checked" ? [one.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(["no-follower-count", "not-linked"]));
});

test("the gravest stand first, what is clear after them, what was not checked last", () => {
  const facts = [
    factOf("share.largest", 85, { inputs: ["x.followers", "tiktok.followers"] }),
    factOf("x.chanceOfDecline", 96),
    factOf("coverage", 100),
  ];
  const wasChecked = (state: string) => state === "raised" || state === "clear";
  const told = ({ rule, state }: { rule: RiskRule; state: string }) => (wasChecked(state) ? [rule, state] : rule);
  expect(assessRisks(byId(facts)).map(told)).toEqual([
    ["decline", "raised"],
    ["concentration", "raised"],
    ["coverage", "clear"],
    ...["cadence", "engagementFalling", "followersFalling", "onePost", "belowTier", "extrasDependence", "stale"],
    ...["priceBound", "handlesDiffer", "unexplainedRise", "suddenFall", "steadyLikes", "followsMany"],
  ]);
});

describe("concentration", () => {
  const share = (value: number, platforms = 2) =>
    factOf("share.largest", value, { inputs: Array.from({ length: platforms }, (_, index) => `${index}.followers`) });

  test.each([
    [79.9, "clear"],
    [80, "medium"],
    [94.9, "medium"],
    [95, "high"],
  ])("of %d percent on one platform is %s", (value, says) => {
    expect(verdict("concentration", share(value))).toBe(says);
  });

  test("rests on the share and on whose it is", () => {
    expect(found("concentration", share(90))).toMatchObject({ facts: ["share.largest", "share.largestPlatform"] });
  });

  test("of a single platform says nothing, for want of a second", () => {
    expect(found("concentration", share(100, 1))).toEqual({
      rule: "concentration",
      state: "not-checked",
      reason: { code: "not-linked", needs: 2, has: 1 },
    });
  });

  test("is not checked for the reason that the share is absent for", () => {
    expect(found("concentration", factOf("share.largest", { code: "rate-limited" }))).toMatchObject({
      state: "not-checked",
      reason: { code: "rate-limited" },
    });
  });
});

describe("coverage", () => {
  test.each([
    [100, "clear"],
    [50, "clear"],
    [49.9, "medium"],
    [1, "medium"],
    [0, "high"],
  ])("of %d percent of the links is %s", (value, says) => {
    expect(verdict("coverage", factOf("coverage", value))).toBe(says);
  });

  test("is not checked where it is absent, for the same reason", () => {
    expect(found("coverage", factOf("coverage", { code: "no-key" }))).toMatchObject({ reason: { code: "no-key" } });
    expect(found("coverage", factOf("coverage", 30))).toMatchObject({ facts: ["coverage"] });
  });
});

describe("coverage where no figure of any platform is known", () => {
  const reason = { code: "private-account" } as const;
  const facts = [factOf("coverage", 0), factOf("x.followers", reason)];

  test("is not checked, for the reason that the figures are absent for", () => {
    expect(found("coverage", ...facts)).toEqual({ rule: "coverage", state: "not-checked", reason });
  });

  test("is judged as soon as one figure of a platform is there, be it no audience", () => {
    expect(verdict("coverage", ...facts, factOf("onlyfans.earningsNet", 900))).toBe("high");
  });
});

describe("a silence", () => {
  const silence = (since: number, usual: number, { longest = 0, platform = "x" } = {}) => [
    factOf(`${platform}.daysSincePost`, since),
    factOf(`${platform}.longestGap`, longest),
    factOf(`${platform}.usualGap`, usual),
  ];

  test.each([
    [7, 1, "clear"],
    [8, 1, "high"],
    [8, 4, "clear"],
    [8.1, 4, "medium"],
    [16, 4, "medium"],
    [16.1, 4, "high"],
    [9, 0, "high"],
  ])("of %d days where %d are usual is %s", (since, usual, says) => {
    expect(verdict("cadence", ...silence(since, usual))).toBe(says);
  });

  test("no longer than one before is nothing new", () => {
    expect(verdict("cadence", ...silence(40, 2, { longest: 40 }))).toBe("clear");
    expect(verdict("cadence", ...silence(41, 2, { longest: 40 }))).toBe("high");
  });

  test("is told of the platform on which it is longest beside what is usual there", () => {
    const both = [...silence(9, 4), ...silence(30, 4, { platform: "tiktok" })];
    for (const facts of [both, both.toReversed()])
      expect(found("cadence", ...facts)).toMatchObject({
        severity: "high",
        facts: ["tiktok.daysSincePost", "tiktok.longestGap", "tiktok.usualGap"],
      });
  });

  test("is not checked where one of its three figures is absent", () => {
    for (const [index, one] of silence(30, 2).entries()) {
      const facts = silence(30, 2).with(index, factOf(one.id, { code: "too-few-posts", needs: 5, has: 1 }));
      expect(verdict("cadence", ...facts)).toBe("not-checked");
    }
    expect(found("cadence", factOf("x.usualGap", { code: "rate-limited" }))).toMatchObject({
      reason: { code: "rate-limited" },
    });
  });
});

describe("a chance of decline", () => {
  test.each([
    [79, "clear"],
    [80, "medium"],
    [94, "medium"],
    [95, "high"],
  ])("of %d percent is %s", (value, says) => {
    expect(verdict("decline", factOf("x.chanceOfDecline", value))).toBe(says);
  });

  test("is told of the platform where it is greatest", () => {
    const facts = [factOf("instagram.chanceOfDecline", 81), factOf("x.chanceOfDecline", 97)];
    for (const list of [facts, facts.toReversed()])
      expect(found("decline", ...list)).toMatchObject({ severity: "high", facts: ["x.chanceOfDecline"] });
  });

  test("is not checked for what a platform that was read lacks, before why another was not read", () => {
    const few = { code: "too-few-days", needs: 5, has: 1 } as const;
    const facts = [factOf("instagram.chanceOfDecline", { code: "private-account" }), factOf("x.chanceOfDecline", few)];
    expect(found("decline", ...facts)).toMatchObject({ state: "not-checked", reason: few });
    expect(found("decline", ...facts.slice(0, 1))).toMatchObject({ reason: { code: "private-account" } });
  });
});

describe("a fall of engagement", () => {
  const change = (value: number, high?: number, platform = "x") =>
    factOf(`${platform}.engagementChange`, value, { unit: "percent", ...(high !== undefined && { low: -99, high }) });

  test.each([
    [40, "clear"],
    [-9.9, "clear"],
    [-10, "low"],
    [-29.9, "low"],
    [-30, "medium"],
    [-59, "medium"],
    [-60, "high"],
  ])("of %d percent is %s", (value, says) => {
    expect(verdict("engagementFalling", change(value))).toBe(says);
  });

  test("whose interval holds 0 is none that one could speak of", () => {
    expect(verdict("engagementFalling", change(-70, 0))).toBe("clear");
    expect(verdict("engagementFalling", change(-70, 5))).toBe("clear");
    expect(verdict("engagementFalling", change(-70, -1))).toBe("high");
  });

  test("is found on each platform where it is sure, however far another fell", () => {
    const facts = [change(-65, -20), change(-15, -2, "tiktok"), change(-50, 4, "instagram")];
    for (const list of [facts, facts.toReversed()]) {
      const raised = assessRisks(byId(list)).filter((one) => one.state === "raised");
      expect(raised.map((one) => (one.state === "raised" ? [one.severity, ...one.facts] : []))).toEqual([
        ["high", "x.engagementChange"],
        ["low", "tiktok.engagementChange"],
      ]);
    }
  });

  test("is told of the platform where it is sure and deepest", () => {
    const facts = [change(-90, 3, "instagram"), change(-35, -10), change(-65, -20, "tiktok")];
    for (const list of [facts, facts.toReversed()])
      expect(found("engagementFalling", ...list)).toMatchObject({
        severity: "high",
        facts: ["tiktok.engagementChange"],
      });
  });
});

describe("rules on one figure", () => {
  const cases: [RiskRule, string, [number, string][]][] = [
    [
      "onePost",
      "x.topPostShare",
      [
        [49, "clear"],
        [50, "medium"],
        [80, "high"],
      ],
    ],
    [
      "belowTier",
      "x.tierPercentile",
      [
        [11, "clear"],
        [10, "medium"],
        [2, "high"],
      ],
    ],
    [
      "extrasDependence",
      "onlyfans.extrasShare",
      [
        [69, "clear"],
        [70, "medium"],
        [90, "high"],
      ],
    ],
    [
      "stale",
      "x.dataAge",
      [
        [6.9, "clear"],
        [7, "medium"],
        [30, "high"],
      ],
    ],
    [
      "priceBound",
      "onlyfans.price",
      [
        [0, "clear"],
        [499, "low"],
        [999, "clear"],
        [4_999, "low"],
      ],
    ],
    [
      "handlesDiffer",
      "handleLikeness",
      [
        [26, "clear"],
        [25, "low"],
        [0, "low"],
      ],
    ],
    [
      "followersFalling",
      "x.gainPercent",
      [
        [-9.9, "clear"],
        [-10, "low"],
        [-30, "medium"],
        [-60, "high"],
      ],
    ],
    [
      "unexplainedRise",
      "x.unexplainedRise",
      [
        [1.9, "clear"],
        [2, "low"],
      ],
    ],
    [
      "suddenFall",
      "x.suddenFall",
      [
        [1.9, "clear"],
        [2, "low"],
        [5, "medium"],
        [20, "high"],
      ],
    ],
    [
      "steadyLikes",
      "x.likesVariation",
      [
        [11, "clear"],
        [10, "low"],
      ],
    ],
  ];
  test.each(cases.flatMap(([rule, id, says]) => says.map(([value, verdict]) => [rule, id, value, verdict] as const)))(
    "%s: %s of %d is %s",
    (rule, id, value, says) => {
      expect(verdict(rule, factOf(id, value))).toBe(says);
    },
  );

  test("an interval that reaches into what is usual is no risk", () => {
    const place = (high: number) => factOf("x.tierPercentile", 5, { low: 1, high, level: 0.8 });
    expect([verdict("belowTier", place(20)), verdict("belowTier", place(40))]).toEqual(["medium", "clear"]);
    const fall = (high: number) => factOf("x.engagementChange", -25, { low: -40, high, level: 0.8 });
    expect([verdict("engagementFalling", fall(-1)), verdict("engagementFalling", fall(0))]).toEqual(["low", "clear"]);
  });

  test("following more than follow is unusual of a big account alone", () => {
    const account = (followers: number) => [factOf("x.followers", followers), factOf("x.followRatio", 1.4)];
    expect([verdict("followsMany", ...account(9_999)), verdict("followsMany", ...account(10_000))]).toEqual([
      "clear",
      "low",
    ]);
  });

  test("is not checked for the reason that its figure is absent for", () => {
    const reason = { code: "needs-statement" } as const;
    expect(found("extrasDependence", factOf("onlyfans.extrasShare", reason))).toMatchObject({ reason });
  });
});
