import { repairMessage } from "@fanradar/assistant/compose/instructions";
import { isStepCount, type ModelMessage, Output, parsePartialJson, streamText, type ToolSet, tool } from "ai";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { describeFailure, type NarratorFailure } from "./failure.ts";
import { openLanguageModel } from "./open-language-model.ts";
import type { Narrator } from "./open-narrator.ts";
import {
  estimateTokens,
  maxAnswerTokens,
  maxRetries,
  notifyBudgetUsed,
  reserveTokens,
  settleTokens,
  type TokenReservation,
} from "./token-budget.ts";

/** A tool that a language model may call while it answers. `run` gets input that its schema has validated. */
export interface NarratorTool {
  description: string;
  input: z.ZodType;
  run(input: unknown): unknown;
}

export interface ElementOptions<T> {
  instructions: string;
  messages: readonly ModelMessage[];
  tools?: Record<string, NarratorTool>;
  element: z.ZodType<T>;
  /** More elements are left out. */
  most: number;
  userId: number;
  now: Date;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal;
}

export interface ElementResult {
  /** Why there are no more elements. `nothing-verified`: no valid one came, also after a repair. */
  failure?: NarratorFailure;
  /** The client disconnected. */
  isStopped: boolean;
  /** Elements that were not valid. */
  rejected: number;
  /** The model replied that it has none. */
  isEmpty: boolean;
}

const mostSteps = 5;

/** The day's budget does not cover the next step. */
class BudgetUsed extends Error {}

/**
 * Elements of a list that a language model writes as JSON, each as soon as it is complete and valid; one that is not valid is left
 * out alone. A reply without a valid one is requested once more. Tokens are reserved before each step. Errors and timeouts of the
 * model and a used-up budget are failures in the return value; none of them throws. Import this file where it is called: with it come the
 * clients of all providers, a third of the server's code.
 */
export async function* streamElements<T>(
  db: Db,
  narrator: Narrator,
  options: ElementOptions<T>,
): AsyncGenerator<T, ElementResult> {
  const { signal, most, userId, now } = options;
  const deadline = Date.now() + narrator.timeoutMs;
  let messages = [...options.messages];
  let [count, rejected] = [0, 0];
  let failure: NarratorFailure | undefined;
  let isEmpty = false;
  for (let attempt = 0; attempt < 2 && count === 0 && !isEmpty && !failure && !signal?.aborted; attempt++) {
    const reply = streamReply(db, narrator, { ...options, messages, timeoutMs: Math.max(1, deadline - Date.now()) });
    let next = await reply.next();
    for (; !next.done; next = await reply.next()) {
      const parsed = options.element.safeParse(next.value);
      if (!parsed.success) rejected++;
      else if (count < most) {
        count++;
        yield parsed.data;
      }
    }
    failure = next.value.failure;
    isEmpty = !failure && count === 0 && isEmptyList(next.value.text);
    messages = [
      ...options.messages,
      { role: "assistant", content: next.value.text || "{}" },
      { role: "user", content: repairMessage },
    ];
  }
  if (failure === "budget-used") await notifyBudgetUsed(db, { userId, now });
  const isStopped = signal?.aborted === true;
  if (count === 0 && !isStopped && !isEmpty) failure ??= "nothing-verified";
  return { ...(failure && { failure }), isStopped, rejected, isEmpty };
}

interface ReplyOptions extends Omit<ElementOptions<unknown>, "messages"> {
  messages: ModelMessage[];
  timeoutMs: number;
}

/** One reply, with its tool calls: complete elements of its JSON, not yet validated. */
async function* streamReply(
  db: Db,
  narrator: Narrator,
  options: ReplyOptions,
): AsyncGenerator<unknown, { text: string; failure?: NarratorFailure }> {
  const { instructions, tools = {}, element, userId, now, signal, timeoutMs } = options;
  let reserved: TokenReservation | undefined;
  let most = 0;
  let text = "";
  let yielded = 0;
  let failure: NarratorFailure | undefined;
  const settle = async (taken: number) => {
    if (reserved) await settleTokens(db, reserved, taken);
    reserved = undefined;
  };
  const end = (error: unknown) => {
    if (signal?.aborted || failure) return;
    if (error instanceof BudgetUsed) failure = "budget-used";
    else {
      const detail = describeFailure(error);
      failure = detail.failure;
      narrator.warn(detail);
    }
  };
  try {
    const { stream } = streamText({
      model: openLanguageModel(narrator.model),
      instructions,
      messages: options.messages,
      tools: toolSet(tools),
      stopWhen: isStepCount(mostSteps),
      output: Output.array({ element }),
      maxOutputTokens: maxAnswerTokens,
      maxRetries,
      timeout: { totalMs: timeoutMs },
      ...(signal && { abortSignal: signal }),
      temperature: 0.3,
      // Why: by default the SDK prints the error with the provider's message.
      onError: () => undefined,
      prepareStep: async ({ messages }) => {
        most = (1 + maxRetries) * (estimateTokens(instructions + JSON.stringify(messages)) + maxAnswerTokens);
        reserved = await reserveTokens(db, { userId, tokens: most, dailyTokens: narrator.dailyTokens, now });
        if (!reserved) throw new BudgetUsed();
        return {};
      },
    });
    for await (const part of stream) {
      if (part.type === "start-step") [text, yielded] = ["", 0];
      if (part.type === "text-delta") {
        text += part.text;
        // An element can only end with a brace.
        if (part.text.includes("}"))
          for (const one of (await completeElements(text)).slice(yielded)) {
            yielded++;
            yield one;
          }
      }
      if (part.type === "finish-step") await settle(part.usage.totalTokens ?? most);
      if (part.type === "error") end(part.error);
      if (part.type === "abort") end(new DOMException("", "AbortError"));
    }
  } catch (error) {
    end(error);
  } finally {
    // A refused request costs nothing; an interrupted one may have been charged once.
    await settle(failure === "refused" ? 0 : Math.ceil(most / (1 + maxRetries)));
  }
  return { text, ...(failure && { failure }) };
}

const list = z.union([
  z.array(z.unknown()),
  z.object({ elements: z.array(z.unknown()) }).transform(({ elements }) => elements),
]);

/** Whether a whole reply is a list without elements. */
function isEmptyList(text: string): boolean {
  const json = text.trim().replace(/^```\w*\s*|\s*```$/g, "");
  return /^(?:\[\s*\]|\{\s*"elements"\s*:\s*\[\s*\]\s*\})$/.test(json);
}

/** Elements of a JSON text that may still grow: the last one once its brace is closed. */
async function completeElements(text: string): Promise<unknown[]> {
  const json = text.slice(Math.max(0, text.search(/[[{]/)));
  const { value } = await parsePartialJson(json.replace(/\s*```\s*$/, ""));
  const elements = list.safeParse(value).data ?? [];
  return openBraces(json) <= (json.startsWith("{") ? 1 : 0) ? elements : elements.slice(0, -1);
}

/** Braces of a JSON text that are not closed yet; those in strings do not count. */
function openBraces(json: string): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json[at];
    if (letter === "\\" && isQuoted) at++;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === "{") depth++;
    else if (!isQuoted && letter === "}") depth--;
  }
  return isQuoted ? Number.POSITIVE_INFINITY : depth;
}

function toolSet(tools: Record<string, NarratorTool>): ToolSet {
  return Object.fromEntries(
    Object.entries(tools).map(([name, { description, input, run }]) => [
      name,
      tool({ description, inputSchema: input, execute: async (value) => run(value) }),
    ]),
  );
}
