import {
  addScreenshot,
  type ConfirmScreenshot,
  confirmScreenshot,
  listScreenshots,
  removeScreenshot,
  type Screenshot,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { invalidateEvidence } from "../evidence/invalidate-evidence.ts";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastDone, toastFailure } from "../lib/toast-error.ts";

const lookAgainMs = 1_500;
/** Longer than reading a picture takes, also when others are read first. */
const patienceMs = 180_000;

/** Is it still being read by machine? One whose reader never came is not waited for. */
export const isBeingRead = ({ state, outcome, addedAt }: Screenshot) =>
  state === "open" && outcome === null && Date.now() - Date.parse(addedAt) < patienceMs;

/** A model's screenshots, newest first; polled while one of them is being read. */
export function useScreenshots(modelId: number) {
  return useQuery({
    ...callQuery(listScreenshots, { params: { id: modelId } }),
    refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? lookAgainMs : false),
  });
}

/** What a call was refused for, in words; `otherwise` when the server was not reached. */
export const screenshotError = (error: Error, otherwise: string) =>
  error instanceof CallError ? error.reason : otherwise;

/** What can be done to screenshots. Each shows its outcome at once in the list on the page. */
export function useScreenshotActs(modelId: number) {
  const { screenshotWords: words } = useMessages(bundles.screenshots);
  const client = useQueryClient();
  const { queryKey } = callQuery(listScreenshots, { params: { id: modelId } });
  const list = () => client.getQueryData(queryKey) ?? [];
  const put = (one: Screenshot) => {
    const others = list().filter(({ id }) => id !== one.id);
    client.setQueryData(
      queryKey,
      [one, ...others].sort((a, b) => b.id - a.id),
    );
  };

  const add = useMutation({
    mutationFn: (file: Blob) => call(addScreenshot, { params: { id: modelId }, file }),
    onSuccess: (screenshot) => {
      const isKnown = list().some(({ id }) => id === screenshot.id);
      put(screenshot);
      toastDone(isKnown ? words.known : words.added);
    },
  });
  const confirm = useMutation({
    mutationFn: ({ id, body }: { id: number; body: ConfirmScreenshot }) =>
      call(confirmScreenshot, { params: { id }, body }),
    onSuccess: (screenshot) => {
      put(screenshot);
      invalidateEvidence(client, modelId);
      toastDone(words.confirmDone);
    },
    onError: (error) => {
      // Confirmed in another window: what stands there is shown.
      if (error instanceof CallError && error.status === 409) client.invalidateQueries({ queryKey });
      toastFailure(screenshotError(error, words.confirmFailed));
    },
  });
  const remove = useMutation({
    mutationFn: (id: number) => call(removeScreenshot, { params: { id } }),
    onSuccess: (_, deletedId) => {
      client.setQueryData(
        queryKey,
        list().filter(({ id }) => id !== deletedId),
      );
      invalidateEvidence(client, modelId);
      toast(words.removed);
    },
    onError: (error) => toastFailure(screenshotError(error, words.removeFailed)),
  });
  return { add, confirm, remove };
}
export type ScreenshotActs = ReturnType<typeof useScreenshotActs>;
