import { composeInstructions } from "@fanradar/assistant/compose/instructions";
import { soundBlock } from "@fanradar/assistant/compose/sound-draft";
import { talkIntents } from "@fanradar/assistant/intents/intent-ids";
import type { Knowledge, Need } from "@fanradar/assistant/knowledge";
import { type Block, composedBlock, maxBlocks } from "@fanradar/assistant/plan/block";
import { responseText } from "@fanradar/assistant/write/response-text";
import type { ChatAnswer, ChatLine } from "@fanradar/contract";
import { type Narrator, shareableFacts } from "../../domain/narration/open-narrator.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { messagesFor, type Reader } from "../../platform/http/reader.ts";
import { ledgerTools } from "./ledger-tools.ts";
import type { UnderstoodQuestion } from "./understand-question.ts";
import { type PlannedAnswer, writeAnswer, writeBlocks } from "./write-answer.ts";

interface ComposeOptions {
  narrator: Narrator;
  reader: Reader;
  userId: number;
  /** The question before, which a follow-up continues. */
  before: string | undefined;
  /** The person has dataSharing on. */
  sendsPrivate: boolean;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

const talk: readonly string[] = talkIntents;
/** What is private of a model, one of the viewer or of others. */
const ofMoney: readonly Need[] = ["prices", "earnings", "breakdown", "models-breakdown"];

/**
 * Answers by blocks that a language model chooses, each written out as soon as it is complete, and by the router's own plan where no
 * model answered. What is said to a person rather than asked, a question for somebody's identity, and one on money whose figures may not be sent
 * are answered without it.
 */
export async function* composeAnswer(
  db: Db,
  understood: UnderstoodQuestion,
  options: ComposeOptions,
): AsyncGenerator<ChatLine, PlannedAnswer> {
  const { narrator, reader, userId, before, sendsPrivate, signal } = options;
  const { question, asksForPerson, load } = understood;
  const isTalk = question.certainty !== "unsure" && talk.includes(question.intents[0] ?? "");
  const isAlone = asksForPerson && question.text.trim() === "";
  // A model that may not see the figures could not choose them.
  const isPrivate = !sendsPrivate && ofMoney.some((need) => understood.needs.has(need));
  if (isTalk || isAlone || isPrivate) return yield* streamLines(writeAnswer(understood, reader));
  let knowledge: Knowledge = understood.knowledge;
  const loaded = new Set<Need>(understood.needs);
  const tools = ledgerTools({
    knowledge: () => knowledge,
    load: async (needs) => {
      if (needs.every((need) => loaded.has(need))) return;
      for (const need of needs) loaded.add(need);
      knowledge = await load(loaded);
    },
    isSent: (fact) => shareableFacts([fact], sendsPrivate).length > 0,
    sendsNames: sendsPrivate,
    reader,
  });
  const instructions = composeInstructions(question.language);
  const { streamElements } = await import("../../domain/narration/stream-elements.ts");
  const elements = streamElements(db, narrator, {
    instructions,
    messages: [
      ...(before === undefined ? [] : [{ role: "user" as const, content: before }]),
      { role: "user", content: question.text },
    ],
    tools,
    element: composedBlock,
    most: maxBlocks,
    userId,
    now: new Date(),
    signal,
  });
  const blocks: Block[] = asksForPerson ? [{ kind: "refuse", reason: "person" }] : [];
  const lines: ChatLine[] = [];
  const written = () => writeBlocks(blocks, { ...understood, knowledge }, reader);
  const add = function* (more: readonly ChatLine[]) {
    lines.push(...more);
    yield* more;
  };
  yield* add(blocks.length > 0 ? written().lines : []);
  const first = lines.length;
  let unsound = 0;
  let next = await elements.next();
  for (; !next.done; next = await elements.next()) {
    const block = soundBlock(next.value, { instructions, question });
    if (!block) unsound++;
    else blocks.push(block);
    const all = written();
    if (all.isMute) continue;
    yield* add(all.lines.slice(lines.length));
  }
  const { failure: failed, isStopped, rejected } = next.value;
  const isAnswered = lines.length > first;
  const failure = failed ?? (isAnswered || isStopped ? undefined : "nothing-verified");
  const { answerWords } = messagesFor(reader);
  const note = (text: string): ChatLine => ({ kind: "note", pieces: [{ text }] });
  const plan = written();
  const routed = writeAnswer({ ...understood, knowledge }, reader);
  const own = routed.answer;
  if (isStopped) yield* add([note(answerWords.stopped)]);
  else if (failure) {
    const shown = new Set(lines.map((line) => JSON.stringify(line)));
    yield* add([note(answerWords.fallback[failure]), ...own.lines.filter((line) => !shown.has(JSON.stringify(line)))]);
  }
  const parts = [...(isAnswered ? [plan] : []), ...(failure ? [own] : [])];
  const facts = new Map(parts.flatMap((part) => part.facts).map((fact) => [fact.id, fact]));
  const sources = new Map(parts.flatMap((part) => part.sources).map((source) => [source.evidence, source]));
  const articles = new Map(parts.flatMap((part) => part.articles).map((article) => [article.id, article]));
  const asks = isAnswered ? plan.asks.map((one) => ({ message: question.text, ...one })) : (own.asks ?? []);
  const answer: ChatAnswer = {
    response: responseText(lines),
    lines,
    facts: [...facts.values()],
    sources: [...sources.values()],
    articles: [...articles.values()],
    ...(failure && own.offers && { offers: own.offers }),
    ...(asks.length > 0 && { asks }),
    narrator: isAnswered ? narrator.name : "engine",
    ...(failure && { fallback: failure }),
    checks: {
      figures: facts.size,
      passed: facts.size,
      dropped: isAnswered ? rejected + unsound + plan.dropped.length : 0,
    },
  };
  return { answer, plan: [...(isAnswered ? blocks : []), ...(failure ? routed.plan : [])] };
}

/** An answer line by line. */
export async function* streamLines(planned: PlannedAnswer): AsyncGenerator<ChatLine, PlannedAnswer> {
  yield* planned.answer.lines;
  return planned;
}
