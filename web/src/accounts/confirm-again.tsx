import { confirmSession, getConfirmWays, providerStartPath } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { toastError } from "../lib/toast-error.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { confirmWithPasskey } from "./passkey-browser.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { fieldErrorOf } from "./refusals.ts";

type ConfirmField = "password" | "code";
const autoComplete = { password: "current-password", code: "one-time-code" };

/** Reauthentication by a method of the account, before its credentials are changed. */
export function ConfirmAgain({ onConfirmed }: { onConfirmed: () => void }) {
  const words = useMessages(bundles.security).confirmWords;
  const [page] = useLocation();
  const known = useQuery(callQuery(getConfirmWays));
  if (known.error) return <LoadError error={known.error} onRetry={() => known.refetch()} />;
  if (!known.data) return <Skeleton className="h-16 w-full" />;
  const { ways, providers } = known.data;
  const typed = (["password", "code"] as const).filter((way) => ways.includes(way));
  return (
    <div className="grid w-full gap-4">
      <p className="text-ink-2">{words.hint}</p>
      {typed.length > 0 && <TypedProof ways={typed} onConfirmed={onConfirmed} />}
      {ways.includes("passkey") && (
        <PasskeyButton
          label={words.passkey}
          className="justify-self-start"
          unused={words.passkeyUnused}
          act={confirmWithPasskey}
          onPassed={onConfirmed}
        />
      )}
      {providers.map(({ id, name }) => (
        <a
          key={id}
          href={`${providerStartPath(id)}?${new URLSearchParams({ next: page, confirm: "1" })}`}
          className={`${buttonClass()} justify-self-start`}
        >
          {words.provider(name)}
        </a>
      ))}
    </div>
  );
}

function TypedProof({ ways, onConfirmed }: { ways: ConfirmField[]; onConfirmed: () => void }) {
  const words = useMessages(bundles.security).confirmWords;
  const [way, setWay] = useState<ConfirmField>(ways[0] ?? "password");
  const [shown, setShown] = useState("");
  const confirm = useMutation({
    mutationFn: () => call(confirmSession, { body: { [way]: shown } }),
    onSuccess: onConfirmed,
    onError: toastError,
  });
  const other = ways.find((one) => one !== way);
  return (
    <Form onSend={() => confirm.mutate()}>
      <InputField
        label={words.labels[way]}
        error={fieldErrorOf(confirm.error, way)}
        key={way}
        type={way === "password" ? "password" : "text"}
        autoComplete={autoComplete[way]}
        value={shown}
        onType={setShown}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={confirm.isPending}>
          {words.submit}
        </Button>
        {other && (
          <Button
            look="quiet"
            onClick={() => {
              setWay(other);
              setShown("");
              confirm.reset();
            }}
          >
            {words.instead[other]}
          </Button>
        )}
      </div>
    </Form>
  );
}
