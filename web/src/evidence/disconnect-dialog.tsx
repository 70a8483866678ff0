import { endConnection, listConnections } from "@fanradar/contract";
import type { ConnectPlatform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import * as Dialog from "@radix-ui/react-dialog";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { DialogBox } from "../ui/dialog-box.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { invalidateEvidence } from "./invalidate-evidence.ts";

interface DisconnectDialogProps {
  modelId: number;
  platform: ConnectPlatform;
  title: string;
  /** The consent has ended already, and what it left is to go. */
  onlyDeletes?: boolean;
}

/** Asks for confirmation, by name, and whether to delete what was read. */
export function DisconnectDialog({ modelId, platform, title, onlyDeletes = false }: DisconnectDialogProps) {
  const { connectWords: words } = useMessages(bundles.connect);
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [keepsData, setKeepsData] = useState(true);
  const keep = keepsData && !onlyDeletes;
  const action = onlyDeletes ? words.deleteData : words.disconnect;
  const end = useMutation({
    mutationFn: () =>
      call(endConnection, { params: { id: modelId, platform }, query: { keep: keep ? "true" : "false" } }),
    onSuccess: () => {
      toastDone(onlyDeletes ? words.deleted : words.disconnected);
      setOpen(false);
      return Promise.all([
        invalidate(client, listConnections, { params: { id: modelId } }),
        invalidateEvidence(client, modelId),
      ]);
    },
    onError: toastError,
  });
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button>{action}</Button>
      </Dialog.Trigger>
      <DialogBox title={title} lead={onlyDeletes ? words.askingDeleteLead : words.askingLead} width="narrow">
        {!onlyDeletes && (
          <label className="mb-5 flex min-h-10 items-center gap-2.5">
            <input type="checkbox" checked={!keepsData} onChange={({ target }) => setKeepsData(!target.checked)} />
            {words.alsoDelete}
          </label>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <CancelButton onClick={() => setOpen(false)} />
          <Button className="border-bad text-bad" disabled={end.isPending} onClick={() => end.mutate()}>
            {end.isPending ? words.disconnecting : action}
          </Button>
        </div>
      </DialogBox>
    </Dialog.Root>
  );
}
