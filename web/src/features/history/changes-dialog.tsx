import { rooms } from "@fanradar/words";
import { Dialog } from "radix-ui";
import type { RefObject } from "react";
import { useRoom } from "../../app/words.ts";
import { Changes } from "../../reports/changes.tsx";
import { Button } from "../../ui/button.tsx";

interface ChangesDialogProps {
  reportId: number;
  name: string;
  /** What is gone back to. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** What changed in a report since the one before it. */
export function ChangesDialog({ reportId, name, button, onClose }: ChangesDialogProps) {
  const { historyWords: words } = useRoom(rooms.history);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-1/2 left-1/2 z-40 grid max-h-[90dvh] w-[min(42rem,calc(100vw-2rem))] -translate-1/2 gap-4 overflow-y-auto rounded-xl bg-card p-6 shadow-float"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
        >
          <Dialog.Title className="text-base font-semibold wrap-anywhere" data-typed dir="auto">
            {words.changedOf(name)}
          </Dialog.Title>
          <Changes report={{ id: reportId }} />
          <Button className="justify-self-end" onClick={onClose}>
            {words.close}
          </Button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
