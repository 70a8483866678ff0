import type { EvidenceItem } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useMessages } from "../lib/messages.ts";

interface CheckListProps {
  checks: EvidenceItem["checks"];
  /** What each rule is called, passed and not. */
  words: Record<string, { passed?: string; failed: string }>;
}

/** What a piece of evidence was looked at for. Checks passed, never 'proven'. */
export function CheckList({ checks, words }: CheckListProps) {
  const { evidenceWords } = useMessages(bundles.evidence);
  if (checks.length === 0) return null;
  return (
    <ul aria-label={evidenceWords.checks} className="grid gap-1 text-ink-2" data-notice>
      {checks.map(({ rule, passed, detail }) => {
        const Icon = passed ? CircleCheck : CircleAlert;
        return (
          <li key={rule} className="flex items-start gap-2">
            <Icon size={15} aria-hidden className={`mt-0.5 shrink-0 ${passed ? "text-good" : "text-warn"}`} />
            {words[rule]?.[passed ? "passed" : "failed"] ?? detail}
          </li>
        );
      })}
    </ul>
  );
}
