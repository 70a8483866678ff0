import type { ChatLine, ChatPiece } from "@fanradar/contract";
import type { Fact, ReasonCode } from "@fanradar/engine";
import { isChange, shortDate, showCause, showFact, showRange } from "@fanradar/words";
import type { BlockOf } from "../plan/block.ts";
import type { AssistantWords } from "../words/words.ts";
import { clauseOf, sentenceKey } from "./clause.ts";
import { clauseKeyOf } from "./clause-key.ts";
import { asOfPieces, figureWithRange, periodPieces } from "./figures.ts";
import { fill, joined, ofFact, range } from "./piece.ts";
import { directionOfChange } from "./relation.ts";
import { isKnownModel, labelOn, labelPieces, nameOf, ofModel, type WriteContext } from "./write-context.ts";

/** States facts: one paragraph of those that are there, and for each that is missing why, and what would provide it. */
export function writeFacts({ facts: ids }: BlockOf<"facts">, context: WriteContext): ChatLine[] | undefined {
  const facts = ids.map((id) => context.knowledge.facts.get(id));
  if (!facts.every((fact) => fact !== undefined && canState(fact, context))) return undefined;
  const unstated = new Set(facts.flatMap((fact) => (fact && !context.stated.has(fact.id) ? [fact] : [])));
  return stateFacts([...unstated], context);
}

/** Whether a fact has a name or a clause that says what it is, and its model a name. */
export const canState = (fact: Fact, context: WriteContext): boolean =>
  (labelOn(fact, context) !== undefined || clauseKeyOf(fact) !== undefined) && isKnownModel(fact, context);

/** As `writeFacts`, of facts that can be stated. */
export function stateFacts(facts: readonly Fact[], context: WriteContext): ChatLine[] {
  for (const { id } of facts) context.stated.add(id);
  const missing = facts.filter(({ value }) => value === null);
  const present = facts.filter(({ value }) => value !== null);
  const groups = [...Map.groupBy(present, (fact) => sentenceKey(fact, context)).values()];
  const sentences = groups.flatMap((group) => sentencesOf(group, context));
  const pieces = sentences.flatMap(({ name, clause }, at) => {
    const isNewName = at === 0 || sentences[at - 1]?.name !== name;
    return [{ text: at > 0 ? " " : "" }, ...ofModel(isNewName ? name : undefined, clause, context), { text: "." }];
  });
  return [
    ...(pieces.length > 0 ? [{ kind: "own" as const, pieces: joined(pieces) }] : []),
    ...missing.map((fact) => missingLine(fact, context)),
  ];
}

interface Sentence {
  name: string | undefined;
  clause: ChatPiece[];
}

/** One sentence of all of them, or where no clause holds them together one of each. */
function sentencesOf(group: readonly Fact[], context: WriteContext): Sentence[] {
  const [first] = group;
  const together = clauseOf(group, context);
  if (first && together) return [{ name: nameOf(first, context), clause: together }];
  return group.map((fact) => ({
    name: nameOf(fact, context),
    clause: clauseOfOne(fact, context),
  }));
}

/** The clause of one fact, without its end: its metric's, or its name and its figure. */
export const clauseOfOne = (fact: Fact, context: WriteContext): ChatPiece[] =>
  clauseOf([fact], context) ?? labelled(fact, context);

/** 'Score from followers: 12.4', or that a change may be either. */
function labelled(fact: Fact, context: WriteContext): ChatPiece[] {
  const { words, format } = context;
  const label = labelPieces(fact, context);
  const span = showRange(fact, format);
  if (!isChange(fact.metric) || directionOfChange(fact) !== undefined)
    return [...fill(words.labelled, { label, figure: figureWithRange(fact, context) }), ...periodPieces(fact, context)];
  const unclear =
    span === undefined
      ? fill(words.noChange, { label }).map((piece) => (piece.factId === undefined ? ofFact(piece.text, fact) : piece))
      : fill(words.noClearChange, { label, range: [range(span, fact)] });
  return [...unclear, ...periodPieces(fact, context), ...asOfPieces(fact, context)];
}

/** 'Engagement on Instagram: no figure yet (not enough data: …). Connect the account to get it.' */
export function missingLine(fact: Fact, context: WriteContext): ChatLine {
  const { words, format } = context;
  const { reason } = fact;
  const label = labelPieces(fact, context);
  const cause = ofFact(reason ? showCause(reason, format) : showFact(fact, format), fact);
  const remedy = reason && remedies[reason.code];
  const end = reason?.readyOn
    ? fill(words.readyOn, { date: [ofFact(shortDate(reason.readyOn, format), fact)] })
    : [{ text: remedy === undefined ? "" : words.remedies[remedy] }];
  const sentence = [...fill(words.missing, { label, cause: [cause] }), { text: " " }, ...end];
  return { kind: "missing", pieces: ofModel(nameOf(fact, context), trimmed(sentence), context) };
}

/** Without the space before an end that is empty. */
const trimmed = (pieces: readonly ChatPiece[]) =>
  pieces.at(-1)?.text === "" ? joined(pieces.slice(0, -2)) : joined(pieces);

/** What would provide a figure, by why it is missing; others come by themselves or cannot be had. */
const remedies: Partial<Record<ReasonCode, keyof AssistantWords["remedies"]>> = {
  "not-linked": "link",
  "needs-typing": "type",
  "needs-connection": "connect",
  "not-public": "connect",
  "needs-statement": "statement",
  "needs-earnings": "statement",
  "too-few-statement-days": "statement",
  "too-few-months": "statement",
  "too-few-payers": "statement",
  "no-subscribers": "statement",
  "too-few-weeks": "statement",
  "too-few-sales": "statement",
  "no-earnings": "statement",
  "no-gross": "statement",
  "needs-price": "price",
  "not-found": "check",
  "private-account": "check",
  suspended: "check",
  "platform-unreachable": "later",
  "platform-unreadable": "later",
  "platform-refused": "later",
  "rate-limited": "later",
  "budget-used": "later",
};
