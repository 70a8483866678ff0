import type { ChatLine, ChatPiece } from "@fanradar/contract";
import { rangeInWords, sampleAndBase, shortDate, showSource } from "@fanradar/words";
import type { BlockOf } from "../plan/block.ts";
import { fill, joined, ofFact } from "./piece.ts";
import { canState, clauseOfOne, missingLine } from "./state-facts.ts";
import { nameOf, ofModel, type WriteContext } from "./write-context.ts";

/** Where a fact comes from: source, day, sample, formula and how sure it is; of a missing one why it is missing. */
export function writeOrigin({ fact: id }: BlockOf<"origin">, context: WriteContext): ChatLine[] | undefined {
  const { knowledge, words, format, tables } = context;
  const fact = knowledge.facts.get(id);
  if (!fact || !canState(fact, context)) return undefined;
  if (fact.value === null) return [missingLine(fact, context)];
  const formulas: Record<string, string> = tables.formulaWords;
  const part = (template: string, slot: string, text: string | undefined): ChatPiece[] =>
    text === undefined || text === "" ? [] : [{ text: " " }, ...fill(template, { [slot]: [ofFact(text, fact)] })];
  const { origin } = words;
  const { sample, against } = sampleAndBase(fact, format);
  const ofBase = against === undefined ? [] : fill(words.against, { period: against });
  const base = ofBase.map(({ text }) => text).join("");
  context.stated.add(fact.id);
  return [
    {
      kind: "own",
      pieces: joined([
        ...ofModel(nameOf(fact, context), clauseOfOne(fact, context), context),
        { text: "." },
        ...part(origin.source, "source", showSource(fact, knowledge.sources, tables)),
        ...part(origin.asOf, "date", shortDate(fact.asOf, format)),
        ...part(origin.sample, "sample", sample && sample + base),
        ...part(origin.formula, "formula", formulas[fact.formula ?? ""]),
        ...part(origin.range, "range", rangeInWords(fact, format)),
      ]),
    },
  ];
}
