import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import pg from "pg";
import { z } from "zod";
import {
  type Announcement,
  type BellChanged,
  type ImportProgress,
  liveChannel,
  type MembershipChanged,
  type SignedOut,
  type TeamChanged,
} from "./publish.ts";

/** `reconnected`: announcements may have been missed; look again. */
export type ServerEvent =
  | Announcement
  | BellChanged
  | ImportProgress
  | MembershipChanged
  | SignedOut
  | TeamChanged
  | "reconnected";

export interface EventBus {
  /** Returns a function that stops listening. */
  subscribe(listener: (event: ServerEvent) => void): () => void;
  /** Resolves once announcements come. */
  listening(): Promise<void>;
  /** Whether the team of a workspace changed anything in the last minute, or may have without this server receiving it: else a page that loaded since is current. */
  mayDiffer(workspaceId: number): boolean;
  close(): Promise<void>;
}

const announcement = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue("not JSON");
      return z.NEVER;
    }
  })
  .pipe(
    z.union([
      z.object({ topic: z.enum(["analysis", "rating"]), modelId: z.int(), workspaceId: z.int().nullable() }),
      z.object({
        topic: z.literal("import"),
        modelId: z.int(),
        workspaceId: z.int().nullable(),
        key: z.string(),
        done: z.number(),
      }),
      z.object({ topic: z.literal("team"), workspaceId: z.int() }),
      z.object({ topic: z.enum(["signed-out", "notification", "membership"]), userId: z.int() }),
    ]),
  );
const reconnectMs = 500;
/** A page takes less from its data to its stream. */
const loadingMs = 60_000;

/** The one LISTEN connection of a server process, for however many streams. Connects with its first listener. */
export function openEventBus(connectionString: string, heardMs = loadingMs): EventBus {
  const listeners = new Set<(event: ServerEvent) => void>();
  const teams = new LRUCache<number, true>({ max: 10_000, ttl: heardMs });
  let since = Number.POSITIVE_INFINITY;
  let client: pg.Client | undefined;
  let isConnecting = false;
  let closed = false;
  const listening = Promise.withResolvers<void>();
  const emit = (event: ServerEvent) => {
    for (const listener of listeners) listener(event);
  };

  const connect = async (isAgain = false) => {
    if (client || isConnecting) return;
    isConnecting = true;
    while (!closed) {
      const fresh = new pg.Client({ connectionString, keepAlive: true, application_name: "fanradar events" });
      // Also said by `end`, which reconnects.
      fresh.on("error", () => {});
      fresh.on("notification", ({ payload }) => {
        const event = announcement.safeParse(payload);
        if (!event.success) return;
        if (event.data.topic === "team") teams.set(event.data.workspaceId, true);
        emit(event.data);
      });
      try {
        await fresh.connect();
        await fresh.query(`listen ${liveChannel}`);
      } catch {
        await fresh.end().catch(() => {});
        await sleep(reconnectMs);
        continue;
      }
      if (closed) {
        await fresh.end().catch(() => {});
        return;
      }
      fresh.once("end", () => {
        client = undefined;
        since = Number.POSITIVE_INFINITY;
        if (!closed) connect(true);
      });
      client = fresh;
      since = performance.now();
      isConnecting = false;
      listening.resolve();
      if (isAgain) emit("reconnected");
      return;
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      connect();
      return () => listeners.delete(listener);
    },
    listening: () => listening.promise,
    mayDiffer: (workspaceId) => performance.now() - since < heardMs || teams.has(workspaceId),
    async close() {
      closed = true;
      listening.resolve();
      await client?.end().catch(() => {});
    },
  };
}
