import { bundles } from "@fanradar/words";
import { useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { useSession } from "../lib/session.ts";
import { useDebounced } from "../lib/use-debounced.ts";
import { useOwnModels } from "../models/own-models.ts";
import { InputField } from "../ui/input-field.tsx";
import { SelectField } from "../ui/select-field.tsx";

interface ModelChoiceProps {
  chosen: number | null;
  onChoose: (modelId: number | null) => void;
}

/** The model that a to-do is about, or none: of many those that a search finds. */
export function ModelChoice({ chosen, onChoose }: ModelChoiceProps) {
  const { todoWords: words } = useMessages(bundles.todos);
  const user = useSession() ?? null;
  const [typed, setTyped] = useState("");
  const found = useOwnModels(user, useDebounced(typed.trim(), 200));
  const [kept, setKept] = useState<{ id: number; name: string }>();
  const models = found.models ?? [];
  const isMany = found.hasNextPage || typed !== "";
  const listed = kept && !models.some(({ id }) => id === kept.id) ? [kept, ...models] : models;
  return (
    <div className="grid gap-3">
      {isMany && <InputField label={words.findModel} type="search" data-typed value={typed} onType={setTyped} />}
      <SelectField
        label={words.model}
        isTyped
        value={String(chosen ?? "")}
        options={[["", words.noModel], ...listed.map(({ id, name }) => [String(id), name] as const)]}
        onChoose={(id) => {
          setKept(listed.find((one) => String(one.id) === id));
          onChoose(id === "" ? null : Number(id));
        }}
      />
    </div>
  );
}
