import type { Report } from "@fanradar/contract";
import type { Db } from "../../platform/db/open-database.ts";
import type { Reader } from "../../platform/http/reader.ts";
import type { Viewer } from "../access/policy.ts";
import { type Visible, viewFor } from "../access/visibility.ts";
import { findRatings, findReport, findSealed } from "./find-report.ts";
import { presentEdition } from "./present-report.ts";

/** A creator's public edition: the newest report on its own record, as the public may read it, or who has its link. Undefined before there is one. */
export async function findEdition(
  db: Db,
  { viewer, reader }: { viewer: Viewer; reader: Reader },
  creator: Visible & { modelId: number },
): Promise<Report | undefined> {
  const report = (await findReport(db, { modelId: creator.modelId }))?.report;
  if (!report) return undefined;
  const ratings = await findRatings(db, report.id, { readerId: viewer.userId, to: viewFor(viewer, creator) });
  return presentEdition(viewFor(viewer, creator), creator, report, {
    ratings,
    reader,
    findSealed: () => findSealed(db, report.id),
  });
}
