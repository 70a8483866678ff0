import type { EvidenceItem } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../../lib/messages.ts";

/** Which rows of a file are left out, and why each; nothing where all are taken. */
export function RefusedRows({ refused }: Pick<EvidenceItem, "refused">) {
  const words = useMessages(bundles.evidence).evidenceWords.import;
  if (refused.length === 0) return null;
  return (
    <div className="grid gap-1.5" data-typed>
      <h3 className="font-semibold">{words.refused}</h3>
      <ul className="grid max-h-48 gap-1 overflow-y-auto text-ink-2">
        {refused.map(({ row, column, message }) => (
          <li key={`${row} ${column} ${message}`}>
            <b className="font-medium">{words.refusedRow(row, column)}</b>: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
