import { type LiveEvent, mayAs } from "@fanradar/contract";
import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { findMember } from "../../domain/access/find-member.ts";
import { inScope, isInScope, type Member, type Scope } from "../../domain/access/policy.ts";
import { withoutEvidence } from "../../domain/access/visibility.ts";
import { hasUnread } from "../../domain/notifications/has-unread.ts";
import { findRun } from "../../domain/submissions/find-run.ts";
import { analyses, modelOwners } from "../../platform/db/schema.ts";
import type { Announcement, ImportProgress } from "../../platform/live/publish.ts";

export type EventReader = ReturnType<typeof openEventReader>;

/** Reads what announcements are of, as it is now. */
export function openEventReader(ctx: Pick<Context, "db">) {
  // Many streams get the same event at once: it is read once for all of them.
  const reading = new Map<Announcement | ImportProgress, ReturnType<typeof eventOf>>();
  const eventOf = async (announcement: Announcement | ImportProgress): Promise<LiveEvent | undefined> => {
    const { topic, modelId } = announcement;
    if (topic === "import") return { topic, modelId, key: announcement.key, done: announcement.done };
    if (topic === "rating") return { topic, modelId };
    const run = await findRun(ctx.db, modelId);
    return run?.analysis ? { topic, modelId, analysis: run.analysis } : undefined;
  };
  const bellOf = async (member: Member): Promise<LiveEvent> => ({
    topic: "notification",
    hasUnread: await hasUnread(ctx.db, member),
  });
  /** What a member may receive of an event: the scope of one who sees a part of the workspace is as of now. */
  const readFor = async (member: Member, event: Announcement | ImportProgress) => {
    const now = member.scope === "all" ? member : await findMember(ctx.db, member);
    const isTheirs =
      now && isInScope(now, event) && mayAs(now, event.topic === "import" ? "evidence.add" : "model.read");
    return isTheirs ? asSeen(now.seesEarnings, readOnce(event)) : undefined;
  };
  const readOnce = (announcement: Announcement | ImportProgress) => {
    const known = reading.get(announcement);
    if (known) return known;
    const read = eventOf(announcement).finally(() => reading.delete(announcement));
    reading.set(announcement, read);
    return read;
  };
  return { eventOf, readOnce, readFor, bellOf };
}

/** An event as a member may know it. */
export const asSeen = async (
  isWhole: boolean,
  reading: Promise<LiveEvent | undefined>,
): Promise<LiveEvent | undefined> => {
  const event = await reading;
  return event && !isWhole ? withoutEvidenceOf(event) : event;
};
/** An event as those may know it who are not shown what a model earns. */
export const withoutEvidenceOf = (event: LiveEvent): LiveEvent =>
  event.topic === "analysis" ? { ...event, analysis: withoutEvidence(event.analysis) } : event;

/** The scope's models of which an analysis is under way, or ended within the last minute. */
export async function findChanged(db: Context["db"], scope: Scope): Promise<number[]> {
  const rows = await db
    .select({ modelId: analyses.modelId })
    .from(analyses)
    .innerJoin(modelOwners, eq(modelOwners.id, analyses.modelId))
    .where(
      and(
        inScope(scope, sql`${modelOwners}`),
        or(inArray(analyses.state, ["queued", "running"]), gt(analyses.endedAt, sql`now() - interval '1 minute'`)),
      ),
    );
  return [...new Set(rows.map(({ modelId }) => modelId))];
}
