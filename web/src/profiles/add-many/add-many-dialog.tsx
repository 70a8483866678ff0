import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Dialog } from "radix-ui";
import type { RefObject } from "react";
import { useMessages, useWords } from "../../lib/messages.ts";
import { DialogBox } from "../../ui/dialog-box.tsx";
import { AddManyForm } from "./add-many-form.tsx";

interface AddManyDialogProps {
  user: Person;
  /** The pressed button, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Many models at once, by a paste or a file. What was typed stays when it is closed. */
export function AddManyDialog({ user, button, onClose }: AddManyDialogProps) {
  const { interfaceWords } = useWords();
  const { addManyWords: words } = useMessages(bundles.addMany);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <DialogBox
        title={words.title}
        lead={words.lead}
        width="broad"
        close={interfaceWords.shell.close}
        button={button}
        startsAt="textarea"
      >
        <AddManyForm user={user} onClose={onClose} />
      </DialogBox>
    </Dialog.Root>
  );
}
