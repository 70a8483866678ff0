import { listMembers, listWorkspaceAudit, renewInvite, revokeInvite, type WorkspaceInvite } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { Badge } from "../ui/badge.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { InviteDialog, type IssuedInvite } from "./invite-dialog.tsx";
import { Rights } from "./rights.tsx";
import { Section } from "./section.tsx";

/** Invites of the workspace: made, given a new link, and withdrawn. */
export function InvitesSection({ invites }: { invites: readonly WorkspaceInvite[] }) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const client = useQueryClient();
  const format = useFormat();
  const [isInviting, setIsInviting] = useState(false);
  const [issued, setIssued] = useState<IssuedInvite>();
  const button = useRef<HTMLButtonElement>(null);
  const onError = toastError;
  const refresh = () => Promise.all([invalidate(client, listMembers), invalidate(client, listWorkspaceAudit)]);
  const renew = useMutation({
    mutationFn: (id: number) => call(renewInvite, { params: { id } }),
    onSuccess: (renewed) => {
      setIssued(renewed);
      setIsInviting(true);
    },
    onError,
    onSettled: refresh,
  });
  const revoke = useMutation({
    mutationFn: (id: number) => call(revokeInvite, { params: { id } }),
    onSuccess: () => toastDone(words.revoked),
    onError,
    onSettled: refresh,
  });
  const close = () => {
    setIsInviting(false);
    setIssued(undefined);
  };
  return (
    <Section title={words.invites}>
      <ul className="grid divide-y divide-line">
        {invites.map((invite) => (
          <li key={invite.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-[1_1_12rem]">
              <span data-typed className="block font-medium wrap-anywhere">
                {invite.recipient ?? words.byLink}
              </span>
              <span data-typed className="block text-xs wrap-anywhere text-ink-3">
                {words.roles[invite.role]} · <Rights of={invite} />
              </span>
            </span>
            <Badge tone={invite.state === "open" ? "warn" : invite.state === "accepted" ? "good" : "quiet"}>
              {words.states[invite.state]}
            </Badge>
            {invite.state === "open" && (
              <span className="text-xs text-ink-3">{words.until(shortDate(invite.expiresAt, format))}</span>
            )}
            {(invite.state === "open" || invite.state === "expired") && (
              <span className="flex gap-2">
                <Button disabled={renew.isPending} onClick={() => renew.mutate(invite.id)}>
                  {words.renew}
                </Button>
                <Button disabled={revoke.isPending} onClick={() => revoke.mutate(invite.id)}>
                  {words.revoke}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div>
        <button ref={button} type="button" className={buttonClass("primary")} onClick={() => setIsInviting(true)}>
          {words.invite}
        </button>
      </div>
      {isInviting && <InviteDialog issued={issued} button={button} onClose={close} />}
    </Section>
  );
}
