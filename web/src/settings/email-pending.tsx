import { cancelEmailChange, getEmailChange } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { toastDone, toastFailure } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";

/** The new address that waits for its confirmation, until when, and the way to call it off. */
export function EmailPending() {
  const words = useMessages(bundles.settings).settingsWords.profile.emailChange;
  const format = useFormat();
  const client = useQueryClient();
  const { data } = useQuery({ ...callQuery(getEmailChange), staleTime: 0 });
  const cancel = useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSuccess: () => {
      toastDone(words.cancelled);
      return invalidate(client, getEmailChange);
    },
    onError: () => toastFailure(words.cancelFailed),
  });
  if (!data?.change) return null;
  const { email, expiresAt } = data.change;
  return (
    <div
      role="status"
      className="grid justify-items-start gap-1 rounded-lg border border-line bg-teal-soft px-4 py-3 text-sm"
    >
      <p className="font-semibold wrap-anywhere">
        {words.waiting} <span data-typed>{email}</span>
      </p>
      <p className="text-ink-2">{words.until(dateAndTime(expiresAt, format))}</p>
      <Button look="quiet" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
        {words.cancel}
      </Button>
    </div>
  );
}
