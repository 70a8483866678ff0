import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useState } from "react";
import { ImportDialog } from "../evidence/import/import-dialog.tsx";
import { useMessages } from "../lib/messages.ts";
import { useOwnModels } from "../models/own-models.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Skeleton } from "../ui/states.tsx";

interface ImportChoiceProps {
  user: Person;
  onOpenChange: (isOpen: boolean) => void;
}

/** Imports a statement of one of the person's newest models: the only one, or the one that they choose. */
export function ImportChoice({ user, onOpenChange }: ImportChoiceProps) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const { evidenceWords } = useMessages(bundles.evidence);
  const { models } = useOwnModels(user, "");
  const [chosen, setChosen] = useState("");
  if (!models) return <Skeleton className="h-10 w-56" />;
  const model = models.length === 1 ? models[0] : models.find(({ id }) => String(id) === chosen);
  const button = (
    <Button look="primary" disabled={!model}>
      {evidenceWords.import.open}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-end justify-center gap-2 text-left">
      {models.length > 1 && (
        <SelectField
          label={words.model}
          isTyped
          className="w-56!"
          value={chosen}
          options={[["", words.chooseModel], ...models.map(({ id, name }) => [String(id), name] as const)]}
          onChoose={setChosen}
        />
      )}
      {model ? <ImportDialog model={model} trigger={button} onOpenChange={onOpenChange} /> : button}
    </div>
  );
}
