import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { analyses, guests, submissions } from "../../platform/db/schema.ts";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";

const day = 86_400;
/** Free analyses of one visitor. */
const perGuest: Limit = { max: 5, windowSeconds: day, from: "first" };
/** Free analyses from one network; a school or an office is one. */
const perNetwork: Limit = { max: 30, windowSeconds: day, from: "first" };

interface GuestRequest {
  /** Null before the first analysis. */
  guestId: number | null;
  /** The submission's own: sent again, it is the same analysis. */
  key: string | undefined;
  network: string;
}

/**
 * Why this visitor may not start a free analysis now; undefined when they may, and then it counts. Holds the visitor until
 * the caller's transaction, which starts it, ends: of many at once each sees what the one before it began.
 */
export async function admitGuest(tx: Tx, { guestId, key, network }: GuestRequest): Promise<Failure | undefined> {
  if (guestId !== null) await tx.select({ id: guests.id }).from(guests).where(eq(guests.id, guestId)).for("update");
  if (guestId !== null && key !== undefined && (await isKnown(tx, { guestId, key }))) return undefined;
  if (guestId !== null && (await isBusy(tx, guestId))) return fail("guest-busy");
  const wait =
    (guestId === null ? undefined : await takeTry(tx, sessionOf(guestId), perGuest)) ??
    (await takeTry(tx, `guest:network:${network}`, perNetwork));
  return wait === undefined ? undefined : fail("guest-limit", { retryAfterSeconds: wait });
}

/** Counts the analysis that made its visitor a guest: at its admission there was no guest to count it for. */
export async function countFirst(tx: Tx, guestId: number): Promise<void> {
  await takeTry(tx, sessionOf(guestId), perGuest);
}

const sessionOf = (guestId: number) => `guest:session:${guestId}`;

async function isKnown(tx: Tx, { guestId, key }: { guestId: number; key: string }): Promise<boolean> {
  const [known] = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.guestId, guestId), eq(submissions.idempotencyKey, key)));
  return known !== undefined;
}

async function isBusy(tx: Tx, guestId: number): Promise<boolean> {
  const [active] = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .innerJoin(submissions, eq(submissions.id, analyses.modelId))
    .where(and(eq(submissions.guestId, guestId), inArray(analyses.state, ["queued", "running"])))
    .limit(1);
  return active !== undefined;
}
