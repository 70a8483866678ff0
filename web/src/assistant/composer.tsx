import { limits } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { inputClass } from "../ui/field.tsx";
import { matchQuestions } from "./match-questions.ts";
import { Suggestions } from "./suggestions.tsx";
import type { QuestionOffer } from "./use-questions.ts";

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** What is typed is completed by these. */
  questions: readonly QuestionOffer[];
  isAsking: boolean;
  onType: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
}

/** With a finger a new line is typed by Enter, and sent by the button. */
const isTouched = () => matchMedia("(pointer: coarse)").matches;

/**
 * The box that a question is typed into, on the page's lower edge, with questions that complete it. Arrows choose one, Enter fills it
 * in, Escape closes them. A text area may not have the role of a combobox; what it needs of one is allowed to a text box.
 */
export function Composer({ box, text, questions, isAsking, onType, onSend, onStop }: ComposerProps) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const id = useId();
  const over = text.trim().length - limits.message;
  const maySend = !isAsking && text.trim() !== "" && over <= 0;
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const found = isOpen && !isAsking ? matchQuestions(questions, text) : [];
  const active = found[chosen];
  const type = (next: string) => {
    onType(next);
    setChosen(-1);
    setOpen(true);
  };
  const close = () => {
    setChosen(-1);
    setOpen(false);
  };
  const pick = (question: QuestionOffer) => {
    onType(question.text);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (found.length > 0 && key === "Escape") {
      event.preventDefault();
      close();
    } else if (found.length > 0 && (key === "ArrowDown" || key === "ArrowUp")) {
      event.preventDefault();
      // One place beyond the ends: the box itself.
      const places = found.length + 1;
      setChosen((place) => ((place + 1 + (key === "ArrowDown" ? 1 : -1) + places) % places) - 1);
    } else if (active && key === "Enter" && !shiftKey) {
      event.preventDefault();
      pick(active);
    } else sendByEnter(event);
  };
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isTouched()) return;
    event.preventDefault();
    if (!maySend) return;
    close();
    onSend();
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend) onSend();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {words.question}
      </label>
      <div className="relative flex items-end gap-2">
        <Suggestions id={id} found={found} chosen={chosen} onPick={pick} />
        <textarea
          id={id}
          ref={box}
          dir="auto"
          rows={1}
          value={text}
          placeholder={words.placeholder}
          aria-describedby={`${id}-hint`}
          aria-invalid={over > 0}
          className={`${inputClass} field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 wrap-anywhere resize-none text-base`}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={`${id}-list`}
          {...(active && { "aria-activedescendant": `${id}-${chosen}` })}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {/* Two buttons with different keys: one that turned into the other while it is pressed would send at once. */}
        {isAsking ? (
          <Button key="stop" className="min-h-11" onClick={onStop}>
            {words.stop}
          </Button>
        ) : (
          <Button key="send" type="submit" look="primary" className="min-h-11" disabled={!maySend}>
            {words.send}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={over > 0 ? "text-xs font-medium text-bad" : "text-xs text-ink-3 max-md:hidden"}>
        {over > 0 ? <span data-notice>{words.tooLong(over)}</span> : words.hint}
      </p>
    </form>
  );
}
