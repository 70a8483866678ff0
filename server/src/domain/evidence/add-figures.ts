import { isDeepStrictEqual } from "node:util";
import type { addEvidenceBody, EvidenceEntry, FieldCode } from "@fanradar/contract";
import { type ObservationMetric, shownKind } from "@fanradar/engine";
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { evidence, observations } from "../../platform/db/schema.ts";
import { writeAudit } from "../access/write-audit.ts";
import { onlyLinked } from "../profiles/model-links.ts";
import { figureObservation, isFutureDay } from "./figure-observation.ts";

type Entry = z.output<typeof addEvidenceBody>;

/** A person with an account, or a visitor who started the analysis. */
type Author = { userId: number } | { guestId: number };

/**
 * Stores typed figures, once per person and client key. The same key returns the first entry; another key with the same figures
 * returns the stored entry, unless newer figures of that day differ.
 */
export async function addFigures(
  db: Db,
  entry: Entry,
  { modelId, by, now }: { modelId: number; by: Author; now: Date },
): Promise<EvidenceEntry | { refused: Record<string, FieldCode> }> {
  const refused = refuse(entry, now);
  if (refused) return { refused };
  const author = "userId" in by ? by.userId : `guest-${by.guestId}`;
  const key = `manual:${author}:${entry.key.toLowerCase()}`;
  const day = new Date(`${entry.observedOn}T00:00:00Z`);
  return db.transaction(async (tx) => {
    // Two tabs that send the same figures at once create one entry.
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
          entry.figures.map((figure) =>
            figureObservation(figure, { ...entry, modelId, now, day, evidenceId: made.id }),
          ),
        );
    if (made && "userId" in by) await writeAudit(tx, { act: "evidence.add", actorId: by.userId, modelId });
    if (made && entry.replaces) await tx.delete(evidence).where(replacedBy(entry.replaces, modelId));
    const [stored] = await findTypedFigures(tx, and(eq(evidence.modelId, modelId), eq(evidence.key, key)));
    // The key was used for another model of the same person.
    return stored ?? { refused: { key: "invalid" as const } };
  });
}

/** The entry of the same day with the same figures, if it is still the newest of that day for each of them. */
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
  const alike = (await findTypedFigures(tx, ofDay)).filter((one) => isDeepStrictEqual(contentOf(one), content));
  const same = alike.toSorted((a, b) => b.id - a.id)[0];
  if (!same) return undefined;
  const hasSameMetrics = or(
    inArray(observations.metric, [...content.figures.keys()]),
    content.contentStyle === null ? undefined : isNotNull(evidence.contentStyle),
  );
  const [newer] = await tx
    .select({ id: evidence.id })
    .from(evidence)
    .leftJoin(observations, eq(observations.evidenceId, evidence.id))
    .where(and(ofDay, gt(evidence.id, same.id), hasSameMetrics))
    .limit(1);
  return newer ? undefined : same;
}

/** Typed figures replace typed figures only; one that is already deleted is not an error. */
const replacedBy = (id: number, modelId: number) =>
  and(eq(evidence.id, id), eq(evidence.modelId, modelId), eq(evidence.kind, "manual"), isNull(evidence.screenshotId));

function refuse({ observedOn, figures }: Entry, now: Date): Record<string, FieldCode> | undefined {
  if (isFutureDay(observedOn, now)) return { observedOn: "day.future" };
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

/** Typed figures as their author sees them. */
export async function findTypedFigures(db: Db | Tx, where: SQL | undefined): Promise<EvidenceEntry[]> {
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
    // Figures of a screenshot are corrected with the screenshot.
    .where(and(eq(evidence.kind, "manual"), isNull(evidence.screenshotId), where))
    .groupBy(evidence.id);
  return rows.map(({ platform, day, addedAt, currency, ...row }) => ({
    ...row,
    // Typed figures always have a platform.
    platform: platform ?? "onlyfans",
    kind: "manual" as const,
    observedOn: (day ?? addedAt).toISOString().slice(0, 10),
    addedAt: addedAt.toISOString(),
    currency: currency ?? "USD",
  }));
}
