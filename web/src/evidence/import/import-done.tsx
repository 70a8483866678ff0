import { bundles } from "@fanradar/words";
import { Link, useLocation } from "wouter";
import { useMessages } from "../../lib/messages.ts";
import { useMay } from "../../lib/rights.ts";
import { useSession } from "../../lib/session.ts";
import { useStartAnalysis } from "../../models/use-start-analysis.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { CloseButton } from "../../ui/form-buttons.tsx";
import { LoadError } from "../../ui/states.tsx";
import { RowCounts } from "./counts.tsx";
import { RefusedRows } from "./refused-rows.tsx";
import type { Import } from "./use-import.ts";

interface ImportDoneProps {
  current: Import;
  stored: NonNullable<Import["store"]["data"]>;
  onClose: () => void;
}

/** What was stored, and the way to undo it. */
export function ImportDone({ current: { undo, begin, preview, modelId }, stored, onClose }: ImportDoneProps) {
  const words = useMessages(bundles.evidence).evidenceWords.import;
  const start = useStartAnalysis(useSession()?.id ?? null);
  const may = useMay();
  const [, navigate] = useLocation();
  const isInReport = preview.data?.isInReport ?? true;
  const { id, facts, wasStored } = stored;
  // An import that another window made is not for this one to undo.
  const isOwn = !wasStored && !undo.isSuccess;
  const done = wasStored ? words.wasStored : isInReport ? words.done : words.doneElsewhere;
  const toReport = () => {
    onClose();
    navigate(`/report/${modelId}`);
  };
  return (
    <div className="grid gap-4">
      <p role="status" className={`font-medium ${wasStored ? "text-coral" : "text-good"}`}>
        {undo.isSuccess ? words.undone : done}
      </p>
      {undo.error && <LoadError error={undo.error} onRetry={() => undo.mutate(id)} />}
      {isOwn && <RowCounts facts={facts} />}
      {isOwn && <RefusedRows refused={preview.data?.refused ?? []} />}
      <div className="flex flex-wrap justify-end gap-2">
        {!undo.isSuccess && !isInReport && (
          <Link href={`/earnings/${modelId}`} className={buttonClass()}>
            {words.toEarnings}
          </Link>
        )}
        {isOwn && (
          <Button disabled={undo.isPending} onClick={() => undo.mutate(id)}>
            {words.undo}
          </Button>
        )}
        <Button onClick={() => begin(undefined)}>{words.another}</Button>
        {isOwn && isInReport && may("model.analyse") && (
          <Button
            look="primary"
            disabled={start.isPending}
            onClick={() => start.mutate(modelId, { onSuccess: toReport })}
          >
            {words.reanalyse}
          </Button>
        )}
        <CloseButton onClick={onClose} />
      </div>
    </div>
  );
}
