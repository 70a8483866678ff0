import { expect, test } from "vitest";
import { byStatement } from "./statement-models.ts";

test("byStatement: a model counts as one with a statement where its earnings come from a file, not where they were typed or are unknown", () => {
  const row = (id: number) => ({ ...blank, id });
  const earned = (id: number, evidence: string[]) =>
    [`${id}.portfolio.earnings`, { ...fact, id: `${id}.portfolio.earnings`, sources: evidence }] as const;
  const ledger = {
    facts: new Map([earned(1, ["file:onlyfans"]), earned(2, ["given:manual:onlyfans"]), earned(3, [])]),
    sources: [
      {
        evidence: "file:onlyfans",
        kind: "file" as const,
        sandbox: false,
        observedAt: "2026-11-01T00:00:00Z",
        scope: "owner" as const,
      },
      {
        evidence: "given:manual:onlyfans",
        kind: "manual" as const,
        sandbox: false,
        observedAt: "2026-11-01T00:00:00Z",
        scope: "owner" as const,
      },
    ],
  };
  const found = byStatement([row(2), row(1), row(3), row(4)], ledger);
  expect(found.withStatement.map(({ id }) => id)).toEqual([1]);
  expect(found.others.map(({ id }) => id)).toEqual([2, 3, 4]);
});

const fact = {
  ...{ metric: "portfolio.earnings" as const, kind: "derived" as const, unit: "cents" as const, value: 1 },
  ...{ asOf: "2026-11-01T00:00:00Z", trust: "file" as const, inputs: [], sandbox: false, scope: "owner" as const },
};
const blank = {
  ...{ name: "", username: "", onlyfansUrl: null, instagramUrl: null, twitterUrl: null, tiktokUrl: null, tags: [] },
  ...{ status: "completed" as const, isFeatured: false, isVerified: false, isOwnerVerified: false, badge: null },
  ...{ createdAt: "2026-11-01T00:00:00Z", sandbox: false, moderation: null, reportedAt: null },
};
