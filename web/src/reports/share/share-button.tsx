import { rooms } from "@fanradar/words";
import { lazy, Suspense, useRef, useState } from "react";
import { useMessages } from "../../lib/messages.ts";
import { Button } from "../../ui/button.tsx";

const ShareDialog = lazy(() => import("./share-dialog.tsx").then((part) => ({ default: part.ShareDialog })));

/** Opens what makes, shows and ends a report's link; loaded then. */
export function ShareButton({ reportId }: { reportId: number }) {
  const words = useMessages(rooms.reports).reportWords;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement | null>(null);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          button.current = currentTarget;
          setOpen(true);
        }}
      >
        {words.share}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog reportId={reportId} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
