import type { ChatPiece } from "@fanradar/contract";
import { dayMs, type Fact, metricOf } from "@fanradar/engine";
import { heldAgainst } from "@fanradar/engine/catalogue/held-against";
import { factPeriod, shortDate, showExactly, showFact, showRange, slotPiece } from "@fanradar/words";
import { figure, fill, ofFact, range } from "./piece.ts";
import type { WriteContext } from "./write-context.ts";

/** Figures that are older than this say of which day they are. */
const staleAfter = 7 * dayMs;

/**
 * The range of a figure as a reader needs it: an interval or a published spread, not what a source's rounding leaves open.
 * `unsigned` for a sentence that says the direction.
 */
export function rangeText(fact: Fact, { format }: WriteContext, { unsigned = false } = {}): string | undefined {
  if (fact.kind === "measured" || fact.kind === "self-reported" || fact.low === fact.high) return undefined;
  const text = unsigned ? slotPiece(fact, "sizeRange", format, false).text : showRange(fact, format);
  return fact.low === undefined || fact.high === undefined || text === showFact(fact, format) ? undefined : text;
}

/** ' (5.2 to 7.1%)' after a figure; nothing where it has no range. */
export function rangePieces(fact: Fact, context: WriteContext, options?: { unsigned?: boolean }): ChatPiece[] {
  const text = rangeText(fact, context, options);
  return text === undefined ? [] : [range(context.words.range.replace("{range}", text), fact)];
}

/** ' (as of Nov 2, 2026)' of a figure that is not of these days; nothing where its period says so, or the end of the answer does. */
export function asOfPieces(fact: Fact, { knowledge, format, words, days }: WriteContext): ChatPiece[] {
  if (metricOf(fact.metric)?.isOfPeriod) return [];
  const isOld = Date.parse(knowledge.now) - Date.parse(fact.asOf) >= staleAfter;
  const date = shortDate(fact.asOf, format);
  days.found.set(isOld ? date : "", fact);
  return !isOld || days.isSaidAtEnd ? [] : [ofFact(words.asOf.replace("{date}", date), fact)];
}

/** A figure with its range and, where it is old, its day. */
export const figureWithRange = (fact: Fact, context: WriteContext): ChatPiece[] => [
  figure(showFact(fact, context.format), fact),
  ...rangePieces(fact, context),
  ...asOfPieces(fact, context),
];

/** '5.5%, 4.1 to 7.5%' for within brackets. `exactly` shows every digit. */
export function figureInside(fact: Fact, context: WriteContext, exactly: boolean): ChatPiece[] {
  const text = rangeText(fact, context);
  const shown = exactly ? showExactly(fact, context.format) : showFact(fact, context.format);
  return [
    figure(shown, fact),
    ...(text === undefined ? [] : [range(context.words.rangeInside.replace("{range}", text), fact)]),
  ];
}

/** ' (Oct 1 – 31, 2026)' of a figure that says little without it; nothing for others. */
export function periodPieces(fact: Fact, { format, words }: WriteContext): ChatPiece[] {
  const days = factPeriod(fact, format);
  if (days === undefined || !metricOf(fact.metric)?.isOfPeriod) return [];
  return fill(heldAgainst.has(fact.formula) ? words.against : words.period, { period: [ofFact(days, fact)] });
}
