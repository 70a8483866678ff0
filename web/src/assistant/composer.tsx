import { limits } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { type KeyboardEvent, type RefObject, useId } from "react";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { inputClass } from "../ui/field.tsx";

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  isAsking: boolean;
  onType: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
}

/** With a finger a new line is typed by Enter, and sent by the button. */
const isTouched = () => matchMedia("(pointer: coarse)").matches;

/** The box that a question is typed into. It stays on the page's lower edge. */
export function Composer({ box, text, isAsking, onType, onSend, onStop }: ComposerProps) {
  const { assistantWords: words } = useMessages(rooms.assistant);
  const id = useId();
  const over = text.trim().length - limits.message;
  const maySend = !isAsking && text.trim() !== "" && over <= 0;
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || isTouched()) return;
    event.preventDefault();
    if (maySend) onSend();
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
      <div className="flex items-end gap-2">
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
          onChange={({ target }) => onType(target.value)}
          onKeyDown={sendByEnter}
        />
        {/* Two buttons, told apart by their keys: one that turned into the other while it is pressed would send at once. */}
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
