import { type ChatEvent, type ChatLine, streamChat, type WholeAnswer } from "@fanradar/contract";
import { CallError } from "../lib/call.ts";
import { callLines } from "../lib/call-lines.ts";
import type { AnswerFailure } from "./turn.ts";

interface Question {
  message: string;
  modelId: number | null;
  conversationId: number | null;
  before: string | null;
}

const readEvent = (line: string): ChatEvent => JSON.parse(line);

type Outcome = { answer: WholeAnswer } | AnswerFailure;

/** Sends a question and passes each line to `onLine`. Returns the complete answer, or why there is none. */
export async function ask(question: Question, signal: AbortSignal, onLine: (line: ChatLine) => void): Promise<Outcome> {
  let hasBegun = false;
  try {
    for await (const event of callLines(streamChat, { body: question, signal, read: readEvent })) {
      if ("answer" in event) return { answer: event.answer };
      hasBegun = true;
      onLine(event.line);
    }
    return { why: "cut-off" };
  } catch (error) {
    if (signal.aborted) return { why: "stopped" };
    if (error instanceof CallError) return refusal(error);
    if (hasBegun) return { why: "cut-off" };
    return { why: navigator.onLine ? "unreachable" : "offline" };
  }
}

const minuteMs = 60_000;

function refusal({ status, reason, fields, cause }: CallError): AnswerFailure {
  if (status === 429) return { why: "too-many", until: cause instanceof Response ? untilOf(cause) : null };
  if (status === 404) return { why: "not-found" };
  return { why: "refused", error: Object.values(fields)[0] ?? reason };
}

/** The minute after the wait is over: a clock without seconds must not send anybody too early. */
function untilOf({ headers }: Response): string | null {
  const seconds = Number(headers.get("retry-after"));
  return seconds > 0 ? new Date(Math.ceil((Date.now() + seconds * 1_000) / minuteMs) * minuteMs).toISOString() : null;
}
