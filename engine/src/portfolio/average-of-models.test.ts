import { expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import { makeFact, makeMissing } from "../ledger/make-fact.ts";
import { averageOfModels } from "./average-of-models.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const likes = (id: number, value: number, more: Partial<Fact> = {}): Fact => ({
  ...makeFact({ id: `${id}.likesAverage`, metric: "likesAverage", kind: "derived", value, asOf }, [
    { kind: "api", sandbox: false },
  ]),
  ...more,
});
const earned = (id: number, value: number, more: Partial<Fact> = {}): Fact => ({
  ...makeFact(
    {
      ...{ id: `${id}.earningsNet`, metric: "earningsNet", kind: "derived", value, asOf, currency: "USD" },
      period: { from: "2026-10-01", to: "2026-10-31" },
    },
    [{ kind: "api", sandbox: false, scope: "owner" }],
  ),
  ...more,
});

test("averageOfModels: the mean of the models that have the figure, and of the ends of their ranges", () => {
  const missing = makeMissing({ id: "3.likesAverage", metric: "likesAverage", asOf }, { code: "not-found" });
  expect(
    averageOfModels([likes(1, 100), likes(2, 200, { low: 150, high: 300 }), missing], "likesAverage"),
  ).toMatchObject({
    ...{ id: "average.likesAverage", metric: "likesAverage", value: 150, low: 125, high: 200 },
    ...{ inputs: ["1.likesAverage", "2.likesAverage"], formula: "portfolio.average" },
  });
  expect(averageOfModels([likes(1, 1), likes(2, 2)], "likesAverage")).not.toHaveProperty("low");
});

test("averageOfModels: none of one model alone, of two currencies, or of different times", () => {
  expect(averageOfModels([likes(1, 100)], "likesAverage")).toBeUndefined();
  expect(averageOfModels([earned(1, 100), earned(2, 300, { currency: "EUR" })], "earningsNet")).toBeUndefined();
  const september = { period: { from: "2026-09-01", to: "2026-09-30" } };
  expect(averageOfModels([earned(1, 100), earned(2, 300, september)], "earningsNet")).toBeUndefined();
});

test("averageOfModels: statements that end a day apart are of the same days, which the mean names", () => {
  const later = { period: { from: "2026-10-02", to: "2026-11-01" } };
  expect(averageOfModels([earned(1, 100), earned(2, 301, later)], "earningsNet")).toMatchObject({
    ...{ value: 201, currency: "USD", scope: "owner" },
    period: { from: "2026-10-01", to: "2026-11-01" },
  });
});
