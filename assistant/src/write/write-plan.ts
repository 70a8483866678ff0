import type { ChatAnswer, ChatLine, Language } from "@fanradar/contract";
import type { Fact, SealedReport } from "@fanradar/engine";
import type { Format } from "@fanradar/words";
import type { Article } from "../articles/article.ts";
import type { Knowledge } from "../knowledge.ts";
import { type Block, maxBlocks } from "../plan/block.ts";
import { writeAdvice, writePart, writeParticular, writePassage, writeStep } from "./advice.ts";
import { type AnswerOption, writeAsk } from "./ask.ts";
import { writeBreakdown } from "./breakdown.ts";
import { writeChanges } from "./changes.ts";
import { writeChart } from "./chart.ts";
import { writeChatters } from "./chatters.ts";
import { writeCompare } from "./compare.ts";
import { writeDefinition } from "./definition.ts";
import { writeDraft } from "./draft.ts";
import { writeLimits, writePhrase, writePremise, writeRefusal, writeUnlinked, writeUnused } from "./fixed.ts";
import { writeFraction } from "./fraction.ts";
import { writeLacking, writeLinked, writeUnranked } from "./lacking.ts";
import { writeOrigin } from "./origin.ts";
import { fill, ofFact } from "./piece.ts";
import { writeSuggestion } from "./plan.ts";
import { writeRange } from "./range.ts";
import { writeFilter, writeSubjects, writeVerdict } from "./rank-facts.ts";
import { writeNewest, writePosts } from "./rank-posts.ts";
import { writeThemes } from "./rank-themes.ts";
import { writeFacts } from "./state-facts.ts";
import { writeStatement } from "./statement.ts";
import { writeMonths, writeTable } from "./table.ts";
import { writeGoals, writeTodos } from "./team-work.ts";
import { type WriteContext, writeContext } from "./write-context.ts";

export interface WriteOptions {
  language: Language;
  format: Format;
}

export interface WrittenPlan {
  lines: ChatLine[];
  /** Facts that the lines show, and where these come from. */
  facts: Fact[];
  sources: SealedReport["sources"];
  articles: ChatAnswer["articles"];
  asks: AnswerOption[];
  /** Blocks that were left out, since the ledger has not what they name: for the log. */
  dropped: Block[];
}

/** What one block becomes. */
interface BlockOutput {
  lines: ChatLine[];
  article?: Article;
  asks?: AnswerOption[];
}

/**
 * Writes a plan out. Every word about figures is written here, from the facts that a block names; a block that names what is not
 * known, or what does not fit, is left out alone. Never throws on a plan that has the schema of blocks.
 */
export function writePlan(
  blocks: readonly Block[],
  knowledge: Knowledge,
  { language, format }: WriteOptions,
): WrittenPlan {
  const first = writeBlocks(blocks, writeContext(knowledge, { language, format }));
  // Where all figures are of one day, and not of these days, one mention is enough.
  const [day, ...others] = first.context.days.found.keys();
  const isSaidAtEnd = day !== undefined && day !== "" && others.length === 0;
  const { written, dropped, context } = isSaidAtEnd
    ? writeBlocks(blocks, writeContext(knowledge, { language, format, isSaidAtEnd }))
    : first;
  const lines = [...written.flatMap((one) => one.lines), ...(isSaidAtEnd ? dayLines(context) : [])];
  const facts = shownFacts(lines, context);
  const evidence = new Set(facts.flatMap(({ sources }) => sources));
  const articles = new Map(
    written.flatMap(({ article }) => (article && article.topic !== "product" ? [[article.id, article]] : [])),
  );
  return {
    lines,
    facts,
    sources: knowledge.sources.filter((source) => evidence.has(source.evidence)),
    articles: [...articles.values()].map(({ id, title, source = null }) => ({ id, title, source })),
    asks: written.flatMap(({ asks = [] }) => asks),
    dropped,
  };
}

function writeBlocks(blocks: readonly Block[], context: WriteContext) {
  const dropped: Block[] = blocks.slice(maxBlocks);
  const written = blocks.slice(0, maxBlocks).flatMap((block) => {
    const one = writeBlock(block, context);
    if (!one) dropped.push(block);
    return one ?? [];
  });
  return { written, dropped, context };
}

/** Of which day the old figures are. */
const dayLines = ({ days, words }: WriteContext): ChatLine[] =>
  [...days.found].map(([date, fact]) => ({
    kind: "note",
    pieces: fill(words.asOfAll, { date: [ofFact(date, fact)] }),
  }));

/** The lines of a block; undefined where it does not fit. */
function writeBlock(block: Block, context: WriteContext): BlockOutput | undefined {
  const alone = (lines: ChatLine[] | undefined) => lines && { lines };
  switch (block.kind) {
    case "facts":
      return alone(writeFacts(block, context));
    case "compare":
      return alone(writeCompare(block, context));
    case "rank":
      return alone(writeRank(block, context));
    case "table":
      return alone(writeTable(block, context));
    case "filter":
      return alone(writeFilter(block, context));
    case "verdict":
      return alone(writeVerdict(block, context));
    case "fraction":
      return alone(writeFraction(block, context));
    case "range":
      return alone(writeRange(block, context));
    case "limits":
      return alone(writeLimits(block, context));
    case "premise":
      return alone(writePremise(block, context));
    case "months":
      return alone(writeMonths(block, context));
    case "definition":
      return { lines: writeDefinition(block, context) };
    case "breakdown":
      return alone(writeBreakdown(block, context));
    case "linked":
      return alone(writeLinked(block, context));
    case "lacking":
      return alone(writeLacking(block, context));
    case "unranked":
      return alone(writeUnranked(block, context));
    case "chart":
      return alone(writeChart(block, context));
    case "origin":
      return alone(writeOrigin(block, context));
    case "changes":
      return alone(writeChanges(block, context));
    case "unlinked":
      return alone(writeUnlinked(block, context));
    case "statement":
      return alone(writeStatement(block, context));
    case "advice":
      return writeAdvice(block, context);
    case "passage":
      return writePassage(block, context);
    case "particular":
      return writeParticular(block, context);
    case "part":
      return writePart(block, context);
    case "step":
      return writeStep(block, context);
    case "plan":
      return alone(writeSuggestion(block, context));
    case "draft":
      return alone(writeDraft(block, context));
    case "refuse":
      return alone(writeRefusal(block, context));
    case "ask":
      return writeAsk(block, context);
    case "unused":
      return alone(writeUnused(block, context));
    case "posts":
      return alone(writePosts(block, context));
    case "newest":
      return alone(writeNewest(block, context));
    case "chatters":
      return alone(writeChatters(block, context));
    case "todos":
      return alone(writeTodos(block, context));
    case "goals":
      return alone(writeGoals(block, context));
    case "phrase":
      return alone(writePhrase(block, context));
  }
}

function writeRank(block: Extract<Block, { kind: "rank" }>, context: WriteContext) {
  if (block.of === "posts") return writePosts(block, context);
  return block.of === "themes" ? writeThemes(block, context) : writeSubjects(block, context);
}

/** Facts of pieces, each once, in the order in which they are shown. */
function shownFacts(lines: readonly ChatLine[], { knowledge, derived }: WriteContext): Fact[] {
  const pieces = lines.flatMap((line) => [
    ...line.pieces,
    ...(line.table?.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.pieces)) ?? []),
  ]);
  return [...new Set(pieces.flatMap(({ factId }) => factId ?? []))].flatMap(
    (id) => knowledge.facts.get(id) ?? derived.get(id) ?? [],
  );
}
