import { bundles } from "@fanradar/words";
import { useState } from "react";
import { useMessages } from "../../lib/messages.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { ImportForEach } from "./import-for-each.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { type ImportModel, matchCreators } from "./match-creators.ts";
import { type Import, type ImportFile, useImport } from "./use-import.ts";

interface ImportForModelsProps {
  /** Previews the file for one of the models: whose it is follows from what it says. */
  current: Import;
  models: readonly [ImportModel, ...ImportModel[]];
  onClose: () => void;
}

/** A statement of one of several models, or of several of them at once where its rows name their creators. */
export function ImportForModels({ current, models, onClose }: ImportForModelsProps) {
  const { given, begin, preview } = current;
  if (!given || !preview.data) return <ImportSteps current={current} onClose={onClose} />;
  const { creators } = preview.data;
  if (creators.length > 1) return <ImportForEach {...{ current, models, onClose }} preview={preview.data} />;
  const [matched] = matchCreators(creators, models).values();
  return <ImportForOne key={given.key} {...{ models, matched, begin, onClose }} file={given} />;
}

interface ImportForOneProps extends Pick<ImportForModelsProps, "models" | "onClose"> {
  file: ImportFile;
  /** The model of the creator that the file names. */
  matched: number | undefined;
  begin: Import["begin"];
}

function ImportForOne({ models, file, matched, begin, onClose }: ImportForOneProps) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const [chosen, setChosen] = useState("");
  const id = chosen === "" ? (models.length === 1 ? models[0].id : matched) : Number(chosen);
  const current = useImport(models.find((one) => one.id === id) ?? models[0], { file });
  const choice = models.length > 1 && !current.store.data && (
    <SelectField
      label={words.model}
      isTyped
      className="sm:w-72!"
      value={String(id ?? "")}
      options={[["", words.chooseModel], ...models.map(({ id, name }) => [String(id), name] as const)]}
      onChoose={setChosen}
    />
  );
  return <ImportSteps current={{ ...current, begin }} choice={choice} isBlocked={id === undefined} onClose={onClose} />;
}
