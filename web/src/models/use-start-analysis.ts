import { startAnalysis } from "@fanradar/contract";
import { interfaceWords } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../app/call.ts";
import { keys } from "../app/query-client.ts";
import { toast } from "../ui/toast.ts";

/** 'Try again' and 'Re-analyse'. */
export function useStartAnalysis(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (modelId: number) => call(startAnalysis, { params: { id: modelId } }),
    onSuccess: (_, modelId) => {
      client.invalidateQueries({ queryKey: keys.model(modelId) });
      client.invalidateQueries({ queryKey: keys.models(userId) });
      client.invalidateQueries({ queryKey: keys.stats(userId) });
    },
    onError: (error) => toast(interfaceWords.toast.error, { text: error.message, isError: true }),
  });
}
