import type { addEvidenceBody, FieldCode } from "@fanradar/contract";
import { shownKind } from "@fanradar/engine";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Db } from "../../platform/db/open-database.ts";
import { evidence, observations } from "../../platform/db/schema.ts";

type Entry = Pick<z.output<typeof addEvidenceBody>, "platform" | "observedOn" | "figures" | "currency" | "replaces">;

/** A choice: a wrong decimal mark or a figure in the wrong field is mostly further off, and growth between two entries mostly less. */
const unusualTimes = 20;
/** Smaller ones change by as much from one week to the next: counts and cents. */
const smallest = { count: 100, rate: 10, money: 1_000 } as const;

/**
 * Figures that are far from those that the model's owner gave for the nearest day, by their fields: such an entry must be confirmed before it is
 * stored, since every rate and change would follow from it. Figures that a platform was read for are no measure: contradictions with
 * these are shown as such.
 */
export async function findUnusual(
  db: Db,
  entry: Entry,
  modelId: number,
): Promise<Record<string, FieldCode> | undefined> {
  const { platform, observedOn, figures, currency, replaces } = entry;
  const rows = await db
    .selectDistinctOn([observations.metric], { metric: observations.metric, value: observations.value })
    .from(observations)
    .innerJoin(evidence, eq(evidence.id, observations.evidenceId))
    .where(
      and(
        eq(observations.modelId, modelId),
        eq(observations.platform, platform),
        inArray(
          observations.metric,
          figures.map(({ metric }) => metric),
        ),
        sql`coalesce(${observations.currency}, ${currency}) = ${currency}`,
        replaces === undefined ? undefined : ne(observations.evidenceId, replaces),
      ),
    )
    .orderBy(
      observations.metric,
      sql`abs(extract(epoch from ${observations.observedAt} - ${`${observedOn}T12:00:00Z`}::timestamptz))`,
      sql`${observations.id} desc`,
    );
  const before = new Map(rows.map(({ metric, value }) => [metric, value]));
  const unusual = figures.flatMap(({ metric, value }, index) => {
    const last = before.get(metric);
    if (last === undefined) return [];
    const [less, more] = [Math.min(value, last), Math.max(value, last)];
    const isFar = more > unusualTimes * Math.max(less, smallest[shownKind(metric)]);
    return isFar ? [[`figures.${index}.value`, "figure.unusual"] as const] : [];
  });
  return unusual.length === 0 ? undefined : Object.fromEntries(unusual);
}
