import { type Failure, fail } from "../../platform/http/fail.ts";

/** The person behind a request. A visitor has no `userId`; one who started an analysis has a `guestId`. */
export interface Viewer {
  userId: number | null;
  guestId?: number | null;
  /** The creator whose private link they opened. */
  linkOf?: number;
  isAdmin: boolean;
}

/**
 * A body's `userId` says who acts, and must be the session's own: acting for another account is refused. Absent and null
 * are allowed. Returns the refusal, or undefined.
 */
export function refuseOtherUser(viewer: Viewer, userId: number | null | undefined): Failure | undefined {
  const isOther = userId !== undefined && userId !== null && userId !== viewer.userId;
  return isOther ? fail("forbidden", { fields: { userId: "userId.other" } }) : undefined;
}

/** Role of a viewer on a resource. `link` and `guest` have a capability instead of an account. */
export type Role = "public" | "link" | "guest" | "submitter" | "owner" | "admin";

/** Something that belongs to an account, or to a visitor who may take it along; with neither it has no owner. */
export interface OwnedResource {
  userId: number | null;
  guestId?: number | null;
}

export function roleOn(viewer: Viewer, thing: OwnedResource): Role {
  if (viewer.userId !== null && viewer.userId === thing.userId) return "submitter";
  if (viewer.guestId && viewer.guestId === thing.guestId) return "guest";
  return viewer.isAdmin ? "admin" : "public";
}

const allowed = {
  "user.read": ["submitter", "admin"],
  "avatar.read": ["submitter"],
  "notification.read": ["submitter"],
  "model.read": ["submitter", "guest", "admin"],
  "model.analyse": ["submitter", "guest"],
  "model.change": ["submitter"],
  "evidence.read": ["submitter"],
  "evidence.add": ["submitter", "guest"],
  "evidence.remove": ["submitter"],
  "earnings.read": ["submitter"],
  "pricing.read": ["submitter", "guest"],
  "price-change.manage": ["submitter"],
  "connection.read": ["submitter"],
  "connection.manage": ["submitter"],
  "report.read": ["submitter", "guest", "admin"],
  "report.rate": ["submitter"],
  "report.share": ["submitter"],
} as const satisfies Record<string, readonly Role[]>;
export type Act = keyof typeof allowed;

/** Whether a viewer may perform an act on a resource. A refusal is answered as 404. */
export function can(viewer: Viewer, act: Act, thing: OwnedResource): boolean {
  const standings: readonly Role[] = allowed[act];
  return standings.includes(roleOn(viewer, thing));
}
