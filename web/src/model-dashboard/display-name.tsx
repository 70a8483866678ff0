import type { Model } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { useModel } from "../models/use-model.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { useChangeOwn } from "./use-change-own.ts";

/** The name that everybody reads of the own creator. Where another window changed it meanwhile, what stands is shown. */
export function DisplayName({ modelId }: { modelId: number }) {
  const { data } = useModel(modelId);
  return data ? <NameForm key={data.updatedAt} model={data} /> : null;
}

function NameForm({ model }: { model: Model }) {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  const [name, setName] = useState(model.name);
  const { save, refused } = useChangeOwn(model, words.shownNameSaved);
  return (
    <Form className="grid gap-3 border-t border-line pt-4" onSend={() => save.mutate({ name })}>
      <InputField
        label={words.shownName}
        hint={words.shownNameHint}
        error={refused.name}
        dir="auto"
        autoComplete="nickname"
        value={name}
        onType={setName}
      />
      <Button type="submit" className="justify-self-start" disabled={save.isPending || name === model.name}>
        {words.shownNameSave}
      </Button>
    </Form>
  );
}
