import { endConsent } from "@fanradar/contract";
import type { ConnectPlatform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import * as Dialog from "@radix-ui/react-dialog";
import { useState } from "react";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { toastDone } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { DialogBox } from "../ui/dialog-box.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { useAnswer } from "./use-answer.ts";

interface EndConsentProps {
  token: string;
  platform: ConnectPlatform;
  title: string;
  /** The consent has ended already, and what it left is to go. */
  onlyDeletes?: boolean;
}

/** Ends what a creator gave by an invite, or deletes what was read: asks first, by name. */
export function EndConsentDialog({ token, platform, title, onlyDeletes = false }: EndConsentProps) {
  const { consentWords: words } = useMessages(bundles.consents);
  const [isOpen, setOpen] = useState(false);
  const [deletes, setDeletes] = useState(onlyDeletes);
  const action = onlyDeletes ? words.deleteData : words.end;
  const end = useAnswer(() => call(endConsent, { body: { token, platform, keep: !deletes } }), {
    onDone: () => {
      toastDone(onlyDeletes ? words.deleted : words.ended);
      setOpen(false);
    },
  });
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button>{action}</Button>
      </Dialog.Trigger>
      <DialogBox title={title} lead={onlyDeletes ? words.askingDeleteLead : words.askingLead} width="narrow">
        {!onlyDeletes && (
          <label className="mb-5 flex min-h-10 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-4 accent-teal"
              checked={deletes}
              onChange={({ target }) => setDeletes(target.checked)}
            />
            {words.alsoDelete}
          </label>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <CancelButton onClick={() => setOpen(false)} />
          <Button className="border-bad text-bad" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
            {end.isPending ? words.ending : action}
          </Button>
        </div>
      </DialogBox>
    </Dialog.Root>
  );
}
