import { bundles } from "@fanradar/words";
import { FileDown, type LucideIcon, Share2 } from "lucide-react";
import { type ComponentType, type RefObject, useRef, useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useMay } from "../lib/rights.ts";
import { Button } from "../ui/button.tsx";
import { ShortLabel } from "../ui/short-label.tsx";

const ExportDialog = part(() => import("./share/export-dialog.tsx").then((file) => file.ExportDialog));
const ShareDialog = part(() => import("./share/share-dialog.tsx").then((file) => file.ShareDialog));

/**
 * How a report goes out: as a document, which the server makes when it is downloaded, and by a link. Each dialog is loaded once it opens.
 * Without a report the buttons are in their places, unseen, so that nothing moves.
 */
export function SendReport({ reportId = 0 }: { reportId: number | undefined }) {
  const { reportWords: words } = useMessages(bundles.reports);
  const may = useMay();
  return (
    <span className={`contents ${reportId === 0 ? "*:invisible" : ""}`}>
      <DialogButton icon={FileDown} label={words.exportPdf} dialog={ExportDialog} reportId={reportId} />
      {may("report.share") && (
        <DialogButton icon={Share2} label={words.share} dialog={ShareDialog} reportId={reportId} />
      )}
    </span>
  );
}

interface DialogProps {
  reportId: number;
  /** Where the focus returns to. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

interface DialogButtonProps {
  icon: LucideIcon;
  label: string;
  dialog: ComponentType<DialogProps>;
  reportId: number;
}

/** A button of the report's header that opens a dialog; on a phone its icon alone. */
function DialogButton({ icon, label, dialog: Dialog, reportId }: DialogButtonProps) {
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
        <ShortLabel icon={icon} text={label} />
      </Button>
      {isOpen && <Dialog reportId={reportId} button={button} onClose={() => setOpen(false)} />}
    </>
  );
}
