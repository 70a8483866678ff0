import {
  deleteReport,
  favoriteReport,
  getDashboard,
  getReport,
  type HistoryEntry,
  listActivity,
  listReports,
  listVersions,
  restoreReport,
  undoSeconds,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";

/** What a row of the history does: its star, and its deletion, which can be undone while the message is shown. */
export function useReportActs(entry: HistoryEntry) {
  const { historyWords: words } = useMessages(bundles.history);
  const client = useQueryClient();
  const params = { id: entry.id };
  const refresh = () => {
    const { modelId } = entry;
    for (const endpoint of [listReports, getDashboard, listActivity]) invalidate(client, endpoint);
    if (modelId === null) return;
    for (const endpoint of [getReport, listVersions]) invalidate(client, endpoint, { params: { id: modelId } });
  };
  const star = useMutation({
    mutationFn: (favorite: boolean) => call(favoriteReport, { params, body: { favorite } }),
    onSettled: () => invalidate(client, listReports),
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
