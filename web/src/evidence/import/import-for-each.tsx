import type { ImportPreview } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { useState } from "react";
import { reasonOf } from "../../lib/call.ts";
import { useMessages } from "../../lib/messages.ts";
import { Button } from "../../ui/button.tsx";
import { CheckList } from "../../ui/check-list.tsx";
import { CloseButton } from "../../ui/form-buttons.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { LoadError } from "../../ui/states.tsx";
import { Tick } from "../../ui/tick.tsx";
import { RowCounts } from "./counts.tsx";
import { ImportRefusal } from "./import-refusal.tsx";
import { type ImportModel, matchCreators } from "./match-creators.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { Questions } from "./questions.tsx";
import { RefusedRows } from "./refused-rows.tsx";
import type { Import } from "./use-import.ts";
import { useImportForEach } from "./use-import-for-each.ts";

interface ImportForEachProps {
  /** The file with its answers, previewed for any of the models. */
  current: Import;
  preview: ImportPreview;
  models: readonly ImportModel[];
  onClose: () => void;
}

const shownCounts = ["import.new", "import.known", "import.refused", "import.net"];
/** Of a part of the file, how many rows the whole has says nothing. */
const countsOf = (facts: Fact[]) => facts.filter(({ metric }) => shownCounts.includes(metric));

/** A file on several creators: the model of each, found by their names, what would be stored for it, and storing it. */
export function ImportForEach({ current, preview, models, onClose }: ImportForEachProps) {
  const words = useMessages(bundles.evidence).evidenceWords.import;
  const { importCheckWords } = useMessages(bundles.imports);
  const { given, begin, isConfirmed, setConfirmed } = current;
  const { creators } = preview;
  const [chosen, setChosen] = useState<ReadonlyMap<string, number | undefined>>(new Map());
  const matched = matchCreators(creators, models);
  const modelOf = (creator: string) => (chosen.has(creator) ? chosen.get(creator) : matched.get(creator));
  const targets = creators.flatMap((creator) => {
    const modelId = modelOf(creator);
    return modelId === undefined ? [] : [{ creator, modelId }];
  });
  const questions = preview.questions.filter((question) => question !== "creator");
  const isAnswered = questions.length === 0 && !current.preview.isFetching;
  const { previewOf, previews, store, undo } = useImportForEach({ ...current, targets, isAnswered });
  if (!given) return null;
  const isBusy = current.preview.isFetching || previews.some(({ isFetching }) => isFetching) || store.isPending;
  const refusal = current.preview.error ?? previews.find(({ error }) => error)?.error;
  const questionable = previews.find(({ data }) => data?.needsConfirmation)?.data;
  const isRefused = previews.some(({ error }) => error !== null);
  const { stored = [], failed = [] } = store.data ?? {};
  const isOwn = stored.some(({ wasStored }) => !wasStored);
  const done = failed.length > 0 ? words.doneInPart : isOwn ? words.done : words.wasStored;
  return (
    <div className="grid gap-5">
      {isBusy && <ProgressBar progressKey={given.key} label={store.isPending ? words.storing : words.looking} />}
      {!store.data && <p>{words.several}</p>}
      {store.data && (
        <p role="status" className={`font-medium ${done === words.done ? "text-good" : "text-coral"}`} data-notice>
          {undo.isSuccess ? words.undone : done}
        </p>
      )}
      {undo.error && <LoadError error={undo.error} onRetry={() => undo.mutate()} />}
      {!undo.isSuccess && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {creators.map((creator) => {
            const target = targets.find((one) => one.creator === creator);
            if (store.data && !target) return null;
            const taken = new Set(targets.flatMap((one) => (one === target ? [] : [one.modelId])));
            return (
              <CreatorRow
                key={creator}
                creator={creator}
                modelId={target?.modelId}
                offered={models.filter(({ id }) => !taken.has(id))}
                isSent={store.data !== undefined}
                stored={stored.find((one) => one.creator === creator)}
                error={failed.find((one) => one.target.creator === creator)?.error}
                facts={target && previewOf(target)?.data?.facts}
                onChoose={(id) => setChosen(new Map(chosen).set(creator, id))}
              />
            );
          })}
        </ul>
      )}
      {!store.data && <Questions current={current} preview={{ ...preview, questions, creators: [] }} />}
      {!store.data && <RefusedRows refused={previews.flatMap(({ data }) => data?.refused ?? [])} />}
      {!store.data && questionable && (
        <>
          <CheckList checks={questionable.checks.filter(({ passed }) => !passed)} words={importCheckWords} />
          <Tick label={words.confirm} isOn={isConfirmed} onChange={setConfirmed} />
        </>
      )}
      {!store.data && refusal && <ImportRefusal error={refusal} />}
      <div className="flex flex-wrap justify-end gap-2">
        {isOwn && !undo.isSuccess && (
          <Button disabled={undo.isPending} onClick={() => undo.mutate()}>
            {words.undo}
          </Button>
        )}
        <Button onClick={() => begin(undefined)} disabled={store.isPending}>
          {words.another}
        </Button>
        {store.data ? (
          <CloseButton
            look="primary"
            onClick={() => {
              begin(undefined);
              onClose();
            }}
          />
        ) : (
          <Button
            look="primary"
            disabled={
              isBusy || isRefused || !isAnswered || targets.length === 0 || (questionable !== undefined && !isConfirmed)
            }
            onClick={() => store.mutate()}
          >
            <span data-notice>
              {store.isPending ? words.storing : targets.length > 0 ? words.storeFor(targets.length) : words.store}
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}

interface CreatorRowProps {
  /** As the file names them. */
  creator: string;
  /** The model that it is stored for; undefined to leave it out. */
  modelId: number | undefined;
  /** Models that no other creator of the file is stored for. */
  offered: readonly ImportModel[];
  isSent: boolean;
  stored: { facts: Fact[]; wasStored: boolean } | undefined;
  error: unknown;
  /** Of the preview. */
  facts: Fact[] | undefined;
  onChoose: (model: number | undefined) => void;
}

/** One creator of the file: the model, and what is, or would be, stored for it. */
function CreatorRow({ creator, modelId, offered, isSent, stored, error, facts, onChoose }: CreatorRowProps) {
  const words = useMessages(bundles.evidence).evidenceWords.import;
  const counts = stored?.facts ?? facts;
  return (
    <li className="grid items-start gap-x-6 gap-y-3 p-3 sm:grid-cols-[16rem_minmax(0,1fr)]">
      {isSent ? (
        <b className="font-semibold wrap-anywhere" data-typed>
          {offered.find(({ id }) => id === modelId)?.name}
        </b>
      ) : (
        <div data-typed>
          <SelectField
            label={creator}
            value={String(modelId ?? "")}
            options={[["", words.leaveOut], ...offered.map(({ id, name }) => [String(id), name] as const)]}
            onChoose={(id) => onChoose(id === "" ? undefined : Number(id))}
          />
        </div>
      )}
      {error ? (
        <p className="text-bad" role="alert" data-notice>
          {reasonOf(error)}
        </p>
      ) : stored?.wasStored ? (
        <p className="text-coral" data-notice>
          {words.wasStored}
        </p>
      ) : (
        counts && <RowCounts facts={countsOf(counts)} />
      )}
    </li>
  );
}
