import {
  getConfirmWays,
  listPasskeys,
  listSessions,
  type Passkey,
  removePasskey,
  renamePasskey,
} from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { deviceName } from "@fanradar/words/device-name";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { useInstance } from "../lib/session.ts";
import { toastDone, toastFailure } from "../lib/toast-error.ts";
import { Badge } from "../ui/badge.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { InputField } from "../ui/input-field.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { ConfirmAgain } from "./confirm-again.tsx";
import { makePasskey } from "./passkey-browser.ts";
import { usePasskeyPage } from "./passkey-button.tsx";
import { fieldErrorOf } from "./refusals.ts";

/** A change that waits for the person to confirm who they are. */
type Change = { add: string } | { remove: number };

/** The account's passkeys: add one, name it, remove it. */
export function Passkeys() {
  const { passkeyWords: words, securityWords } = useMessages(bundles.security);
  const client = useQueryClient();
  const origin = useInstance()?.passkeyOrigin;
  const canAdd = usePasskeyPage();
  const passkeys = useQuery(callQuery(listPasskeys));
  const [name, setName] = useState<string>();
  const change = useMutation({
    mutationFn: async (change: Change) => {
      if ("add" in change) await makePasskey(change.add);
      else await call(removePasskey, { params: { id: change.remove } });
    },
    onSuccess: (_, change) => {
      toastDone("add" in change ? words.added : words.removed);
      setName(undefined);
      return Promise.all([listPasskeys, getConfirmWays, listSessions].map((endpoint) => invalidate(client, endpoint)));
    },
    onError: (error) => {
      if (needsConfirming(error)) return;
      const isThere = error instanceof DOMException && error.name === "InvalidStateError";
      const text = isThere ? words.exists : error instanceof DOMException ? words.notMade : reasonOf(error);
      toastFailure(text);
    },
  });
  const { variables: unconfirmed } = needsConfirming(change.error) ? change : { variables: undefined };
  return (
    <section className="grid gap-3 rounded-xl border border-line bg-card p-5">
      <h2 className="text-base font-semibold">{words.title}</h2>
      <p className="text-ink-2">{words.lead}</p>
      {passkeys.isPending && <Skeleton className="h-12 w-full" />}
      {passkeys.error && <LoadError error={passkeys.error} onRetry={() => passkeys.refetch()} />}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className="grid divide-y divide-line" data-passkeys>
          {passkeys.data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={change.isPending}
              onRemove={() => change.mutate({ remove: passkey.id })}
            />
          ))}
        </ul>
      )}
      {unconfirmed && <ConfirmAgain onConfirmed={() => change.mutate(unconfirmed)} />}
      {!unconfirmed && !canAdd && <NotHere origin={origin} />}
      {!unconfirmed && canAdd && name === undefined && (
        <Button className="justify-self-start" onClick={() => setName(deviceName(navigator.userAgent, securityWords))}>
          {words.add}
        </Button>
      )}
      {!unconfirmed && canAdd && name !== undefined && (
        <NameForm
          name={name}
          onType={setName}
          error={fieldErrorOf(change.error, "name")}
          isBusy={change.isPending}
          submit={words.make}
          onSend={() => change.mutate({ add: name })}
          onCancel={() => {
            setName(undefined);
            change.reset();
          }}
        />
      )}
    </section>
  );
}

/** Why no passkey can be added on this page, and where one can. */
function NotHere({ origin }: { origin: string | null | undefined }) {
  const { passkeyWords: words } = useMessages(bundles.security);
  if (!origin) return <p className="text-ink-2">{words.nowhere}</p>;
  if (new URL(origin).hostname === location.hostname) return <p className="text-ink-2">{words.outdated}</p>;
  return (
    <>
      <p className="text-ink-2 wrap-anywhere">{words.elsewhere(origin)}</p>
      <a href={`${origin}/settings?tab=security`} className={`${buttonClass()} justify-self-start`}>
        {words.openThere}
      </a>
    </>
  );
}

const needsConfirming = (error: Error | null) => error instanceof CallError && error.code === "confirm-needed";

interface PasskeyRowProps {
  passkey: Passkey;
  isBusy: boolean;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { id, name, isSynced, createdAt, lastUsedAt }, isBusy, onRemove }: PasskeyRowProps) {
  const { passkeyWords: words } = useMessages(bundles.security);
  const client = useQueryClient();
  const format = useFormat();
  const [draft, setDraft] = useState<string>();
  const [asks, setAsks] = useState(false);
  const rename = useMutation({
    mutationFn: (to: string) => call(renamePasskey, { params: { id }, body: { name: to } }),
    onSuccess: async () => {
      await invalidate(client, listPasskeys);
      setDraft(undefined);
    },
  });
  if (draft !== undefined)
    return (
      <li className="py-3">
        <NameForm
          name={draft}
          onType={setDraft}
          error={fieldErrorOf(rename.error, "name") ?? (rename.error ? reasonOf(rename.error) : undefined)}
          isBusy={rename.isPending}
          submit={words.save}
          onSend={() => rename.mutate(draft)}
          onCancel={() => setDraft(undefined)}
        />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 flex-[1_1_14rem]">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span data-typed dir="auto" className="wrap-anywhere">
            {name}
          </span>
          {isSynced && <Badge>{words.synced}</Badge>}
        </span>
        <span className="text-xs text-ink-3">
          {words.createdOn(shortDate(createdAt, format))}{" "}
          {lastUsedAt === null ? words.unused : words.usedOn(shortDate(lastUsedAt, format))}
        </span>
      </span>
      {asks ? (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="text-ink-2">{words.sure}</span>
          <Button
            className="text-bad"
            disabled={isBusy}
            onClick={() => {
              setAsks(false);
              onRemove();
            }}
          >
            {words.remove}
          </Button>
          <CancelButton look="quiet" onClick={() => setAsks(false)} />
        </span>
      ) : (
        <span className="flex gap-4">
          <Button look="quiet" aria-label={`${words.rename}: ${name}`} onClick={() => setDraft(name)}>
            {words.rename}
          </Button>
          <Button look="quiet" aria-label={`${words.remove}: ${name}`} onClick={() => setAsks(true)}>
            {words.remove}
          </Button>
        </span>
      )}
    </li>
  );
}

interface NameFormProps {
  name: string;
  onType: (name: string) => void;
  error: string | undefined;
  isBusy: boolean;
  submit: string;
  onSend: () => void;
  onCancel: () => void;
}

function NameForm({ name, onType, error, isBusy, submit, onSend, onCancel }: NameFormProps) {
  const { passkeyWords: words } = useMessages(bundles.security);
  return (
    <Form onSend={onSend}>
      <InputField label={words.name} hint={words.nameHint} error={error} autoFocus value={name} onType={onType} />
      <div className="flex flex-wrap gap-4">
        <Button type="submit" look="primary" disabled={isBusy}>
          {submit}
        </Button>
        <CancelButton look="quiet" onClick={onCancel} />
      </div>
    </Form>
  );
}
