import { endConnection, listConnections } from "@fanradar/contract";
import type { ConnectPlatform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { EndAccessDialog } from "../ui/end-access-dialog.tsx";
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
  const end = useMutation({
    mutationFn: (deletes: boolean) =>
      call(endConnection, { params: { id: modelId, platform }, query: { keep: deletes ? "false" : "true" } }),
    onSuccess: () => {
      toastDone(onlyDeletes ? words.deleted : words.disconnected);
      return Promise.all([
        invalidate(client, listConnections, { params: { id: modelId } }),
        invalidateEvidence(client, modelId),
      ]);
    },
    onError: toastError,
  });
  const named = { ...words, end: words.disconnect, ending: words.disconnecting };
  return <EndAccessDialog title={title} words={named} onlyDeletes={onlyDeletes} end={end} />;
}
