import { getReport } from "@fanradar/contract";
import type { Db } from "../../platform/db/open-database.ts";
import { can, type Viewer } from "../access/policy.ts";
import { findReport } from "./find-report.ts";

/** The newest report of a model that the viewer may read. `id` is as an address has it. */
export async function findReportId(db: Db, viewer: Viewer, id: string): Promise<number | undefined> {
  const params = getReport.params?.safeParse({ id });
  if (!params?.success) return undefined;
  const found = await findReport(db, { modelId: params.data.id });
  return found && can(viewer, "report.read", found) ? found.report?.id : undefined;
}
