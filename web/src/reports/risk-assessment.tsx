import type { Statement } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import type { Ledger } from "../ui/figure.tsx";
import { cardClass, pick, ReportSection, type SectionPart } from "./section.tsx";
import { Sentence } from "./sentences.tsx";

/** So many checks that could not run stand there at once; of more, the reader asks. */
const mostShown = 3;

/** Risks that were found, how many checks ran, and those that could not run. The next steps stand at the top of the report. */
export function RiskAssessment(part: SectionPart) {
  const words = useMessages(bundles.reports).reportWords;
  const raised = pick(part, "riskAssessment", "risk");
  const checks = pick(part, "riskAssessment", "checks");
  const unchecked = pick(part, "riskAssessment", "notChecked");
  const tones = { high: "bg-bad", medium: "bg-warn", low: "bg-ink-3" } as const;
  return (
    <ReportSection id="risk" title={words.sections.riskAssessment}>
      <ul className={`${cardClass} grid gap-3`}>
        {raised.map((statement) => (
          <li
            key={`${statement.key}-${Object.values(statement.slots).join()}`}
            className="grid grid-cols-[0.625rem_1fr_auto] gap-3"
          >
            <span aria-hidden className={`mt-1.5 size-2.5 rounded-sm ${tones[statement.severity ?? "low"]}`} />
            <span>
              <Sentence statement={statement} ledger={part.ledger} />
            </span>
            {statement.severity && <span className="text-xs text-ink-3">{words.severity[statement.severity]}</span>}
          </li>
        ))}
        {checks.map((statement) => (
          <ChecksRow key={statement.key} statement={statement} ledger={part.ledger} />
        ))}
        {unchecked.length > 0 && (
          <li className="text-ink-3">
            <details open={unchecked.length <= mostShown}>
              <summary className="min-h-8 w-fit cursor-pointer content-center">{words.notCheckedList}</summary>
              <ul className="mt-1 grid list-disc gap-x-8 gap-y-0.5 pl-5 lg:grid-cols-2">
                {unchecked.map((statement) => (
                  <li key={statement.key}>
                    <Sentence statement={statement} ledger={part.ledger} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </ReportSection>
  );
}

/** How many checks ran: a full green dot only where all did and found nothing, else an empty grey one. */
function ChecksRow({ statement, ledger }: { statement: Statement; ledger: Ledger }) {
  const isClear = statement.key === "checks.noneFound";
  return (
    <li className="grid grid-cols-[0.625rem_1fr] gap-3" data-checks={isClear ? "clear" : "partial"}>
      <span aria-hidden className={`mt-1.5 size-2.5 rounded-sm ${isClear ? "bg-good" : "border-2 border-ink-3"}`} />
      <span className={isClear ? "" : "text-ink-3"}>
        <Sentence statement={statement} ledger={ledger} />
      </span>
    </li>
  );
}
