import type { Fact, Reason } from "../ledger/fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";

export const riskRules = ["concentration", "decline", "cadence", "engagementFalling", "coverage"] as const;
export type RiskRule = (typeof riskRules)[number];

/** What a rule came to. A rule without data is not a rule without risk. */
export type RiskFinding =
  | { rule: RiskRule; state: "raised"; severity: "low" | "medium" | "high"; facts: string[] }
  | { rule: RiskRule; state: "clear"; facts: string[] }
  | { rule: RiskRule; state: "not-checked"; reason: Reason };

/** Where each rule begins, and from where it is grave. Source: engine.md §11. */
const thresholds = {
  /** Percent of follows on one platform. */
  concentration: { raised: 80, high: 95 },
  /** Percent chance that followers fall. */
  decline: { raised: 80, high: 95 },
  /** Days since the last post, in multiples of the usual silence; never within a week or the longest silence so far. */
  cadence: { raised: 2, high: 4 },
  /** Percent change of interactions. */
  engagementFalling: { raised: -30, high: -60 },
  /** Percent of linked platforms with figures: raised below. */
  coverage: { raised: 50, high: 1 },
} as const;

/** Days. A silence of less is none, however often one posts. */
const shortestSilence = 7;

type Facts = ReadonlyMap<string, Fact>;

/** Every rule with what it came to: raised ones first, the gravest first. */
export function assessRisks(facts: Facts): RiskFinding[] {
  const findings = [
    concentration(facts),
    worstPlatform(facts, "decline", "chanceOfDecline"),
    cadence(facts),
    worstPlatform(facts, "engagementFalling", "engagementChange"),
    coverage(facts),
  ];
  const weight = (finding: RiskFinding) =>
    finding.state === "raised" ? { high: 0, medium: 1, low: 2 }[finding.severity] : finding.state === "clear" ? 3 : 4;
  return findings.sort((a, b) => weight(a) - weight(b));
}

function concentration(facts: Facts): RiskFinding {
  const rule = "concentration";
  const share = facts.get("share.largest");
  const counted = share?.inputs.length ?? 0;
  if (typeof share?.value !== "number")
    return { rule, state: "not-checked", reason: share?.reason ?? { code: "no-follower-count" } };
  // One linked platform is all there is to know: its share of itself says nothing.
  if (counted < 2) return { rule, state: "not-checked", reason: { code: "not-linked", needs: 2, has: counted } };
  return judge(rule, share.value >= thresholds[rule].raised, share.value >= thresholds[rule].high, [
    share.id,
    "share.largestPlatform",
  ]);
}

function coverage(facts: Facts): RiskFinding {
  const rule = "coverage";
  const share = facts.get("coverage");
  if (typeof share?.value !== "number")
    return { rule, state: "not-checked", reason: share?.reason ?? { code: "not-linked" } };
  return judge(rule, share.value < thresholds[rule].raised, share.value < thresholds[rule].high, [share.id]);
}

function cadence(facts: Facts): RiskFinding {
  const rule = "cadence";
  const known = platformNames.flatMap((platform) => {
    const [since, longest, usual] = ["daysSincePost", "longestGap", "usualGap"].map((metric) =>
      facts.get(`${platform}.${metric}`),
    );
    if (typeof since?.value !== "number" || typeof longest?.value !== "number" || typeof usual?.value !== "number")
      return [];
    const isUnusual = since.value > Math.max(shortestSilence, longest.value);
    const times = isUnusual ? since.value / Math.max(usual.value, 1e-9) : 0;
    return [{ times, facts: [since.id, longest.id, usual.id] }];
  });
  const worst = known.sort((a, b) => b.times - a.times)[0];
  if (!worst) return { rule, state: "not-checked", reason: firstReason(facts, "usualGap") ?? { code: "not-linked" } };
  const { raised, high } = thresholds[rule];
  return judge(rule, worst.times > raised, worst.times > high, worst.facts);
}

/** A rule on one figure per platform: the worst platform speaks. */
function worstPlatform(facts: Facts, rule: "decline" | "engagementFalling", metric: string): RiskFinding {
  const { raised, high } = thresholds[rule];
  const rises = high > raised;
  const known = platformNames.flatMap((platform) => {
    const fact = facts.get(`${platform}.${metric}`);
    if (typeof fact?.value !== "number") return [];
    // A change whose interval holds 0 is none that one could speak of.
    const isUnsure = !rises && (fact.high ?? fact.value) >= 0;
    return [{ id: fact.id, value: isUnsure ? 0 : fact.value }];
  });
  const worst = known.sort((a, b) => (rises ? b.value - a.value : a.value - b.value))[0];
  if (!worst) return { rule, state: "not-checked", reason: firstReason(facts, metric) ?? { code: "not-linked" } };
  const reaches = (limit: number) => (rises ? worst.value >= limit : worst.value <= limit);
  return judge(rule, reaches(raised), reaches(high), [worst.id]);
}

/** Why no platform has a figure: that of one that was read says more than that of one that was not. */
function firstReason(facts: Facts, metric: string): Reason | undefined {
  const reasons = platformNames.flatMap((platform) => facts.get(`${platform}.${metric}`)?.reason ?? []);
  return reasons.find(({ needs }) => needs !== undefined) ?? reasons[0];
}

function judge(rule: RiskRule, raised: boolean, high: boolean, facts: string[]): RiskFinding {
  return raised
    ? { rule, state: "raised", severity: high ? "high" : "medium", facts }
    : { rule, state: "clear", facts };
}
