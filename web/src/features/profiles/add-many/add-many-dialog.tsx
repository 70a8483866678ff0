import type { Person } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { RefObject } from "react";
import { useRoom, useWords } from "../../../app/words.ts";
import { AddManyForm } from "./add-many-form.tsx";

interface AddManyDialogProps {
  user: Person;
  /** What was pressed, and is gone back to. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Many models at once, by a paste or a file. What was typed stays when it is closed. */
export function AddManyDialog({ user, button, onClose }: AddManyDialogProps) {
  const { interfaceWords } = useWords();
  const { addManyWords: words } = useRoom(rooms.addMany);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.querySelector("textarea")?.focus();
          }}
          className="fixed top-1/2 left-1/2 z-50 max-h-[92dvh] w-[min(48rem,calc(100vw-1.5rem))] -translate-1/2 overflow-y-auto rounded-xl bg-card p-4 shadow-float sm:p-6"
        >
          <Dialog.Close
            aria-label={interfaceWords.shell.close}
            className="float-right grid size-10 place-items-center rounded-lg text-ink-2 hover:bg-sunken"
          >
            <X size={18} aria-hidden />
          </Dialog.Close>
          <Dialog.Title className="text-base font-semibold">{words.title}</Dialog.Title>
          <Dialog.Description className="mb-4 max-w-[72ch] text-ink-2">{words.lead}</Dialog.Description>
          <AddManyForm user={user} onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
