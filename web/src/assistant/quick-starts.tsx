import { bundles } from "@fanradar/words";
import { type ReactNode, useId } from "react";
import { useMessages } from "../lib/messages.ts";
import { Skeleton } from "../ui/states.tsx";
import { QuestionText } from "./question-text.tsx";
import { offeredQuestionOf, type QuestionOffer } from "./use-questions.ts";

interface QuickStartsProps {
  /** What the figures answer, of the chosen model or of all own ones. */
  offered: readonly QuestionOffer[];
  isPending: boolean;
  isDisabled: boolean;
  onAsk: (question: string) => void;
}

/** Questions about the figures, and eight to begin with. A press sends one at once. */
export function QuickStarts({ offered, isPending, isDisabled, onAsk }: QuickStartsProps) {
  const { assistantWords: words, quickStartWords } = useMessages(bundles.assistant);
  const starts = Object.values(quickStartWords).map((text) => offeredQuestionOf([{ text }]));
  const list = (title: string, questions: readonly QuestionOffer[]) => (
    <Group title={title}>
      {questions.map((question) => (
        <li key={question.text} className="grid">
          <button
            type="button"
            disabled={isDisabled}
            onClick={() => onAsk(question.text)}
            className="min-h-11 rounded-lg border border-line bg-card px-3.5 py-2 text-left font-medium wrap-anywhere hover:border-teal hover:bg-teal-soft disabled:cursor-not-allowed disabled:opacity-60"
          >
            <span>
              <QuestionText question={question} />
            </span>
          </button>
        </li>
      ))}
    </Group>
  );
  return (
    <div className="grid gap-5">
      {isPending && <Skeleton className="h-84 sm:h-44" />}
      {offered.length > 0 && list(words.offered, offered)}
      {list(words.quickStarts, starts)}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <h3 id={id} className="text-sm font-medium text-ink-2">
        {title}
      </h3>
      <ul aria-labelledby={id} className="grid gap-2 sm:grid-cols-2">
        {children}
      </ul>
    </div>
  );
}
