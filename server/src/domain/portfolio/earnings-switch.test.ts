import { makeFact } from "@fanradar/engine";
import { expect, test } from "vitest";
import { forMember } from "./earnings-switch.ts";

const asOf = "2026-11-26T00:00:00.000Z";
const earnings = makeFact(
  {
    id: "earnings",
    metric: "earningsNet",
    kind: "measured",
    value: 5_400,
    low: 5_300,
    high: 5_500,
    n: 31,
    asOf,
    sources: ["file"],
  },
  [{ kind: "file", sandbox: false }],
);
const followers = makeFact({ id: "followers", metric: "followers", kind: "measured", value: 1_200, asOf }, []);

test("forMember: without the earnings switch a figure of earnings has neither value, range nor source, and says why", () => {
  const { facts } = forMember({ seesEarnings: false }, { facts: [earnings, followers] });
  expect(facts).toEqual([expect.objectContaining({ id: "earnings", value: null, sources: [] }), followers]);
  expect(facts[0]?.reason).toEqual({ code: "hidden-by-role" });
  expect(JSON.stringify(facts[0])).not.toMatch(/5[345]00|file/);
});

test("forMember: with the earnings switch every figure stays as it is", () => {
  const figures = { facts: [earnings, followers] };
  expect(forMember({ seesEarnings: true }, figures)).toBe(figures);
});
