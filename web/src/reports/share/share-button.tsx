import { bundles } from "@fanradar/words";
import { Share2 } from "lucide-react";
import { useRef, useState } from "react";
import { useMessages } from "../../lib/messages.ts";
import { part } from "../../lib/part.tsx";
import { Button } from "../../ui/button.tsx";

const ShareDialog = part(() => import("./share-dialog.tsx").then((file) => file.ShareDialog));

/** Opens what makes, shows and ends a report's link; loaded then. */
export function ShareButton({ reportId }: { reportId: number }) {
  const words = useMessages(bundles.reports).reportWords;
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
        <Share2 size={16} aria-hidden className="sm:hidden" />
        <span className="max-sm:sr-only">{words.share}</span>
      </Button>
      {isOpen && <ShareDialog reportId={reportId} button={button} onClose={() => setOpen(false)} />}
    </>
  );
}
