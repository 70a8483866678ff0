import { dayMs } from "@fanradar/engine";
import { personalMember } from "../domain/access/policy.ts";
import { storeShifts } from "../features/shifts/store-shifts.ts";
import type { Db } from "../platform/db/open-database.ts";
import { findPaidModel } from "./seed-split.ts";

const days = 60;
const hourMs = 3_600_000;
/** Hours of the day; the second goes past midnight, and for an hour both are there. */
const daily = [
  { chatter: "Sam", from: 6, to: 16 },
  { chatter: "Robin", from: 15, to: 25 },
];

/** Shifts of two chatters up to yesterday, for the demo person's first model with a statement. */
export async function seedShifts(db: Db, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const member = personalMember(userId);
  const modelId = await findPaidModel(db, member);
  if (modelId === undefined) return;
  const today = Date.parse(now.toISOString().slice(0, "2026-11-29".length));
  const rows = Array.from({ length: days }, (_, back) => today - (back + 1) * dayMs).flatMap((midnight) =>
    daily.map(({ chatter, from, to }) => ({
      chatter,
      from: new Date(midnight + from * hourMs).toISOString(),
      to: new Date(midnight + to * hourMs).toISOString(),
    })),
  );
  await db.transaction((tx) => storeShifts(tx, member, { modelId, rows }));
}
