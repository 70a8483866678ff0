import { inviteMember, listMembers, listWorkspaceAudit, memberRoles } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import type * as z from "zod/mini";
import { CallError, call } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { useWorkspaces } from "../lib/rights.ts";
import { useUnsent } from "../lib/unsent.ts";
import { useFormKey } from "../lib/use-form-key.ts";
import { Button } from "../ui/button.tsx";
import { CopyLink } from "../ui/copy-link.tsx";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { Field, Input } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { type Grant, GrantFields, sentGrant } from "./grant-fields.tsx";

export type IssuedInvite = z.infer<typeof inviteMember.output>;

interface InviteDialogProps {
  /** An invite whose link was just made anew; absent, a new one is made. */
  issued: IssuedInvite | undefined;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const invitable = memberRoles.filter((role) => role !== "owner");

/** Makes an invite, then shows its link: only now, since it is stored nowhere. */
export function InviteDialog({ issued, button, onClose }: InviteDialogProps) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const [made, setMade] = useState(issued);
  return (
    <OpenDialog onClose={onClose} title={made ? words.link : words.inviteTitle} lead={words.inviteLead} button={button}>
      {made ? <Link issued={made} onClose={onClose} /> : <InviteForm onMade={setMade} onClose={onClose} />}
    </OpenDialog>
  );
}

type InviteFields = Omit<Grant, "modelIds"> & { email: string; models: string };
const noInvite: InviteFields = {
  ...{ email: "", role: "viewer", scope: "all", tags: "", models: "", seesEarnings: false },
};

function InviteForm({ onMade, onClose }: { onMade: (issued: IssuedInvite) => void; onClose: () => void }) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const { interfaceWords } = useWords();
  const client = useQueryClient();
  const { headers } = useFormKey();
  const { current } = useWorkspaces();
  const [fields, setFields, forget] = useUnsent(`invite-${current?.id}`, noInvite);
  const { email, models, ...rest } = fields;
  const grant: Grant = { ...rest, modelIds: models.split(" ").filter(Boolean).map(Number) };
  const make = useMutation({
    mutationFn: () =>
      call(inviteMember, { headers, body: { ...sentGrant(grant), ...(email.trim() !== "" && { email }) } }),
    onSuccess: (issued) => {
      forget();
      onMade(issued);
      return Promise.all([invalidate(client, listMembers), invalidate(client, listWorkspaceAudit)]);
    },
  });
  const error = make.error instanceof CallError ? make.error : undefined;
  const isShown = error?.fields.email !== undefined || error?.fields.tags !== undefined;
  return (
    <Form onSend={() => make.mutate()}>
      <Field label={words.email} hint={words.emailHint} error={error?.fields.email}>
        {(ids) => (
          <Input
            {...ids}
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setFields({ ...fields, email: target.value })}
          />
        )}
      </Field>
      <GrantFields
        grant={grant}
        roles={invitable}
        onChange={({ modelIds, ...changed }) => setFields({ ...changed, email, models: modelIds.join(" ") })}
        refusals={error?.fields ?? {}}
      />
      {make.error && !isShown && (
        <p role="alert" className="text-bad">
          {error?.reason ?? words.failed}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <CancelButton onClick={onClose} />
        <Button type="submit" look="primary" disabled={make.isPending}>
          {make.isPending ? interfaceWords.shell.saving : words.make}
        </Button>
      </div>
    </Form>
  );
}

function Link({ issued: { invite, token }, onClose }: { issued: IssuedInvite; onClose: () => void }) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const { interfaceWords } = useWords();
  const link = `${location.origin}/join/${token}`;
  return (
    <div className="grid gap-4">
      <Field
        label={words.link}
        hint={invite.recipient === null ? words.linkHint : words.linkHintMailed(invite.recipient)}
      >
        {(ids) => <Input {...ids} readOnly value={link} onFocus={({ target }) => target.select()} data-typed />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{interfaceWords.shell.close}</Button>
        <CopyLink link={link} />
      </div>
    </div>
  );
}
