import { resetPassword } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearch } from "wouter";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { rememberPerson } from "../lib/session.ts";
import { toastError } from "../lib/toast-error.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { Frame } from "../ui/frame.tsx";
import { InputField } from "../ui/input-field.tsx";
import { fieldErrorOf } from "./refusals.ts";

/** Where the mailed link leads: a new password, and then the sign-in page. Opening the page spends nothing. */
export function ResetPage() {
  const words = useMessages(bundles.accounts).accountWords.reset;
  const client = useQueryClient();
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  const [password, setPassword] = useState("");
  const reset = useMutation({
    mutationFn: () => call(resetPassword, { body: { token, password } }),
    onSuccess: () => {
      // Every session of the account has ended, this browser's too.
      rememberPerson(null);
      client.clear();
    },
    onError: toastError,
  });
  const isSpent = token === "" || (reset.error instanceof CallError && reset.error.status === 410);
  if (isSpent)
    return (
      <Frame title={words.title}>
        <p role="alert" className="mb-4 text-bad">
          {words.spent}
        </p>
        <Link href="/forgot-password" className={buttonClass("primary")}>
          {words.again}
        </Link>
      </Frame>
    );
  if (reset.isSuccess)
    return (
      <Frame title={words.title}>
        <p role="status" className="mb-4">
          {words.done}
        </p>
        <Link href="/login" className={buttonClass("primary")}>
          {words.signIn}
        </Link>
      </Frame>
    );
  return (
    <Frame title={words.title} lead={words.lead}>
      <Form onSend={() => reset.mutate()}>
        <InputField
          label={words.password}
          hint={words.passwordHint}
          error={fieldErrorOf(reset.error, "password")}
          type="password"
          autoComplete="new-password"
          value={password}
          onType={setPassword}
        />
        <Button type="submit" look="primary" disabled={reset.isPending}>
          {reset.isPending ? words.submitting : words.submit}
        </Button>
      </Form>
    </Frame>
  );
}
