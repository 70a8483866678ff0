import { hasNoFigures } from "../builder/audience.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";
import { isUnusuallyQuiet } from "../payers/quiet-payers.ts";
import { type MetricRule, metricRules, type RiskRule, riskRules, thresholds } from "./risk-rules.ts";

/** What a rule came to. A rule without data is not a rule without risk. */
export type RiskFinding =
  | { rule: RiskRule; state: "raised"; severity: "low" | "medium" | "high"; facts: string[] }
  | { rule: RiskRule; state: "clear"; facts: string[] }
  | { rule: RiskRule; state: "not-checked"; reason: Reason }
  /** It looks at a figure that the ledger does not have, not even as missing: a price where no OnlyFans page is linked, or a hidden one. */
  | { rule: RiskRule; state: "not-applicable" };

type Facts = ReadonlyMap<string, Fact>;

/** Every rule with what it came to, some of them once for each platform: raised ones first, the gravest first. */
export function assessRisks(facts: Facts): RiskFinding[] {
  const findings = riskRules.flatMap((rule) => check(facts, rule));
  const weight = (finding: RiskFinding) =>
    finding.state === "raised" ? { high: 0, medium: 1, low: 2 }[finding.severity] : finding.state === "clear" ? 3 : 4;
  return findings.sort((a, b) => weight(a) - weight(b));
}

function check(facts: Facts, rule: RiskRule): RiskFinding | RiskFinding[] {
  switch (rule) {
    case "concentration":
      return concentration(facts);
    case "cadence":
      return cadence(facts);
    case "coverage":
      return coverage(facts);
    case "payersQuiet":
      return payersQuiet(facts);
    default:
      return byFigure(facts, rule);
  }
}

function concentration(facts: Facts): RiskFinding {
  const rule = "concentration";
  const share = facts.get("share.largest");
  if (!share) return { rule, state: "not-applicable" };
  const counted = share.inputs.length;
  if (typeof share.value !== "number")
    return { rule, state: "not-checked", reason: share.reason ?? { code: "no-follower-count" } };
  // One linked platform is all there is to know: its share of itself says nothing.
  if (counted < 2) return { rule, state: "not-checked", reason: { code: "too-few-links", needs: 2, has: counted } };
  return judge(rule, share.value >= thresholds[rule].raised, share.value >= thresholds[rule].high, [
    share.id,
    "share.largestPlatform",
  ]);
}

function coverage(facts: Facts): RiskFinding {
  const rule = "coverage";
  const share = facts.get("coverage");
  if (!share) return { rule, state: "not-applicable" };
  if (typeof share.value !== "number")
    return { rule, state: "not-checked", reason: share.reason ?? { code: "not-linked" } };
  // Where no figure of any platform is known there is nothing to be partial.
  const reason = [...facts.values()].find(({ platform, kind }) => platform && kind === "unavailable")?.reason;
  if (reason && !platformNames.some((platform) => !hasNoFigures(facts, platform)))
    return { rule, state: "not-checked", reason };
  return judge(rule, share.value < thresholds[rule].raised, share.value < thresholds[rule].high, [share.id]);
}

function cadence(facts: Facts): RiskFinding {
  const rule = "cadence";
  if (!platformNames.some((platform) => facts.has(`${platform}.usualGap`))) return { rule, state: "not-applicable" };
  const known = platformNames.flatMap((platform) => {
    const [since, longest, usual] = ["daysSincePost", "longestGap", "usualGap"].map((metric) =>
      facts.get(`${platform}.${metric}`),
    );
    if (typeof since?.value !== "number" || typeof longest?.value !== "number" || typeof usual?.value !== "number")
      return [];
    const isUnusual = since.value > Math.max(thresholds[rule].shortest, longest.value);
    const times = isUnusual ? since.value / Math.max(usual.value, 1e-9) : 0;
    return [{ times, facts: [since.id, longest.id, usual.id] }];
  });
  const worst = known.sort((a, b) => b.times - a.times)[0];
  if (!worst) return { rule, state: "not-checked", reason: firstReason(facts, "usualGap") ?? { code: "not-linked" } };
  const { raised, high } = thresholds[rule];
  return judge(rule, worst.times > raised, worst.times > high, worst.facts);
}

function payersQuiet(facts: Facts): RiskFinding {
  const rule = "payersQuiet";
  const [quiet, worth, earned, part, expected] = (
    ["quietPayers", "quietWorth", "earningsNet", "quietShare", "quietExpected"] as const
  ).map((metric) => facts.get(`onlyfans.${metric}`));
  if (!quiet) return { rule, state: "not-applicable" };
  const unknown = [quiet, earned].find((fact) => typeof fact?.value !== "number");
  if (unknown) return { rule, state: "not-checked", reason: unknown.reason ?? { code: "not-linked" } };
  // What fewer than five brought is not stated.
  if (typeof worth?.value !== "number" || typeof earned?.value !== "number")
    return { rule, state: "clear", facts: [quiet.id] };
  const { watch, raised, high } = thresholds[rule];
  const share = (100 * worth.value) / Math.max(1, earned.value);
  const isUnusual = isUnusuallyQuiet(Number(quiet.value), expected);
  const stated = [
    quiet.id,
    worth.id,
    ...(part ? [part.id] : []),
    ...(part && isUnusual && expected ? [expected.id] : []),
  ];
  // Some regulars always fall silent: as many as at other times are a risk only where most of the money hangs on them.
  const least = isUnusual === undefined ? raised : isUnusual ? watch : high;
  if (share < least) return { rule, state: "clear", facts: stated };
  if (share >= raised) return judge(rule, true, share >= high, stated);
  return { rule, state: "raised", severity: "low", facts: stated };
}

/** A rule on one figure: the worst platform that has it, then others at risk, as many as the rule states. */
function byFigure(facts: Facts, rule: RiskRule): RiskFinding | RiskFinding[] {
  const row = metricRules[rule];
  if (!row) throw new Error(`No figure is known for the rule ${rule}.`);
  const { metric, side, platforms = 1, sure, of = (value: number) => value, appliesTo = () => true } = row;
  const sign = side === "above" ? 1 : -1;
  const places = ["", ...platformNames.map((platform) => `${platform}.`)].map((place) => `${place}${metric}`);
  if (!places.some((id) => facts.has(id))) return { rule, state: "not-applicable" };
  const known = places.flatMap((id) => {
    const fact = facts.get(id);
    if (typeof fact?.value !== "number") return [];
    const near = (sign > 0 ? fact.low : fact.high) ?? fact.value;
    const isSure = (sure === undefined || sign * near > sign * sure) && appliesTo(fact, facts);
    return [{ id: fact.id, isSure, beyond: sign * of(fact.value) }];
  });
  const [worst, ...others] = known.sort((a, b) => Number(b.isSure) - Number(a.isSure) || b.beyond - a.beyond);
  if (!worst) return { rule, state: "not-checked", reason: firstReason(facts, metric) ?? { code: "not-linked" } };
  const first = grade(rule, row, worst);
  const more = others.map((one) => grade(rule, row, one)).filter(({ state }) => state === "raised");
  return [first, ...more.slice(0, platforms - 1)];
}

/** How grave one figure is, `beyond` being counted in the direction that is a risk. */
function grade(
  rule: RiskRule,
  { side, watch, raised, high }: MetricRule,
  { id, isSure, beyond }: { id: string; isSure: boolean; beyond: number },
): RiskFinding {
  const sign = side === "above" ? 1 : -1;
  if (!isSure || beyond < sign * (watch ?? raised)) return { rule, state: "clear", facts: [id] };
  if (high === undefined || beyond < sign * raised) return { rule, state: "raised", severity: "low", facts: [id] };
  return judge(rule, true, beyond >= sign * high, [id]);
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
