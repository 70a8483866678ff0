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

/** The figure that stands for a platform's audience. */
export function audienceOf(platform: Platform): string {
  return platform === "onlyfans" ? "onlyfans.subscribers" : `${platform}.followers`;
}

/** What a platform's silence asks for: `typed` figures, a look at the `link`, or another try `later`. */
const silences: Partial<Record<ReasonCode, "typed" | "link" | "later">> = {
  "needs-typing": "typed",
  "no-key": "typed",
  "not-found": "link",
  "private-account": "link",
  suspended: "link",
  "platform-unreachable": "later",
  "platform-refused": "later",
  "rate-limited": "later",
  "budget-used": "later",
};

/** Undefined when the platform gave an audience figure, or lacks only that. */
export function silenceOf(facts: Facts, platform: Platform): "typed" | "link" | "later" | undefined {
  const code = facts.get(audienceOf(platform))?.reason?.code;
  return code && silences[code];
}
