import type { AttentionKind } from "@fanradar/contract";
import { type Fact, type MetricName, recordFact, type Source } from "@fanradar/engine";
import type { Member } from "../../domain/access/policy.ts";
import { findAttention } from "../../domain/attention/find-attention.ts";
import type { Db } from "../../platform/db/open-database.ts";

/** Of kinds that have no figure the models are named. */
const lists: Partial<Record<AttentionKind, MetricName>> = {
  "consent-ended": "portfolio.consentEnded",
  "links-unknown": "portfolio.failed",
  "analysis-failed": "portfolio.failed",
  "profile-gone": "portfolio.profileGone",
  "consent-ending": "portfolio.consentEnding",
  "no-figures": "portfolio.noFigures",
  "statement-old": "portfolio.statementOld",
};

/** What asks for attention now among a person's models, as the dashboard has it: ids of the figures and of the lists that state it, in order. */
export async function loadAttention(
  db: Db,
  member: Member,
  now: Date,
): Promise<{ attention: string[]; facts: Fact[]; sources: Source[] }> {
  const { items, facts, sources } = await findAttention(db, { member, now });
  const names = Map.groupBy(items, ({ kind }) => lists[kind]);
  const named = [...names].flatMap(([metric, of]) => {
    if (!metric) return [];
    const value = [...new Set(of.map(({ model }) => model.name))];
    return [recordFact({ id: metric, metric, value, asOf: now.toISOString() }, { scope: "owner" })];
  });
  const attention = new Set(items.flatMap(({ kind, fact }) => fact ?? lists[kind] ?? []));
  return { attention: [...attention], facts: [...facts, ...named], sources };
}
