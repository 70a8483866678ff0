import type { Fact, Source } from "@fanradar/engine";
import { expect, test } from "vitest";
import { showSource } from "./show-source.ts";
import { tables } from "./tables.ts";

const fact = (trust: Fact["trust"], scope: Fact["scope"]): Fact => ({
  ...{
    id: "onlyfans.earningsNet",
    metric: "earningsNet",
    platform: "onlyfans",
    kind: "measured",
    value: 1,
    unit: "cents",
  },
  ...{ asOf: "2026-12-01T00:00:00.000Z", trust, sandbox: false, inputs: [], sources: ["one"], scope },
});
const source = (kind: Source["kind"], scope: Source["scope"]): Source => ({
  ...{ evidence: "one", kind, sandbox: false, observedAt: "2026-12-01T00:00:00.000Z", scope },
});

test("showSource: what a person hands in is not called the platform's", () => {
  expect(showSource(fact("file", "owner"), [source("file", "owner")], tables.en)).toBe("imported file (OnlyFans)");
  expect(showSource(fact("connected", "public"), [source("api", "public")], tables.en)).toBe("OnlyFans, public API");
});
