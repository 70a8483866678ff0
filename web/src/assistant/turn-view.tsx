import type { ChatAnswer } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useId } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Skeleton } from "../ui/states.tsx";
import { AnswerView } from "./answer.tsx";
import { CopyButton } from "./answer-parts.tsx";
import { MessageTime } from "./message-time.tsx";
import { QuestionText } from "./question-text.tsx";
import { isOpen, type Turn } from "./turn.ts";
import { offeredQuestionOf } from "./use-questions.ts";

const AnswerActions = part(() => import("./answer-actions.tsx").then((file) => file.AnswerActions));

interface TurnViewProps {
  turn: Turn;
  /** Where signing in leads back to; of a visitor alone. */
  signInHref: string | undefined;
  onRetry: (() => void) | undefined;
  /** Sends a question that the answer suggests, about `modelId` where it is given; only in the last turn. */
  onAsk?: ((question: string, modelId?: number | null) => void) | undefined;
}

/** A question and its answer, or why there is none and what can be done. */
export function TurnView({ turn, signInHref, onRetry, onAsk }: TurnViewProps) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const id = useId();
  return (
    <li aria-labelledby={id} className="grid scroll-mt-30 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="ml-auto max-w-[min(100%,60ch)] rounded-xl rounded-br-sm bg-teal-soft px-4 py-2.5">
        <p className="flex items-baseline justify-between gap-4 text-xs text-ink-2">
          <b className="font-semibold">{words.you}</b>
          <MessageTime at={turn.askedAt} />
        </p>
        <p id={id} data-typed dir="auto" className="text-base whitespace-pre-wrap wrap-anywhere">
          {turn.question}
        </p>
      </div>
      <div className="min-w-0 rounded-xl rounded-bl-sm border border-line bg-card px-4 py-3 sm:mr-8">
        <p className="mb-1 flex items-baseline justify-between gap-4 text-xs text-ink-2">
          <b className="font-semibold">{words.assistant}</b>
          <span className="flex items-center gap-2">
            {turn.answeredAt && <MessageTime at={turn.answeredAt} />}
            {turn.answer && <CopyButton text={turn.answer.response} label={words.copyAnswer} />}
          </span>
        </p>
        <AnswerView turn={turn} />
        {turn.answer && turn.stored && !isHelp(turn.answer) && (
          <AnswerActions
            fallback={<Skeleton className="mt-3 h-10" />}
            question={turn.question}
            answer={turn.answer}
            stored={turn.stored}
          />
        )}
        {onAsk && turn.answer?.asks && <Options turn={turn} asks={turn.answer.asks} onAsk={onAsk} />}
        {onAsk && turn.answer?.offers && <Offers answer={turn.answer} onAsk={onAsk} />}
        {isOpen(turn) && <Writing hasBegun={turn.lines.length > 0} />}
        {turn.broken && <BrokenOff turn={turn} signInHref={signInHref} onRetry={onRetry} />}
      </div>
    </li>
  );
}

/** What a person in danger is answered is neither rated nor filed. */
const isHelp = ({ lines }: ChatAnswer) => lines.some(({ kind }) => kind === "help");

/** Suggested next questions, to press. */
function Offers({ answer, onAsk }: { answer: ChatAnswer; onAsk: (question: string) => void }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {answer.offers?.map(offeredQuestionOf).map((question) => (
        <li key={question.text} className="max-w-full">
          <Button onClick={() => onAsk(question.text)} className="h-auto max-w-full text-left whitespace-normal">
            <span>
              <QuestionText question={question} />
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface OptionsProps {
  turn: Turn;
  asks: NonNullable<ChatAnswer["asks"]>;
  onAsk: (question: string, modelId?: number | null) => void;
}

/** What the answer asks back, to press: the question is sent again with it. */
function Options({ turn, asks, onAsk }: OptionsProps) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {asks.map(({ label, message = turn.question, modelId }) => (
        <li key={`${label}-${modelId}`} className="max-w-full">
          <Button onClick={() => onAsk(message, modelId)} className="h-auto max-w-full text-left whitespace-normal">
            <span data-typed dir="auto">
              {label}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Writing({ hasBegun }: { hasBegun: boolean }) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  return (
    <div className="mt-2 grid gap-2">
      {!hasBegun && (
        <>
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </>
      )}
      <p className="text-ink-3">{words.writing}</p>
    </div>
  );
}

function BrokenOff({ turn: { broken }, signInHref, onRetry }: TurnViewProps) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const { interfaceWords } = useWords();
  const format = useFormat();
  if (!broken) return null;
  const texts = {
    stopped: words.stopped,
    "cut-off": words.cutOff,
    offline: words.offline,
    unreachable: words.unreachable,
    "too-many": signInHref === undefined ? words.tooMany : words.visitorLimit,
    "not-found": words.deleted,
  };
  const isLimited = broken.why === "too-many" && signInHref !== undefined;
  return (
    <div className="mt-1 grid justify-items-start gap-2.5">
      <p className={broken.why === "stopped" ? "text-ink-2" : "font-medium text-bad"}>
        {broken.why === "refused" ? broken.error : texts[broken.why]}
        {broken.why === "too-many" && broken.until && (
          <time dateTime={broken.until}> {words.askAgain(dateAndTime(broken.until, format))}</time>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {onRetry && <Button onClick={onRetry}>{interfaceWords.shell.retry}</Button>}
        {isLimited && (
          <Link href={signInHref} className={buttonClass("primary")}>
            {words.signIn}
          </Link>
        )}
      </div>
    </div>
  );
}
