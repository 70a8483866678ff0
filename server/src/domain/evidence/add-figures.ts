import { isDeepStrictEqual } from "node:util";
import type { addEvidenceBody, EvidenceEntry, FieldCode } from "@fanradar/contract";
import { type ObservationMetric, shownKind } from "@fanradar/engine";
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { evidence, observations } from "../../platform/db/schema.ts";
import { onlyLinked } from "../profiles/model-links.ts";
import { givenFigure, isDayToCome } from "./given-figure.ts";

type Entry = z.output<typeof addEvidenceBody>;

/** Who typed: somebody with an account, or a visitor for the analysis they started. */
type Giver = { userId: number } | { guestId: number };

interface AddOptions {
  modelId: number;
  by: Giver;
  now: Date;
}

/**
 * Stores typed figures, once per person and client key: the same key again answers the first entry, and so does another key
 * with what is there already, unless something newer says otherwise.
 */
export async function addFigures(
  db: Db,
  entry: Entry,
  { modelId, by, now }: AddOptions,
): Promise<EvidenceEntry | { refused: Record<string, FieldCode> }> {
  const refused = refuse(entry, now);
  if (refused) return { refused };
  const giver = "userId" in by ? by.userId : `guest-${by.guestId}`;
  const key = `manual:${giver}:${entry.key.toLowerCase()}`;
  const day = new Date(`${entry.observedOn}T00:00:00Z`);
  return db.transaction(async (tx) => {
    // Two tabs that send the same at once make one record.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`figures:${modelId}`}, 0))`);
    const same = await findSame(tx, entry, { modelId, day });
    if (same) {
      if (entry.replaces)
        await tx.delete(evidence).where(and(replacedBy(entry.replaces, modelId), ne(evidence.id, same.id)));
      return same;
    }
    const [made] = await tx
      .insert(evidence)
      .values({
        key,
        kind: "manual",
        sandbox: false,
        scope: "owner",
        modelId,
        aboutProfileId: onlyLinked(modelId, entry.platform),
        addedBy: "userId" in by ? by.userId : null,
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
        .values(
          entry.figures.map((figure) => givenFigure(figure, { ...entry, modelId, now, day, evidenceId: made.id })),
        );
    if (made && entry.replaces) await tx.delete(evidence).where(replacedBy(entry.replaces, modelId));
    const [stored] = await findFigures(tx, and(eq(evidence.modelId, modelId), eq(evidence.key, key)));
    // The key was used for another model of the same person.
    return stored ?? { refused: { key: "invalid" as const } };
  });
}

/** What was typed of the same day with the same figures, if it still is the newest of that day on each of them. */
async function findSame(
  tx: Tx,
  entry: Entry,
  { modelId, day }: { modelId: number; day: Date },
): Promise<EvidenceEntry | undefined> {
  const ofDay = and(
    eq(evidence.modelId, modelId),
    eq(evidence.kind, "manual"),
    eq(evidence.platform, entry.platform),
    eq(evidence.periodFrom, day),
  );
  const contentOf = ({ currency, contentStyle, figures }: Entry | EvidenceEntry) => ({
    currency,
    contentStyle: contentStyle || null,
    figures: new Map(figures.map(({ metric, value }) => [metric, value])),
  });
  const content = contentOf(entry);
  const alike = (await findFigures(tx, ofDay)).filter((one) => isDeepStrictEqual(contentOf(one), content));
  const same = alike.toSorted((a, b) => b.id - a.id)[0];
  if (!same) return undefined;
  const speaksOf = or(
    inArray(observations.metric, [...content.figures.keys()]),
    content.contentStyle === null ? undefined : isNotNull(evidence.contentStyle),
  );
  const [newer] = await tx
    .select({ id: evidence.id })
    .from(evidence)
    .leftJoin(observations, eq(observations.evidenceId, evidence.id))
    .where(and(ofDay, gt(evidence.id, same.id), speaksOf))
    .limit(1);
  return newer ? undefined : same;
}

/** Only typed figures are corrected by typing; one that is gone already is no fault. */
const replacedBy = (id: number, modelId: number) =>
  and(eq(evidence.id, id), eq(evidence.modelId, modelId), eq(evidence.kind, "manual"), isNull(evidence.screenshotId));

function refuse({ observedOn, figures }: Entry, now: Date): Record<string, FieldCode> | undefined {
  if (isDayToCome(observedOn, now)) return { observedOn: "day.future" };
  const twice = figures.findIndex(({ metric }, index) => figures.findIndex((one) => one.metric === metric) < index);
  if (twice >= 0) return { [`figures.${twice}.metric`]: "invalid" };
  // Counts and cents are whole numbers.
  const parts = figures.flatMap(({ metric, value }, index) =>
    shownKind(metric) !== "rate" && !Number.isInteger(value)
      ? [[`figures.${index}.value`, "figure.whole"] as const]
      : [],
  );
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/** Typed figures as their giver sees them; `where` names whose. */
export async function findFigures(db: Db | Tx, where: SQL | undefined): Promise<EvidenceEntry[]> {
  const rows = await db
    .select({
      id: evidence.id,
      platform: evidence.platform,
      day: evidence.periodFrom,
      addedAt: evidence.addedAt,
      currency: evidence.currency,
      contentStyle: evidence.contentStyle,
      // Joined, so that columns have their table's prefix: a query of a single table has none.
      figures: sql<{ metric: ObservationMetric; value: number }[]>`coalesce(
        json_agg(json_build_object('metric', ${observations.metric}, 'value', ${observations.value}) order by ${observations.id})
          filter (where ${observations.id} is not null), '[]')`,
    })
    .from(evidence)
    .leftJoin(observations, eq(observations.evidenceId, evidence.id))
    // What was typed beside a screenshot is corrected there.
    .where(and(eq(evidence.kind, "manual"), isNull(evidence.screenshotId), where))
    .groupBy(evidence.id);
  return rows.map(({ platform, day, addedAt, currency, ...row }) => ({
    ...row,
    // Figures are typed for a platform, always.
    platform: platform ?? "onlyfans",
    kind: "manual" as const,
    observedOn: (day ?? addedAt).toISOString().slice(0, 10),
    addedAt: addedAt.toISOString(),
    currency: currency ?? "USD",
  }));
}
