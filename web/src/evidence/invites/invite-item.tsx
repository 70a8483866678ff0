import {
  type ConsentInvite,
  type ConsentInviteState,
  listConsentInvites,
  revokeConsentInvite,
} from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages, useWords } from "../../lib/messages.ts";
import { invalidate } from "../../lib/queries.ts";
import { toastDone, toastError } from "../../lib/toast-error.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";

const tones: Record<ConsentInviteState, BadgeTone> = {
  sent: "quiet",
  opened: "warn",
  connected: "good",
  declined: "bad",
  ended: "quiet",
  expired: "quiet",
  revoked: "quiet",
};

interface InviteItemProps {
  modelId: number;
  invite: ConsentInvite;
  onShow: (button: HTMLButtonElement) => void;
}

/** An invite with what was answered, its link as long as it opens something, and what withdraws it. */
export function InviteItem({ modelId, invite, onShow }: InviteItemProps) {
  const { inviteWords: words } = useMessages(bundles.consentInvites);
  const { interfaceWords } = useWords();
  const format = useFormat();
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => call(revokeConsentInvite, { params: { id: invite.id } }),
    onSuccess: () => {
      toastDone(words.revoked);
      return invalidate(client, listConsentInvites, { params: { id: modelId } });
    },
    onError: toastError,
  });
  const { state, accounts, linking, createdAt, expiresAt, recipient, mailedAt } = invite;
  const isPending = state === "sent" || state === "opened";
  const isOpen = state !== "expired" && state !== "revoked";
  const times = [
    words.madeOn(shortDate(createdAt, format)),
    ...(isPending ? [words.expiresOn(shortDate(expiresAt, format))] : []),
    ...(recipient && mailedAt ? [words.sentTo(recipient, shortDate(mailedAt, format))] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
          <time dateTime={createdAt} data-typed className="text-xs wrap-anywhere text-ink-3">
            {times.join(", ")}
          </time>
        </div>
        <ul className="grid gap-0.5 text-ink-2">
          {accounts.map((account) => (
            <li key={account.platform} className="wrap-anywhere">
              {interfaceWords.platforms[account.platform]} <span data-typed>@{account.handle}</span>:{" "}
              {words.answers[account.state]}
              {account.at && <time dateTime={account.at}>, {shortDate(account.at, format)}</time>}
            </li>
          ))}
          {linking && (
            <li>
              {words.linkingName}: {words.answers[linking.state]}
              {linking.at && <time dateTime={linking.at}>, {shortDate(linking.at, format)}</time>}
            </li>
          )}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        {isOpen && (
          <Button aria-haspopup="dialog" onClick={({ currentTarget }) => onShow(currentTarget)}>
            {words.show}
          </Button>
        )}
        {isOpen && isPending && (
          <Button disabled={revoke.isPending} onClick={() => revoke.mutate()}>
            {revoke.isPending ? words.revoking : words.revoke}
          </Button>
        )}
      </div>
    </li>
  );
}
