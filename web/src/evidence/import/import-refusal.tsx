import { bundles } from "@fanradar/words";
import { CallError } from "../../lib/call.ts";
import { useMessages } from "../../lib/messages.ts";

/** Of a dialog longer than the window, what was just answered is in sight. */
const showWhole = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: "center" });

/** Why a statement could not be read or stored. */
export function ImportRefusal({ error }: { error: Error }) {
  const words = useMessages(bundles.evidence).evidenceWords.import;
  return (
    <p ref={showWhole} role="alert" className="rounded-lg border border-bad px-4 py-3 text-bad" data-notice>
      {error instanceof CallError ? error.reason : words.failed}
    </p>
  );
}
