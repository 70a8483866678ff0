import type { Model } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { Dialog } from "radix-ui";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useMessages, useWords } from "../../lib/messages.ts";
import { DialogBox } from "../../ui/dialog-box.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { useImport } from "./use-import.ts";

const ImportSteps = lazy(() => import("./import-steps.tsx").then((part) => ({ default: part.ImportSteps })));

interface ImportDialogProps {
  model: Model;
  /** Id of an import that this one takes the place of. */
  replaces?: number;
  trigger: ReactNode;
}

/** A statement, pasted or as a file: looked over, asked about, stored, undone. What was given stays when it is closed. */
export function ImportDialog({ model, replaces, trigger }: ImportDialogProps) {
  const { interfaceWords } = useWords();
  const words = useMessages(rooms.evidence).evidenceWords.import;
  const [isOpen, setOpen] = useState(false);
  const current = useImport(model, replaces);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <DialogBox
        title={replaces ? words.replaceTitle : words.title}
        lead={words.lead}
        width="wide"
        close={interfaceWords.shell.close}
      >
        <Suspense fallback={<Skeleton className="h-64" />}>
          <ImportSteps current={current} onClose={() => setOpen(false)} />
        </Suspense>
      </DialogBox>
    </Dialog.Root>
  );
}
