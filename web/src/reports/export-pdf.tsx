import type { Fact } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { FileDown } from "lucide-react";
import { useMessages } from "../lib/messages.ts";
import { buttonClass } from "../ui/button.tsx";

/** The report as a document: made on the server when it is pressed, and saved by the browser. */
export function ExportPdf({ reportId }: { reportId: number }) {
  const { reportWords } = useMessages(bundles.reports);
  return (
    <a href={`/api/reports/${reportId}/pdf`} className={`${buttonClass()} max-sm:px-2.5`} download>
      <FileDown size={16} aria-hidden className="sm:hidden" />
      <span className="max-sm:sr-only">{reportWords.exportPdf}</span>
    </a>
  );
}

/** Says whether the document of these facts contains figures that only their owner may read. */
export function PdfContents({ facts }: { facts: readonly Fact[] }) {
  const { reportWords } = useMessages(bundles.reports);
  const hasPrivate = facts.some(({ scope, kind }) => scope === "owner" && kind !== "unavailable");
  return <p className="text-sm text-ink-3">{hasPrivate ? reportWords.pdfPrivate : reportWords.pdfPublic}</p>;
}
