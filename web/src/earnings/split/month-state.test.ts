import type { SplitConfirmation } from "@fanradar/contract";
import { expect, test } from "vitest";
import { monthState } from "./month-state.ts";

const confirmation = (isCurrent: boolean): SplitConfirmation => ({
  ...{ id: 1, by: null, at: "2027-01-02T10:00:00.000Z", isCurrent, changes: [] },
  sums: { base: 3, agency: 1, creator: 2 },
});
const [same, other] = [confirmation(true), confirmation(false)];

test.each([
  ["running", false, null, null],
  ["none", true, null, null],
  ["byAgency", true, same, null],
  ["byCreator", true, null, same],
  ["both", true, same, same],
  ["changed", true, same, other],
  ["changed", true, other, null],
] as const)(
  "monthState: %s where it is over (%s), the agency confirmed %j and the creator %j",
  (state, isOver, agency, creator) => {
    expect(monthState({ isOver, confirmations: { agency, creator } })).toBe(state);
  },
);
