import { listNotifications, type Notification, readNotification, readNotifications } from "@fanradar/contract";
import { platformWords, rooms, timeAgo } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Popover } from "radix-ui";
import type { RefObject } from "react";
import { Link } from "wouter";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { hasUnreadKey } from "../lib/session.ts";
import { Button } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";

interface BellListProps {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** What happened, the newest first; each leads to where it is seen, and is read then. */
export function BellList({ button, onClose }: BellListProps) {
  const { notificationWords: words } = useMessages(rooms.notifications);
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={{ current: button.current ?? document.body }} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={words.title}
          className="z-40 grid max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-1.5rem))] gap-3 overflow-y-auto rounded-xl border border-line bg-card p-4 text-sm shadow-float"
          // The bell itself closes its list when it is pressed again.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
        >
          <Listed onClose={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Listed({ onClose }: { onClose: () => void }) {
  const { notificationWords: words } = useMessages(rooms.notifications);
  const client = useQueryClient();
  const list = useQuery({
    ...callQuery(listNotifications),
    staleTime: 0,
  });
  const settle = ({ unread }: { unread: number }) => {
    client.setQueryData(hasUnreadKey, unread > 0);
    return invalidate(client, listNotifications);
  };
  const read = useMutation({
    mutationFn: (id: number) => call(readNotification, { params: { id } }),
    onSuccess: settle,
  });
  const readAll = useMutation({
    mutationFn: (upTo: number) => call(readNotifications, { body: { upTo } }),
    onSuccess: settle,
  });
  if (list.error) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  if (list.isPending) return <Skeleton className="h-40" />;
  const { items, unread } = list.data;
  const [newest] = items;
  return (
    <>
      <div className="flex min-h-10 items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{words.title}</h2>
        {unread > 0 && newest && (
          <Button look="quiet" disabled={readAll.isPending} onClick={() => readAll.mutate(newest.id)}>
            {words.allRead}
          </Button>
        )}
      </div>
      {newest === undefined ? (
        <div className="grid gap-1 pb-2">
          <p className="font-medium">{words.empty}</p>
          <p className="text-ink-2">{words.emptyHint}</p>
        </div>
      ) : (
        <ul className="grid gap-0.5">
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              onOpen={() => {
                if (!item.isRead) read.mutate(item.id);
                onClose();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function Item({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { notificationWords: words } = useMessages(rooms.notifications);
  const format = useFormat();
  const { kind, model, platform, cause, at, isRead } = item;
  const text = words.kinds[kind](isolated(model?.name ?? ""), platform ? platformWords[platform] : "");
  return (
    <li>
      <Link
        href={placeOf(item)}
        onClick={onOpen}
        className="-mx-2 grid min-h-10 grid-cols-[0.625rem_1fr] gap-2.5 rounded-lg px-2 py-2 hover:bg-sunken"
      >
        <i aria-hidden className={`mt-1.5 size-2 rounded-full ${isRead ? "" : "bg-coral"}`} />
        <span className="min-w-0">
          <span data-notice className={`block wrap-anywhere ${isRead ? "" : "font-semibold"}`}>
            {cause ? `${text}, ${words.causes[cause]}` : text}
            {!isRead && <span className="sr-only"> ({words.unread})</span>}
          </span>
          <time dateTime={at} className="text-xs text-ink-3">
            {timeAgo(at, Date.now(), format)}
          </time>
        </span>
      </Link>
    </li>
  );
}

/** A name of any direction leaves the sentence around it as it is. */
const isolated = (name: string) => `\u2068${name}\u2069`;

const ofEvidence = new Set<Notification["kind"]>([
  "evidence-conflict",
  "stale-source",
  "connection-ended",
  "connection-expiring",
]);

/** Where a notification is seen. */
function placeOf({ kind, model, reportId }: Notification): string {
  if (kind === "claim") return "/model-dashboard";
  if (kind === "budget-used") return "/ai-assistant";
  if (!model) return kind === "new-sign-in" ? "/security" : "/dashboard";
  if (ofEvidence.has(kind)) return `/evidence/${model.id}`;
  const isOfVersion = reportId !== null && (kind === "rated" || kind === "share-opened");
  return isOfVersion ? `/report/${model.id}?version=${reportId}` : `/report/${model.id}`;
}
