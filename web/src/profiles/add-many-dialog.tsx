import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import type { RefObject } from "react";
import { useMessages, useWords } from "../lib/messages.ts";
import { FileOfRows } from "../models/paste/file-of-rows.tsx";
import { PasteForm } from "../models/paste/paste-form.tsx";
import { useSayPasted } from "../models/paste/use-say-pasted.ts";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";

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
  const sayPasted = useSayPasted();
  return (
    <OpenDialog
      onClose={onClose}
      title={words.title}
      lead={`${words.lead} ${words.publicPages}`}
      width="broad"
      close={interfaceWords.shell.close}
      button={button}
      startsAt="textarea"
    >
      <PasteForm
        user={user}
        label={words.rows}
        hint={words.rowsHint}
        lines={8}
        submitLabel={words.add}
        pendingLabel={words.adding}
        below={(change) => <FileOfRows onRead={change} />}
        actions={() => <CancelButton onClick={onClose} />}
        onSubmitted={(pasted) => {
          sayPasted(pasted);
          onClose();
        }}
      />
    </OpenDialog>
  );
}
