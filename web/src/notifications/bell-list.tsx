import {
  listNotifications,
  type Notification,
  notificationPath,
  readNotification,
  readNotifications,
} from "@fanradar/contract";
import { bundles, platformWords, relativeTime } from "@fanradar/words";
import * as Popover from "@radix-ui/react-popover";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { Link } from "wouter";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { hasUnreadKey } from "../lib/session.ts";
import { useNow } from "../lib/use-now.ts";
import { Button } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";

/** What happened, the newest first; each leads to where it is seen, and is read then. */
export function BellList({ button, onClose }: { button: RefObject<HTMLButtonElement | null>; onClose: () => void }) {
  const { notificationWords: words } = useMessages(bundles.notifications);
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={{ current: button.current ?? document.body }} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={words.title}
          className="z-40 grid max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-1.5rem))] scroll-pt-16 gap-3 overflow-y-auto rounded-xl border border-line bg-card p-4 text-sm shadow-float"
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
  const { notificationWords: words } = useMessages(bundles.notifications);
  const client = useQueryClient();
  const list = useQuery({
    ...callQuery(listNotifications),
    staleTime: 0,
    // A kept list would show as unread what was read since, and take its button away from under the pointer.
    gcTime: 0,
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
      {/* It stays above the list: when Tab comes back to its button, the list is not scrolled. */}
      <div className="sticky -top-4 z-10 -mx-4 -mt-4 flex min-h-14 items-center justify-between gap-3 bg-card px-4 pt-4 pb-1">
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
  const { notificationWords: words } = useMessages(bundles.notifications);
  const format = useFormat();
  const now = useNow();
  const { kind, model, platform, cause, at, isRead } = item;
  const text = words.kinds[kind](isolated(model?.name ?? ""), platform ? platformWords[platform] : "");
  return (
    <li>
      <Link
        href={notificationPath({ ...item, modelId: item.model?.id ?? null })}
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
            {relativeTime(at, now, format)}
          </time>
        </span>
      </Link>
    </li>
  );
}

/** A name of any direction leaves the sentence around it as it is. */
const isolated = (name: string) => `\u2068${name}\u2069`;
