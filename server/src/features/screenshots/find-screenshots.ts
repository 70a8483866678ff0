import type { Evidence } from "@fanradar/engine";
import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import {
  evidence,
  modelOwners,
  observations,
  ownerOf,
  screenshotFigures,
  screenshotReadings,
  screenshots,
} from "../../platform/db/schema.ts";

/** A screenshot with its figures, its checks and whose model it is of. */
export type StoredScreenshot = Awaited<ReturnType<typeof screenshotsWhere>>[number];

async function screenshotsWhere(db: Db | Tx, where: SQL) {
  const rows = await db
    .select({ screenshot: screenshots, owner: ownerOf })
    .from(screenshots)
    .innerJoin(modelOwners, eq(modelOwners.id, screenshots.modelId))
    .where(where)
    .orderBy(desc(screenshots.id));
  const ids = rows.map(({ screenshot }) => screenshot.id);
  const figures = Map.groupBy(await figuresOf(db, ids), ({ screenshotId }) => screenshotId);
  const read = await db
    .select()
    .from(screenshotReadings)
    .where(inArray(screenshotReadings.screenshotId, ids))
    .orderBy(asc(screenshotReadings.id));
  const readings = Map.groupBy(read, ({ screenshotId }) => screenshotId);
  return rows.map(({ screenshot, owner }) => ({
    ...screenshot,
    ...owner,
    figures: figures.get(screenshot.id) ?? [],
    readings: readings.get(screenshot.id) ?? [],
  }));
}

/** Confirmed figures, each with the evidence and the observation that it became. */
async function figuresOf(db: Db | Tx, screenshotIds: number[]) {
  const rows = await db
    .select({ figure: screenshotFigures, evidence, observation: observations })
    .from(screenshotFigures)
    .innerJoin(evidence, eq(evidence.id, screenshotFigures.evidenceId))
    .innerJoin(
      observations,
      and(eq(observations.evidenceId, evidence.id), eq(observations.metric, screenshotFigures.metric)),
    )
    .where(inArray(screenshotFigures.screenshotId, screenshotIds))
    .orderBy(asc(screenshotFigures.id));
  return rows.map(({ figure, evidence: { checks, ...source }, observation }) => {
    const { key, kind, sandbox, scope, addedAt } = source;
    const evidence: Evidence = { key, kind, sandbox, scope, addedAt: addedAt.toISOString() };
    return { ...figure, evidence, checks, observation };
  });
}

export async function findScreenshot(db: Db | Tx, id: number): Promise<StoredScreenshot | undefined> {
  const [screenshot] = await screenshotsWhere(db, eq(screenshots.id, id));
  return screenshot;
}

/** Newest first. */
export const findScreenshots = (db: Db, modelId: number): Promise<StoredScreenshot[]> =>
  screenshotsWhere(db, eq(screenshots.modelId, modelId));
