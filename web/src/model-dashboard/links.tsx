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

const fields = ["onlyfansUrl", "tiktokUrl"] as const;

/** Pages whose bios cannot be read, linked on their owner's word. Where another window changed them meanwhile, what stands is shown. */
export function Links({ modelId }: { modelId: number }) {
  const { data } = useModel(modelId);
  return data ? <Form key={data.updatedAt} model={data} /> : null;
}

function Form({ model }: { model: Model }) {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  const { submitWords } = useMessages(bundles.submit);
  const client = useQueryClient();
  const [typed, setTyped] = useState({ onlyfansUrl: model.onlyfansUrl ?? "", tiktokUrl: model.tiktokUrl ?? "" });
  const [isAdult, setAdult] = useState(false);
  const [asksAdult, setAsksAdult] = useState(false);
  const needsAdult = typed.onlyfansUrl.trim() !== "" && typed.onlyfansUrl !== (model.onlyfansUrl ?? "");
  const save = useMutation({
    mutationFn: () => call(changeModel, { params: { id: model.id }, body: { ...model, ...typed } }),
    onSuccess: () => toast(words.linksSaved),
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
    setAsksAdult(true);
    if (!needsAdult || isAdult) save.mutate();
  };
  const refused = save.error instanceof CallError ? save.error.fields : {};
  return (
    <form noValidate className="grid gap-3 border-t border-line pt-4" onSubmit={submit}>
      <h3 className="font-semibold">{words.links}</h3>
      <p className="text-ink-3">{words.linksHint}</p>
      {fields.map((field) => (
        <Field key={field} label={submitWords[field]} error={refused[field]}>
          {(ids) => (
            <Input
              {...ids}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              value={typed[field]}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          )}
        </Field>
      ))}
      {needsAdult && (
        <div>
          <label className="flex min-h-10 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-teal"
              checked={isAdult}
              onChange={({ target }) => setAdult(target.checked)}
            />
            {submitWords.adult}
          </label>
          {asksAdult && !isAdult && (
            <p role="alert" className="text-xs font-medium text-bad">
              {submitWords.adultRequired}
            </p>
          )}
        </div>
      )}
      <Button type="submit" className="justify-self-start" disabled={save.isPending}>
        {words.linksSave}
      </Button>
    </form>
  );
}
