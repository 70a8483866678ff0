import {
  deleteReport,
  favoriteReport,
  type HistoryEntry,
  type Person,
  restoreReport,
  undoSeconds,
} from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { keys } from "../lib/query-client.ts";
import { toast } from "../lib/toast.ts";

/** What a row of the history does: its star, and its deletion, which can be undone while the message is shown. */
export function useReportActs(user: Person, entry: HistoryEntry) {
  const { historyWords: words } = useMessages(rooms.history);
  const client = useQueryClient();
  const params = { id: entry.id };
  const refresh = () => {
    const { modelId } = entry;
    const ofModel = modelId === null ? [] : [keys.report(modelId), keys.versions(modelId)];
    for (const queryKey of [keys.history(user.id), keys.stats(user.id), keys.activity(user.id), ...ofModel])
      client.invalidateQueries({ queryKey });
  };
  const star = useMutation({
    mutationFn: (favorite: boolean) => call(favoriteReport, { params, body: { favorite } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.history(user.id) }),
    onError: (error) => toast(words.favoriteFailed, { text: reasonOf(error), isError: true }),
  });
  const undo = async () => {
    try {
      await call(restoreReport, { params });
      toast(words.undone);
    } catch (error) {
      const isLate = error instanceof CallError && error.status === 404;
      toast(words.tooLate, { isError: true, ...(!isLate && { text: reasonOf(error) }) });
    }
    refresh();
  };
  const remove = useMutation({
    mutationFn: () => call(deleteReport, { params }),
    onSuccess: () => {
      toast(words.removed, { action: { label: words.undo, onPress: undo }, shownMs: undoSeconds * 1_000 });
      refresh();
    },
    onError: (error) => toast(words.removeFailed, { text: reasonOf(error), isError: true }),
  });
  return { star, remove };
}
