import { type MemberAct, type MemberRights, mayAs } from "@fanradar/contract";
import { type SQL, sql } from "drizzle-orm";
import { type Failure, fail } from "../../platform/http/fail.ts";

/** Models of a workspace: all, or those of these ids. */
export interface Scope {
  workspaceId: number;
  models: readonly number[] | null;
}

/** As what a person works in a workspace, resolved anew for each request. */
export interface Member extends Scope, MemberRights {
  userId: number;
}

/** The person behind a request. A visitor has no `userId`; one who started an analysis has a `guestId`. */
export interface Viewer {
  userId: number | null;
  /** In the workspace that they work in now; absent for visitors. */
  member?: Member | null;
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

/** Role of a viewer on a resource. `link` and `guest` have a capability instead of an account; `owner` is a creator's. */
export type Role = "public" | "link" | "guest" | "member" | "owner" | "admin";

/** A model, or what hangs on one: whose it is decides who may do what. With neither workspace nor guest it has no owner. */
export interface OwnedResource {
  /** Null on what is of a workspace and of no model. */
  modelId: number | null;
  workspaceId: number | null;
  guestId?: number | null;
}

/** Whether a model lies in a scope. */
export const isInScope = ({ workspaceId, models }: Scope, thing: OwnedResource): boolean =>
  workspaceId === thing.workspaceId && (models === null || (thing.modelId !== null && models.includes(thing.modelId)));

export function roleOn(viewer: Viewer, thing: OwnedResource): Role {
  if (viewer.member && isInScope(viewer.member, thing)) return "member";
  if (viewer.guestId && viewer.guestId === thing.guestId) return "guest";
  return viewer.isAdmin ? "admin" : "public";
}

/** Whether the viewer sees what is private of a resource: its members, and the guest whose it is. */
export function isOwn(viewer: Viewer, thing: OwnedResource): boolean {
  const role = roleOn(viewer, thing);
  return role === "member" || role === "guest";
}

/**
 * Whether the viewer sees all of what is private of a resource. To others nothing is said that rests on it: no badge, no type of a report,
 * no reason why a run was started.
 */
export const seesWhole = (viewer: Viewer, thing: OwnedResource): boolean =>
  isOwn(viewer, thing) && (!viewer.member || viewer.member.seesEarnings);

/** What a visitor may do with the analyses that they started, and an admin with what is others'. */
const ofGuests: readonly MemberAct[] = [
  "model.read",
  "model.notes",
  "model.analyse",
  "evidence.add",
  "pricing.read",
  "report.read",
];
const ofAdmins: readonly MemberAct[] = ["model.read", "report.read"];

/** Whether a viewer may perform an act on a resource: the one resolution of rights. A refusal is answered as 404. */
export function can(viewer: Viewer, act: MemberAct, thing: OwnedResource): boolean {
  const role = roleOn(viewer, thing);
  if (role === "member") return viewer.member != null && mayAs(viewer.member, act);
  return role === "guest" ? ofGuests.includes(act) : role === "admin" && ofAdmins.includes(act);
}

/** Whether an account is the viewer's own. */
export const isSelf = (viewer: Viewer, userId: number | null): boolean =>
  viewer.userId !== null && viewer.userId === userId;

/** The viewer's membership where an id is their own account: for lists that no other person reads. */
export const memberOf = (viewer: Viewer, userId: number): Member | undefined =>
  isSelf(viewer, userId) ? (viewer.member ?? undefined) : undefined;

/**
 * Whose models a list under a person's id has: under one's own id those of the workspace one works in, as far as one sees them;
 * an admin reads of others their personal workspace. Undefined where the viewer may not.
 */
export function scopeOf(viewer: Viewer, act: MemberAct, userId: number): Scope | undefined {
  if (isSelf(viewer, userId)) return viewer.member && mayAs(viewer.member, act) ? viewer.member : undefined;
  return viewer.isAdmin && ofAdmins.includes(act) ? personalScope(userId) : undefined;
}

/** A person in their personal workspace, whose owner they are. */
export const personalMember = (userId: number): Member => ({
  ...personalScope(userId),
  ...{ userId, role: "owner", scope: "all", seesEarnings: true },
});

/** All models of a person's personal workspace, which has their id. */
export const personalScope = (userId: number): Scope => ({ workspaceId: userId, models: null });

/** SQL predicate: a row of `model_owners` or `portfolio_models` lies in a scope. The one way in which lists and counts are narrowed. */
export const inScope = ({ workspaceId, models }: Scope, row: SQL): SQL =>
  models === null
    ? sql`${row}.workspace_id = ${workspaceId}`
    : sql`(${row}.workspace_id = ${workspaceId} and ${row}.id = any(${sql.param([...models])}::int[]))`;
