import { changePassword, listSessions } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { fieldErrorOf } from "./refusals.ts";

const empty = { current: "", password: "", confirm: "" };
const fields = [
  ["current", "current-password"],
  ["password", "new-password"],
  ["confirm", "new-password"],
] as const;

/** Current, new, and the new one again. The other browsers are signed out by it. */
export function ChangePassword() {
  const { securityWords: words } = useMessages(bundles.security);
  const client = useQueryClient();
  const [typed, setTyped] = useState(empty);
  const [differs, setDiffers] = useState(false);
  const change = useMutation({
    mutationFn: () => call(changePassword, { body: { current: typed.current, password: typed.password } }),
    onSuccess: () => {
      setTyped(empty);
      toastDone(words.changed);
      return invalidate(client, listSessions);
    },
    onError: toastError,
  });
  return (
    <section className="rounded-xl border border-line bg-card p-5">
      <h2 className="mb-4 text-base font-semibold">{words.password}</h2>
      <Form
        onSend={() => {
          const isSame = typed.password === typed.confirm;
          setDiffers(!isSame);
          if (isSame) change.mutate();
        }}
      >
        {fields.map(([name, autoComplete]) => (
          <InputField
            key={name}
            label={words.fields[name]}
            error={name === "confirm" && differs ? words.differs : fieldErrorOf(change.error, name)}
            type="password"
            autoComplete={autoComplete}
            value={typed[name]}
            onType={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
        <Button type="submit" look="primary" className="justify-self-start" disabled={change.isPending}>
          {change.isPending ? words.changing : words.change}
        </Button>
      </Form>
    </section>
  );
}
