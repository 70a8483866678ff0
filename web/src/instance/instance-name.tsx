import { getInstance, getInstanceState, limits, nameInstance } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { Button } from "../ui/button.tsx";
import { Field, Input } from "../ui/field.tsx";

/** The name of the instance, as sign-in page and emails show it. */
export function InstanceName({ name }: { name: string | null }) {
  const words = useMessages(bundles.instance).instanceWords;
  const { interfaceWords } = useWords();
  const client = useQueryClient();
  const [typed, setTyped] = useState(name ?? "");
  const save = useMutation({
    mutationFn: () => call(nameInstance, { body: { name: typed } }),
    onSuccess: () => toast(words.saved),
    onError: (error) => toast(interfaceWords.toast.error, { text: reasonOf(error), isError: true }),
    onSettled: () => Promise.all([getInstance, getInstanceState].map((endpoint) => invalidate(client, endpoint))),
  });
  return (
    <form
      noValidate
      className="grid max-w-xl gap-3 rounded-xl border border-line bg-card p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <Field
        label={words.name}
        hint={words.nameHint}
        error={save.error instanceof CallError ? save.error.fields.name : undefined}
      >
        {(ids) => (
          <Input
            {...ids}
            dir="auto"
            maxLength={limits.name}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" disabled={save.isPending || typed.trim() === ""}>
        {save.isPending ? words.saving : words.save}
      </Button>
    </form>
  );
}
