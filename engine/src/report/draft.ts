import { audienceOf, hasNoFigures } from "../builder/audience.ts";
import type { Fact, ReasonCode, Statement } from "../ledger/fact.ts";
import type { Platform, Section } from "../ledger/vocabulary.ts";
import type { SlotsOf, StatementKey } from "./statement-keys.ts";

export type Facts = ReadonlyMap<string, Fact>;

export interface Place {
  section: Section;
  place: string;
  severity?: Statement["severity"];
  evidence?: string[];
}

/** One sentence; its slots are those of its key, by the compiler. */
export function makeStatement<Key extends StatementKey>(
  key: Key,
  slots: Record<SlotsOf<Key>, string>,
  at: Place,
): Statement {
  const { section, place, severity, evidence = [] } = at;
  return { key, section, place, slots, evidence, ...(severity && { severity }) };
}

/** A fact's number, undefined when it is missing. */
export function numberIn(facts: Facts, id: string): number | undefined {
  const value = facts.get(id)?.value;
  return typeof value === "number" ? value : undefined;
}

export function isThere(facts: Facts, id: string): boolean {
  return (facts.get(id)?.value ?? null) !== null;
}

export function isMissing(facts: Facts, id: string): boolean {
  return facts.get(id)?.kind === "unavailable";
}

/** What makes figures of a platform available: `typed` figures, a correct `link`, or another attempt `later`. */
const remedyByReason: Partial<Record<ReasonCode, "typed" | "link" | "later">> = {
  "needs-typing": "typed",
  "no-key": "typed",
  "not-found": "link",
  "private-account": "link",
  suspended: "link",
  "platform-empty": "link",
  "platform-unreachable": "later",
  "platform-unreadable": "later",
  "platform-refused": "later",
  "rate-limited": "later",
  "budget-used": "later",
};

/** Figures to type where a platform is not read; on OnlyFans a statement brings the others. */
const typedFigures = (platform: Platform) => [
  audienceOf(platform),
  ...(platform === "onlyfans" ? ["onlyfans.price"] : []),
];

export interface Remedy {
  action: "typed" | "link" | "later";
  /** Id of the missing figure that has the reason. */
  figure: string;
  /** Ids of the figures that are still missing, where some evidence of the platform is there. Undefined where none is. */
  missing?: string[];
}

/**
 * What to do about a platform that was not read, given the evidence of it that exists: read, typed, imported or from a
 * screenshot. Undefined where it was read, or where nothing is missing that a person could add.
 */
export function remedyFor(facts: Facts, platform: Platform): Remedy | undefined {
  const figure = [audienceOf(platform), `${platform}.reading`].find((id) => isMissing(facts, id));
  const code = facts.get(figure ?? "")?.reason?.code;
  const action = code && remedyByReason[code];
  if (!figure || !action) return undefined;
  // The platform has no connector and its audience was typed: nothing is left to do.
  if (action === "typed" && facts.get(audienceOf(platform))?.kind === "self-reported") return undefined;
  const missing = typedFigures(platform).filter((id) => isMissing(facts, id));
  return { action, figure, ...(!hasNoFigures(facts, platform) && { missing }) };
}
