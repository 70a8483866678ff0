import { expect, test } from "vitest";
import { assessRisks } from "../risk/assess-risks.ts";
import { asOf, daysAgo, factsOf, given, inputOf, subject } from "../test/make-input.ts";

const share = (extrasCents: number, netCents: number, { evidence = "file", payers = 5 } = {}) =>
  factsOf(
    inputOf({
      subjects: [subject("onlyfans", "no_connector")],
      evidence: [given("file", "file")],
      statementMonth: { extrasCents, netCents, payers, period: { from: daysAgo(30), to: asOf }, asOf, evidence },
    }),
  ).get("onlyfans.extrasShare");

test("extrasShare: the share of a month's earnings without subscriptions, for the owner alone", () => {
  expect(share(7_500, 10_000)).toMatchObject({
    ...{ value: 75, unit: "percent", scope: "owner", trust: "file" },
    ...{ n: 5, sampleOf: "payers" },
  });
});

test("extrasShare: refunds keep it between 0 and 100 percent", () => {
  expect([share(-500, 10_000)?.value, share(12_000, 10_000)?.value]).toEqual([0, 100]);
});

test("extrasShare: missing without earnings or without a statement", () => {
  expect(share(0, 0)?.reason).toEqual({ code: "no-earnings" });
  expect(share(5, 10, { evidence: "elsewhere" })?.reason).toEqual({ code: "needs-statement" });
});

test("extrasShare: missing for a month with fewer than five payers, and the risk of depending on it is not checked", () => {
  const fact = share(9_270, 10_000, { payers: 4 });
  const reason = { code: "too-few-payers", needs: 5, has: 4 };
  expect(fact).toMatchObject({ value: null, reason });
  const findings = assessRisks(new Map(fact ? [[fact.id, fact]] : []));
  expect(findings.find(({ rule }) => rule === "extrasDependence")).toEqual({
    rule: "extrasDependence",
    state: "not-checked",
    reason,
  });
});
