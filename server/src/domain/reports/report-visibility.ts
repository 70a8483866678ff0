import { isOwn, type OwnedResource, type Viewer } from "../access/policy.ts";
import { ownVisibility, publicVisibility, type ReportVisibility } from "../access/visibility.ts";

/** Visibility of a submission's report: its own for its team or guest, else public. */
export function visibilityOf(viewer: Viewer, report: OwnedResource): ReportVisibility {
  return isOwn(viewer, report) ? ownVisibility(viewer) : publicVisibility;
}
