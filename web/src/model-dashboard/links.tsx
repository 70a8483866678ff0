import type { Model } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { useUnsent } from "../lib/unsent.ts";
import { useModel } from "../models/use-model.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { Tick } from "../ui/tick.tsx";
import { useChangeOwn } from "./use-change-own.ts";

const fields = ["onlyfansUrl", "tiktokUrl"] as const;

/** Pages whose bios cannot be read, linked on their owner's word. Where another window changed them meanwhile, what stands is shown. */
export function Links({ modelId }: { modelId: number }) {
  const { data } = useModel(modelId);
  return data ? <LinksForm key={data.updatedAt} model={data} /> : null;
}

function LinksForm({ model }: { model: Model }) {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  const { submitWords } = useMessages(bundles.submit);
  const linked = { onlyfansUrl: model.onlyfansUrl ?? "", tiktokUrl: model.tiktokUrl ?? "" };
  const [typed, setTyped, forget] = useUnsent(`links-${model.id}`, linked);
  const [isAdult, setAdult] = useState(false);
  const [asksAdult, setAsksAdult] = useState(false);
  const needsAdult = typed.onlyfansUrl.trim() !== "" && typed.onlyfansUrl !== (model.onlyfansUrl ?? "");
  const { save, refused } = useChangeOwn(model, words.linksSaved);
  const submit = () => {
    setAsksAdult(true);
    if (!needsAdult || isAdult) save.mutate(typed, { onSuccess: forget });
  };
  return (
    <Form className="grid gap-3 border-t border-line pt-4" onSend={submit}>
      <h3 className="font-semibold">{words.links}</h3>
      <p className="text-ink-3">{words.linksHint}</p>
      {fields.map((field) => (
        <InputField
          key={field}
          label={submitWords[field]}
          error={refused[field]}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={typed[field]}
          onType={(text) => setTyped({ ...typed, [field]: text })}
        />
      ))}
      {needsAdult && (
        <Tick
          label={submitWords.adult}
          error={asksAdult && !isAdult && <span role="alert">{submitWords.adultRequired}</span>}
          isOn={isAdult}
          onChange={setAdult}
        />
      )}
      <Button type="submit" className="justify-self-start" disabled={save.isPending}>
        {words.linksSave}
      </Button>
    </Form>
  );
}
