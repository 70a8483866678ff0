import { bundles } from "@fanradar/words";
import type { RefObject } from "react";
import { useMessages } from "../lib/messages.ts";
import { AllChanges } from "../reports/all-changes.tsx";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { CloseButton } from "../ui/form-buttons.tsx";

interface ChangesDialogProps {
  reportId: number;
  name: string;
  /** The element that gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** What changed in a report since the one before it. */
export function ChangesDialog({ reportId, name, button, onClose }: ChangesDialogProps) {
  const { historyWords: words } = useMessages(bundles.history);
  return (
    <OpenDialog onClose={onClose} title={words.changedOf(name)} isTyped width="broad" button={button}>
      <div className="grid gap-4">
        <AllChanges report={{ id: reportId }} />
        <CloseButton className="justify-self-end" onClick={onClose} />
      </div>
    </OpenDialog>
  );
}
