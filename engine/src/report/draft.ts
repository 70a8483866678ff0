import { audienceOf } from "../desk/audience.ts";
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
const silences: Partial<Record<ReasonCode, "typed" | "link" | "later">> = {
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

/** What a platform's silence asks for, and the absent figure that says why; undefined when it was read, or lacks only its audience. */
export function silenceOf(
  facts: Facts,
  platform: Platform,
): { asks: "typed" | "link" | "later"; figure: string } | undefined {
  const figure = [audienceOf(platform), `${platform}.reading`].find((id) => isAbsent(facts, id));
  const code = facts.get(figure ?? "")?.reason?.code;
  const asks = code && silences[code];
  return figure && asks ? { asks, figure } : undefined;
}
