import type { addEvidenceBody, EvidenceEntry, FieldCode } from "@fanradar/contract";
import type { ObservationMetric } from "@fanradar/engine";
import { and, desc, eq, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Db, Tx } from "../db/open-database.ts";
import { evidence, observations } from "../db/schema.ts";

type Entry = z.output<typeof addEvidenceBody>;

interface AddOptions {
  modelId: number;
  userId: number;
  now: Date;
}

const dayMs = 86_400_000;
/** Somewhere it is already tomorrow: the day of the earliest time zone, UTC+14. */
const earliestZoneMs = 14 * 3_600_000;

/** Stores typed figures, once per person and client key: the same key again answers the first entry. */
export async function addFigures(
  db: Db,
  entry: Entry,
  { modelId, userId, now }: AddOptions,
): Promise<EvidenceEntry | { refused: Record<string, FieldCode> }> {
  const refused = refuse(entry, now);
  if (refused) return { refused };
  const key = `manual:${userId}:${entry.key.toLowerCase()}`;
  const day = new Date(`${entry.observedOn}T00:00:00Z`);
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(evidence)
      .values({
        key,
        kind: "manual",
        sandbox: false,
        scope: "owner",
        modelId,
        addedBy: userId,
        addedAt: now,
        periodFrom: day,
        periodTo: day,
        platform: entry.platform,
        currency: entry.currency,
        contentStyle: entry.contentStyle || null,
      })
      .onConflictDoNothing({ target: evidence.key })
      .returning({ id: evidence.id });
    if (made && entry.figures.length > 0)
      await tx
        .insert(observations)
        .values(entry.figures.map((figure) => rowOf(figure, { entry, modelId, now, day, evidenceId: made.id })));
    const [stored] = await figuresWhere(tx, modelId, key);
    // The key was used for another model of the same person.
    return stored ? stored.entry : { refused: { key: "invalid" as const } };
  });
}

function refuse({ observedOn, figures }: Entry, now: Date): Record<string, FieldCode> | undefined {
  const latest = new Date(now.getTime() + earliestZoneMs).toISOString().slice(0, 10);
  if (observedOn > latest) return { observedOn: "day.future" };
  const twice = figures.findIndex(({ metric }, index) => figures.findIndex((one) => one.metric === metric) < index);
  return twice < 0 ? undefined : { [`figures.${twice}.metric`]: "invalid" };
}

interface RowOptions {
  entry: Entry;
  modelId: number;
  now: Date;
  day: Date;
  evidenceId: number;
}

/** A day has no hour: noon stands for it, and never a time to come. Earnings are those of the 30 days up to it. */
function rowOf(
  { metric, value }: { metric: ObservationMetric; value: number },
  { entry, modelId, now, day, evidenceId }: RowOptions,
) {
  const isMoney = metric.startsWith("earnings.") || metric === "subscription.priceCents";
  return {
    modelId,
    platform: entry.platform,
    metric,
    value,
    observedAt: new Date(Math.min(day.getTime() + dayMs / 2, now.getTime())),
    ...(metric.startsWith("earnings.") && { periodFrom: new Date(day.getTime() - 29 * dayMs), periodTo: day }),
    ...(isMoney && { currency: entry.currency }),
    evidenceId,
  };
}

/** What was typed for a model, newest first. */
export async function findFigures(db: Db | Tx, modelId: number) {
  return figuresWhere(db, modelId);
}

async function figuresWhere(db: Db | Tx, modelId: number, key?: string) {
  const figures = sql<{ metric: ObservationMetric; value: number }[]>`(
    select coalesce(json_agg(json_build_object('metric', ${observations.metric}, 'value', ${observations.value}) order by ${observations.id}), '[]')
    from ${observations} where ${observations.evidenceId} = ${evidence.id}
  )`;
  const rows = await db
    .select({
      id: evidence.id,
      platform: evidence.platform,
      day: evidence.periodFrom,
      addedAt: evidence.addedAt,
      currency: evidence.currency,
      contentStyle: evidence.contentStyle,
      figures,
    })
    .from(evidence)
    .where(and(eq(evidence.modelId, modelId), eq(evidence.kind, "manual"), key ? eq(evidence.key, key) : undefined))
    .orderBy(desc(evidence.addedAt), desc(evidence.id));
  return rows.map(({ id, platform, day, addedAt, currency, contentStyle, figures }) => ({
    addedAt,
    entry: {
      id,
      kind: "manual" as const,
      platform,
      observedOn: (day ?? addedAt).toISOString().slice(0, 10),
      addedAt: addedAt.toISOString(),
      currency: currency ?? "USD",
      figures,
      contentStyle,
    },
  }));
}
