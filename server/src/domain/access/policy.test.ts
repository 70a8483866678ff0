import { expect, test } from "vitest";
import { type Act, can, roleOn } from "./policy.ts";

const visitor = { userId: null, isAdmin: false };
const owner = { userId: 1, isAdmin: false };
const other = { userId: 2, isAdmin: false };
const admin = { userId: 3, isAdmin: true };
const thing = { userId: 1 };

test.each<[Act, boolean]>([
  ["user.read", true],
  ["avatar.read", false],
  ["model.read", true],
  ["report.read", true],
  ["model.analyse", false],
  ["evidence.read", false],
  ["evidence.add", false],
  ["report.rate", false],
])("can: %s is allowed to the submitter; to an admin: %s; to no other viewer", (act, admins) => {
  expect([visitor, owner, other, admin].map((viewer) => can(viewer, act, thing))).toEqual([false, true, false, admins]);
});

test("can: a resource without an owner is not a visitor's", () => {
  expect(roleOn(visitor, { userId: null })).toBe("public");
  expect(can(visitor, "model.read", { userId: null })).toBe(false);
});
