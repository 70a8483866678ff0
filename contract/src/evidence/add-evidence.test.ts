import { expect, test } from "vitest";
import { addEvidenceBody } from "./add-evidence.ts";

const refusals = (gross: number, net: number) => {
  const figures = [
    { metric: "earnings.gross", value: gross },
    { metric: "earnings.net", value: net },
  ];
  const entry = { kind: "manual", key: "6f1c1d1e-0000-4000-8000-000000000002", platform: "onlyfans", figures };
  const { error } = addEvidenceBody.safeParse({ ...entry, observedOn: "2026-11-01" });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`);
};

test.each([
  ["1999-12-31", "day.early"],
  ["2000-01-01", undefined],
])("addEvidence: typed figures of %s are refused as statements of that day are: %s", (observedOn, message) => {
  const figures = [{ metric: "followers", value: 5 }];
  const entry = { kind: "manual", key: crypto.randomUUID(), platform: "x", observedOn, figures };
  expect(addEvidenceBody.safeParse(entry).error?.issues[0]?.message).toBe(message);
});

test("addEvidence: typed net earnings above the gross earnings of the same entry are refused at their field", () => {
  expect(refusals(100_000, 500_000)).toEqual(["figures.1.value figure.netAboveGross"]);
  expect(refusals(100_000, 100_000)).toEqual([]);
});

test.each([
  ["x", "followers", 10_000_000_000],
  ["onlyfans", "posts.perWeek", 2_000],
  ["onlyfans", "earnings.net", 100_000_000_000],
])("addEvidence: typed %s %s are refused above %i", (platform, metric, most) => {
  const entry = { kind: "manual", key: crypto.randomUUID(), platform, observedOn: "2026-11-01" };
  const issues = (value: number) =>
    addEvidenceBody.safeParse({ ...entry, figures: [{ metric, value }] }).error?.issues ?? [];
  expect(issues(most)).toEqual([]);
  expect(issues(most + 1)).toMatchObject([{ path: ["figures", 0, "value"], message: "figure.large" }]);
});
