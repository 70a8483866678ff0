import { setUpInstance, setupBody } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { startSession } from "../lib/session.ts";
import { refusalsOf, refusalText, useCheckedForm } from "../lib/use-checked-form.ts";
import { Button } from "../ui/button.tsx";
import { Frame } from "../ui/frame.tsx";
import { InputField } from "../ui/input-field.tsx";

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
  const control = (name: "name" | "email" | "password") => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  });
  return (
    <Frame title={words.title} lead={words.lead}>
      <form ref={element} noValidate className="grid gap-4" onSubmit={submit}>
        <InputField
          label={words.name}
          error={refusalText(refusals.name, "name")}
          autoComplete="name"
          {...control("name")}
        />
        <InputField
          label={words.email}
          error={refusalText(refusals.email, "email")}
          type="email"
          autoComplete="username"
          {...control("email")}
        />
        <InputField
          label={words.password}
          hint={words.passwordHint}
          error={refusalText(refusals.password, "password")}
          type="password"
          autoComplete="new-password"
          {...control("password")}
        />
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
