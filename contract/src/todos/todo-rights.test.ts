import { expect, test } from "vitest";
import type { MemberRole } from "../workspaces/roles.ts";
import { todoRights } from "./todo-rights.ts";

const me = 7;
const as = (role: MemberRole) => ({ userId: me, role, scope: "all" as const, seesEarnings: true });

test.each([
  ["owner", { assigneeId: 8, createdBy: 9 }, { mayChange: true, mayTick: true }],
  ["manager", { assigneeId: 8, createdBy: 9 }, { mayChange: true, mayTick: true }],
  ["analyst", { assigneeId: me, createdBy: 9 }, { mayChange: false, mayTick: true }],
  ["analyst", { assigneeId: 8, createdBy: 9 }, { mayChange: false, mayTick: false }],
  ["analyst", { assigneeId: 8, createdBy: me }, { mayChange: true, mayTick: true }],
  ["analyst", { assigneeId: null, createdBy: 9 }, { mayChange: false, mayTick: true }],
  ["analyst", { assigneeId: 8, createdBy: null }, { mayChange: false, mayTick: false }],
  ["viewer", { assigneeId: me, createdBy: 9 }, { mayChange: false, mayTick: true }],
  // Made while the role was another.
  ["viewer", { assigneeId: 8, createdBy: me }, { mayChange: false, mayTick: false }],
  ["viewer", { assigneeId: null, createdBy: 9 }, { mayChange: false, mayTick: false }],
  ["client", { assigneeId: me, createdBy: 9 }, { mayChange: false, mayTick: true }],
] as const)("todoRights: as %s, of one with %j: %j", (role, todo, rights) => {
  expect(todoRights(as(role), todo)).toEqual(rights);
});
