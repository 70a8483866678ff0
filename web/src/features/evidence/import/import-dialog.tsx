import type { Model } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useRoom, useWords } from "../../../app/words.ts";
import { Skeleton } from "../../../ui/states.tsx";
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
  const words = useRoom(rooms.evidence).evidenceWords.import;
  const [isOpen, setOpen] = useState(false);
  const current = useImport(model, replaces);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Content className="fixed top-1/2 left-1/2 z-40 max-h-[94dvh] w-[min(60rem,calc(100vw-1.5rem))] -translate-1/2 overflow-y-auto rounded-xl bg-card p-4 shadow-float sm:p-6">
          <Dialog.Close
            aria-label={interfaceWords.shell.close}
            className="float-right grid size-10 place-items-center rounded-lg text-ink-2 hover:bg-sunken"
          >
            <X size={18} aria-hidden />
          </Dialog.Close>
          <Dialog.Title className="text-base font-semibold">{replaces ? words.replaceTitle : words.title}</Dialog.Title>
          <Dialog.Description className="mb-4 max-w-[72ch] text-ink-2">{words.lead}</Dialog.Description>
          <Suspense fallback={<Skeleton className="h-64" />}>
            <ImportSteps current={current} onClose={() => setOpen(false)} />
          </Suspense>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
