import type { Membership } from "@fanradar/contract";
import { expect, test } from "vitest";
import { moveTargets } from "./move-targets.ts";

const workspace = (id: number, more: Partial<Membership> = {}): Membership => ({
  ...{ id, name: `W${id}`, logo: "", isPersonal: false, role: "owner", scope: "all", seesEarnings: true },
  ...more,
});
const personal = workspace(1, { isPersonal: true });

test("moveTargets: from the personal workspace into each shared one where models may be added", () => {
  const all = [
    personal,
    workspace(2),
    workspace(3, { role: "analyst" }),
    workspace(4, { role: "viewer" }),
    workspace(5, { role: "manager", scope: "models" }),
  ];
  expect(moveTargets({ current: personal, all }).map(({ id }) => id)).toEqual([2, 3]);
});

test("moveTargets: from a shared workspace nowhere: its models are not one member's to take along", () => {
  const shared = workspace(2);
  expect(moveTargets({ current: shared, all: [personal, shared, workspace(3)] })).toEqual([]);
  expect(moveTargets({ current: undefined, all: [personal, shared] })).toEqual([]);
});
