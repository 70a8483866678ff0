import { forgotPassword } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { Field, Input } from "../ui/field.tsx";
import { Frame } from "../ui/frame.tsx";
import { fieldErrorOf, toastError } from "./refusals.ts";

/** Requests a link to set a new password. The answer is the same for an address without an account. */
export function ForgotPage() {
  const words = useMessages(bundles.accounts).accountWords.forgot;
  const [email, setEmail] = useState("");
  const request = useMutation({ mutationFn: () => call(forgotPassword, { body: { email } }), onError: toastError });
  return (
    <Frame
      title={words.title}
      {...(!request.isSuccess && document.documentElement.dataset.mail !== "off" && { lead: words.lead })}
    >
      {document.documentElement.dataset.mail === "off" ? (
        <p className="text-ink-2">{words.noMail}</p>
      ) : request.isSuccess ? (
        <p role="status">{words.done}</p>
      ) : (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            request.mutate();
          }}
        >
          <Field label={words.email} error={fieldErrorOf(request.error, "email")}>
            {(ids) => (
              <Input
                {...ids}
                type="email"
                autoComplete="username"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" look="primary" disabled={request.isPending}>
            {request.isPending ? words.submitting : words.submit}
          </Button>
        </form>
      )}
      <p className="mt-4">
        <Link href="/login" className="font-semibold text-teal underline">
          {words.back}
        </Link>
      </p>
    </Frame>
  );
}
