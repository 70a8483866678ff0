import { type ConsentInvite, consentPath, listConsentInvites, mailConsentInvite } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../../lib/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { invalidate } from "../../lib/queries.ts";
import { toastDone } from "../../lib/toast-error.ts";
import { Button } from "../../ui/button.tsx";
import { CopyLink } from "../../ui/copy-link.tsx";
import { Form } from "../../ui/form.tsx";
import { CloseButton } from "../../ui/form-buttons.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { QrCode } from "../../ui/qr-code.tsx";

interface InviteLinkProps {
  modelId: number;
  invite: ConsentInvite;
  onMailed: (invite: ConsentInvite) => void;
  onClose: () => void;
}

/** The link of an invite: to copy, to scan, and to send by mail while it is unanswered. */
export function InviteLink({ modelId, invite, onMailed, onClose }: InviteLinkProps) {
  const { inviteWords: words } = useMessages(bundles.consentInvites);
  const format = useFormat();
  const link = `${location.origin}${consentPath(invite.token)}`;
  return (
    <>
      <InputField
        label={words.link}
        hint={words.linkHint(shortDate(invite.expiresAt, format))}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
        data-typed
      />
      <div>
        <CopyLink link={link} />
      </div>
      <p>{words.scan}</p>
      <QrCode text={link} label={words.picture} />
      {(invite.state === "sent" || invite.state === "opened" || invite.state === "connected") && (
        <MailForm modelId={modelId} invite={invite} onMailed={onMailed} />
      )}
      <CloseButton className="justify-self-end" onClick={onClose} />
    </>
  );
}

function MailForm({ modelId, invite, onMailed }: Omit<InviteLinkProps, "onClose">) {
  const { inviteWords: words } = useMessages(bundles.consentInvites);
  const client = useQueryClient();
  const [email, setEmail] = useState(invite.recipient ?? "");
  const mail = useMutation({
    mutationFn: () => call(mailConsentInvite, { params: { id: invite.id }, body: { email } }),
    onSuccess: (mailed) => {
      toastDone(words.mailed(mailed.recipient ?? email));
      onMailed(mailed);
      return invalidate(client, listConsentInvites, { params: { id: modelId } });
    },
  });
  const error = mail.error instanceof CallError ? mail.error : undefined;
  const refusal = mail.error ? (error?.fields.email ?? error?.reason ?? words.mailFailed) : undefined;
  return (
    <Form className="grid gap-2" onSend={() => mail.mutate()}>
      <InputField label={words.email} error={refusal} type="email" autoComplete="off" value={email} onType={setEmail} />
      <div>
        <Button type="submit" disabled={mail.isPending}>
          {mail.isPending ? words.mailing : invite.mailedAt ? words.mailAgain : words.mail}
        </Button>
      </div>
    </Form>
  );
}
