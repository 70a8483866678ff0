import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { QuestionText } from "./question-text.tsx";
import type { QuestionOffer } from "./use-questions.ts";

interface SuggestionsProps {
  id: string;
  found: readonly QuestionOffer[];
  /** Place of the chosen one; -1 while it is the box itself. */
  chosen: number;
  onPick: (question: QuestionOffer) => void;
}

/** Questions that complete what is typed, above the box. The box keeps the focus and names the chosen one. */
export function Suggestions({ id, found, chosen, onPick }: SuggestionsProps) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  return (
    <>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.suggestions}
        hidden={found.length === 0}
        className="absolute inset-x-0 bottom-full z-30 mb-1 max-h-[45dvh] overflow-y-auto rounded-xl border border-line bg-card py-1 shadow-float"
      >
        {found.map((question, index) => (
          <div
            key={question.text}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={`flex min-h-11 cursor-pointer items-center px-3.5 py-1.5 wrap-anywhere ${index === chosen ? "bg-teal-soft" : "hover:bg-sunken"}`}
            // Before the box loses focus, and with it its list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(question)}
            onKeyDown={(event) => event.key === "Enter" && onPick(question)}
          >
            <span>
              <QuestionText question={question} />
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only" data-notice>
        {found.length > 0 && words.suggested(found.length)}
      </p>
    </>
  );
}
