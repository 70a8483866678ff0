import { forgotPassword } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { Frame } from "../ui/frame.tsx";
import { InputField } from "../ui/input-field.tsx";
import { fieldErrorOf } from "./refusals.ts";

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
        <Form onSend={() => request.mutate()}>
          <InputField
            label={words.email}
            error={fieldErrorOf(request.error, "email")}
            type="email"
            autoComplete="username"
            value={email}
            onType={setEmail}
          />
          <Button type="submit" look="primary" disabled={request.isPending}>
            {request.isPending ? words.submitting : words.submit}
          </Button>
        </Form>
      )}
      <p className="mt-4">
        <Link href="/login" className="font-semibold text-teal underline">
          {words.back}
        </Link>
      </p>
    </Frame>
  );
}
