import type { Language } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import type { Format } from "@fanradar/words";
import { chatInstructions } from "@fanradar/words/lock/instructions";
import { type LockedText, lockText } from "@fanradar/words/lock/lock-text";
import { isStepCount, streamText, type TextStreamPart, type ToolSet, tool } from "ai";
import type { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { detailOf, type NarratorFailure } from "./failure.ts";
import { type Narrator, sentOf } from "./narrate.ts";
import {
  longestAnswer,
  notifyBudgetUsed,
  reserveTokens,
  settleTokens,
  type TokenReservation,
  tokensOf,
  triesAgain,
} from "./token-budget.ts";

/** Something a language model may ask for while it answers. It is handed what its schema let through. */
export interface NarratorTool {
  description: string;
  input: z.ZodType;
  run(input: unknown): unknown;
}

export interface Conversing {
  question: string;
  /** The previous question of the conversation. */
  before?: string | undefined;
  /** What the reader may see. */
  facts: readonly Fact[];
  /** The person has dataSharing on. */
  sendsPrivate: boolean;
  /** The tools, given the facts that may be sent: they return no others. */
  toolsOf(sent: readonly Fact[]): Record<string, NarratorTool>;
  userId: number;
  language: Language;
  format: Format;
  now: Date;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** What became of it: who wrote what was yielded, and why no more was. */
export interface Conversed {
  narrator: string;
  failure?: NarratorFailure;
  /** The client disconnected. */
  isStopped: boolean;
  checks: LockedText["checks"];
}

type Block = LockedText["blocks"][number];

const mostSteps = 5;

/**
 * Has a language model answer a question with tools, and yields what holds of it paragraph by paragraph as it is written: the
 * same that `lockText` would keep of the whole. Each step's tokens are set aside before it. Errors, slowness, a used-up day and
 * a text without a sentence that passes end it and are in the return value; it never throws for the model's sake.
 */
export async function* converse(db: Db, narrator: Narrator, options: Conversing): AsyncGenerator<Block, Conversed> {
  const { language, format, signal, userId, now } = options;
  const sent = sentOf(options.facts, options.sendsPrivate);
  const instructions = chatInstructions(language);
  const lock = (text: string) => lockText(text, sent, { language, format, instructions });
  let reserved: TokenReservation | undefined;
  let most = 0;
  let text = "";
  let sentCount = 0;
  let failure: NarratorFailure | undefined;

  const settle = async (taken: number) => {
    if (reserved) await settleTokens(db, reserved, taken);
    reserved = undefined;
  };
  const end = (error: unknown) => {
    if (signal.aborted || failure) return;
    if (error instanceof BudgetUsed) failure = "budget-used";
    else {
      const detail = detailOf(error);
      failure = detail.failure;
      narrator.warn(detail);
    }
  };
  try {
    const { stream } = streamText({
      model: narrator.model,
      instructions,
      messages: [
        ...(options.before === undefined ? [] : [{ role: "user" as const, content: options.before }]),
        { role: "user", content: options.question },
      ],
      tools: toolSet(options.toolsOf(sent)),
      stopWhen: isStepCount(mostSteps),
      maxOutputTokens: longestAnswer,
      maxRetries: triesAgain,
      timeout: { totalMs: narrator.timeoutMs },
      abortSignal: signal,
      temperature: 0.3,
      // The SDK would print it otherwise, with all that the provider says in it.
      onError: () => undefined,
      prepareStep: async ({ messages }) => {
        most = (1 + triesAgain) * (tokensOf(instructions + JSON.stringify(messages)) + longestAnswer);
        reserved = await reserveTokens(db, { userId, tokens: most, dailyTokens: narrator.dailyTokens, now });
        if (!reserved) throw new BudgetUsed();
        return {};
      },
    });
    for await (const part of stream) {
      text += textOf(part);
      if (part.type === "text-delta" && part.text.includes("\n")) {
        // A line that has ended stays as it is, and so does every block but the last.
        const { blocks } = lock(text.slice(0, text.lastIndexOf("\n") + 1));
        for (const block of blocks.slice(sentCount, -1)) {
          sentCount++;
          yield block;
        }
      }
      if (part.type === "finish-step") await settle(part.usage.totalTokens ?? most);
      if (part.type === "error") end(part.error);
      if (part.type === "abort") end(new DOMException("", "AbortError"));
    }
  } catch (error) {
    end(error);
  } finally {
    // What was refused was not written; what broke off may have been paid, once.
    await settle(failure === "refused" ? 0 : Math.ceil(most / (1 + triesAgain)));
  }
  if (failure === "budget-used") await notifyBudgetUsed(db, options);
  const { blocks, checks } = lock(text);
  yield* blocks.slice(sentCount);
  const holds = blocks.some(({ sentences }) => sentences.some((sentence) => "pieces" in sentence));
  if (!holds && !signal.aborted) failure ??= "nothing-held";
  return {
    narrator: holds ? narrator.name : "engine",
    ...(failure && { failure }),
    isStopped: signal.aborted,
    checks,
  };
}

/** A step that the day does not afford. */
class BudgetUsed extends Error {}

/** What a step wrote; the steps' texts are paragraphs of their own. */
function textOf(part: TextStreamPart<ToolSet>): string {
  if (part.type === "text-delta") return part.text;
  return part.type === "finish-step" ? "\n\n" : "";
}

function toolSet(tools: Record<string, NarratorTool>): ToolSet {
  return Object.fromEntries(
    Object.entries(tools).map(([name, { description, input, run }]) => [
      name,
      tool({ description, inputSchema: input, execute: async (given) => run(given) }),
    ]),
  );
}
