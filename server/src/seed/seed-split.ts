import { addMonths } from "@fanradar/engine";
import { and, asc, eq, exists, sql } from "drizzle-orm";
import { type Member, personalMember } from "../domain/access/policy.ts";
import { presentSplits } from "../features/splits/present-splits.ts";
import { findSplitAccess } from "../features/splits/split-access.ts";
import { storeConfirmation } from "../features/splits/split-confirmations.ts";
import { storeSplitRule } from "../features/splits/split-rules.ts";
import type { Db } from "../platform/db/open-database.ts";
import { modelOwners, transactions } from "../platform/db/schema.ts";

/** Months that are divided, counted back from the one that runs; the first of them is confirmed. */
const monthsDivided = 2;
/** A third: its cents show how they are rounded. */
const share = 3_333;

/** A split of the demo person's first model with a statement: a month that the agency confirmed, one that is open, and the one that runs. */
export async function seedSplit(db: Db, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const member = personalMember(userId);
  const paidId = await findPaidModel(db, member);
  if (paidId === undefined) return;
  const access = await findSplitAccess(db, { userId, isAdmin: false, member }, paidId);
  if (!access) return;
  const first = addMonths(now.toISOString().slice(0, "2026-11".length), -monthsDivided);
  const { modelId, workspaceId } = access;
  await db.transaction((tx) => storeSplitRule(tx, { modelId, workspaceId, userId, from: `${first}-01`, share }));
  const { months, platform, currency } = await presentSplits(db, access, { query: {}, now });
  const sums = months.find(({ month }) => month === first)?.sums;
  if (!sums || !platform || !currency) return;
  await db.transaction((tx) =>
    storeConfirmation(tx, { access, userId, side: "agency", month: first, platform, currency, sums, now }),
  );
}

/** A person's first model with a statement. */
export async function findPaidModel(
  db: Db,
  { userId, workspaceId }: Pick<Member, "userId" | "workspaceId">,
): Promise<number | undefined> {
  const isPaid = exists(db.select({ one: sql`1` }).from(transactions).where(eq(transactions.modelId, modelOwners.id)));
  const [model] = await db
    .select({ id: modelOwners.id })
    .from(modelOwners)
    .where(and(eq(modelOwners.userId, userId), eq(modelOwners.workspaceId, workspaceId), isPaid))
    .orderBy(asc(modelOwners.id))
    .limit(1);
  return model?.id;
}
