import { openConsent } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CallError } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";

/** An answer to an invite: once it is stored, or was refused, the page shows how things stand. A failure is shown. */
export function useAnswer<Input>(send: (input: Input) => Promise<unknown>, { onDone }: { onDone?: () => void } = {}) {
  const { consentWords: words } = useMessages(bundles.consents);
  const { interfaceWords } = useWords();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) =>
      toast(interfaceWords.toast.error, {
        text: error instanceof CallError ? error.reason : words.failed,
        isError: true,
      }),
    onSettled: () => invalidate(client, openConsent),
  });
}
