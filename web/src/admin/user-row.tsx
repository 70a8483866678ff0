import { type Account, type AccountAct, changeUser, listAudit, listUsers } from "@fanradar/contract";
import { bundles, dateAndTime, exactNumber } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";

const ConfirmDialog = part(() => import("../accounts/confirm-dialog.tsx").then((file) => file.ConfirmDialog));

/** What can be done to an account as it is. Of one's own nothing: settings have that. */
function actsOf({ isVerified, isDisabled, hasSecondFactor, userType, lastSeenAt }: Account): AccountAct[] {
  return [
    ...(isVerified ? [] : (["verify"] as const)),
    ...(lastSeenAt === null ? [] : (["sign-out"] as const)),
    ...(hasSecondFactor ? (["reset-second-factor"] as const) : []),
    userType === "admin" ? "make-member" : "make-admin",
    isDisabled ? "enable" : "disable",
    "delete",
  ];
}

/** One account, and what an administrator can do to it. An act waits for the administrator to confirm who they are. */
export function UserRow({ account, isSelf }: { account: Account; isSelf: boolean }) {
  const { userWords: words } = useMessages(bundles.users);
  const { interfaceWords } = useWords();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<AccountAct>();
  const change = useMutation({
    mutationFn: (act: AccountAct) => call(changeUser, { params: { id: account.id }, body: { act } }),
    onSuccess: () => {
      setOpen(false);
      toast(words.done);
    },
    onError: (error, act) => {
      if (error instanceof CallError && error.code === "confirm-needed") return setUnconfirmed(act);
      toast(words.failed, { text: reasonOf(error), isError: true });
    },
    onSettled: () => {
      setSure(false);
      return Promise.all([listUsers, listAudit].map((endpoint) => invalidate(client, endpoint)));
    },
  });
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <Person {...{ account, isSelf }} />
      {!isSelf && (
        <Button
          aria-expanded={isOpen}
          aria-label={words.actions(account.name)}
          className="min-w-10"
          onClick={() => setOpen(!isOpen)}
        >
          …
        </Button>
      )}
      {isOpen && !isSure && (
        <div className="flex w-full flex-wrap gap-2">
          {actsOf(account).map((act) => (
            <Button
              key={act}
              className={act === "delete" || act === "disable" ? "border-bad text-bad" : ""}
              disabled={change.isPending}
              onClick={() => (act === "delete" ? setSure(true) : change.mutate(act))}
            >
              {words.acts[act]}
            </Button>
          ))}
        </div>
      )}
      {isOpen && isSure && (
        <div role="alert" className="grid w-full gap-3">
          <p className="text-ink-2 wrap-anywhere" data-typed>
            {words.sure(account.name)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button className="border-bad text-bad" disabled={change.isPending} onClick={() => change.mutate("delete")}>
              {words.confirmDelete}
            </Button>
            <CancelButton onClick={() => setSure(false)} />
          </div>
        </div>
      )}
      {unconfirmed && (
        <ConfirmDialog
          title={words.confirm}
          close={interfaceWords.shell.cancel}
          onClose={() => setUnconfirmed(undefined)}
          onConfirmed={() => {
            setUnconfirmed(undefined);
            change.mutate(unconfirmed);
          }}
        />
      )}
    </div>
  );
}

/** Who an account is of, what is to be known of it, and since when. */
function Person({ account, isSelf }: { account: Account; isSelf: boolean }) {
  const { userWords: words } = useMessages(bundles.users);
  const format = useFormat();
  const { name, email, userType, isVerified, isDisabled, hasSecondFactor, createdAt, lastSeenAt, models } = account;
  return (
    <div className="grid min-w-0 flex-[1_1_18rem] gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere" data-typed dir="auto">
          {name}
        </span>
        {isSelf && <Badge>{words.you}</Badge>}
        {userType === "admin" && <Badge tone="good">{words.admin}</Badge>}
        {userType === "model" && <Badge>{words.model}</Badge>}
        {!isVerified && <Badge tone="warn">{words.unverified}</Badge>}
        {isDisabled && <Badge tone="bad">{words.disabled}</Badge>}
        {hasSecondFactor && <Badge>{words.secondFactor}</Badge>}
      </p>
      <p className="text-ink-2 wrap-anywhere" data-typed>
        {email}
      </p>
      <p className="flex flex-wrap gap-x-4 text-ink-3">
        <span>
          {words.joined} <time dateTime={createdAt}>{dateAndTime(createdAt, format)}</time>
        </span>
        <span>
          {lastSeenAt ? (
            <>
              {words.lastSeen} <time dateTime={lastSeenAt}>{dateAndTime(lastSeenAt, format)}</time>
            </>
          ) : (
            words.never
          )}
        </span>
        <span>{words.models(exactNumber(models, format))}</span>
      </p>
    </div>
  );
}
