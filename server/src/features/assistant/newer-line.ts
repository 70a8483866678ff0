import type { ChatLine } from "@fanradar/contract";
import { shortDate } from "@fanradar/words";
import type { NewerEvidence } from "../../domain/evidence/find-newer-evidence.ts";
import { formatOf, messagesFor, type Reader } from "../../platform/http/reader.ts";

/** Says what is stored but not in the figures of the newest report, and how it gets there; undefined where nothing is. */
export function newerLine(
  about: { newer: readonly NewerEvidence[]; sealed: { asOf: string } | null } | null,
  reader: Reader,
): ChatLine | undefined {
  if (!about?.sealed || about.newer.length === 0) return undefined;
  const { answerWords, reportWords } = messagesFor(reader);
  const format = formatOf(reader);
  const what = about.newer
    .map(({ kind, addedAt }) => `${answerWords.evidenceKinds[kind]} (${shortDate(addedAt, format)})`)
    .join(", ");
  const text = answerWords.newerEvidence
    .replace("{report}", shortDate(about.sealed.asOf, format))
    .replace("{action}", reportWords.reanalyse)
    .replace("{what}", () => what);
  return { kind: "note", pieces: [{ text }] };
}
