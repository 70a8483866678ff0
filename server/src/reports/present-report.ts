import type { Report } from "@fanradar/contract";
import { renderContent } from "@fanradar/words";
import { standingOf, type Viewer } from "../http/may.ts";
import type { Ratings, StoredReport } from "./find-report.ts";
import { visibleTo } from "./visible-to.ts";

/** The only door out for a report: rendered on reading from what this reader may see. */
export function present(viewer: Viewer, report: StoredReport, ratings: Ratings): Report {
  const sealed = visibleTo(standingOf(viewer, report), report.sealed);
  const { content, places } = renderContent(sealed, { locale: "en-US", timeZone: "UTC" });
  return {
    id: report.id,
    createdAt: report.createdAt.toISOString(),
    content,
    ratings,
    metadata: { sealed, places, hash: report.hash, reportType: report.reportType },
  };
}
