import { changeModel, getModel, getModelDashboard, type Model } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { invalidateCreators } from "../creators/creator-calls.ts";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { useModel } from "../models/use-model.ts";
import { Button } from "../ui/button.tsx";
import { Field, Input } from "../ui/field.tsx";

/** The name that everybody reads of the own creator. Where another window changed it meanwhile, what stands is shown. */
export function DisplayName({ modelId }: { modelId: number }) {
  const { data } = useModel(modelId);
  return data ? <Form key={data.updatedAt} model={data} /> : null;
}

function Form({ model }: { model: Model }) {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  const client = useQueryClient();
  const [name, setName] = useState(model.name);
  const save = useMutation({
    mutationFn: () => call(changeModel, { params: { id: model.id }, body: { ...model, name } }),
    onSuccess: () => toast(words.shownNameSaved),
    onError: (error) => toast(error instanceof CallError ? error.reason : words.saveFailed, { isError: true }),
    onSettled: (_, error) => {
      const isRefused = error instanceof CallError && error.status === 422;
      if (isRefused) return;
      void invalidate(client, getModelDashboard);
      void invalidate(client, getModel, { params: { id: model.id } });
      invalidateCreators(client);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const refused = save.error instanceof CallError ? save.error.fields.name : undefined;
  return (
    <form noValidate className="grid gap-3 border-t border-line pt-4" onSubmit={submit}>
      <Field label={words.shownName} hint={words.shownNameHint} error={refused}>
        {(ids) => (
          <Input
            {...ids}
            dir="auto"
            autoComplete="nickname"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" disabled={save.isPending || name === model.name}>
        {words.shownNameSave}
      </Button>
    </form>
  );
}
