import { answerCase, type CaseNotice, getModel, limits, type Model } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { useUnsentText } from "../lib/unsent.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { LimitedField } from "../ui/limited-field.tsx";
import { Notice } from "./notice.tsx";

/** Says that somebody asked for the model's removal or reported it, what that changes, and takes the workspace's answer to the moderators. */
export function CaseNoticeCard({ model, notice: { reason, dueAt, isAnswered } }: { model: Model; notice: CaseNotice }) {
  const { caseNoticeWords: words } = useMessages(bundles.moderation);
  const format = useFormat();
  const client = useQueryClient();
  const [text, setText, forget] = useUnsentText(`case-answer-${model.id}`);
  const [isOpen, setOpen] = useState(false);
  const answer = useMutation({
    mutationFn: () => call(answerCase, { params: { id: model.id }, body: { words: text } }),
    onSuccess: () => {
      setOpen(false);
      forget();
      toast(words.sent);
      return invalidate(client, getModel);
    },
    onError: (error) => toast(words.failed, { text: reasonOf(error), isError: true }),
  });
  const refused = answer.error instanceof CallError ? answer.error.fields.words : undefined;
  return (
    <Notice title={reason === "removal" ? words.title : words.reviewTitle}>
      <p className="text-ink-2">
        {reason !== "removal" && `${words.reported[reason]} ${words.review}`}
        {reason === "removal" && (model.moderation === "quarantined" ? words.quarantined : words.shown)} {words.due}{" "}
        <time dateTime={dueAt}>{dateAndTime(dueAt, format)}</time>.
      </p>
      {isAnswered && !isOpen && <p role="status">{words.answered}</p>}
      {isOpen ? (
        <Form onSend={() => answer.mutate()}>
          <LimitedField
            isMultiline
            label={words.label}
            hint={words.hint}
            error={refused}
            className="min-h-20"
            most={limits.notes}
            value={text}
            onType={setText}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="primary" disabled={answer.isPending}>
              {words.send}
            </Button>
            <CancelButton onClick={() => setOpen(false)} />
          </div>
        </Form>
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          {isAnswered ? words.again : words.answer}
        </Button>
      )}
    </Notice>
  );
}
