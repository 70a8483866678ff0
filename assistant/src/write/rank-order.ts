import type { ChatPiece } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { relationOf } from "@fanradar/engine";
import { isChange, showFact } from "@fanradar/words";
import { fill, joined } from "./piece.ts";
import { directionOfChange } from "./relation.ts";
import { listed, type WriteContext } from "./write-context.ts";

/** One of those that are ranked: what it is called, and the fact it is ranked by. */
export interface RankItem {
  name: readonly ChatPiece[];
  fact: Fact;
}

/** Facts with a number, the highest or the lowest first; equal ones as they came. */
export function inOrder<One extends { fact: Fact }>(ones: readonly One[], order: "best" | "worst"): One[] {
  const numberOf = ({ fact }: One) => (typeof fact.value === "number" ? fact.value : Number.NaN);
  const sign = order === "best" ? -1 : 1;
  return ones.filter((one) => !Number.isNaN(numberOf(one))).toSorted((a, b) => sign * (numberOf(a) - numberOf(b)));
}

/**
 * What the order says of the first: that it is clearly first, or with which ones it is too close to call. All that were ranked are
 * compared, not only those shown. Nothing of one alone.
 *
 * @param options.overTime what is ranked are changes over time, which grow or fall; a theme only draws more or less than others
 */
export function leadInRanking(
  ranked: readonly RankItem[],
  order: "best" | "worst",
  context: WriteContext,
  { overTime }: { overTime: boolean },
): ChatPiece[] | undefined {
  const [first, ...others] = ranked;
  if (!first || others.length === 0) return undefined;
  const isClose = ({ fact }: RankItem) =>
    relationOf(first.fact, fact) === "meets" || showFact(fact, context.format) === showFact(first.fact, context.format);
  const close = others.filter(isClose);
  const { clear, tie, allFell, fellLeast, allRose, roseLeast } = context.words.rank;
  // To be first of what falls is no praise, to be last of what grows no reproach.
  const way = order === "best" ? "down" : "up";
  const isOneWay =
    overTime && isChange(first.fact.metric) && ranked.every(({ fact }) => directionOfChange(fact) === way);
  const all = !isOneWay ? [] : [{ text: `${way === "down" ? allFell : allRose} ` }];
  const only = !isOneWay ? clear[order] : way === "down" ? fellLeast : roseLeast;
  if (close.length === 0) return joined([...all, ...fill(only, { first: first.name })]);
  // A long list of ties says no more than its beginning.
  const names = [first, ...close].slice(0, mostNames).map(({ name }) => name);
  return joined([...all, ...fill(tie, { list: listed(names, context) })]);
}

const mostNames = 5;
