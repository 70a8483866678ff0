import type { Fact } from "@fanradar/engine";
import { heldAgainst } from "@fanradar/engine/catalogue/held-against";
import { factPeriod } from "./fact-period.ts";
import type { Format } from "./format.ts";
import { showSample } from "./format-fact.ts";

/** What a figure rests on: '12 posts, Oct 4 – Nov 19, 2026'; of a change apart from that the days that it is held against. */
export function sampleAndBase(
  fact: Fact,
  format: Format,
): { sample?: string | undefined; against?: string | undefined } {
  if (!heldAgainst.has(fact.formula)) return { sample: showSample(fact, format) };
  const { period: _, ...change } = fact;
  return { sample: showSample(change, format), against: factPeriod(fact, format) };
}
