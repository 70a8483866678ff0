import {
  listMembers,
  listWorkspaceAudit,
  removeMember,
  requestSignInLink,
  type WorkspaceMember,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { toast } from "../lib/toast.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { InvitesSection } from "./invites-section.tsx";
import { Rights } from "./rights.tsx";
import { Section } from "./section.tsx";

/** Who belongs to the workspace, as what, and what they see; for owners also how they change it, and the invites. */
export function MembersSection({ userId }: { userId: number }) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const may = useMay();
  const members = useQuery(callQuery(listMembers));
  const [changed, setChanged] = useState<WorkspaceMember>();
  const [removed, setRemoved] = useState<WorkspaceMember>();
  const isManaged = may("workspace.manage");
  const hasMail = document.documentElement.dataset.mail !== "off";
  const isLinked = ({ role }: WorkspaceMember) => role === "client" && hasMail;
  return (
    <>
      <Section title={words.members}>
        {members.isPending && <Skeleton className="h-24" />}
        {members.error && <LoadError error={members.error} onRetry={() => members.refetch()} />}
        <ul className="grid divide-y divide-line md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_auto]">
          {members.data?.members.map((member) => (
            <li
              key={member.userId}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 md:col-span-4 md:grid md:grid-cols-subgrid"
            >
              <Avatar name={member.name} of={member.email} src={member.avatar} className="size-9" />
              <span className="min-w-0 flex-[1_1_12rem]">
                <span data-typed className="block font-medium wrap-anywhere">
                  {member.name}
                  {member.userId === userId && <span className="text-ink-3"> ({words.you})</span>}
                </span>
                <span data-typed className="block text-xs wrap-anywhere text-ink-3">
                  {member.email}
                </span>
              </span>
              <span className="min-w-0 flex-[1_1_10rem]">
                <span className="block">{words.roles[member.role]}</span>
                <span data-typed className="block text-xs wrap-anywhere text-ink-3">
                  <Rights of={member} />
                </span>
                {isManaged && isLinked(member) && !member.isVerified && (
                  <span className="block text-xs text-ink-3">{words.unverified}</span>
                )}
              </span>
              {isManaged && (
                <span className="flex flex-wrap gap-2 md:justify-end">
                  {isLinked(member) && member.isVerified && <LinkButton email={member.email} />}
                  <Button onClick={() => setChanged(member)}>{words.change}</Button>
                  {member.userId !== userId && (
                    <Button className="text-bad" onClick={() => setRemoved(member)}>
                      {words.removeOne}
                    </Button>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
        {changed && <ChangeDialog member={changed} onClose={() => setChanged(undefined)} />}
        {removed && <RemoveDialog member={removed} onClose={() => setRemoved(undefined)} />}
      </Section>
      {isManaged && members.data && <InvitesSection invites={members.data.invites} />}
    </>
  );
}

/** Mails a client a link that signs them in: as if they had requested it, so that nobody else sees it. */
function LinkButton({ email }: { email: string }) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const send = useMutation({
    mutationFn: () => call(requestSignInLink, { body: { email } }),
    onSuccess: () => toast(words.linkSent),
    onError: toastError,
  });
  return (
    <Button disabled={send.isPending} onClick={() => send.mutate()}>
      {words.sendLink}
    </Button>
  );
}

function RemoveDialog({ member, onClose }: { member: WorkspaceMember; onClose: () => void }) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(removeMember, { params: { id: member.userId } }),
    onSuccess: () => toastDone(words.removed),
    onError: toastError,
    onSettled: async () => {
      onClose();
      await Promise.all([invalidate(client, listMembers), invalidate(client, listWorkspaceAudit)]);
    },
  });
  return (
    <OpenDialog onClose={onClose} title={member.name} isTyped lead={words.removeAsk} width="narrow">
      <div className="flex flex-wrap justify-end gap-2">
        <CancelButton onClick={onClose} />
        <Button className="border-bad text-bad" disabled={remove.isPending} onClick={() => remove.mutate()}>
          {words.removeOne}
        </Button>
      </div>
    </OpenDialog>
  );
}
