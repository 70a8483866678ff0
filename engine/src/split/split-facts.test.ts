import { expect, test } from "vitest";
import type { Evidence } from "../ledger/evidence.ts";
import { splitFacts } from "./split-facts.ts";
import { splitMonths } from "./split-months.ts";

const evidence: Evidence = {
  ...{ key: "file:1", kind: "file", sandbox: false, scope: "owner", addedAt: "2027-01-03T10:00:00.000Z" },
};
const statements = [
  { evidence, from: "2026-11-01", to: "2026-12-20" },
  { evidence: { ...evidence, key: "file:2" }, from: "2026-10-01", to: "2026-10-31" },
];
const months = splitMonths(
  [
    { id: 1, day: "2026-12-15", netCents: 8_001 },
    { id: 2, day: "2026-12-20", netCents: -1 },
  ],
  [{ id: 1, from: "2026-12-10", share: 3_000 }],
);

test("splitFacts: the sums of a month are facts of its days under rules, by the statements that cover them, and the owner's alone", () => {
  const [month] = months;
  if (!month) throw new Error("no month is divided");
  const { base, agency, creator } = splitFacts(month, { currency: "USD", statements, payments: 2 });
  expect([base, agency, creator].map(({ id, value, scope, n, currency }) => [id, value, scope, n, currency])).toEqual([
    ["split.base.2026-12", 8_000, "owner", 2, "USD"],
    ["split.agency.2026-12", 2_400, "owner", 2, "USD"],
    ["split.creator.2026-12", 5_600, "owner", 2, "USD"],
  ]);
  expect(agency).toMatchObject({
    period: { from: "2026-12-10", to: "2026-12-20" },
    asOf: evidence.addedAt,
    trust: "file",
    sources: ["file:1"],
    inputs: [base.id],
    formula: "split.agency",
  });
});
