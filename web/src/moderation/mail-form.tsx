import { limits, mailEverybody } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { newKey } from "../lib/new-key.ts";
import { toast } from "../lib/toast.ts";
import { useUnsent } from "../lib/unsent.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { LimitedField } from "../ui/limited-field.tsx";

/** A mail to all who subscribed to such mails. Typed text stays until it is queued. */
export function MailForm() {
  const { adminWords: words } = useMessages(bundles.moderation);
  const [{ subject, text }, setFields, forget] = useUnsent("mail", { subject: "", text: "" });
  const key = useRef(newKey());
  const send = useMutation({
    mutationFn: () => call(mailEverybody, { body: { key: key.current, subject, text } }),
    onSuccess: ({ recipients }) => {
      if (recipients === 0) return toast(words.mailFailed, { isError: true, text: words.mailTo(recipients) });
      key.current = newKey();
      forget();
      toast(words.mailSent, { text: words.mailTo(recipients) });
    },
    onError: (error) =>
      toast(words.mailFailed, { isError: true, ...(error instanceof CallError && { text: error.reason }) }),
  });
  return (
    <Form
      className="grid max-w-2xl gap-4 rounded-xl border border-line bg-card p-5"
      onSend={() => {
        if (!send.isPending) send.mutate();
      }}
    >
      <p className="text-ink-2">{words.mailsLead}</p>
      <LimitedField
        label={words.mailSubject}
        dir="auto"
        most={limits.name}
        value={subject}
        onType={(typed) => setFields({ subject: typed, text })}
      />
      <LimitedField
        isMultiline
        label={words.mailText}
        dir="auto"
        rows={10}
        most={limits.message}
        value={text}
        onType={(typed) => setFields({ subject, text: typed })}
      />
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        disabled={send.isPending || subject.trim() === "" || text.trim() === ""}
      >
        {send.isPending ? words.mailSending : words.mailSend}
      </Button>
    </Form>
  );
}
