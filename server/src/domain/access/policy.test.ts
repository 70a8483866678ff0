import { type MemberAct, type MemberRole, memberRoles, type ScopeKind } from "@fanradar/contract";
import { expect, test } from "vitest";
import { can, isInScope, memberOf, personalMember, roleOn, scopeOf, type Viewer } from "./policy.ts";

const visitor: Viewer = { userId: null, isAdmin: false };
const guest: Viewer = { userId: null, guestId: 9, isAdmin: false };
const personOf = (userId: number, isAdmin = false): Viewer => ({ userId, isAdmin, member: personalMember(userId) });
const [owner, other, admin] = [personOf(1), personOf(2), personOf(3, true)];
const thing = { modelId: 10, workspaceId: 1 };

test.each<[MemberAct, boolean]>([
  ["model.read", true],
  ["report.read", true],
  ["model.analyse", false],
  ["model.notes", false],
  ["evidence.read", false],
  ["evidence.add", false],
  ["earnings.read", false],
  ["report.rate", false],
])("can: %s is allowed to a person alone of what is theirs; to an admin: %s; to no other viewer", (act, admins) => {
  const viewers = [visitor, guest, owner, other, admin];
  expect(viewers.map((viewer) => can(viewer, act, thing))).toEqual([false, false, true, false, admins]);
});

test("can: a resource without an owner is denied to everyone", () => {
  const ownerless = { modelId: 10, workspaceId: null, guestId: null };
  expect([visitor, guest, owner].map((viewer) => roleOn(viewer, ownerless))).toEqual(["public", "public", "public"]);
  expect([visitor, guest, owner].map((viewer) => can(viewer, "model.read", ownerless))).toEqual([false, false, false]);
});

test("can: a guest reads and analyses what they started, and shares nothing of it", () => {
  const started = { modelId: 10, workspaceId: null, guestId: 9 };
  const acts = ["model.read", "model.analyse", "evidence.add", "report.share", "model.delete"] as const;
  expect(acts.map((act) => can(guest, act, started))).toEqual([true, true, true, false, false]);
  expect(can({ ...guest, guestId: 8 }, "model.read", started)).toBe(false);
});

const memberAs = (
  role: MemberRole,
  { seesEarnings = true, models = null }: { seesEarnings?: boolean; models?: number[] | null } = {},
): Viewer => {
  const scope: ScopeKind = models ? "models" : "all";
  return { userId: 5, isAdmin: false, member: { userId: 5, workspaceId: 1, role, scope, seesEarnings, models } };
};

test.each<[MemberAct, number]>([
  ["model.read", 5],
  ["report.read", 5],
  ["model.notes", 4],
  ["model.analyse", 3],
  ["evidence.add", 3],
  ["comparison.save", 3],
  ["model.change", 2],
  ["model.delete", 2],
  ["connection.manage", 2],
  ["report.share", 2],
  ["workspace.manage", 1],
])("can: %s is allowed to the first %i roles", (act, count) => {
  expect(memberRoles.filter((role) => can(memberAs(role), act, thing))).toEqual(memberRoles.slice(0, count));
});

test("can: without the earnings switch a member reads no earnings and no prices, adds no statements, and all else of their role", () => {
  const hidden = ["earnings.read", "evidence.add", "pricing.read", "price-change.manage"] as const;
  const viewer = memberAs("manager", { seesEarnings: false });
  expect(hidden.filter((act) => can(viewer, act, thing))).toEqual([]);
  expect(can(viewer, "model.change", thing)).toBe(true);
});

test("can: of models beyond their scope a member of any role may nothing", () => {
  for (const role of memberRoles) {
    const viewer = memberAs(role, { models: [11] });
    expect([can(viewer, "model.read", thing), can(viewer, "model.read", { ...thing, modelId: 11 })]).toEqual([
      false,
      true,
    ]);
    // What is of the workspace and of no model is not in a part of it.
    expect(can(viewer, "report.read", { ...thing, modelId: null })).toBe(false);
  }
});

test("can: a member of one workspace may nothing in another, not even in their own while they work in the first", () => {
  expect(can(memberAs("owner"), "model.read", { modelId: 10, workspaceId: 5 })).toBe(false);
  expect(isInScope(personalMember(5), thing)).toBe(false);
});

test("scopeOf: lists under one's own id are of the workspace, under another's of their personal one and an admin's alone", () => {
  const member = memberAs("viewer", { models: [11] });
  expect(scopeOf(member, "model.read", 5)).toMatchObject({ workspaceId: 1, models: [11] });
  expect(scopeOf(member, "model.read", 1)).toBeUndefined();
  expect(scopeOf(admin, "model.read", 5)).toEqual({ workspaceId: 5, models: null });
  expect(scopeOf(admin, "earnings.read", 5)).toBeUndefined();
  expect([memberOf(admin, 5), memberOf(visitor, 5)]).toEqual([undefined, undefined]);
});
