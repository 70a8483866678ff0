import type { Fact } from "../ledger/fact.ts";

/** A figure that is not what it was; a side without it is undefined. */
export interface ChangedFact {
  id: string;
  before?: Fact;
  after?: Fact;
}

/** Figures that differ in value, interval or in what they rest on, in the order of `before`. An absence that stays one is none. */
export function changedFacts(before: readonly Fact[], after: readonly Fact[]): ChangedFact[] {
  const [old, now] = [before, after].map((facts) => new Map(facts.map((fact) => [fact.id, fact])));
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [was, is] = [old?.get(id), now?.get(id)];
    if (isMissing(was) && isMissing(is)) return [];
    return saysOf(was) === saysOf(is) ? [] : [{ id, ...(was && { before: was }), ...(is && { after: is }) }];
  });
}

const isMissing = (fact: Fact | undefined) => fact === undefined || fact.kind === "unavailable";

function saysOf(fact: Fact | undefined): string {
  if (!fact) return "";
  const { value, low, high, kind, trust, conflicts = [], currency } = fact;
  return JSON.stringify([value, low, high, kind, trust, conflicts.length, currency]);
}
