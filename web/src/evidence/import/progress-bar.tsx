import { bundles } from "@fanradar/words";
import { useMessages } from "../../lib/messages.ts";
import { useProgress } from "./use-import.ts";

/** Progress of the import: rows read and stored, of all. Indeterminate until the first event. */
export function ProgressBar({ progressKey, label }: { progressKey: string; label: string }) {
  const words = useMessages(bundles.evidence).evidenceWords.import;
  const done = useProgress(progressKey);
  return (
    <div className="grid gap-1.5">
      <p role="status" className="text-ink-2">
        {label}
      </p>
      <progress
        aria-label={words.progress}
        max={1}
        {...(done !== undefined && { value: done })}
        className="h-2 w-full overflow-hidden rounded accent-teal"
      />
    </div>
  );
}
