import { bundles } from "@fanradar/words";
import { useEffect, useRef } from "react";
import { useMessages } from "../lib/messages.ts";
import { isOpen, type Turn } from "./turn.ts";
import { TurnView } from "./turn-view.tsx";

interface ThreadProps {
  turns: Turn[];
  signInHref: (question: string) => string | undefined;
  onRetry: (turn: Turn) => void;
  onAsk: (question: string, modelId?: number | null) => void;
}

/** What was said, in order. A new question comes to the top, and what is answered is read out when it is complete. */
export function Thread({ turns, signInHref, onRetry, onAsk }: ThreadProps) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const list = useRef<HTMLOListElement>(null);
  const last = turns.at(-1);
  const isAsking = last !== undefined && isOpen(last);
  const hasBegun = (last?.lines.length ?? 0) > 0;
  // At the question, and again when there is content under it: before that the page may be too short.
  const moment = isAsking || hasBegun ? `${last?.key} ${hasBegun}` : "";
  const seen = useRef(turns.length > 0 && !isAsking ? moment : "");
  useEffect(() => {
    if (moment === "" || moment === seen.current) return;
    seen.current = moment;
    list.current?.lastElementChild?.scrollIntoView({ block: "start" });
  }, [moment]);
  const status = isAsking ? words.writing : last?.answer ? words.answered : "";
  return (
    <>
      <div role="log" aria-label={words.log} aria-busy={isAsking}>
        <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {turns.map((turn) => (
            <TurnView
              key={turn.key}
              turn={turn}
              signInHref={signInHref(turn.question)}
              onAsk={turn === last && !isAsking ? onAsk : undefined}
              onRetry={turn === last ? () => onRetry(turn) : undefined}
            />
          ))}
        </ol>
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  );
}
