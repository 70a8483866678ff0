import { openConsent } from "@fanradar/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidate } from "../lib/queries.ts";
import { toastError } from "../lib/toast-error.ts";

/** An answer to an invite: once it is stored, or was refused, the page shows how things stand. A failure is shown. */
export function useAnswer<Input>(send: (input: Input) => Promise<unknown>, { onDone }: { onDone?: () => void } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: toastError,
    onSettled: () => invalidate(client, openConsent),
  });
}
