import type { Fact, Reason } from "../ledger/fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";
import { asOf } from "./make-input.ts";

/** A fact named by its id alone: with a value, or absent for a reason. */
export function factOf(id: string, value: Fact["value"] | Reason, more: Partial<Fact> = {}): Fact {
  const [first, ...rest] = id.split(".");
  const platform = platformNames.find((name) => name === first);
  const absent = typeof value === "object" && value !== null && !Array.isArray(value);
  return {
    id,
    metric: platform ? rest.join(".") : id,
    ...(platform && { platform }),
    kind: absent ? "unavailable" : "measured",
    value: absent ? null : value,
    ...(absent && { reason: value }),
    unit: "count",
    asOf,
    trust: "connected",
    sandbox: false,
    inputs: [],
    sources: [],
    scope: "public",
    ...more,
  };
}

export const byId = (facts: Fact[]): Map<string, Fact> => new Map(facts.map((one) => [one.id, one]));
