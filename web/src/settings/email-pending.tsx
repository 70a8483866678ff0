import { cancelEmailChange, getEmailChange } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { Button } from "../ui/button.tsx";

/** The new address that waits for its confirmation, until when, and the way to call it off. */
export function EmailPending() {
  const words = useMessages(bundles.settings).settingsWords.profile.emailChange;
  const { toast: titles } = useWords().interfaceWords;
  const format = useFormat();
  const client = useQueryClient();
  const { data } = useQuery({ ...callQuery(getEmailChange), staleTime: 0 });
  const cancel = useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSuccess: () => {
      toast(titles.success, { text: words.cancelled });
      return invalidate(client, getEmailChange);
    },
    onError: () => toast(titles.error, { text: words.cancelFailed, isError: true }),
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
