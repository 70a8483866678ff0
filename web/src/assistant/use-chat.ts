import type { ChatLine } from "@fanradar/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ask } from "./ask.ts";
import { type AnswerFailure, isOpen, type Turn } from "./turn.ts";

interface Thread {
  /** Id of the stored conversation; null for visitors, and before the first answer. */
  id: number | null;
  turns: Turn[];
  /** How many conversations were shown before this one. */
  shown: number;
}

interface SentQuestion {
  question: string;
  modelId: number | null;
  /** The turn that this one is tried again for, and takes the place of. */
  insteadOf?: string;
}

interface ChatOptions {
  onBegun: () => void;
  /** An answer is whole; `conversationId` is null if it is not stored. */
  onAnswered: (conversationId: number | null) => void;
  onFailed: (broken: AnswerFailure) => void;
}

/** State of a conversation: ask, stop, retry. One question at a time. */
export function useChat({ onBegun, onAnswered, onFailed }: ChatOptions) {
  const [thread, setThread] = useState<Thread>({ id: null, turns: [], shown: 0 });
  const running = useRef<AbortController>(null);
  const count = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const change = (key: string, next: (turn: Turn) => Turn) =>
    setThread((now) => ({ ...now, turns: now.turns.map((turn) => (turn.key === key ? next(turn) : turn)) }));

  async function send({ question, modelId, insteadOf }: SentQuestion): Promise<void> {
    if (thread.turns.some(isOpen)) return;
    const controller = new AbortController();
    running.current = controller;
    const key = `turn-${count.current++}`;
    // What came to nothing gives its place to the next try.
    const turns = thread.turns.filter(({ key: one, lines }) => lines.length > 0 && one !== insteadOf);
    const turn = { key, question, askedAt: new Date().toISOString(), lines: [], answer: null };
    setThread({ ...thread, turns: [...turns, { ...turn, answeredAt: null, stored: null, broken: null }] });
    let hasBegun = false;
    const onLine = (line: ChatLine) => {
      if (!hasBegun) onBegun();
      hasBegun = true;
      change(key, (now) => ({ ...now, lines: [...now.lines, line] }));
    };
    const before = turns.at(-1)?.question ?? null;
    const outcome = await ask(
      { message: question, modelId, conversationId: thread.id, before },
      controller.signal,
      onLine,
    );
    if (running.current !== controller) return;
    running.current = null;
    if ("why" in outcome) {
      change(key, (now) => ({ ...now, broken: outcome }));
      if (outcome.why !== "stopped") onFailed(outcome);
      return;
    }
    const { answer } = outcome;
    const { conversationId, messageId, modelId: about } = answer;
    const stored = messageId === null ? null : { messageId, modelId: about, feedback: null };
    change(key, (now) => ({ ...now, lines: answer.lines, answer, answeredAt: new Date().toISOString(), stored }));
    // At once: the address that is going to name the conversation must find it here, and not load it anew.
    flushSync(() => setThread((now) => ({ ...now, id: conversationId })));
    if (!hasBegun) onBegun();
    onAnswered(conversationId);
  }

  const stop = () => running.current?.abort();

  /** Shows another conversation; the open question of this one is aborted. */
  const show = useCallback((next: Omit<Thread, "shown">) => {
    const { current } = running;
    running.current = null;
    current?.abort();
    setThread((now) => ({ ...next, shown: now.shown + 1 }));
  }, []);

  return { ...thread, isAsking: thread.turns.some(isOpen), send, stop, show };
}
