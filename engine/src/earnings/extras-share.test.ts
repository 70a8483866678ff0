import { expect, test } from "vitest";
import { asOf, daysAgo, factsOf, given, inputOf, subject } from "../test/make-input.ts";

const share = (extrasCents: number, netCents: number, evidence = "file") =>
  factsOf(
    inputOf({
      subjects: [subject("onlyfans", "no_connector")],
      evidence: [given("file", "file")],
      statementMonth: { extrasCents, netCents, period: { from: daysAgo(30), to: asOf }, evidence },
    }),
  ).get("onlyfans.extrasShare");

test("a statement tells which share of the month was no subscription, for its owner alone", () => {
  expect(share(7_500, 10_000)).toMatchObject({ value: 75, unit: "percent", scope: "owner", trust: "file" });
});

test("what was given back leaves it between none and all", () => {
  expect([share(-500, 10_000)?.value, share(12_000, 10_000)?.value]).toEqual([0, 100]);
});

test("without earnings or without a statement it is absent", () => {
  expect(share(0, 0)?.reason).toEqual({ code: "no-earnings" });
  expect(share(5, 10, "elsewhere")?.reason).toEqual({ code: "needs-statement" });
});
