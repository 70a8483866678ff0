import { listSessions, revokeSession } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { deviceName } from "@fanradar/words/device-name";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";

/** Every browser that is signed in, and a way to sign it out. */
export function BrowserSessions() {
  const { securityWords: words } = useMessages(bundles.security);
  const client = useQueryClient();
  const format = useFormat();
  const sessions = useQuery(callQuery(listSessions));
  const revoke = useMutation({
    mutationFn: (id: number) => call(revokeSession, { params: { id } }),
    onSuccess: () => toastDone(words.revoked),
    onError: toastError,
    onSettled: () => invalidate(client, listSessions),
  });
  return (
    <section className="rounded-xl border border-line bg-card p-5">
      <h2 className="mb-3 text-base font-semibold">{words.sessions}</h2>
      {sessions.isPending && <Skeleton className="h-20" />}
      {sessions.error && <LoadError error={sessions.error} onRetry={() => sessions.refetch()} />}
      <ul className="grid divide-y divide-line">
        {sessions.data?.map(({ id, userAgent, lastSeenAt, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-[1_1_14rem]">
              <span data-typed className="block wrap-anywhere">
                {deviceName(userAgent, words)}
              </span>
              <span className="text-xs text-ink-3">
                {words.lastSeen} <time dateTime={lastSeenAt}>{dateAndTime(lastSeenAt, format)}</time>
              </span>
            </span>
            {isCurrent ? (
              <Badge tone="good">{words.thisBrowser}</Badge>
            ) : (
              <Button disabled={revoke.isPending} onClick={() => revoke.mutate(id)}>
                {words.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
