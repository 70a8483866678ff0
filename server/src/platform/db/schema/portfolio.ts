import { sql } from "drizzle-orm";
import { integer, pgView } from "drizzle-orm/pg-core";

/** Creators all of whose profiles their owner's sign-up submission links: it stands for both until it is merged. */
export const includedCreators = pgView("included_creators", {
  creatorId: integer().notNull(),
  submissionId: integer().notNull(),
}).as(sql`
  select creators.id as creator_id, submissions.id as submission_id
  from creators
    join model_signups on model_signups.user_id = creators.owner_user_id
    join submissions on submissions.id = model_signups.model_id and submissions.workspace_id = creators.owner_user_id
      and submissions.deleted_at is null
  where not exists (
    select 1 from model_profiles as own where own.model_id = creators.id and not exists (
      select 1 from model_profiles as linked where linked.model_id = submissions.id and linked.profile_id = own.profile_id
    )
  )`);

/** Models of a workspace's lists, totals and notifications, by owner: all but creators that a submission includes. */
export const portfolioModels = pgView("portfolio_models", {
  id: integer().notNull(),
  userId: integer(),
  guestId: integer(),
  workspaceId: integer(),
}).as(sql`
  select id, user_id, guest_id, workspace_id from submissions where deleted_at is null
  union all select id, owner_user_id, null::integer, owner_user_id from creators
    where not exists (select 1 from included_creators where creator_id = creators.id)`);
