import { type Owned, roleOn, type Viewer } from "../access/policy.ts";
import { publicReading, type Reading, wholeReading } from "../access/visibility.ts";

/** How a viewer reads the report of a submission: whole where it is their own, or their guest session's. */
export function readingOf(viewer: Viewer, report: Owned): Reading {
  const standing = roleOn(viewer, report);
  return standing === "submitter" || standing === "guest" ? wholeReading : publicReading;
}
