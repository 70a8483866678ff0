import { rooms } from "@fanradar/words";
import { useRoom } from "../app/words.ts";
import { buttonClass } from "../ui/button.tsx";

/** The report as a document: made on the server when it is pressed, and saved by the browser. */
export function ExportPdf({ reportId }: { reportId: number }) {
  const { reportWords } = useRoom(rooms.reports);
  return (
    <a href={`/api/reports/${reportId}/pdf`} className={buttonClass()} download>
      {reportWords.exportPdf}
    </a>
  );
}
