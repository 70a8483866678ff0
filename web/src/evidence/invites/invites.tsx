import { type Connection, type ConsentInvite, listConsentInvites, type Model } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { part } from "../../lib/part.tsx";
import { callQuery } from "../../lib/queries.ts";
import { Button } from "../../ui/button.tsx";
import { LoadError, Skeleton } from "../../ui/states.tsx";
import { InviteItem } from "./invite-item.tsx";

const InviteDialog = part(() => import("./invite-dialog.tsx").then((file) => file.InviteDialog));

/** An invite may be answered at any moment. */
const pendingMs = 10_000;
const isPending = ({ state }: ConsentInvite) => state === "sent" || state === "opened";

/** Invites to the creator to connect the accounts herself: how each stands, and what makes a new one. */
export function Invites({ model, connections }: { model: Model; connections: readonly Connection[] }) {
  const { inviteWords: words } = useMessages(bundles.consentInvites);
  const format = useFormat();
  const [shown, setShown] = useState<ConsentInvite | "new">();
  const button = useRef<HTMLButtonElement | null>(null);
  const list = useQuery({
    ...callQuery(listConsentInvites, {
      params: { id: model.id },
      dependsOn: model.analysis?.endedAt,
      keepsPrevious: true,
    }),
    refetchInterval: ({ state }) => (state.data?.invites.some(isPending) ? pendingMs : false),
  });
  const linking = list.data?.linking;
  const offered = connections.filter(({ isOffered }) => isOffered);
  const show = (which: ConsentInvite | "new", pressed: HTMLButtonElement) => {
    button.current = pressed;
    setShown(which);
  };
  return (
    <div className="mt-3 grid gap-3 border-t border-line pt-4">
      {linking && (
        <p data-typed className={`wrap-anywhere ${linking.state === "agreed" ? "text-ink-2" : "text-warn"}`}>
          {words.consent[linking.state](linking.x, linking.onlyfans, linking.at ? shortDate(linking.at, format) : "")}
        </p>
      )}
      {list.isPending && <Skeleton className="h-33 sm:h-18" />}
      {!list.isPending && (offered.length > 0 || linking) && (
        <div>
          <Button aria-haspopup="dialog" onClick={({ currentTarget }) => show("new", currentTarget)}>
            {words.open}
          </Button>
        </div>
      )}
      {list.error && <LoadError error={list.error} onRetry={() => list.refetch()} />}
      {list.data && list.data.invites.length > 0 && (
        <section aria-labelledby="invites">
          <h3 id="invites" className="font-semibold">
            {words.list}
          </h3>
          <ul className="grid divide-y divide-line">
            {list.data.invites.map((invite) => (
              <InviteItem
                key={invite.id}
                modelId={model.id}
                invite={invite}
                onShow={(pressed) => show(invite, pressed)}
              />
            ))}
          </ul>
        </section>
      )}
      {shown && (
        <InviteDialog
          modelId={model.id}
          accounts={offered}
          linking={linking ?? null}
          invite={shown === "new" ? undefined : shown}
          button={button}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  );
}
