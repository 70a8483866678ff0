import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { fieldErrorOf } from "./refusals.ts";

interface EmailRequestProps {
  send: (email: string) => Promise<unknown>;
  words: { email: string; submit: string; submitting: string; done: string };
}

/** Requests a mail to an address. The answer is the same for one without an account. */
export function EmailRequest({ send, words }: EmailRequestProps) {
  const [email, setEmail] = useState("");
  const request = useMutation({ mutationFn: () => send(email), onError: toastError });
  if (request.isSuccess) return <p role="status">{words.done}</p>;
  return (
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
  );
}
