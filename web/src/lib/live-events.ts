import { eventsPath, getReport, type LiveEvent, listPaths, liveCalls } from "@fanradar/contract";
import type { QueryClient } from "@tanstack/react-query";
import { newKey } from "./new-key.ts";
import { invalidate } from "./queries.ts";
import { hasUnreadKey, isNotSession, refreshSession, type Workspaces, workspacesKey } from "./session.ts";

const channelName = "fanradar-events";
const lockName = "fanradar-event-stream";
/** What the tab that reads the stream passes on once it has come back. */
const reopened = "reopened";

/** A tab that begins to follow asks the one that reads the stream whether it passed anything on since a moment (ms of the epoch). */
interface MissedRequest {
  tab: string;
  since: number;
}
/** The answer, if it did. */
interface MissedReply {
  missedBy: string;
}
type Message = LiveEvent | typeof reopened | MissedRequest | MissedReply;
/** Since when this tab may have missed what another one passed on: its page loads before it follows. */
let since = performance.timeOrigin;

/**
 * Follows what happens to the person's models. One tab of the browser reads the stream and passes events on to the others, so that any
 * number of tabs costs the server one connection. Browsers know no locks on pages that come by plain http over a network:
 * there each visible tab opens one, since a browser opens only six connections to a server. Returns a function to stop.
 */
export function followEvents(client: QueryClient): () => void {
  const channel = new BroadcastChannel(channelName);
  const ended = new AbortController();
  const { signal } = ended;
  const receive = (event: LiveEvent) => applyEvent(client, event);
  // The session first: in which workspace the others are read.
  const loadAgain = () => void refreshSession(client).then(() => client.invalidateQueries({ predicate: isNotSession }));
  const tab = newKey();
  const send = (message: Message) => channel.postMessage(message);
  let passedOnAt = Number.NEGATIVE_INFINITY;
  const passOn = (message: LiveEvent | typeof reopened) => {
    passedOnAt = Date.now();
    send(message);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === reopened) loadAgain();
    else if ("tab" in data) {
      if (data.since <= passedOnAt) send({ missedBy: data.tab });
    } else if ("missedBy" in data) {
      if (data.missedBy === tab) loadAgain();
    } else receive(data);
  };
  send({ tab, since });
  let wasOpen = false;
  const open = () => {
    const stream = new EventSource(eventsPath, { withCredentials: true });
    stream.onmessage = ({ data }) => {
      const event: LiveEvent = JSON.parse(data);
      receive(event);
      passOn(event);
    };
    stream.onopen = () => {
      // Events during the interruption were missed, by every tab.
      if (wasOpen) {
        loadAgain();
        passOn(reopened);
      }
      wasOpen = true;
    };
    return stream;
  };
  const lead = () =>
    new Promise<void>((resolve) => {
      const stream = open();
      signal.addEventListener("abort", () => {
        stream.close();
        resolve();
      });
    });
  if (navigator.locks)
    navigator.locks.request(lockName, { signal }, lead).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  else {
    let stream: EventSource | undefined;
    const look = () => {
      if (!document.hidden && !signal.aborted) stream ??= open();
      else {
        stream?.close();
        stream = undefined;
      }
    };
    document.addEventListener("visibilitychange", look, { signal });
    signal.addEventListener("abort", look);
    look();
  }
  return () => {
    ended.abort();
    channel.close();
    since = Date.now();
  };
}

/** Under this key stands how far an import of a statement is, of 1, once an event has said so. */
export const importProgressKey = (key: string) => ["import-progress", key];

/** Shows what an event says, and marks as out of date what it changes on the pages. */
export function applyEvent(client: QueryClient, event: LiveEvent): void {
  if (event.topic === "notification") {
    client.setQueryData(hasUnreadKey, event.hasUnread);
    // The other side of a split is of no workspace with this one: its acts come as notifications.
    for (const path of [listPaths.notifications, listPaths.ownSplits, listPaths.splits])
      invalidate(client, { method: "GET", path });
    return;
  }
  if (event.topic === "team") {
    const shown = client.getQueryData<Workspaces>(workspacesKey)?.current;
    // Another tab opened another workspace: with its session, all that is shown is loaded again.
    if (shown && shown.id !== event.workspaceId) return void refreshSession(client);
    if (!event.mayDiffer) return;
    // The bell too: what a team changed may be news.
    for (const path of Object.values(listPaths)) invalidate(client, { method: "GET", path });
    // The to-dos that are due are on the dashboard; models were moved, deleted or put back.
    invalidateLists(client, [liveCalls.dashboard, liveCalls.modelPage, liveCalls.portfolio]);
    return;
  }
  if (event.topic === "import") {
    client.setQueryData(importProgressKey(event.key), event.done);
    return;
  }
  const ofModel = { params: { id: event.modelId } };
  const lists: Endpoint[] = [liveCalls.dashboard, liveCalls.activity];
  if (event.topic === "analysis") {
    lists.push(liveCalls.modelPage, liveCalls.portfolio);
    invalidate(client, liveCalls.model, ofModel);
  }
  if (event.topic !== "analysis" || event.analysis.state === "done") {
    lists.push(liveCalls.reports);
    invalidate(client, getReport, ofModel);
  }
  invalidateLists(client, lists);
}

type Endpoint = Parameters<typeof invalidate>[1];
const restMs = 1_000;
/** Of a client whose lists are being fetched: those that have changed since. */
const changed = new WeakMap<QueryClient, Set<Endpoint>>();

/**
 * Marks lists as out of date: at once, and what changes while they are fetched and in the second after that together. Of hundreds
 * of models many stages end in a second: each would end the fetching that the one before began.
 */
async function invalidateLists(client: QueryClient, lists: Iterable<Endpoint>): Promise<void> {
  const since = changed.get(client);
  if (since) {
    for (const list of lists) since.add(list);
    return;
  }
  const next = new Set<Endpoint>();
  changed.set(client, next);
  const rest = new Promise((resolve) => setTimeout(resolve, restMs));
  await Promise.all([rest, ...[...lists].map((list) => invalidate(client, list))]);
  changed.delete(client);
  if (next.size > 0) void invalidateLists(client, next);
}
