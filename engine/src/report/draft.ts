import { audienceOf, isSilent } from "../desk/audience.ts";
import type { Fact, ReasonCode, Statement } from "../ledger/fact.ts";
import type { Platform, Section } from "../ledger/vocabulary.ts";
import type { SlotsOf, StatementKey } from "./statement-keys.ts";

export type Facts = ReadonlyMap<string, Fact>;

interface Place {
  section: Section;
  place: string;
  severity?: Statement["severity"];
  evidence?: string[];
}

/** One sentence; its slots are those of its key, by the compiler. */
export function say<Key extends StatementKey>(key: Key, slots: Record<SlotsOf<Key>, string>, at: Place): Statement {
  const { section, place, severity, evidence = [] } = at;
  return { key, section, place, slots, evidence, ...(severity && { severity }) };
}

/** A fact's number, undefined when it is absent. */
export function numberIn(facts: Facts, id: string): number | undefined {
  const value = facts.get(id)?.value;
  return typeof value === "number" ? value : undefined;
}

export function isThere(facts: Facts, id: string): boolean {
  return (facts.get(id)?.value ?? null) !== null;
}

export function isAbsent(facts: Facts, id: string): boolean {
  return facts.get(id)?.kind === "unavailable";
}

/** What a platform's silence asks for: `typed` figures, a look at the `link`, or another try `later`. */
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

/** Figures that a person is asked for where a platform is not read; on OnlyFans a statement brings others than these. */
const typedFigures = (platform: Platform) => [
  audienceOf(platform),
  ...(platform === "onlyfans" ? ["onlyfans.price"] : []),
];

export interface Silence {
  asks: "typed" | "link" | "later";
  /** The absent figure that says why. */
  figure: string;
  /** Ids of the figures that are still missing, where some evidence of the platform is there. Undefined where none is. */
  missing?: string[];
}

/**
 * What a platform that was not read asks for, by the evidence of it that is there: read, typed, imported, or from a
 * screenshot. Undefined where it was read, or where nothing is missing that a person could give.
 */
export function remedyFor(facts: Facts, platform: Platform): Silence | undefined {
  const figure = [audienceOf(platform), `${platform}.reading`].find((id) => isAbsent(facts, id));
  const code = facts.get(figure ?? "")?.reason?.code;
  const asks = code && remedyByReason[code];
  if (!figure || !asks) return undefined;
  // Nobody reads the platform, and its audience was typed: that is all there is to do.
  if (asks === "typed" && facts.get(audienceOf(platform))?.kind === "self-reported") return undefined;
  const missing = typedFigures(platform).filter((id) => isAbsent(facts, id));
  return { asks, figure, ...(!isSilent(facts, platform) && { missing }) };
}
