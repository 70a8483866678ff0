import { feedbackReasonMax } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useEffect, useId, useRef, useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { inputClass } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { CloseButton } from "../ui/form-buttons.tsx";
import { Tick } from "../ui/tick.tsx";

interface FeedbackFormProps {
  isPending: boolean;
  onSend: (more: { reason: string; sharesQuestion: boolean }) => void;
  onClose: () => void;
}

/** Why an answer was helpful or not, and whether admins may read the question. Escape closes it: the vote is stored already. */
export function FeedbackForm({ isPending, onSend, onClose }: FeedbackFormProps) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const [reason, setReason] = useState("");
  const [sharesQuestion, setSharesQuestion] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <Form
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-lg border border-line bg-sunken p-3"
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      onSend={() => onSend({ reason: reason.trim(), sharesQuestion })}
    >
      <label htmlFor={id} className="font-medium">
        {words.feedbackReason}
      </label>
      <textarea
        id={id}
        ref={box}
        dir="auto"
        rows={2}
        maxLength={feedbackReasonMax}
        value={reason}
        className={inputClass}
        onChange={({ target }) => setReason(target.value)}
      />
      <Tick
        label={words.feedbackShare}
        hint={words.feedbackPrivacy}
        isOn={sharesQuestion}
        onChange={setSharesQuestion}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={isPending || (reason.trim() === "" && !sharesQuestion)}>
          {words.send}
        </Button>
        <CloseButton onClick={onClose} />
      </div>
    </Form>
  );
}
