import type { Statement } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { relationOf } from "./comparisons.ts";
import { type Facts, isAbsent, isThere, numberIn, say } from "./draft.ts";
import { mergePairs } from "./merge-pairs.ts";

const section = "growthPotential";
/** What speaks for growth. */
const growth = { section, place: "growth" } as const;
/** What else is known of where it goes. */
const outlook = { section, place: "outlook" } as const;

/** What speaks for growth, then what speaks against it or is not known. Something is always said of the first. */
export function growthOf(facts: Facts, platforms: Platform[]): Statement[] {
  const said = mergePairs(
    facts,
    platforms.flatMap((platform) => [...past(facts, platform), ...unusual(facts, platform), ...ahead(facts, platform)]),
    {
      isOne: ({ key }) => key === "growth.absent",
      slot: "forecast",
      both: (first, second) => say("growth.absentTwo", { first, second }, outlook),
    },
  );
  if (said.some(({ place }) => place === growth.place)) return [...said, ...position(facts)];
  const isMeasured = said.some(({ key }) => !key.startsWith("growth.absent"));
  if (isMeasured) return [say("growth.noneUp", {}, growth), ...said, ...position(facts)];
  if (said.length > 0) return [...said.map((one) => ({ ...one, ...growth })), ...position(facts)];
  const unknown = isAbsent(facts, "follows.total") ? [say("growth.unknown", { follows: "follows.total" }, growth)] : [];
  return [...unknown, ...position(facts)];
}

function past(facts: Facts, platform: Platform): Statement[] {
  const gain = `${platform}.gain`;
  const change = numberIn(facts, gain) ?? 0;
  if (change > 0) return [say("growth.gained", { gain }, growth)];
  return change < 0 ? [say("growth.lost", { gain }, outlook)] : [];
}

/** What came or went all at once, with its cause where a post explains it. */
function unusual(facts: Facts, platform: Platform): Statement[] {
  const [viral, unexplained] = [`${platform}.viralGain`, `${platform}.unexplainedGain`];
  const change = numberIn(facts, unexplained) ?? 0;
  return [
    ...((numberIn(facts, viral) ?? 0) > 0 ? [say("growth.viral", { gain: viral }, growth)] : []),
    ...(change > 0 ? [say("growth.unexplained", { gain: unexplained }, outlook)] : []),
    ...(change < 0 ? [say("growth.unusualLoss", { gain: unexplained }, outlook)] : []),
  ];
}

function ahead(facts: Facts, platform: Platform): Statement[] {
  const [forecast, now] = [`${platform}.forecast`, `${platform}.followers`];
  if (!isThere(facts, now)) return [];
  if (isAbsent(facts, forecast)) return [say("growth.absent", { forecast }, outlook)];
  const slots = { forecast, now };
  const said = {
    above: say("growth.up", slots, growth),
    below: say("growth.down", slots, outlook),
    meets: say("growth.either", slots, outlook),
  };
  const relation = relationOf(facts.get(forecast), facts.get(now));
  if (!relation) return [];
  const confidence = `${platform}.forecastConfidence`;
  const isWeak = facts.get(confidence)?.value === "low";
  return [said[relation], ...(isWeak ? [say("growth.lowConfidence", { confidence }, outlook)] : [])];
}

function position(facts: Facts): Statement[] {
  const at = { section, place: "position" } as const;
  const slots = { position: "market.position" };
  if (isThere(facts, slots.position)) return [say("position.percentile", slots, at)];
  return isAbsent(facts, slots.position) ? [say("position.absent", slots, at)] : [];
}
