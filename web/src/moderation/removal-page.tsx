import { requestRemoval } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { toast } from "../lib/toast.ts";
import { useUnsent } from "../lib/unsent.ts";
import { VisitorShell } from "../shell/visitor-shell.tsx";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { InputField, TextareaField } from "../ui/input-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Tick } from "../ui/tick.tsx";
import { RemovalByCode } from "./removal-by-code.tsx";

const platforms = ["instagram", "x", "tiktok", "onlyfans"] as const;
type PlatformName = (typeof platforms)[number];

/** Removal request of a creator. */
export function RemovalPage() {
  const { removalWords: words } = useMessages(bundles.moderation);
  return (
    <VisitorShell title={words.title} description={words.description}>
      <div data-notice className="grid max-w-[44rem] gap-8">
        <div className="grid gap-2">
          <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
          <p className="text-ink-2">{words.lead}</p>
        </div>
        <section aria-labelledby="by-code" className="grid gap-4 rounded-xl border border-line bg-card p-4.5">
          <div className="grid gap-1">
            <h2 id="by-code" className="text-lg font-semibold tracking-tight">
              {words.code}
            </h2>
            <p className="text-ink-2">{words.codeLead}</p>
          </div>
          <RemovalByCode />
        </section>
        <section aria-labelledby="by-form" className="grid gap-4 rounded-xl border border-line bg-card p-4.5">
          <div className="grid gap-1">
            <h2 id="by-form" className="text-lg font-semibold tracking-tight">
              {words.form}
            </h2>
            <p className="text-ink-2">{words.formLead}</p>
          </div>
          <RemovalForm />
        </section>
        <section aria-labelledby="what-is-removed" className="grid gap-2">
          <h2 id="what-is-removed" className="text-lg font-semibold tracking-tight">
            {words.what}
          </h2>
          <p className="text-ink-2">{words.deletedData}</p>
          <p className="text-ink-2">{words.stays}</p>
        </section>
      </div>
    </VisitorShell>
  );
}

interface RemovalDraft {
  platform: PlatformName;
  profile: string;
  email: string;
  text: string;
}

function RemovalForm() {
  const { removalWords: words } = useMessages(bundles.moderation);
  const { interfaceWords } = useWords();
  const format = useFormat();
  const [draft, setDraft, forget] = useUnsent<RemovalDraft>("removal", {
    ...{ platform: "instagram", profile: "", email: "", text: "" },
  });
  const { platform, profile, email, text } = draft;
  const change = (changed: Partial<RemovalDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const [isMine, setMine] = useState(false);
  const request = useMutation({
    mutationFn: () =>
      call(requestRemoval, {
        // What is not confirmed is sent as it is: the server says at the field what is missing.
        body: { platform, profile, email, isMine, ...(text.trim() && { words: text }) },
      }),
    onSuccess: () => forget(),
    onError: (error) => toast(words.failed, { text: reasonOf(error), isError: true }),
  });
  const refused = request.error instanceof CallError ? request.error.fields : {};
  if (request.data)
    return (
      <div role="status" className="grid gap-1">
        <p className="font-semibold">{words.sentTitle}</p>
        <p className="text-ink-2">
          {words.sent} <time dateTime={request.data.dueAt}>{dateAndTime(request.data.dueAt, format)}</time>.
        </p>
      </div>
    );
  return (
    <Form onSend={() => request.mutate()}>
      <div className="grid items-start gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <SelectField
          label={words.platform}
          value={platform}
          options={platforms.map((one) => [one, interfaceWords.platforms[one]])}
          onChoose={(one) => change({ platform: one })}
        />
        <InputField
          label={words.profile}
          hint={words.profileHint}
          error={refused.profile}
          autoCapitalize="none"
          spellCheck={false}
          value={profile}
          onType={(typed) => change({ profile: typed })}
        />
      </div>
      <InputField
        label={words.email}
        hint={words.emailHint}
        error={refused.email}
        type="email"
        autoComplete="email"
        value={email}
        onType={(typed) => change({ email: typed })}
      />
      <TextareaField
        label={words.words}
        error={refused.words}
        className="min-h-24"
        value={text}
        onType={(typed) => change({ text: typed })}
      />
      <Tick label={words.isMine} error={refused.isMine} isOn={isMine} onChange={setMine} />
      <Button type="submit" look="primary" className="justify-self-start" disabled={request.isPending}>
        {request.isPending ? words.sending : words.send}
      </Button>
    </Form>
  );
}
