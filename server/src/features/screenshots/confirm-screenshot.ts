import { isDeepStrictEqual } from "node:util";
import type { confirmScreenshotBody, FieldCode } from "@fanradar/contract";
import {
  checkFigures,
  metricOfLabel,
  netAboveGross,
  type ObservationMetric,
  readShown,
  type ShownFigure,
  shownKind,
} from "@fanradar/engine";
import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod/mini";
import { figureObservation, isFutureDay } from "../../domain/evidence/figure-observation.ts";
import { onlyLinked } from "../../domain/profiles/model-links.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import {
  evidence,
  modelProfiles,
  observations,
  profiles,
  screenshotFigures,
  screenshotReadings,
  screenshots,
} from "../../platform/db/schema.ts";
import { releaseFiles } from "../../platform/files/sweep-files.ts";
import { type Failure, fail, isFailure } from "../../platform/http/fail.ts";
import type { StoredScreenshot } from "./find-screenshots.ts";

type ConfirmedFigures = z.output<typeof confirmScreenshotBody>;

interface Figure {
  metric: ObservationMetric;
  shown: string;
  read: ShownFigure;
}

interface ConfirmOptions {
  userId: number;
  now: Date;
}

/** Stores confirmed figures as evidence, in one transaction. Deletes the picture unless the person keeps it. */
export async function storeConfirmedFigures(
  db: Db,
  screenshot: StoredScreenshot,
  confirmed: ConfirmedFigures,
  { userId, now }: ConfirmOptions,
): Promise<Failure | undefined> {
  if (isFutureDay(confirmed.observedOn, now)) return fail("invalid", { fields: { observedOn: "day.future" } });
  const figures = readFigures(confirmed);
  if (isFailure(figures)) return figures;
  const { platform, observedOn, currency, keepsPicture } = confirmed;
  return db.transaction(async (tx) => {
    const taken = await tx
      .update(screenshots)
      .set({ confirmedAt: now, platform, observedOn, currency, ...(!keepsPicture && { picture: null }) })
      .where(and(eq(screenshots.id, screenshot.id), isNull(screenshots.confirmedAt)))
      .returning({ id: screenshots.id });
    if (taken.length === 0) return fail("already-confirmed");
    await storeFigures(tx, figures, { screenshot, confirmed, userId, now });
    const unused = screenshot.readings.map(({ crop }) => crop);
    await releaseFiles(tx, [...(keepsPicture ? [] : [screenshot.picture]), ...unused]);
    return undefined;
  });
}

/** The value of each shown text; the first text of each field without a value is refused. */
function readFigures({ figures }: ConfirmedFigures): Figure[] | Failure {
  const refused: Record<string, FieldCode> = {};
  const readable = figures.flatMap(({ metric, shown }, index) => {
    const read = readShown(shown, shownKind(metric));
    if (typeof read === "string") {
      refused[`figures.${index}.shown`] = `figure.${read}`;
      return [];
    }
    return [{ metric, shown, read }];
  });
  if (Object.keys(refused).length > 0) return fail("invalid", { fields: refused });
  const net = netAboveGross(readable.map(({ metric, read }) => ({ metric, ...read })));
  return net === undefined
    ? readable
    : fail("invalid", { fields: { [`figures.${net}.shown`]: "figure.netAboveGross" } });
}

interface StoreOptions extends ConfirmOptions {
  screenshot: StoredScreenshot;
  confirmed: ConfirmedFigures;
}

/**
 * A figure that a person confirms as the machine read it, on a picture whose checks held, is a checked screenshot. Any other
 * is typed beside a picture: self-reported. Each kind is evidence of its own.
 */
async function storeFigures(tx: Tx, figures: Figure[], options: StoreOptions): Promise<void> {
  const { screenshot, confirmed } = options;
  const { platform } = confirmed;
  const readingOf = ({ metric }: Figure) =>
    screenshot.readings.find(({ label }) => metricOfLabel(label, platform) === metric);
  const [link] = await tx
    .select({ handle: profiles.handle })
    .from(modelProfiles)
    .innerJoin(profiles, and(eq(profiles.id, modelProfiles.profileId), eq(profiles.platform, platform)))
    .where(eq(modelProfiles.modelId, screenshot.modelId));
  const checks = checkFigures({
    figures: figures.map(({ metric, read }) => ({ metric, ...read })),
    read: screenshot.readings,
    handles: screenshot.handles,
    linked: link?.handle,
  });
  const isSound = checks.every(({ passed }) => passed);
  const isAsRead = (figure: Figure) => {
    const reading = readingOf(figure);
    return reading !== undefined && isDeepStrictEqual(readShown(reading.shown, shownKind(figure.metric)), figure.read);
  };
  const withCrops = figures.map((figure) => ({
    ...figure,
    crop: readingOf(figure)?.crop ?? null,
    isChecked: isSound && isAsRead(figure),
  }));
  // Words for rules stand in `words/`, in the reader's language.
  const results = checks.map(({ rule, passed }) => ({ rule, passed, detail: "" }));
  const alike = { rule: "read-alike", passed: true, detail: "" };
  await storeEvidence(
    tx,
    withCrops.filter(({ isChecked }) => isChecked),
    {
      ...options,
      kind: "screenshot",
      checks: [alike, ...results],
    },
  );
  await storeEvidence(
    tx,
    withCrops.filter(({ isChecked }) => !isChecked),
    { ...options, kind: "manual", checks: results },
  );
  await tx.delete(screenshotReadings).where(eq(screenshotReadings.screenshotId, screenshot.id));
}

interface EvidenceOptions extends StoreOptions {
  kind: "screenshot" | "manual";
  checks: { rule: string; passed: boolean; detail: string }[];
}

async function storeEvidence(
  tx: Tx,
  figures: (Figure & { crop: string | null })[],
  { screenshot, confirmed, userId, now, kind, checks }: EvidenceOptions,
): Promise<void> {
  if (figures.length === 0) return;
  const { id, modelId, sha256 } = screenshot;
  const { platform, currency, observedOn } = confirmed;
  const day = new Date(`${observedOn}T00:00:00Z`);
  const [stored] = await tx
    .insert(evidence)
    .values({
      key: `screenshot:${id}:${kind === "screenshot" ? "checked" : "typed"}`,
      kind,
      sandbox: false,
      scope: "owner",
      modelId,
      aboutProfileId: onlyLinked(modelId, platform),
      addedBy: userId,
      addedAt: now,
      periodFrom: day,
      periodTo: day,
      platform,
      checks,
      currency,
      sha256,
      screenshotId: id,
    })
    .returning({ id: evidence.id });
  if (!stored) throw new Error("the evidence was not stored");
  const options = { modelId, platform, currency, day, now, evidenceId: stored.id };
  await tx
    .insert(observations)
    .values(figures.map(({ metric, read }) => figureObservation({ metric, ...read }, options)));
  await tx
    .insert(screenshotFigures)
    .values(
      figures.map(({ metric, shown, crop }) => ({ screenshotId: id, evidenceId: stored.id, metric, shown, crop })),
    );
}
