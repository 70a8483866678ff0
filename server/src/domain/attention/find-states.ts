import { type AttentionKind, attentionKinds, type MemberAct, mayAs } from "@fanradar/contract";
import { platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { inScope, type Member } from "../access/policy.ts";

/** What a member must be allowed for it to concern them; for all others `model.read`. */
const actOf: Partial<Record<AttentionKind, MemberAct>> = {
  "consent-ended": "connection.read",
  "consent-ending": "connection.read",
  "statement-old": "evidence.add",
  // Given figures end it.
  "no-figures": "evidence.add",
};

/** A statement is due once a month, and takes a few days to come. */
const statementDays = 35;
/** How long before its end a consent is announced, and how long that counts. */
const consentDays = 15;
const unreadable = ["not_found", "not_professional_or_missing", "private", "suspended"];

const row = z.object({
  kind: z.enum(attentionKinds),
  modelId: z.number(),
  name: z.string(),
  platform: z.nullable(z.enum(platformNames)),
  since: z.coerce.date(),
});
export type AttentionState = z.infer<typeof row>;

/** Of a member's models what needs no figure to be stated: runs, consents, links and statements as they are now. One query. */
export async function findStates(db: Db, { member, now }: { member: Member; now: Date }): Promise<AttentionState[]> {
  const before = (days: number) => sql`${now.toISOString()}::timestamptz - make_interval(days => ${days})`;
  const { rows } = await db.execute(sql`
    with own as materialized (
      select models.id, models.name, models.created_at, run.state, run.failure ->> 'code' as failure, run.ended_at
      from portfolio_models join models on models.id = portfolio_models.id
        left join lateral (
          select state, failure, ended_at from analyses where model_id = models.id order by created_at desc, id desc limit 1
        ) run on true
      where ${inScope(member, sql`portfolio_models`)}
    ),
    consent as (
      select own.id, own.name, connections.platform, connections.sealed_tokens is null as is_ended,
        connections.access_expires_at, notice.at as announced_at,
        coalesce(notice.at, connections.last_attempt_at, connections.connected_at) as since
      from own join connections on connections.model_id = own.id left join lateral (
        select max(created_at) as at from notifications
        where user_id = ${member.userId} and model_id = own.id and platform = connections.platform
          and kind in ('connection-ended', 'connection-expiring') and created_at > connections.connected_at
      ) notice on true
    )
    select kind, id as "modelId", name, platform, since from (
      select case when failure = 'sources-unknown' then 'links-unknown' else 'analysis-failed' end as kind, id, name,
        null::text as platform, ended_at as since
      from own where state = 'failed' and coalesce(failure, '') not in ('profile-quarantined', 'profile-removed')
      union all
      select case when is_ended then 'consent-ended' else 'consent-ending' end, id, name, platform, since from consent
      where is_ended or (announced_at > ${before(consentDays)} and access_expires_at < ${before(-consentDays)})
      union all
      select 'profile-gone', own.id, own.name, profiles.platform, coalesce(profiles.last_read_at, profiles.created_at)
      from own join model_profiles on model_id = own.id join profiles on profiles.id = profile_id
      where own.state is distinct from 'failed' and profiles.last_outcome = any(${sql.param(unreadable)}::text[])
      union all
      select 'no-figures', id, name, null, own.created_at from own
      where state = 'done' and not exists (select from observations where model_id = own.id)
        and not exists (select from transactions where model_id = own.id) and not exists (
        select from model_profiles join profiles on profiles.id = profile_id
        where model_id = own.id and (last_read_at is not null or last_outcome = any(${sql.param(unreadable)}::text[]))
      )
      union all
      select 'statement-old', own.id, own.name, null, newest.period_to from own cross join lateral (
        select max(period_to) as period_to from evidence where model_id = own.id and form is not null
      ) newest
      where newest.period_to < ${before(statementDays)}
    ) found`);
  return z
    .array(row)
    .parse(rows)
    .filter(({ kind }) => mayAs(member, actOf[kind] ?? "model.read"));
}
