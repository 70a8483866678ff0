import { type Model, model, type Report, report } from "@fanradar/contract";
import * as z from "zod/mini";
import { offlineCache } from "./cache.ts";

const copyPath = "/offline-copy.json";
/** A copy that is older is not shown: whoever finds the device after that sees nothing. */
const keptMs = 7 * 86_400_000;

const copySchema = z.object({ userId: z.number(), seenAt: z.number(), model, report });

/** A report as its reader saw it last on this device. `seenAt`: milliseconds since 1970. */
export interface OfflineCopy {
  userId: number;
  seenAt: number;
  model: Model;
  report: Report;
}

/** Stores a copy in place of the one before. */
export async function writeCopy(copy: OfflineCopy): Promise<void> {
  const cache = await caches.open(offlineCache);
  await cache.put(copyPath, new Response(JSON.stringify(copy), { headers: { "content-type": "application/json" } }));
}

/** The stored copy of this person; undefined where there is none, it is another's, too old, or of another version of the product. */
export async function readCopy(userId: number | undefined, now: number): Promise<OfflineCopy | undefined> {
  const stored = await globalThis.caches?.match(copyPath, { cacheName: offlineCache });
  const copy = copySchema.safeParse(await stored?.json().catch(() => undefined));
  return copy.success && copy.data.userId === userId && now - copy.data.seenAt < keptMs ? copy.data : undefined;
}
