import { type Block, maxBlocks } from "@fanradar/assistant/plan/block";
import { responseText } from "@fanradar/assistant/write/response-text";
import { type WriteOptions, type WrittenPlan, writePlan } from "@fanradar/assistant/write/write-plan";
import type { ChatAnswer, ChatLine } from "@fanradar/contract";
import { formatOf, type Reader } from "../../platform/http/reader.ts";
import { newerLine } from "./newer-line.ts";
import { offersFor } from "./offers.ts";
import { planFor } from "./plan-answer.ts";
import type { UnderstoodQuestion } from "./understand-question.ts";

/** A plan in the language of its question. Where nothing of it can be written, `isMute`, it says so. */
export function writeBlocks(
  blocks: readonly Block[],
  understood: UnderstoodQuestion,
  reader: Reader,
): WrittenPlan & { isMute: boolean } {
  const { question, knowledge } = understood;
  const replier = { ...reader, language: question.language };
  const options: WriteOptions = { language: question.language, format: formatOf(replier) };
  const written = writePlan(blocks, knowledge, options);
  const isMute = written.lines.length === 0 && blocks.length > 0;
  const plan = isMute ? writePlan([{ kind: "phrase", phrase: "nothing" }], knowledge, options) : written;
  return question.language === reader.language
    ? { ...plan, isMute }
    : { ...plan, isMute, lines: plan.lines.map((line) => inLanguage(line, question.language)) };
}

/** An answer with the blocks that it was written from. */
export interface PlannedAnswer {
  answer: ChatAnswer;
  plan: readonly Block[];
  /** The model that it is about, where a language model read that otherwise than the router. */
  modelId?: number | undefined;
}

/** The answer of the router's plan. */
export function writeAnswer(understood: UnderstoodQuestion, reader: Reader): PlannedAnswer {
  const plan = planFor(understood);
  const offers = offersFor(plan, understood, reader);
  const isLikely = understood.question.certainty === "likely" && offers.length > 0;
  const blocks: Block[] = isLikely
    ? [...plan.slice(0, maxBlocks - 1), { kind: "phrase", phrase: "other-readings" }]
    : plan;
  const { lines, facts, sources, articles, asks } = writeBlocks(blocks, understood, reader);
  const newer = newerLine(understood.chosen ?? null, { ...reader, language: understood.question.language });
  const states = facts.length > 0 || lines.some(({ kind }) => kind === "missing");
  const all = newer && states ? [...lines, newer] : lines;
  const answer: ChatAnswer = {
    response: responseText(all),
    lines: all,
    facts,
    sources,
    articles,
    ...(offers.length > 0 && { offers }),
    ...(asks.length > 0 && { asks: asks.map((one) => ({ message: understood.question.text, ...one })) }),
    narrator: "engine",
    checks: { figures: facts.length, passed: facts.length, dropped: 0 },
  };
  return { answer, plan: blocks };
}

/** An answer of fixed lines without figures. */
export const fixedAnswer = (lines: ChatLine[]): ChatAnswer => ({
  response: responseText(lines),
  lines,
  facts: [],
  sources: [],
  articles: [],
  narrator: "engine",
  checks: { figures: 0, passed: 0, dropped: 0 },
});

/** A line whose pieces have their language, where they have none yet. */
export const inLanguage = (line: ChatLine, lang: Reader["language"]): ChatLine => ({
  ...line,
  pieces: line.pieces.map((piece) => ({ lang, ...piece })),
});
