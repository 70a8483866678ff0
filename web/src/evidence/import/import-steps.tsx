import { bundles } from "@fanradar/words";
import type { ReactNode } from "react";
import { useMessages } from "../../lib/messages.ts";
import { Button } from "../../ui/button.tsx";
import { Tick } from "../../ui/tick.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { ImportDone } from "./import-done.tsx";
import { PreviewStep } from "./import-preview.tsx";
import { ImportRefusal } from "./import-refusal.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Questions } from "./questions.tsx";
import type { Import } from "./use-import.ts";

interface ImportStepsProps {
  current: Import;
  /** Which model the statement is of, above what was read of it. */
  choice?: ReactNode;
  /** The choice is still to be made. */
  isBlocked?: boolean;
  onClose: () => void;
}

/** Giving a statement, looking at what was read of it, storing it, and what came of that. */
export function ImportSteps({ current, choice, isBlocked = false, onClose }: ImportStepsProps) {
  const words = useMessages(bundles.evidence).evidenceWords.import;
  const { given, begin, isConfirmed, setConfirmed, preview, store } = current;
  if (!given) return <ChooseFile onGiven={begin} />;
  if (store.data)
    return (
      <ImportDone
        current={current}
        stored={store.data}
        onClose={() => {
          begin(undefined);
          onClose();
        }}
      />
    );
  const isBusy = preview.isFetching || store.isPending;
  const { data } = preview;
  const refusal = preview.error ?? store.error;
  const isOpenQuestion = !data || data.questions.length > 0 || (data.needsConfirmation && !isConfirmed);
  return (
    <div className="grid gap-5">
      {isBusy && <ProgressBar progressKey={given.key} label={store.isPending ? words.storing : words.looking} />}
      {choice}
      {data && <Questions current={current} preview={data} />}
      {data && <PreviewStep preview={data} timeZone={current.answers.timeZone} />}
      {data?.needsConfirmation && <Tick label={words.confirm} isOn={isConfirmed} onChange={setConfirmed} />}
      {refusal && <ImportRefusal error={refusal} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => begin(undefined)} disabled={store.isPending}>
          {words.another}
        </Button>
        <Button look="primary" disabled={isBusy || isOpenQuestion || isBlocked} onClick={() => store.mutate()}>
          {store.isPending ? words.storing : words.store}
        </Button>
      </div>
    </div>
  );
}
