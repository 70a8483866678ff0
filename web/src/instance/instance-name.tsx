import { getInstance, getInstanceState, limits, nameInstance } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { LimitedField } from "../ui/limited-field.tsx";

/** The name of the instance, as sign-in page and emails show it. */
export function InstanceName({ name }: { name: string | null }) {
  const words = useMessages(bundles.instance).instanceWords;
  const { shell } = useWords().interfaceWords;
  const client = useQueryClient();
  const [typed, setTyped] = useState(name ?? "");
  const save = useMutation({
    mutationFn: () => call(nameInstance, { body: { name: typed } }),
    onSuccess: () => toast(words.saved),
    onError: toastError,
    onSettled: () => Promise.all([getInstance, getInstanceState].map((endpoint) => invalidate(client, endpoint))),
  });
  return (
    <Form
      className="grid max-w-xl gap-3 rounded-xl border border-line bg-card p-5"
      onSend={() => {
        if (!save.isPending) save.mutate();
      }}
    >
      <LimitedField
        label={words.name}
        hint={words.nameHint}
        error={save.error instanceof CallError ? save.error.fields.name : undefined}
        dir="auto"
        most={limits.name}
        value={typed}
        onType={setTyped}
      />
      <Button type="submit" className="justify-self-start" disabled={save.isPending || typed.trim() === ""}>
        {save.isPending ? shell.saving : shell.save}
      </Button>
    </Form>
  );
}
