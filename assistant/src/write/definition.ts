import type { ChatLine } from "@fanradar/contract";
import { formulasOf } from "@fanradar/engine/catalogue/methods";
import type { BlockOf } from "../plan/block.ts";
import { fill } from "./piece.ts";
import { labelOf, type WriteContext } from "./write-context.ts";

/** What a metric means, how it is computed, and the page that says more of it. */
export function writeDefinition({ metric }: BlockOf<"definition">, context: WriteContext): ChatLine[] {
  const { words, tables } = context;
  const { names, meanings } = tables.methodWords;
  const ofPlace: Readonly<Record<string, string>> = names;
  const label = ofPlace[metric] ?? labelOf(metric, context) ?? metric;
  const text = (of: string): ChatLine => ({ kind: "text", pieces: [{ text: of }] });
  return [
    text(`${label}: ${meanings[metric]}`),
    ...formulasOf(metric).map((key) => text(words.origin.formula.replace("{formula}", () => tables.formulaWords[key]))),
    { kind: "text", pieces: fill(words.openPage, { page: [{ text: label, href: `/methods/${metric}` }] }) },
  ];
}
