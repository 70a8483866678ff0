import type { Fact, ReportLedger } from "@fanradar/engine";
import { hiddenIds, type ReportVisibility } from "../access/visibility.ts";

/**
 * The owner's facts that this viewer may see, by id. Each is decided by itself: its field must be open, every fact that it was
 * computed from must be shown, and every source behind it must be one of its own field or of those facts. So subscribers release
 * their own age, and never a figure of other private posts or counts.
 */
export function releasedFacts(
  reading: ReportVisibility,
  whole: Pick<ReportLedger, "facts">,
  open: Pick<ReportLedger, "facts">,
): ReadonlyMap<string, Fact> {
  const released = new Map<string, Fact>();
  const owners = whole.facts.filter(({ scope }) => scope === "owner");
  if (!owners.some((fact) => !reading.hides(fact))) return released;
  const all = new Map(whole.facts.map((fact) => [fact.id, fact]));
  const hidden = hiddenIds(open.facts, (fact) => reading.hides(fact));
  const others = new Map(open.facts.filter(({ id }) => !hidden.has(id)).map((fact) => [fact.id, fact]));
  /** The fact as it is shown, if that is what the other was computed from. */
  const shownAs = (id: string) => {
    const [sealed, other] = [all.get(id), others.get(id)];
    return released.get(id) ?? (sealed && isSameFigure(sealed, other) ? other : undefined);
  };
  for (let before = -1; before !== released.size; ) {
    before = released.size;
    for (const fact of owners) {
      const inputs = fact.inputs.flatMap((id) => shownAs(id) ?? []);
      const isOpen = !reading.hides(fact) || (!reading.hides({ ...fact, scope: "public" }) && follows(fact, inputs));
      if (isOpen && inputs.length === fact.inputs.length) released.set(fact.id, fact);
    }
  }
  return released;
}

/** Whether a fact has no sources besides those that its inputs are shown with. */
function follows({ kind, sources }: Fact, inputs: readonly Fact[]): boolean {
  const behind = new Set(inputs.flatMap((input) => input.sources));
  return kind === "derived" && inputs.length > 0 && sources.every((key) => behind.has(key));
}

/** Whether a fact states the same figure in another ledger, whatever else each says about it. */
function isSameFigure(one: Fact, other: Fact | undefined): boolean {
  return other !== undefined && figureOf(one) === figureOf(other);
}

const figureOf = ({ kind, value, low, high, level, unit, currency, period, asOf, reason }: Fact) =>
  JSON.stringify([kind, value, low, high, level, unit, currency, period, asOf, reason]);
