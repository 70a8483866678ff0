import { compareVersions, type Source, stepOutcomes } from "@fanradar/engine";
import type { Viewer } from "../access/policy.ts";
import type { StoredPair } from "./find-report.ts";
import { redactReport } from "./redact-report.ts";
import { visibilityOf } from "./report-visibility.ts";

/** The only door out for changes: compared is what this reader may see of both versions, and nothing else. */
export function presentChanges(viewer: Viewer, { report, older }: StoredPair) {
  if (!older) return { since: null, changes: [], steps: [], sources: [] };
  const reading = visibilityOf(viewer, report);
  const [before, after] = [redactReport(reading, older.sealed), redactReport(reading, report.sealed)];
  const sources = new Map<string, Source>([...before.sources, ...after.sources].map((one) => [one.evidence, one]));
  return {
    since: { id: older.id, createdAt: older.createdAt.toISOString() },
    changes: compareVersions(before, after),
    steps: stepOutcomes(before, after),
    sources: [...sources.values()],
  };
}
