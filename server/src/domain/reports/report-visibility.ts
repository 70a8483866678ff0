import { type OwnedResource, roleOn, type Viewer } from "../access/policy.ts";
import { fullVisibility, publicVisibility, type ReportVisibility } from "../access/visibility.ts";

/** Visibility of a submission's report: full for its owner or guest, else public. */
export function visibilityOf(viewer: Viewer, report: OwnedResource): ReportVisibility {
  const role = roleOn(viewer, report);
  return role === "submitter" || role === "guest" ? fullVisibility : publicVisibility;
}
