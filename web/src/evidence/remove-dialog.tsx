import { getRemovalEffect, removeEvidence } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import * as Dialog from "@radix-ui/react-dialog";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { DialogBox } from "../ui/dialog-box.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { Effect } from "./effect.tsx";
import { invalidateEvidence } from "./invalidate-evidence.ts";

/** Asks for confirmation, by name, and shows what would change. */
export function RemoveDialog({ modelId, id, name }: { modelId: number; id: number; name: string }) {
  const { evidenceWords: words } = useMessages(bundles.evidence);
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button look="quiet">{words.remove}</Button>
      </Dialog.Trigger>
      <DialogBox title={words.removal.title(name)} lead={words.removal.lead}>
        <Removal modelId={modelId} id={id} onDone={() => setOpen(false)} />
      </DialogBox>
    </Dialog.Root>
  );
}

function Removal({ modelId, id, onDone }: { modelId: number; id: number; onDone: () => void }) {
  const { evidenceWords: words } = useMessages(bundles.evidence);
  const client = useQueryClient();
  const effect = useQuery({
    ...callQuery(getRemovalEffect, { params: { id } }),
    // What it would change depends on all other evidence: loaded anew each time.
    staleTime: 0,
    gcTime: 0,
  });
  const remove = useMutation({
    mutationFn: () => call(removeEvidence, { params: { id } }),
    onSuccess: () => {
      toastDone(words.removed);
      invalidateEvidence(client, modelId);
      onDone();
    },
    onError: toastError,
  });
  return (
    <div className="grid gap-5">
      {effect.error && <LoadError error={effect.error} onRetry={() => effect.refetch()} />}
      {effect.isPending && <Skeleton className="h-24" />}
      {effect.data && <Effect effect={effect.data} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>{words.removal.cancel}</Button>
        <Button
          className="border-bad text-bad"
          disabled={remove.isPending || !effect.data}
          onClick={() => remove.mutate()}
        >
          {remove.isPending ? words.removing : words.removal.confirm}
        </Button>
      </div>
    </div>
  );
}
