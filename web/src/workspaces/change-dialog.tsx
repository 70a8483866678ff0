import { changeMember, listMembers, type WorkspaceMember } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { refreshSession } from "../lib/session.ts";
import { toastDone } from "../lib/toast-error.ts";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { Form } from "../ui/form.tsx";
import { CancelButton, SaveChanges } from "../ui/form-buttons.tsx";
import { type Grant, GrantFields, sentGrant } from "./grant-fields.tsx";

/** Changes what a member may see and do. */
export function ChangeDialog({ member, onClose }: { member: WorkspaceMember; onClose: () => void }) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const client = useQueryClient();
  const [grant, setGrant] = useState<Grant>({
    ...{ role: member.role, scope: member.scope, seesEarnings: member.seesEarnings },
    tags: member.tags.join(", "),
    modelIds: member.models.map(({ id }) => id),
  });
  const save = useMutation({
    mutationFn: () => call(changeMember, { params: { id: member.userId }, body: sentGrant(grant) }),
    onSuccess: async () => {
      toastDone(words.saved);
      onClose();
      await Promise.all([invalidate(client, listMembers), refreshSession(client)]);
    },
  });
  const error = save.error instanceof CallError ? save.error : undefined;
  return (
    <OpenDialog onClose={onClose} title={member.name} isTyped>
      <Form onSend={() => save.mutate()}>
        <GrantFields grant={grant} onChange={setGrant} refusals={error?.fields ?? {}} />
        {save.error && !error?.fields.tags && (
          <p role="alert" className="text-bad">
            {error?.reason ?? words.failed}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <CancelButton onClick={onClose} />
          <SaveChanges isSaving={save.isPending} />
        </div>
      </Form>
    </OpenDialog>
  );
}
