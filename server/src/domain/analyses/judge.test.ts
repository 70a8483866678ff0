import type { Outcome } from "@fanradar/engine";
import { expect, test } from "vitest";
import { judge } from "./judge.ts";

test.each<[Outcome[], string | undefined]>([
  [[], undefined],
  [["ok"], undefined],
  [["no_connector", "no_connector"], undefined],
  [["not_found"], "sources-unknown"],
  [["not_found", "not_professional_or_missing"], "sources-unknown"],
  [["not_found", "no_connector"], undefined],
  [["upstream_error"], "sources-unreachable"],
  [["upstream_error", "contract_error"], "sources-unreachable"],
  [["upstream_error", "not_found"], "sources-unreachable"],
  [["upstream_error", "ok"], undefined],
  [["private"], undefined],
  [["suspended"], undefined],
  [["rate_limited"], undefined],
  [["budget_used", "no_key"], undefined],
  [["reconnect"], undefined],
])("judge: outcomes %j give %s", (outcomes, failure) => {
  expect(judge({ outcomes, hasTyped: false })).toBe(failure);
});

test("judge: typed figures keep a run from failing", () => {
  expect(judge({ outcomes: ["not_found"], hasTyped: true })).toBeUndefined();
});
