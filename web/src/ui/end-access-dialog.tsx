import * as Dialog from "@radix-ui/react-dialog";
import { useState } from "react";
import { Button } from "./button.tsx";
import { DialogBox } from "./dialog-box.tsx";
import { CancelButton } from "./form-buttons.tsx";
import { Tick } from "./tick.tsx";

interface EndAccessWords {
  end: string;
  ending: string;
  deleteData: string;
  alsoDelete: string;
  askingLead: string;
  askingDeleteLead: string;
}

interface EndAccessProps {
  title: string;
  words: EndAccessWords;
  /** The access has ended already, and what was read by it is to be deleted. */
  onlyDeletes: boolean;
  /** Ends it, and deletes what was read where that is chosen. The dialog closes once it has ended. */
  end: { isPending: boolean; mutate: (deletes: boolean, options: { onSuccess: () => void }) => void };
}

/** Ends the access to an account after a confirmation, and asks whether to delete what was read by it. */
export function EndAccessDialog({ title, words, onlyDeletes, end }: EndAccessProps) {
  const [isOpen, setOpen] = useState(false);
  const [deletes, setDeletes] = useState(onlyDeletes);
  const action = onlyDeletes ? words.deleteData : words.end;
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button>{action}</Button>
      </Dialog.Trigger>
      <DialogBox title={title} lead={onlyDeletes ? words.askingDeleteLead : words.askingLead} width="narrow">
        <div className="grid gap-5">
          {!onlyDeletes && <Tick label={words.alsoDelete} isOn={deletes} onChange={setDeletes} />}
          <div className="flex flex-wrap justify-end gap-2">
            <CancelButton onClick={() => setOpen(false)} />
            <Button
              className="border-bad text-bad"
              disabled={end.isPending}
              onClick={() => end.mutate(deletes, { onSuccess: () => setOpen(false) })}
            >
              {end.isPending ? words.ending : action}
            </Button>
          </div>
        </div>
      </DialogBox>
    </Dialog.Root>
  );
}
