import { compareVersions, type Source } from "@fanradar/engine";
import { standingOf, type Viewer } from "../http/may.ts";
import type { StoredReport } from "./find-report.ts";
import { visibleTo } from "./visible-to.ts";

interface Pair {
  report: StoredReport;
  older: StoredReport | undefined;
}

/** The only door out for changes: compared is what this reader may see of both versions, and nothing else. */
export function presentChanges(viewer: Viewer, { report, older }: Pair) {
  if (!older) return { since: null, changes: [], sources: [] };
  const standing = standingOf(viewer, report);
  const [before, after] = [visibleTo(standing, older.sealed), visibleTo(standing, report.sealed)];
  const sources = new Map<string, Source>([...before.sources, ...after.sources].map((one) => [one.evidence, one]));
  return {
    since: { id: older.id, createdAt: older.createdAt.toISOString() },
    changes: compareVersions(before, after),
    sources: [...sources.values()],
  };
}
