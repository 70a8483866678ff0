import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnalyseInput } from "../analyse-input.ts";
import { hashSealed } from "../hash.ts";
import { anyInput } from "../test/any-input.ts";
import { daysAgo, given, inputOf } from "../test/make-input.ts";
import { publicLedgerOf } from "./public-ledger.ts";
import { sealReport } from "./seal-report.ts";

const withoutOwners = (input: AnalyseInput): AnalyseInput => {
  const keys = new Set(input.evidence.filter(({ scope }) => scope === "public").map(({ key }) => key));
  const isPublic = ({ evidence }: { evidence: string }) => keys.has(evidence);
  return {
    ...input,
    evidence: input.evidence.filter(({ key }) => keys.has(key)),
    observations: input.observations.filter(isPublic),
    posts: input.posts.filter(isPublic),
    breakdowns: (input.breakdowns ?? []).filter(isPublic),
  };
};

test("publicLedgerOf: owner's evidence does not change the public ledger, which equals a report on public evidence alone", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const sealed = sealReport(input);
      const open = sealReport(withoutOwners(input));
      expect(open.publicLedger).toBeUndefined();
      const hasOwners = input.evidence.some(({ scope }) => scope === "owner");
      expect(sealed.publicLedger !== undefined).toBe(hasOwners);
      const { schema, engineVersion, asOf, narrator, ...ledger } = open;
      if (hasOwners) expect(publicLedgerOf(sealed)).toEqual(ledger);
    }),
  );
});

test("publicLedgerOf: unchanged after JSON, and each of its figures is covered by the hash", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const sealed = sealReport(input);
      const { publicLedger } = sealed;
      if (!publicLedger) return;
      expect(publicLedgerOf(JSON.parse(JSON.stringify(sealed)))).toEqual(publicLedgerOf(sealed));
      expect(hashSealed({ ...sealed, publicLedger: { ...publicLedger, facts: publicLedger.facts.slice(1) } })).not.toBe(
        hashSealed(sealed),
      );
    }),
    { numRuns: 30 },
  );
});

test("publicLedgerOf: has a profile's public outcome although its owner's account was read", () => {
  const input: AnalyseInput = {
    ...inputOf(),
    subjects: [{ platform: "tiktok", handle: "ava", url: "https://example.invalid/", outcome: "ok" }],
    publicOutcomes: { tiktok: { outcome: "no_connector" } },
    evidence: [given("own", "connected")],
    observations: [{ platform: "tiktok", metric: "followers", value: 500, observedAt: daysAgo(0), evidence: "own" }],
  };
  const sealed = sealReport(input);
  expect(sealed.subjects).toMatchObject([{ platform: "tiktok", outcome: "ok" }]);
  const open = publicLedgerOf(sealed);
  expect(open?.subjects).toMatchObject([{ platform: "tiktok", outcome: "no_connector" }]);
  expect(open?.facts.find(({ id }) => id === "tiktok.followers")?.reason).toEqual({ code: "needs-typing" });
});
