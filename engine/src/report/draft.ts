import type { Fact, Statement } from "../ledger/fact.ts";
import type { Section } from "../ledger/vocabulary.ts";
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
