import { startAnalysis } from "@fanradar/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, reasonOf } from "../lib/call.ts";
import { useWords } from "../lib/messages.ts";
import { keys } from "../lib/query-client.ts";
import { toast } from "../lib/toast.ts";

/** 'Try again' and 'Re-analyse', of somebody signed in or, without a `userId`, of a visitor. */
export function useStartAnalysis(userId: number | null) {
  const { interfaceWords } = useWords();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (modelId: number) => call(startAnalysis, { params: { id: modelId } }),
    onSuccess: (_, modelId) => {
      client.invalidateQueries({ queryKey: keys.model(modelId) });
      if (userId === null) return client.invalidateQueries({ queryKey: keys.guestModels });
      client.invalidateQueries({ queryKey: keys.stats(userId) });
      return client.invalidateQueries({ queryKey: keys.models(userId) });
    },
    onError: (error) =>
      toast(interfaceWords.toast.error, {
        text: reasonOf(error),
        isError: true,
      }),
  });
}
