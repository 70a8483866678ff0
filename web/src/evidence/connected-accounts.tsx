import { type Connection, listConnections, type Model, startConnection } from "@fanradar/contract";
import { bundles, dateAndTime, shortDate } from "@fanradar/words";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { toastError } from "../lib/toast-error.ts";
import { Badge, PlatformBadge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { ConnectOutcomeNotice } from "../ui/connect-outcome.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import { Invites } from "./invites/invites.tsx";

/** The model's accounts that their owner can let us read, and how each stands. */
export function ConnectedAccounts({ model }: { model: Model }) {
  const canManage = useMay()("connection.manage");
  const { connectWords: words } = useMessages(bundles.connect);
  const connections = useQuery(
    // A run may have read an account, or found its access ended.
    callQuery(listConnections, { params: { id: model.id }, dependsOn: model.analysis?.endedAt, keepsPrevious: true }),
  );
  return (
    <section aria-labelledby="connected" className="rounded-xl border border-line bg-card p-5">
      <h2 id="connected" className="text-base font-semibold tracking-tight">
        {words.title}
      </h2>
      <p className="mb-3 text-ink-3">{words.lead}</p>
      <ConnectOutcomeNotice sentences={words.outcomes} />
      {connections.error && <LoadError error={connections.error} onRetry={() => connections.refetch()} />}
      {connections.data?.length === 0 && <p className="text-ink-2">{words.none}</p>}
      <ul className="grid divide-y divide-line">
        {connections.isPending &&
          [model.instagramUrl, model.twitterUrl, model.tiktokUrl].map(
            (url) =>
              url && (
                <li key={url} className="py-3">
                  <Skeleton className="h-18 sm:h-10" />
                </li>
              ),
          )}
        {connections.data?.map((connection) => (
          <Account key={connection.platform} modelId={model.id} connection={connection} />
        ))}
      </ul>
      {canManage && <Invites model={model} connections={connections.data ?? []} />}
    </section>
  );
}

function Account({ modelId, connection }: { modelId: number; connection: Connection }) {
  const { connectWords: words } = useMessages(bundles.connect);
  const states = {
    none: ["quiet", words.notConnected],
    live: ["good", words.live],
    ended: ["bad", words.ended],
  } as const;
  const { interfaceWords } = useWords();
  const { platform, handle, state, isOffered, connectedAt, lastReadAt, missingScopes, hasReadings } = connection;
  const format = useFormat();
  const name = interfaceWords.platforms[platform];
  const [tone, label] = states[state];
  const canManage = useMay()("connection.manage");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <PlatformBadge platform={platform} />
          <span data-typed className="font-medium wrap-anywhere">
            @{handle}
          </span>
          <Badge tone={tone}>{label}</Badge>
        </span>
        {connectedAt && state === "live" && (
          <span className="text-xs text-ink-3">
            {connection.consentedAt ? words.byConsent : words.since}{" "}
            <time dateTime={connectedAt}>{shortDate(connectedAt, format)}</time>,{" "}
            {lastReadAt ? (
              <>
                {words.lastRead} <time dateTime={lastReadAt}>{dateAndTime(lastReadAt, format)}</time>
              </>
            ) : (
              words.notRead
            )}
          </span>
        )}
        {state === "live" && missingScopes.length > 0 && <span className="text-warn">{words.missing}</span>}
        {state === "none" && hasReadings && <span className="text-ink-3">{words.dataStays}</span>}
        {!isOffered && <span className="text-ink-3">{words.notOffered}</span>}
      </div>
      <div className="flex flex-wrap gap-2">
        {canManage && isOffered && (state !== "live" || missingScopes.length > 0) && (
          <Connect modelId={modelId} connection={connection} />
        )}
        {canManage && state !== "none" && (
          <DisconnectDialog modelId={modelId} platform={platform} title={words.asking(name, handle)} />
        )}
        {canManage && state === "none" && hasReadings && (
          <DisconnectDialog
            modelId={modelId}
            platform={platform}
            title={words.askingDelete(name, handle)}
            onlyDeletes
          />
        )}
      </div>
    </li>
  );
}

/** Link to the platform's consent page. */
function Connect({ modelId, connection: { platform, state } }: { modelId: number; connection: Connection }) {
  const { connectWords: words } = useMessages(bundles.connect);
  const { interfaceWords } = useWords();
  const start = useMutation({
    mutationFn: () => call(startConnection, { params: { id: modelId }, body: { platform } }),
    onSuccess: ({ address }) => location.assign(address),
    onError: toastError,
  });
  const label = state === "none" ? words.connect(interfaceWords.platforms[platform]) : words.again;
  return (
    <Button look="primary" disabled={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
      {start.isPending || start.isSuccess ? words.going : label}
    </Button>
  );
}
