import { setUpInstance, setupBody } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { startSession } from "../lib/session.ts";
import { refusalsOf, useCheckedForm } from "../lib/use-checked-form.ts";
import { Button } from "../ui/button.tsx";
import { Frame } from "../ui/frame.tsx";
import { AccountFields } from "./account-fields.tsx";

const newLinkCommand = "npm run admin -- link";

/** Where the one-time link of a new instance leads: it makes the first administrator, who goes on to the instance. */
export function SetupPage() {
  const words = useMessages(bundles.instance).setupWords;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  const [failure, setFailure] = useState<Error>();
  const { element, values, refusals, isSending, change, submit } = useCheckedForm({
    begin: () => ({ name: "", email: "", password: "" }),
    check: (filled) => refusalsOf(setupBody, { ...filled, token: token || "none" }),
    send: (filled) => {
      setFailure(undefined);
      return call(setUpInstance, { body: { ...filled, token: token || "none" } });
    },
    onSent: (person) => {
      startSession(client, person);
      navigate("/admin?tab=instance", { replace: true });
    },
    onFailed: setFailure,
  });
  return (
    <Frame title={words.title} lead={words.lead}>
      <form ref={element} noValidate className="grid gap-4" onSubmit={submit}>
        <AccountFields words={words} values={values} refusals={refusals} change={change} emailAs="username" />
        {failure && <Refused error={failure} />}
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? words.submitting : words.submit}
        </Button>
      </form>
    </Frame>
  );
}

function Refused({ error }: { error: Error }) {
  const words = useMessages(bundles.instance).setupWords;
  const isSpent = error instanceof CallError && error.code === "token-used";
  return (
    <div role="alert" className="grid gap-1 text-bad">
      <p>{isSpent ? words.spent : reasonOf(error)}</p>
      {isSpent && (
        <p className="text-ink-2">
          {words.again} <code className="wrap-anywhere">{newLinkCommand}</code>
        </p>
      )}
    </div>
  );
}
