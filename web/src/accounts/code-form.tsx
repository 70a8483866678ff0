import { type Person, passSecondFactor } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { fieldErrorOf } from "./refusals.ts";

interface CodeFormProps {
  onPassed: (person: Person) => void;
  /** Called when the challenge has expired or has no attempts left: the form for the password returns. */
  onOver: () => void;
}

/** The second step of signing in: a code of the authenticator, or a recovery code. */
export function CodeForm({ onPassed, onOver }: CodeFormProps) {
  const words = useMessages(bundles.accounts).accountWords.code;
  const [code, setCode] = useState("");
  const pass = useMutation({
    mutationFn: () => call(passSecondFactor, { body: { code } }),
    onSuccess: onPassed,
    onError: (error) => {
      toastError(error);
      if (error instanceof CallError && error.code === "no-challenge") onOver();
    },
  });
  return (
    <Form onSend={() => pass.mutate()}>
      <InputField
        label={words.label}
        hint={words.hint}
        error={fieldErrorOf(pass.error, "code")} // The form takes the place of the one that had the focus.
        autoFocus
        autoComplete="one-time-code"
        value={code}
        onType={setCode}
      />
      <Button type="submit" look="primary" disabled={pass.isPending}>
        {pass.isPending ? words.submitting : words.submit}
      </Button>
      <Button look="quiet" className="justify-self-start" onClick={onOver}>
        {words.back}
      </Button>
    </Form>
  );
}
