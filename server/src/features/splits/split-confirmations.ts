import type { SplitConfirmation, SplitSide, SplitSums } from "@fanradar/contract";
import { and, eq, isNull } from "drizzle-orm";
import { writeAudit } from "../../domain/access/write-audit.ts";
import { findBook, monthAt } from "../../domain/payments/find-book.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { splitConfirmations, users } from "../../platform/db/schema.ts";
import { fail, Refused } from "../../platform/http/fail.ts";
import type { SplitAccess } from "./split-access.ts";
import { findSplitRules, holding } from "./split-rules.ts";
import { daysUnderRules, divideBook, lockPayments } from "./split-sums.ts";

type ConfirmationRow = typeof splitConfirmations.$inferSelect;
/** With the name of the member who confirmed. */
export type StoredConfirmation = ConfirmationRow & { by: string | null };
type Platform = ConfirmationRow["platform"];

/** The confirmations that hold, of a book or one of them. */
export async function findConfirmations(
  db: Db | Tx,
  of: { modelId: number; platform: Platform; currency: string; id?: number },
): Promise<StoredConfirmation[]> {
  const { modelId, platform, currency, id } = of;
  const rows = await db
    .select({ stored: splitConfirmations, by: users.name })
    .from(splitConfirmations)
    .leftJoin(users, eq(users.id, splitConfirmations.confirmedBy))
    .where(
      and(
        eq(splitConfirmations.modelId, modelId),
        eq(splitConfirmations.platform, platform),
        eq(splitConfirmations.currency, currency),
        isNull(splitConfirmations.endedAt),
        id === undefined ? undefined : eq(splitConfirmations.id, id),
      ),
    );
  return rows.map(({ stored, by }) => ({ ...stored, by }));
}

/** The confirmations that hold of a model, over all books. */
export const findAllConfirmations = (db: Db, modelId: number): Promise<ConfirmationRow[]> =>
  db
    .select()
    .from(splitConfirmations)
    .where(and(eq(splitConfirmations.modelId, modelId), isNull(splitConfirmations.endedAt)));

/** What a confirmation says beside the sums of now. */
export function presentConfirmation(
  { id, side, by, createdAt, confirmedBy, days, ...stored }: StoredConfirmation,
  now: { sums: SplitSums | null; days: Readonly<Record<string, number>> },
  { creator }: Pick<SplitAccess, "creator">,
): SplitConfirmation {
  const sums = sumsOf(stored);
  const isCurrent = now.sums !== null && isSame(sums, now.sums);
  const all = [...new Set([...Object.keys(days), ...Object.keys(now.days)])].sort();
  const changes = all.map((day) => ({ day, was: days[day] ?? 0, is: now.days[day] ?? 0 }));
  return {
    ...{ id, at: createdAt.toISOString(), sums, isCurrent },
    // The name of an account is its person's own: the agency knows them by the name of their page.
    by: side === "agency" ? by : confirmedBy !== null && creator?.ownerUserId === confirmedBy ? creator.name : null,
    changes: isCurrent ? [] : changes.filter(({ was, is }) => was !== is),
  };
}

const sumsOf = ({
  baseCents,
  agencyCents,
  creatorCents,
}: Pick<ConfirmationRow, `${"base" | "agency" | "creator"}Cents`>) => ({
  ...{ base: baseCents, agency: agencyCents, creator: creatorCents },
});
const isSame = (one: SplitSums, other: SplitSums) =>
  one.base === other.base && one.agency === other.agency && one.creator === other.creator;

/** Whether a confirmation was of these sums. */
export const isConfirmedWith = (stored: Parameters<typeof sumsOf>[0], sums: SplitSums): boolean =>
  isSame(sumsOf(stored), sums);

interface ConfirmationInput {
  access: SplitAccess;
  userId: number;
  side: SplitSide;
  month: string;
  platform: Platform;
  currency: string;
  /** As who confirms saw them. */
  sums: SplitSums;
  now: Date;
}

/**
 * Confirms a month for a side. An import that is under way is waited for, so that what is confirmed is what the sums are.
 *
 * @returns its id: that of the earlier one, where the side confirmed the same sums before
 * @throws Refused where the month is not over, or its sums are other ones than the caller's
 */
export async function storeConfirmation(tx: Tx, confirming: ConfirmationInput): Promise<number> {
  const { access, userId, side, month, platform, currency, sums, now } = confirming;
  const { modelId, workspaceId } = access;
  await lockPayments(tx, modelId);
  const { chosen, timeZone } = await findBook(tx, modelId, { platform, currency });
  if (month >= monthAt(now, timeZone)) throw new Refused(fail("invalid", { fields: { month: "month.future" } }));
  const rules = holding(await findSplitRules(tx, modelId, { withNames: false }));
  const book = chosen && (await divideBook(tx, { ...chosen, modelId, timeZone }, rules));
  const divided = book?.months.find((one) => one.month === month);
  if (!book || !divided || !isSame(divided, sums)) throw new Refused(fail("stale"));
  const before = (await findConfirmations(tx, { modelId, platform, currency })).find(
    (one) => one.month === month && one.side === side,
  );
  if (before && isSame(sumsOf(before), sums)) return before.id;
  if (before) await endRow(tx, before.id, userId);
  const [made] = await tx
    .insert(splitConfirmations)
    .values({
      ...{ modelId, platform, currency, month, side, confirmedBy: userId, days: daysUnderRules(divided, book) },
      ...{ baseCents: sums.base, agencyCents: sums.agency, creatorCents: sums.creator },
    })
    .returning({ id: splitConfirmations.id });
  if (!made) throw new Error("the confirmation was not stored");
  await writeAudit(tx, {
    act: "split.confirm",
    actorId: userId,
    reason: month,
    ...ofAgency(side, { modelId, workspaceId }),
  });
  return made.id;
}

/** The creator is no member: an entry of theirs is not in the workspace's log, which names who acted by their account. */
const ofAgency = (side: SplitSide, about: { modelId: number; workspaceId: number }) => (side === "agency" ? about : {});

/** The model and side of a confirmation that holds; undefined where there is none. */
export async function findConfirmation(
  db: Db,
  id: number,
): Promise<Pick<ConfirmationRow, "modelId" | "side" | "month"> | undefined> {
  const { modelId, side, month } = splitConfirmations;
  const [found] = await db
    .select({ modelId, side, month })
    .from(splitConfirmations)
    .where(and(eq(splitConfirmations.id, id), isNull(splitConfirmations.endedAt)));
  return found;
}

/** @returns false where it was withdrawn or replaced meanwhile */
export async function endConfirmation(
  tx: Tx,
  {
    id,
    side,
    month,
    userId,
    modelId,
    workspaceId,
  }: Pick<ConfirmationInput, "side" | "month" | "userId"> & {
    id: number;
    modelId: number;
    workspaceId: number;
  },
): Promise<boolean> {
  if (!(await endRow(tx, id, userId))) return false;
  await writeAudit(tx, {
    act: "split.unconfirm",
    actorId: userId,
    reason: month,
    ...ofAgency(side, { modelId, workspaceId }),
  });
  return true;
}

async function endRow(tx: Tx, id: number, userId: number): Promise<boolean> {
  const ended = await tx
    .update(splitConfirmations)
    .set({ endedAt: new Date(), endedBy: userId })
    .where(and(eq(splitConfirmations.id, id), isNull(splitConfirmations.endedAt)))
    .returning({ id: splitConfirmations.id });
  return ended.length > 0;
}
