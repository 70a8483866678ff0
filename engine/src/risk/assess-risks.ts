import type { Fact, Reason } from "../ledger/fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";
import { metricRules, type RiskRule, riskRules, thresholds } from "./risk-rules.ts";

/** What a rule came to. A rule without data is not a rule without risk. */
export type RiskFinding =
  | { rule: RiskRule; state: "raised"; severity: "low" | "medium" | "high"; facts: string[] }
  | { rule: RiskRule; state: "clear"; facts: string[] }
  | { rule: RiskRule; state: "not-checked"; reason: Reason };

/** Days. A silence of less is none, however often one posts. */
const shortestSilence = 7;

type Facts = ReadonlyMap<string, Fact>;

/** Every rule with what it came to: raised ones first, the gravest first. */
export function assessRisks(facts: Facts): RiskFinding[] {
  const findings = riskRules.map((rule) => check(facts, rule));
  const weight = (finding: RiskFinding) =>
    finding.state === "raised" ? { high: 0, medium: 1, low: 2 }[finding.severity] : finding.state === "clear" ? 3 : 4;
  return findings.sort((a, b) => weight(a) - weight(b));
}

function check(facts: Facts, rule: RiskRule): RiskFinding {
  switch (rule) {
    case "concentration":
      return concentration(facts);
    case "cadence":
      return cadence(facts);
    case "coverage":
      return coverage(facts);
    default:
      return worstPlatform(facts, rule);
  }
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

/** A rule on one figure: of all platforms that have it the worst speaks. */
function worstPlatform(facts: Facts, rule: RiskRule): RiskFinding {
  const row = metricRules[rule];
  if (!row) throw new Error(`No figure is known for the rule ${rule}.`);
  const { metric, side, raised, high, sure, of = (value: number) => value, appliesTo = () => true } = row;
  const sign = side === "above" ? 1 : -1;
  const known = ["", ...platformNames.map((platform) => `${platform}.`)].flatMap((place) => {
    const fact = facts.get(`${place}${metric}`);
    if (typeof fact?.value !== "number") return [];
    const near = (sign > 0 ? fact.low : fact.high) ?? fact.value;
    const isSure = (sure === undefined || sign * near > sign * sure) && appliesTo(fact, facts);
    return [{ id: fact.id, isSure, beyond: sign * of(fact.value) }];
  });
  const worst = known.sort((a, b) => Number(b.isSure) - Number(a.isSure) || b.beyond - a.beyond)[0];
  if (!worst) return { rule, state: "not-checked", reason: firstReason(facts, metric) ?? { code: "not-linked" } };
  if (!worst.isSure || worst.beyond < sign * raised) return { rule, state: "clear", facts: [worst.id] };
  if (high === undefined) return { rule, state: "raised", severity: "low", facts: [worst.id] };
  return judge(rule, true, worst.beyond >= sign * high, [worst.id]);
}

/** Why no platform has a figure: that of one that was read says more than that of one that was not. */
function firstReason(facts: Facts, metric: string): Reason | undefined {
  const ids = [metric, ...platformNames.map((platform) => `${platform}.${metric}`)];
  const reasons = ids.flatMap((id) => facts.get(id)?.reason ?? []);
  return reasons.find(({ needs }) => needs !== undefined) ?? reasons[0];
}

function judge(rule: RiskRule, raised: boolean, high: boolean, facts: string[]): RiskFinding {
  return raised
    ? { rule, state: "raised", severity: high ? "high" : "medium", facts }
    : { rule, state: "clear", facts };
}
