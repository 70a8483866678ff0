import type { Tx } from "../../platform/db/open-database.ts";
import { auditEntries } from "../../platform/db/schema.ts";

type Inserted = typeof auditEntries.$inferInsert;
/** About a mail to everybody, by its subject; about a model; or about a creator who is removed, or a case, of which no model is left. */
type Entry =
  | { act: "mail.everybody"; actorId: number; reason: string }
  | (Pick<Inserted, "act" | "changes"> & { actorId: number; modelId: number })
  | (Pick<Inserted, "caseId" | "reason"> & { act: "creator.remove" | "case.decide"; actorId: number | null });

/** Records who did what, in the transaction that does it: there is no change without its entry, and no entry without its change. */
export async function writeAudit(tx: Tx, entry: Entry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}
