import type { Model } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useState } from "react";
import { useMessages, useWords } from "../../lib/messages.ts";
import { part } from "../../lib/part.tsx";
import { DialogBox } from "../../ui/dialog-box.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { useImport } from "./use-import.ts";

const ImportSteps = part(() => import("./import-steps.tsx").then((file) => file.ImportSteps));

interface ImportDialogProps {
  model: Pick<Model, "id">;
  /** Id of an import that this one takes the place of. */
  replaces?: number;
  trigger: ReactNode;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A statement, pasted or as a file: checked, completed, stored, undone. The input stays when the dialog is closed. */
export function ImportDialog({ model, replaces, trigger, onOpenChange }: ImportDialogProps) {
  const { interfaceWords } = useWords();
  const words = useMessages(bundles.evidence).evidenceWords.import;
  const [isOpen, setOpen] = useState(false);
  const current = useImport(model, { replaces });
  const show = (isShown: boolean) => {
    setOpen(isShown);
    onOpenChange?.(isShown);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={show}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <DialogBox
        title={replaces ? words.replaceTitle : words.title}
        lead={words.lead}
        width="wide"
        close={interfaceWords.shell.close}
      >
        <ImportSteps fallback={<Skeleton className="h-64" />} current={current} onClose={() => show(false)} />
      </DialogBox>
    </Dialog.Root>
  );
}
