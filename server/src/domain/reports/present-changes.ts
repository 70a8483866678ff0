import { compareVersions, type Source, stepOutcomes } from "@fanradar/engine";
import type { Db } from "../../platform/db/open-database.ts";
import type { Viewer } from "../access/policy.ts";
import { findSealed, type StoredPair } from "./find-report.ts";
import { findRedactedReport } from "./redact-report.ts";
import { visibilityOf } from "./report-visibility.ts";

/** Equal for viewers and versions whose changes are the same. */
export const changesKey = (viewer: Viewer, { report, older }: StoredPair) =>
  `${visibilityOf(viewer, report).name} ${older?.id} ${older?.hash} ${report.hash}`;

/**
 * The only door out for changes: compared is what this reader may see of both versions, and nothing else. Undefined when one was deleted
 * meanwhile.
 */
export async function presentChanges(db: Db, viewer: Viewer, { report, older }: StoredPair) {
  if (!older) return { since: null, changes: [], steps: [], sources: [] };
  const reading = visibilityOf(viewer, report);
  const read = (one: { id: number; hash: string }) => findRedactedReport(reading, one, () => findSealed(db, one.id));
  const [before, after] = await Promise.all([read(older), read(report)]);
  if (!before || !after) return undefined;
  const sources = new Map<string, Source>([...before.sources, ...after.sources].map((one) => [one.evidence, one]));
  return {
    since: { id: older.id, createdAt: older.createdAt.toISOString() },
    changes: compareVersions(before, after),
    steps: stepOutcomes(before, after),
    sources: [...sources.values()],
  };
}
