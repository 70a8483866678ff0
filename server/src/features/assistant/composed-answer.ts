import { composeInstructions, questionContext } from "@fanradar/assistant/compose/instructions";
import { soundBlock } from "@fanradar/assistant/compose/sound-draft";
import { talkIntents } from "@fanradar/assistant/intents/intent-ids";
import type { Knowledge, Need } from "@fanradar/assistant/knowledge";
import { type Block, composedElement, maxBlocks } from "@fanradar/assistant/plan/block";
import { type Query, query } from "@fanradar/assistant/plan/query";
import { responseText } from "@fanradar/assistant/write/response-text";
import type { ChatAnswer, ChatLine } from "@fanradar/contract";
import type { z } from "zod";
import { type Narrator, shareableFacts } from "../../domain/narration/open-narrator.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { messagesFor, type Reader } from "../../platform/http/reader.ts";
import { type AnswerPart, answerQuery, besideOthers, togetherOf } from "./answer-parts.ts";
import { ledgerTools } from "./ledger-tools.ts";
import type { UnderstoodQuestion } from "./understand-question.ts";
import { type PlannedAnswer, writeAnswer, writeBlocks } from "./write-answer.ts";

interface ComposeOptions {
  narrator: Narrator;
  reader: Reader;
  userId: number;
  /** The questions before, which a follow-up continues, oldest first. */
  before: readonly string[];
  /** The person has dataSharing on. */
  sendsPrivate: boolean;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

const talk: readonly string[] = talkIntents;

/**
 * Answers by elements that a language model chooses: queries, which are planned and written as the router's, and blocks, each written out as soon
 * as it is complete; by the router's own plan where no model answered. What is said to a person rather than asked, and a question for somebody's
 * identity, are answered without it.
 */
export async function* composeAnswer(
  db: Db,
  understood: UnderstoodQuestion,
  options: ComposeOptions,
): AsyncGenerator<ChatLine, PlannedAnswer> {
  const { narrator, reader, userId, before, signal } = options;
  const { question, asksForPerson } = understood;
  const isTalk = question.certainty !== "unsure" && talk.includes(question.intents[0] ?? "");
  const isAlone = asksForPerson && question.text.trim() === "";
  if (isTalk || isAlone) return yield* streamLines(writeAnswer(understood, reader));
  const ledger = openLedger(understood, options);
  const instructions = composeInstructions(question.language);
  const { streamElements } = await import("../../domain/narration/stream-elements.ts");
  const elements = streamElements(db, narrator, {
    instructions: `${instructions}\n\n${questionContext(question, understood.asker)}`,
    messages: [...before, understood.asked].map((content) => ({ role: "user", content })),
    tools: ledger.tools,
    element: composedElement,
    most: maxBlocks,
    userId,
    now: new Date(),
    signal,
  });
  const blocks: Block[] = asksForPerson ? [{ kind: "refuse", reason: "person" }] : [];
  const queried: AnswerPart[] = [];
  const lines: ChatLine[] = [];
  const written = () => writeBlocks(blocks, { ...understood, knowledge: ledger.knowledge() }, reader);
  const add = function* (more: readonly ChatLine[]) {
    lines.push(...more);
    yield* more;
  };
  let ofBlocks = blocks.length > 0 ? written().lines.length : 0;
  yield* add(ofBlocks > 0 ? written().lines : []);
  const first = lines.length;
  let unsound = 0;
  let about = understood.chosen?.id;
  let next = await elements.next();
  for (; !next.done; next = await elements.next()) {
    const element = next.value;
    if (isQuery(element)) {
      const parts = [...queried, asPart(written(), blocks)];
      const meant = await understood.readAs(element);
      // Where the router found no model, the first query says which one the answer is about.
      if (about === undefined && lines.length === first) about = meant?.chosen?.id;
      const part = meant && answerBeside(meant, { reader, parts, about });
      if (part) queried.push(part);
      else unsound++;
      yield* add(part?.lines ?? []);
      continue;
    }
    const block = soundBlock(element, { instructions, question });
    if (!block) unsound++;
    else blocks.push(block);
    const all = written();
    if (all.isMute) continue;
    yield* add(all.lines.slice(ofBlocks));
    ofBlocks = all.lines.length;
  }
  const { failure: failed, isStopped, rejected, isEmpty } = next.value;
  // What asks for nothing is answered as the router reads it.
  if (isEmpty && first === 0) return yield* streamLines(writeAnswer(understood, reader));
  const isAnswered = lines.length > first;
  const failure = failed ?? (isAnswered || isStopped || isEmpty ? undefined : "nothing-verified");
  const { answerWords } = messagesFor(reader);
  const note = (text: string): ChatLine => ({ kind: "note", pieces: [{ text }] });
  const plan = written();
  const routed = writeAnswer({ ...understood, knowledge: ledger.knowledge() }, reader);
  const own = routed.answer;
  if (isStopped) yield* add([note(answerWords.stopped)]);
  else if (failure) {
    const shown = new Set(lines.map((line) => JSON.stringify(line)));
    yield* add([note(answerWords.fallback[failure]), ...own.lines.filter((line) => !shown.has(JSON.stringify(line)))]);
  }
  const parts = isAnswered ? [...queried, asPart(plan, blocks)] : [];
  const { asks, ...stated } = togetherOf([
    ...parts,
    ...(failure ? [{ ...own, asks: own.asks ?? [], plan: routed.plan }] : []),
  ]);
  const answer: ChatAnswer = {
    response: responseText(lines),
    lines,
    ...stated,
    ...(failure && own.offers && { offers: own.offers }),
    ...(asks.length > 0 && { asks: asks.map((one) => ({ message: question.text, ...one })) }),
    narrator: isAnswered ? narrator.name : "engine",
    ...(failure && { fallback: failure }),
    checks: {
      figures: stated.facts.length,
      passed: stated.facts.length,
      dropped: isAnswered ? rejected + unsound + plan.dropped.length : 0,
    },
  };
  return { answer, modelId: about, plan: [...parts.flatMap((part) => part.plan), ...(failure ? routed.plan : [])] };
}

const asPart = ({ dropped: _, ...plan }: ReturnType<typeof writeBlocks>, blocks: readonly Block[]): AnswerPart => ({
  ...plan,
  plan: [...blocks],
});

const isQuery = (element: z.infer<typeof composedElement>): element is Query => queryKinds.has(element.kind);
const queryKinds: ReadonlySet<string> = new Set(query.options.map(({ shape }) => shape.kind.value));

/** The answer to a query, where it can stand beside the parts that are there. */
function answerBeside(
  meant: UnderstoodQuestion,
  { reader, parts, about }: { reader: Reader; parts: readonly AnswerPart[]; about: number | undefined },
): AnswerPart | undefined {
  const part = answerQuery(meant, reader);
  const stated = new Map(parts.flatMap(({ facts }) => facts).map((fact) => [fact.id, fact]));
  return part && besideOthers(part, stated, { modelId: meant.chosen?.id, answerModelId: about });
}

/** What a language model may read of the ledger, and what has been loaded of it so far. */
function openLedger(understood: UnderstoodQuestion, { sendsPrivate, reader }: ComposeOptions) {
  let knowledge: Knowledge = understood.knowledge;
  const loaded = new Set<Need>(understood.needs);
  const tools = ledgerTools({
    knowledge: () => knowledge,
    load: async (needs) => {
      if (needs.every((need) => loaded.has(need))) return;
      for (const need of needs) loaded.add(need);
      knowledge = await understood.load(loaded);
    },
    isSent: (fact) => shareableFacts([fact], sendsPrivate).length > 0,
    sendsNames: sendsPrivate,
    reader,
  });
  return { tools, knowledge: () => knowledge };
}

/** An answer line by line. */
export async function* streamLines(planned: PlannedAnswer): AsyncGenerator<ChatLine, PlannedAnswer> {
  yield* planned.answer.lines;
  return planned;
}
