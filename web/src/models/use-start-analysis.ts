import { listGuestModels, liveCalls, startAnalysis } from "@fanradar/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { invalidate } from "../lib/queries.ts";
import { toastError } from "../lib/toast-error.ts";

/** 'Try again' and 'Re-analyse', for a signed-in person or, without a `userId`, a visitor. */
export function useStartAnalysis(userId: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (modelId: number) => call(startAnalysis, { params: { id: modelId } }),
    onSuccess: (_, modelId) => {
      invalidate(client, liveCalls.model, { params: { id: modelId } });
      if (userId === null) return invalidate(client, listGuestModels);
      invalidate(client, liveCalls.dashboard);
      invalidate(client, liveCalls.portfolio);
      return invalidate(client, liveCalls.modelPage);
    },
    onError: toastError,
  });
}
