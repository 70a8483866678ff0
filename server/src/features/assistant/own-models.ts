import type { PortfolioModel } from "@fanradar/assistant/knowledge";
import { failureCodes } from "@fanradar/contract";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { inScope, type Viewer } from "../../domain/access/policy.ts";
import type { Db } from "../../platform/db/open-database.ts";

/** A model of the person's own, by what a question may call it. */
export type OwnModel = z.infer<typeof row>;

const row = z.object({
  id: z.number(),
  name: z.string(),
  handles: z.array(z.string()),
  tags: z.array(z.string()),
  /** Who is on shift for it. */
  chatters: z.array(z.string()),
  state: z.nullable(z.enum(["queued", "running", "done", "failed"])),
  /** Why the newest run failed, where it did. */
  failure: z.nullable(z.enum(failureCodes)),
  /** The newest report; null before there is one. */
  reportId: z.nullable(z.number()),
  hash: z.nullable(z.string()),
  /** The account is not a creator's own: it manages the model. */
  isManaged: z.boolean(),
});

/** More are not read for one question. */
const most = 1_000;

/** Models of a member or a guest, newest report first, at most 1,000. One query. */
export async function findViewerModels(db: Db, { member, guestId }: Viewer): Promise<OwnModel[]> {
  if (!member && !guestId) return [];
  const isOwn = member ? inScope(member, sql`owner`) : sql`owner.guest_id = ${guestId}`;
  const { rows } = await db.execute(sql`
    select models.id, models.name, run.state, run.failure, newest.id as "reportId", newest.hash,
      exists (select from users where users.id = owner.user_id and user_type <> 'model') as "isManaged", (
      select coalesce(json_agg(distinct handle), '[]') from model_profiles link join profiles on profiles.id = link.profile_id
      where link.model_id = models.id
    ) as handles, (select coalesce(json_agg(tag order by tag), '[]') from model_tags where model_tags.model_id = models.id) as tags,
      (select coalesce(json_agg(distinct chatter), '[]') from shifts where shifts.model_id = models.id) as chatters
    from portfolio_models owner join models on models.id = owner.id
    left join lateral (select id, hash from reports where model_id = models.id order by id desc limit 1) newest on true
    left join lateral (select state, failure ->> 'code' as failure from analyses where model_id = models.id order by id desc limit 1) run on true
    where ${isOwn} order by newest.id desc nulls last, models.id desc limit ${most}`);
  return rows.map((one) => row.parse(one));
}

/** Own models by name and state alone. */
export const namesOf = (own: readonly OwnModel[]): PortfolioModel[] =>
  own.map((model) => ({ id: model.id, name: model.name, attention: [], ...standOf(model) }));

/** How a model's analysis stands, and why it failed where it did. */
export const standOf = (model: Pick<OwnModel, "state" | "reportId" | "failure">) => {
  const state = reportStateOf(model);
  return { state, ...(state === "failed" && model.failure !== null && { failure: model.failure }) };
};

/** A model whose first analysis is not done is processing; one whose last failed has failed. */
function reportStateOf({ state, reportId }: Pick<OwnModel, "state" | "reportId">): PortfolioModel["state"] {
  if (state === "failed") return "failed";
  return reportId === null ? "processing" : "analyzed";
}
