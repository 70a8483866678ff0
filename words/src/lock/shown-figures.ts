import type { Fact } from "@fanradar/engine";
import type { Format } from "../format/format.ts";
import { showExactly, showFact, showRange, showSize } from "../format/format-fact.ts";
import { isChange } from "./metric-rules.ts";

/** Every way a ledger's figures are written out, and which slot each would be. */
export interface ShownFigures {
  slots: ReadonlyMap<string, readonly string[]>;
  /** Lengths that occur, the longest first. */
  lengths: readonly number[];
}

/** Narrow and hard spaces are plain ones here, and none stands before '%'. */
export const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const compact = (text: string) => plainSpaces(text).replace(/ %/g, "%");

export function shownFigures(facts: Iterable<Fact>, format: Format): ShownFigures {
  const slots = new Map<string, string[]>();
  const add = (text: string, slot: string) => {
    if (!/\d/.test(text)) return;
    for (const written of new Set([compact(text), compact(text).replaceAll("%", " %")])) {
      const known = slots.get(written) ?? [];
      if (!known.includes(slot)) slots.set(written, [...known, slot]);
    }
  };
  for (const fact of facts) {
    if (typeof fact.value !== "number") continue;
    add(showFact(fact, format), fact.id);
    add(showExactly(fact, format), fact.id);
    if (isChange(fact.metric)) add(showSize(fact, format), `${fact.id}.size`);
    const range = showRange(fact, format);
    if (range !== undefined && fact.low !== fact.high) add(range, `${fact.id}.range`);
  }
  const lengths = [...new Set([...slots.keys()].map(({ length }) => length))].sort((one, other) => other - one);
  return { slots, lengths };
}

/** The longest figure of the ledger that is written out at this place, whole: no digit, letter, sign or percentage goes on from it. */
export function shownAt(
  text: string,
  at: number,
  { slots, lengths }: ShownFigures,
): { end: number; slots: readonly string[] } | undefined {
  if (at > 0 && /[\p{L}\p{N}.,:/$€£¥+\-−–~<>=±]/u.test(text[at - 1] ?? "")) return undefined;
  for (const length of lengths) {
    const end = at + length;
    const known = slots.get(text.slice(at, end));
    if (known && !/^(?:\p{L}|\p{N}|[.,:/]\d| ?%| ?[$€£¥]|[-–]\d)/u.test(text.slice(end, end + 3)))
      return { end, slots: known };
  }
  return undefined;
}
