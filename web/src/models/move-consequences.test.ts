import { expect, test } from "vitest";
import { mergeTargets } from "./move-consequences.tsx";

const ann = { name: "Ann", role: "owner", seesEarnings: true } as const;
const bo = { name: "Bo", role: "viewer", seesEarnings: false } as const;
const target = { id: 4, name: "Agency", isPersonal: false, isReversible: true };

test("mergeTargets: of several models everybody who sees one is named once, and all must be movable back", () => {
  const merged = mergeTargets([
    { ...target, seenBy: [ann] },
    { ...target, seenBy: [ann, bo], isReversible: false },
  ]);
  expect(merged).toEqual({ ...target, seenBy: [ann, bo], isReversible: false });
  expect(mergeTargets([])).toBeUndefined();
});
