import {
  checkClaim,
  getModelDashboard,
  listClaims,
  type Person,
  type platformNames,
  startClaim,
} from "@fanradar/contract";
import { bundles, counted, dateAndTime } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import type * as z from "zod/mini";
import { CallError, call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { refreshSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { invalidateModelLists } from "../models/invalidate-models.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { copyText } from "../ui/copy-text.ts";
import { invalidateCreators } from "./creator-calls.ts";
import { type StartedClaim, useStartedClaim } from "./started-claim.ts";

export interface ClaimedProfile {
  platform: (typeof platformNames)[number];
  handle: string;
}
type ClaimCheck = z.infer<typeof checkClaim.output>;

/** From a code to the page's owner: get it, put it into the bio, have it looked for. */
export function ClaimPanel({ profile, user }: { profile: ClaimedProfile; user: Person }) {
  const { claimWords: words } = useMessages(bundles.claims);
  const client = useQueryClient();
  const claim = useStartedClaim(profile);
  const [refusal, setRefusal] = useState<string>();
  /** A code that was refused for good, until the list of claims is read again. */
  const [overCode, setOverCode] = useState<string>();
  const started = claim?.code === overCode ? undefined : claim;
  const params = { ...profile };
  const onError = (error: Error) => {
    if (error instanceof CallError && error.code === "claim-over") {
      setOverCode(claim?.code);
      void invalidate(client, listClaims);
    }
    setRefusal(error instanceof CallError ? error.reason : words.failed);
  };
  const begin = useMutation({
    mutationFn: () => call(startClaim, { params }),
    onMutate: () => {
      setRefusal(undefined);
      look.reset();
    },
    onSuccess: async () => {
      await invalidate(client, listClaims);
      setOverCode(undefined);
    },
    onError,
  });
  const look = useMutation({
    mutationFn: () => call(checkClaim, { params }),
    onMutate: () => setRefusal(undefined),
    onSuccess: ({ state }) => {
      if (state === "absent" || state === "unread") return;
      // The first claim changes the account's role to 'model'.
      void refreshSession(client);
      for (const endpoint of [listClaims, getModelDashboard]) void invalidate(client, endpoint);
      invalidateModelLists(client);
      invalidateCreators(client);
    },
    onError,
  });
  const isStarted = started !== undefined;
  const isDone = look.data?.state === "claimed" || look.data?.state === "notice";
  if (!user.isVerified) return <p className="text-ink-2">{words.verifyFirst}</p>;
  return (
    <div className="grid justify-items-start gap-4">
      {!isDone && <p className="max-w-[66ch] text-ink-2">{words.lead}</p>}
      {!isDone && started && <Code started={started} />}
      <div aria-live="polite" className="grid gap-3">
        {look.data && <Result looked={look.data} />}
        {refusal && (
          <p role="alert" className="font-medium text-bad">
            {refusal}
          </p>
        )}
      </div>
      {!isDone && (
        <div className="flex flex-wrap gap-2">
          {isStarted && (
            <Button look="primary" disabled={look.isPending} onClick={() => look.mutate()}>
              {look.isPending ? words.checking : words.check}
            </Button>
          )}
          <Button look={isStarted ? "plain" : "primary"} disabled={begin.isPending} onClick={() => begin.mutate()}>
            {begin.isPending ? words.beginning : isStarted ? words.newCode : words.begin}
          </Button>
        </div>
      )}
    </div>
  );
}

function Code({ started: { code, expiresAt, bioPage } }: { started: StartedClaim }) {
  const { claimWords: words } = useMessages(bundles.claims);
  const format = useFormat();
  const copy = async () => {
    if (await copyText(code)) toast(words.copied);
    else toast(words.copyFailed, { isError: true });
  };
  return (
    <div className="grid w-full gap-2 rounded-lg bg-sunken p-4">
      <p className="font-medium">{words.code}</p>
      <p className="flex flex-wrap items-center gap-3">
        <code className="num text-lg font-semibold tracking-wide select-all">{code}</code>
        <Button onClick={copy}>{words.copy}</Button>
      </p>
      <p className="text-ink-2">{words.codeHint}</p>
      <p className="text-ink-3">{words.validUntil(dateAndTime(expiresAt, format))}</p>
      {bioPage && (
        <p>
          <a href={bioPage} target="_blank" rel="noopener noreferrer" className={buttonClass("quiet")}>
            {words.toBio}
          </a>
          <span className="block text-ink-3">{words.toBioHint}</span>
        </p>
      )}
    </div>
  );
}

function Result({ looked: { state, triesLeft, passesAt, nextTryAt } }: { looked: ClaimCheck }) {
  const { claimWords: words } = useMessages(bundles.claims);
  const format = useFormat();
  if (state === "claimed")
    return (
      <div role="status" className="grid justify-items-start gap-2">
        <p className="text-base font-semibold text-good">{words.claimed}</p>
        <p className="text-ink-2">{words.claimedHint}</p>
        <Link href="/model-dashboard" className={buttonClass("primary")}>
          {words.openDashboard}
        </Link>
      </div>
    );
  if (state === "notice")
    return (
      <div role="status" className="grid gap-1">
        <p className="font-semibold">{words.notice}</p>
        {passesAt && <p className="text-ink-2">{words.noticeUntil(dateAndTime(passesAt, format))}</p>}
      </div>
    );
  if (state === "unread")
    return (
      <p role="status" className="text-ink-2">
        {words.unread} {nextTryAt && words.unreadUntil(dateAndTime(nextTryAt, format))}
      </p>
    );
  return (
    <p role="status" className="text-ink-2">
      {words.absent} {triesLeft !== null && counted(triesLeft, words.triesLeft, format)}
    </p>
  );
}
