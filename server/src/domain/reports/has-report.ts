import { getReport } from "@fanradar/contract";
import type { Db } from "../../platform/db/open-database.ts";
import { can, type Viewer } from "../access/policy.ts";
import { findReport } from "./find-report.ts";

/** Whether a model has a report that the viewer may read. `id` is as an address has it. */
export async function hasReport(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const params = getReport.params?.safeParse({ id });
  if (!params?.success) return false;
  const found = await findReport(db, { modelId: params.data.id });
  return Boolean(found?.report) && found !== undefined && can(viewer, "report.read", found);
}
