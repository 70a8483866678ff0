import { expect, test } from "vitest";
import type { Evidence } from "../ledger/evidence.ts";
import { shiftFacts } from "./shift-facts.ts";

const file: Evidence = {
  key: "file:1",
  kind: "file",
  sandbox: false,
  scope: "owner",
  addedAt: "2026-11-01T00:00:00.000Z",
};
const entered: Evidence = { ...file, key: "shifts:7", kind: "manual", addedAt: "2026-11-02T00:00:00.000Z" };
const sum = (cents: number, payments = 1) => ({ cents, payments });
const given = shiftFacts({
  ...{ currency: "USD", period: { from: "2026-10-01", to: "2026-10-31" }, statements: [file], entered },
  attributed: {
    chatters: [
      { chatter: "Ana", ...sum(900, 3), hours: 6, aloneHours: 4.5 },
      { chatter: "Ben", ...sum(0, 0), hours: 1.5, aloneHours: 0 },
    ],
    shared: [{ chatters: ["Ana", "Ben"], ...sum(40) }],
    outside: sum(5),
  },
  untimed: sum(100, 2),
  back: sum(30),
});
const factOf = (id: string | null) => given.facts.find((fact) => fact.id === id);

test("shiftFacts: the total is all parts together, without refunds, which stand beside it", () => {
  expect(factOf(given.total)).toMatchObject({
    value: 1_045,
    n: 7,
    trust: "file",
    sources: ["file:1"],
    currency: "USD",
  });
  expect(factOf(given.back)).toMatchObject({ value: 30 });
});

test("shiftFacts: what rests on shifts names them as a source and is trusted as what is entered by hand", () => {
  const [ana] = given.chatters;
  for (const id of [ana?.sales ?? "", given.outside, given.shared[0]?.sales ?? ""])
    expect(factOf(id)).toMatchObject({ trust: "manual", sources: ["file:1", "shifts:7"], scope: "owner" });
  expect(factOf(ana?.hours ?? "")).toMatchObject({ value: 6, unit: "count", sources: ["shifts:7"] });
});

test("shiftFacts: cents an hour are of the hours alone on shift; without any there is no such figure", () => {
  const [ana, ben] = given.chatters;
  expect(factOf(ana?.perHour ?? null)).toMatchObject({ value: 200, inputs: [ana?.sales, ana?.aloneHours] });
  expect(ben?.perHour).toBeNull();
});
