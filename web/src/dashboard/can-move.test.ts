import type { Membership } from "@fanradar/contract";
import { expect, test } from "vitest";
import { canMove } from "./can-move.ts";

const workspace = (id: number, more: Partial<Membership> = {}): Membership => ({
  ...{ id, name: `W${id}`, logo: "", isPersonal: false, role: "owner", scope: "all", seesEarnings: true },
  ...more,
});
const personal = workspace(1, { isPersonal: true });

test("canMove: out of the personal workspace where there is a shared one in which models may be added", () => {
  const offers = (...shared: Membership[]) => canMove({ current: personal, all: [personal, ...shared] });
  expect([offers(workspace(2)), offers(workspace(3, { role: "analyst" }))]).toEqual([true, true]);
  expect(offers(workspace(4, { role: "viewer" }), workspace(5, { role: "manager", scope: "models" }))).toBe(false);
  expect(offers()).toBe(false);
});

test("canMove: back out of a shared workspace for who may delete its models", () => {
  const of = (current: Membership | undefined) => canMove({ current, all: [personal, workspace(2)] });
  expect([of(workspace(2)), of(workspace(2, { role: "manager" }))]).toEqual([true, true]);
  expect([of(workspace(2, { role: "viewer" })), of(undefined)]).toEqual([false, false]);
});
