import { type Conversation, limits } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useEffect, useId, useRef, useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { inputClass } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { useRemove, useRename } from "./use-conversations.ts";
import { useExport } from "./use-export.ts";

/** The opened conversation's name, and what may be done with it. Focus returns to the pressed button. */
export function ConversationBar({ conversation, onRemoved }: { conversation: Conversation; onRemoved: () => void }) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const [act, setAct] = useState<"rename" | "remove" | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const wasAct = useRef(act);
  useEffect(() => {
    if (act === null && wasAct.current !== null)
      bar.current?.querySelector<HTMLElement>(`[data-act=${wasAct.current}]`)?.focus();
    wasAct.current = act;
  }, [act]);
  const take = useExport(conversation);
  const close = () => setAct(null);
  return (
    <div ref={bar} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line pb-3">
      {act === "rename" ? (
        <Rename conversation={conversation} onDone={close} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 className="min-w-0 flex-[1_1_14rem] text-base font-semibold wrap-anywhere" data-typed dir="auto">
            {conversation.title}
          </h2>
          <div className="flex flex-wrap gap-x-4">
            <Button look="quiet" data-act="rename" onClick={() => setAct("rename")}>
              {words.rename}
            </Button>
            <Button look="quiet" disabled={take.isPending} onClick={() => take.mutate()}>
              {words.exportIt}
            </Button>
            <Button
              look="quiet"
              data-act="remove"
              aria-expanded={act === "remove"}
              onClick={() => setAct(act === "remove" ? null : "remove")}
            >
              {words.remove}
            </Button>
          </div>
        </div>
      )}
      {act === "remove" && <Remove conversation={conversation} onRemoved={onRemoved} onKeep={close} />}
    </div>
  );
}

interface DialogProps {
  conversation: Conversation;
}

function Rename({ conversation: { id, title }, onDone }: DialogProps & { onDone: () => void }) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const [typed, setTyped] = useState(title);
  const rename = useRename();
  const box = useRef<HTMLInputElement>(null);
  const field = useId();
  useEffect(() => box.current?.select(), []);
  const newTitle = typed.trim();
  return (
    <Form
      className="flex flex-wrap items-center gap-2"
      onKeyDown={({ key }) => key === "Escape" && onDone()}
      onSend={() => {
        if (newTitle === "") return;
        if (newTitle !== title) rename.mutate({ id, title: newTitle });
        onDone();
      }}
    >
      <label htmlFor={field} className="sr-only">
        {words.titleField}
      </label>
      <div className="min-w-0 flex-[1_1_14rem]">
        <input
          id={field}
          ref={box}
          dir="auto"
          maxLength={limits.name}
          value={typed}
          className={inputClass}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" look="primary" disabled={newTitle === ""}>
        {words.save}
      </Button>
      <CancelButton onClick={onDone} />
    </Form>
  );
}

/** DialogProps for confirmation, by name. */
function Remove({ conversation, onRemoved, onKeep }: DialogProps & { onRemoved: () => void; onKeep: () => void }) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const remove = useRemove(onRemoved);
  const id = useId();
  return (
    <div role="alertdialog" aria-labelledby={id} className="grid gap-3 rounded-xl border border-bad bg-card p-4">
      <p id={id} className="wrap-anywhere" data-typed>
        {words.removeAsk(conversation.title)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button className="border-bad text-bad" disabled={remove.isPending} onClick={() => remove.mutate(conversation)}>
          {words.remove}
        </Button>
        <CancelButton autoFocus onClick={onKeep} />
      </div>
    </div>
  );
}
