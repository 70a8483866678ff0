import type { Fact, Ledger } from "@fanradar/engine";
import { hiddenIds, type Reading } from "../access/visibility.ts";

/**
 * The owner's facts that are open to this reader, by id: those of opened fields whose inputs are all shown, and what follows from
 * them without further evidence, such as their age. A figure that was computed from anything closed stays closed, so that nothing
 * can be inferred from the difference.
 */
export function releasedFacts(
  reading: Reading,
  whole: Pick<Ledger, "facts">,
  open: Pick<Ledger, "facts">,
): ReadonlyMap<string, Fact> {
  const released = new Map<string, Fact>();
  const owners = whole.facts.filter(({ scope }) => scope === "owner");
  if (!owners.some((fact) => !reading.hides(fact))) return released;
  const all = new Map(whole.facts.map((fact) => [fact.id, fact]));
  const hidden = hiddenIds(open.facts, (fact) => reading.hides(fact));
  const others = new Map(open.facts.filter(({ id }) => !hidden.has(id)).map((fact) => [fact.id, fact]));
  const isShown = (fact: Fact) => released.has(fact.id) || isSameFigure(fact, others.get(fact.id));
  for (let before = -1; before !== released.size; ) {
    before = released.size;
    for (const fact of owners) {
      const inputs = fact.inputs.flatMap((id) => all.get(id) ?? []);
      const isOpen = !reading.hides(fact) || (!reading.hides({ ...fact, scope: "public" }) && follows(fact, inputs));
      if (isOpen && inputs.length === fact.inputs.length && inputs.every(isShown)) released.set(fact.id, fact);
    }
  }
  return released;
}

/** Does a figure rest on nothing but what its inputs rest on? */
function follows({ kind, sources }: Fact, inputs: readonly Fact[]): boolean {
  const behind = new Set(inputs.flatMap((input) => input.sources));
  return kind === "derived" && inputs.length > 0 && sources.every((key) => behind.has(key));
}

/** Whether a fact states the same figure in another ledger, whatever else each says about it. */
export function isSameFigure(one: Fact, other: Fact | undefined): boolean {
  return other !== undefined && figureOf(one) === figureOf(other);
}

const figureOf = ({ kind, value, low, high, level, unit, currency, period, asOf, reason }: Fact) =>
  JSON.stringify([kind, value, low, high, level, unit, currency, period, asOf, reason]);
