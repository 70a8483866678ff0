import { type OwnedResource, roleOn, type Viewer } from "../access/policy.ts";
import { fullVisibility, publicVisibility, type ReportVisibility } from "../access/visibility.ts";

/** Visibility of a submission's report: full for its owner or guest, else public. */
export function readingOf(viewer: Viewer, report: OwnedResource): ReportVisibility {
  const standing = roleOn(viewer, report);
  return standing === "submitter" || standing === "guest" ? fullVisibility : publicVisibility;
}
