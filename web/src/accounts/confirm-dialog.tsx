import { OpenDialog } from "../ui/dialog-box.tsx";
import { ConfirmAgain } from "./confirm-again.tsx";

interface ConfirmDialogProps {
  title: string;
  /** Of the button that leaves it. */
  close: string;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Reauthentication over a page whose act needs it; what was typed on the page stays. */
export function ConfirmDialog({ title, close, onConfirmed, onClose }: ConfirmDialogProps) {
  return (
    <OpenDialog onClose={onClose} title={title} close={close} width="narrow">
      <ConfirmAgain onConfirmed={onConfirmed} />
    </OpenDialog>
  );
}
