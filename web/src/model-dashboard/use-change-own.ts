import { changeModel, getModel, getModelDashboard, type Model } from "@fanradar/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateCreators } from "../creators/creator-calls.ts";
import { CallError, call } from "../lib/call.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastError } from "../lib/toast-error.ts";

/** Changes the own creator's record. `refused` has, by field, why the server refused the last change. */
export function useChangeOwn(model: Model, done: string) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (changed: Partial<Model>) =>
      call(changeModel, { params: { id: model.id }, body: { ...model, ...changed } }),
    onSuccess: () => toast(done),
    onError: toastError,
    onSettled: (_, error) => {
      const isRefused = error instanceof CallError && error.status === 422;
      if (isRefused) return;
      void invalidate(client, getModelDashboard);
      void invalidate(client, getModel, { params: { id: model.id } });
      invalidateCreators(client);
    },
  });
  return { save, refused: save.error instanceof CallError ? save.error.fields : {} };
}
