import type { ChatAnswer, ChatLine, Feedback, getConversation } from "@fanradar/contract";
import type * as z from "zod/mini";

type Message = z.output<(typeof getConversation)["output"]>["messages"][number];

/** Why there is no whole answer. `error` is what the server said. */
export type AnswerFailure =
  | { why: "stopped" | "cut-off" | "offline" | "unreachable" | "not-found" }
  /** When a retry is possible, if the answer has it. */
  | { why: "too-many"; until: string | null }
  | { why: "refused"; error: string };

/** Whom it is about, and what the person thinks of it. */
export interface StoredAnswer {
  messageId: number;
  modelId: number | null;
  feedback: Feedback | null;
}

/** A question and what came of it. */
export interface Turn {
  key: string;
  question: string;
  askedAt: string;
  /** What was answered so far; without `answer` its figures cannot be opened yet. */
  lines: ChatLine[];
  answer: ChatAnswer | null;
  answeredAt: string | null;
  /** Of an answer that is stored. */
  stored: StoredAnswer | null;
  broken: AnswerFailure | null;
}

export const isOpen = ({ answer, broken }: Turn) => answer === null && broken === null;

/** A stored conversation as questions with their answers. */
export function turnsOf(messages: readonly Message[]): Turn[] {
  return messages.flatMap((message, at): Turn[] => {
    if (message.type !== "user") return [];
    const next = messages[at + 1];
    const answer = next?.type === "ai" ? next.answer : null;
    return [
      {
        key: `stored-${message.id}`,
        question: message.text,
        askedAt: message.createdAt,
        lines: answer?.lines ?? [],
        answer,
        answeredAt: next?.createdAt ?? null,
        stored: answer && next ? { messageId: next.id, modelId: next.modelId, feedback: next.feedback } : null,
        broken: answer ? null : { why: "cut-off" },
      },
    ];
  });
}
