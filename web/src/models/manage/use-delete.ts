import { deleteModel, getModel, restoreModel, undoSeconds } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CallError, call, reasonOf } from "../../lib/call.ts";
import { useMessages } from "../../lib/messages.ts";
import { forgetOfflineCopy } from "../../lib/offline/cache.ts";
import { invalidate } from "../../lib/queries.ts";
import { toast } from "../../lib/toast.ts";
import { invalidateModels } from "../invalidate-models.ts";

/** Deletes a model, and says for as long as it can be undone that it can. */
export function useDelete({ id, name }: { id: number; name: string }, onDone: () => void) {
  const { profileWords: words } = useMessages(bundles.profiles);
  const client = useQueryClient();
  const params = { id };
  const refresh = () => {
    invalidateModels(client);
    invalidate(client, getModel, { params });
  };
  const undo = async () => {
    try {
      await call(restoreModel, { params });
      toast(words.undone(name));
    } catch (error) {
      const isLate = error instanceof CallError && error.status === 404;
      toast(words.tooLate, { isError: true, ...(!isLate && { text: reasonOf(error) }) });
    }
    refresh();
  };
  return useMutation({
    mutationFn: () => call(deleteModel, { params }),
    onSuccess: () => {
      // It may be of this model.
      forgetOfflineCopy();
      toast(words.removed(name), { action: { label: words.undo, onPress: undo }, shownMs: undoSeconds * 1_000 });
      refresh();
      onDone();
    },
    onError: (error) => toast(words.removeFailed, { text: reasonOf(error), isError: true }),
  });
}
