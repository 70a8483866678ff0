import type { Fact } from "@fanradar/engine";
import { expect, test } from "vitest";
import { sampleAndBase } from "../index.ts";
import { tables } from "../tables.ts";

const format = { locale: "en-US", timeZone: "UTC", words: tables.en };
const fact: Fact = {
  ...{ id: "figure", metric: "earningsChange", kind: "derived", value: 4, unit: "percent", n: 282, sampleOf: "payers" },
  ...{ asOf: "2026-12-01T00:00:00.000Z", trust: "file", sandbox: false, scope: "owner", inputs: [], sources: [] },
  period: { from: "2026-10-02", to: "2026-10-31" },
};

test("sampleAndBase: the days that a change is held against are not those of its sample", () => {
  const change: Fact = { ...fact, formula: "payers.earningsChange" };
  expect(sampleAndBase(change, format)).toEqual({ sample: "282 payers", against: "Oct 2 – 31, 2026" });
  expect(sampleAndBase({ ...fact, formula: "earnings.sum" }, format)).toEqual({
    sample: "282 payers, Oct 2 – 31, 2026",
  });
});
