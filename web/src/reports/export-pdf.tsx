import { bundles } from "@fanradar/words";
import { FileDown } from "lucide-react";
import { useRef, useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { Button } from "../ui/button.tsx";

const ExportDialog = part(() => import("./share/export-dialog.tsx").then((file) => file.ExportDialog));

/** Opens the choice of what the report's document has; the server makes it when it is downloaded. */
export function ExportPdf({ reportId }: { reportId: number }) {
  const { reportWords } = useMessages(bundles.reports);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement | null>(null);
  return (
    <>
      <Button
        className="max-sm:px-2.5"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          button.current = currentTarget;
          setOpen(true);
        }}
      >
        <FileDown size={16} aria-hidden className="sm:hidden" />
        <span className="max-sm:sr-only">{reportWords.exportPdf}</span>
      </Button>
      {isOpen && <ExportDialog reportId={reportId} button={button} onClose={() => setOpen(false)} />}
    </>
  );
}
