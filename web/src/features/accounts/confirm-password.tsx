import { confirmSession } from "@fanradar/contract";
import { interfaceWords } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../app/call.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { fieldErrorOf, toastError } from "./refusals.ts";

const words = interfaceWords.confirm;

/** Asks for the password once more, before something that keeps the account its owner's is changed. */
export function ConfirmPassword({ onConfirmed }: { onConfirmed: () => void }) {
  const [password, setPassword] = useState("");
  const confirm = useMutation({
    mutationFn: () => call(confirmSession, { body: { password } }),
    onSuccess: onConfirmed,
    onError: toastError,
  });
  return (
    <form
      noValidate
      className="grid w-full gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate();
      }}
    >
      <Field label={words.label} hint={words.hint} error={fieldErrorOf(confirm.error, "password")}>
        {(ids) => (
          <Input
            {...ids}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" className="justify-self-start" disabled={confirm.isPending}>
        {words.submit}
      </Button>
    </form>
  );
}
