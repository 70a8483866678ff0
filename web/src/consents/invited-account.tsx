import { declineConsent, type RequestedAccount, startConsent } from "@fanradar/contract";
import { bundles, dateAndTime, shortDate } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { toastError } from "../lib/toast-error.ts";
import { Badge, PlatformBadge, SandboxMark } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { EndConsentDialog } from "./end-consent-dialog.tsx";
import { useAnswer } from "./use-answer.ts";

const tones = { open: "quiet", connected: "good", lost: "bad", declined: "quiet", ended: "quiet" } as const;

interface InvitedAccountProps {
  token: string;
  account: RequestedAccount;
  /** The invite is neither withdrawn nor expired. */
  isOpen: boolean;
  hasReminder: boolean;
}

/** One account that an invite requests from a creator: what is read of it, its state, and what she can do. */
export function InvitedAccountItem({ token, account, isOpen, hasReminder }: InvitedAccountProps) {
  const { consentWords: words } = useMessages(bundles.consents);
  const { interfaceWords } = useWords();
  const { platform, handle, state, canConnect, hasReadings, sandbox } = account;
  const decline = useAnswer(() => call(declineConsent, { body: { token, platform } }));
  const name = interfaceWords.platforms[platform];
  const isActive = state === "connected" || state === "lost";
  return (
    <li className="grid gap-2.5 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <PlatformBadge platform={platform} />
        <span data-typed className="font-medium wrap-anywhere">
          @{handle}
        </span>
        {state !== "open" && <Badge tone={tones[state]}>{words.states[state]}</Badge>}
        {sandbox && <SandboxMark />}
      </div>
      <p className="text-ink-2">{words.reads[platform]}</p>
      <Standing account={account} hasReminder={hasReminder} />
      {isOpen && !canConnect && !isActive && <p className="text-ink-3">{words.notOffered}</p>}
      <div className="flex flex-wrap gap-2">
        {canConnect && <Connect token={token} account={account} />}
        {isOpen && state === "open" && (
          <Button disabled={decline.isPending} onClick={() => decline.mutate(undefined)}>
            {decline.isPending ? words.declining : words.decline}
          </Button>
        )}
        {isActive && <EndConsentDialog token={token} platform={platform} title={words.asking(name, handle)} />}
        {!isActive && hasReadings && (
          <EndConsentDialog token={token} platform={platform} title={words.askingDelete(name, handle)} onlyDeletes />
        )}
      </div>
    </li>
  );
}

/** Since when, until when, and what was read last. */
function Standing({ account, hasReminder }: Pick<InvitedAccountProps, "account" | "hasReminder">) {
  const { consentWords: words } = useMessages(bundles.consents);
  const format = useFormat();
  const { state, grantedAt, endedAt, endsAt, lastReadAt, missingScopes, hasReadings } = account;
  if (state === "connected" && grantedAt)
    return (
      <div className="grid gap-1">
        <time dateTime={grantedAt}>{words.since(shortDate(grantedAt, format))}</time>
        {endsAt && (
          <p>
            <time dateTime={endsAt}>{words.endsOn(shortDate(endsAt, format))}</time> {hasReminder && words.reminder}
          </p>
        )}
        <p>
          {lastReadAt ? (
            <time dateTime={lastReadAt}>{words.lastRead(dateAndTime(lastReadAt, format))}</time>
          ) : (
            words.notRead
          )}
        </p>
        {missingScopes.length > 0 && <p className="text-warn">{words.missing}</p>}
      </div>
    );
  if (endedAt)
    return (
      <p>
        <time dateTime={endedAt}>{words.endedOn(shortDate(endedAt, format))}</time> {hasReadings && words.dataStays}
      </p>
    );
  return null;
}

/** Leads to the platform's own consent page. */
function Connect({ token, account: { platform, state } }: Pick<InvitedAccountProps, "token" | "account">) {
  const { consentWords: words } = useMessages(bundles.consents);
  const { interfaceWords } = useWords();
  const start = useMutation({
    mutationFn: () => call(startConsent, { body: { token, platform } }),
    onSuccess: ({ address }) => location.assign(address),
    onError: toastError,
  });
  const isGoing = start.isPending || start.isSuccess;
  const isFirst = state === "open" || state === "declined";
  const label = isFirst ? words.connect(interfaceWords.platforms[platform]) : words.again;
  return (
    <Button
      look={state === "open" || state === "lost" ? "primary" : "plain"}
      disabled={isGoing}
      onClick={() => start.mutate()}
    >
      {isGoing ? words.going : label}
    </Button>
  );
}
