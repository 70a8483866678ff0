import type { CreatorField, VisibilityLevel } from "@fanradar/contract";
import { creatorFields, visibilityLevels } from "@fanradar/contract";
import { metricOf, type Sealed, sealComparison, sealReport, sectionNames } from "@fanradar/engine";
import { renderContent } from "@fanradar/words";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { onlySections } from "../../features/sharing/only-sections.ts";
import { formatOf, messagesFor } from "../../platform/http/reader.ts";
import { anyMix, asOf, inputOf, tellsSecret } from "../../test/mixed-evidence.ts";
import { editionReading, publicReading, type Reading } from "../access/visibility.ts";
import { describeReport } from "./pdf/describe-report.ts";
import { visibleTo } from "./visible-to.ts";

const reader = { language: "en", timeZone: "UTC", currency: "USD" } as const;
const format = formatOf(reader);
const pageOf = (sealed: Sealed) => renderContent(sealed, format, messagesFor(reader).statementWords);

/** What each kind of view answers of a report, from what its reader may see of it. */
const views: Record<string, (seen: Sealed) => unknown> = {
  report: (seen) => ({ seen, page: pageOf(seen) }),
  share: (seen) => sectionNames.map((section) => onlySections(seen, [section])),
  pdf: (seen) =>
    describeReport(
      { id: 1, hash: "", createdAt: new Date(asOf), sealed: seen, name: "Ava", username: "ava" },
      { format, verifyUrl: "" },
    ),
  comparison: (seen) => sealComparison([{ key: "1", name: "Ava", sealed: seen }], { peers: [] }),
};

const level = fc.constantFrom(...visibilityLevels);
const anyVisibility: fc.Arbitrary<Partial<Record<CreatorField, VisibilityLevel>>> = fc.record(
  Object.fromEntries(creatorFields.map((field) => [field, level])),
);
const earned = (fact: { metric: string }) =>
  ["earnings", "subscribers"].includes(metricOf(fact.metric)?.field ?? "none");

/** Compares what each view answers of two reports to one reader, and looks for private values in it. */
function expectSame(reading: Reading, { whole, open }: { whole: Sealed; open: Sealed }): void {
  const [seen, expected] = [visibleTo(reading, whole), visibleTo(reading, open)];
  for (const [name, view] of Object.entries(views)) {
    const answer = view(seen);
    expect([name, answer]).toEqual([name, view(expected)]);
    expect([name, tellsSecret(JSON.stringify(answer))]).toEqual([name, false]);
  }
}

describe("every view of a report with private evidence", () => {
  test("gives others the same as without the owner's evidence, and no private value", () => {
    fc.assert(
      fc.property(anyMix, (mix) => {
        const [whole, open] = [sealReport(inputOf(mix)), sealReport(inputOf(mix, { without: true }))];
        expectSame(publicReading, { whole, open });
        // The private values are found where they may stand.
        const isRevealing = whole.facts.some(
          ({ scope, kind, unit }) => scope === "owner" && kind !== "derived" && unit === "count",
        );
        if (isRevealing) expect(tellsSecret(JSON.stringify(whole))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("gives viewers of a creator's page the same, whatever its owner opens except earnings and subscribers", () => {
    fc.assert(
      fc.property(anyMix, anyVisibility, fc.constantFrom("public", "link"), (mix, opened, standing) => {
        const visibility = { ...opened, earnings: "private", subscribers: "private" } as const;
        const [whole, open] = [sealReport(inputOf(mix)), sealReport(inputOf(mix, { without: true }))];
        expectSame(editionReading(standing, { visibility }), { whole, open });
      }),
      { numRuns: 60 },
    );
  });
});

describe("a creator's page with opened earnings or subscribers", () => {
  const everyEdition = (holds: (seen: Sealed, parts: { whole: Sealed; open: Sealed; reading: Reading }) => void) =>
    fc.assert(
      fc.property(anyMix, anyVisibility, (mix, visibility) => {
        const reading = editionReading("public", { visibility: { ...visibility, profile: "public" } });
        const [whole, open] = [sealReport(inputOf(mix)), sealReport(inputOf(mix, { without: true }))];
        holds(visibleTo(reading, whole), { whole, open, reading });
      }),
    );

  test("has opened figures as sealed, and only public ones of all others", () => {
    everyEdition((seen, { whole, open, reading }) => {
      const [sealed, others] = [whole, open].map(({ facts }) => new Map(facts.map((fact) => [fact.id, fact])));
      for (const fact of whole.facts)
        if (earned(fact) && !reading.hides(fact) && fact.scope === "owner")
          expect(seen.facts.find(({ id }) => id === fact.id)?.value).toEqual(fact.value);
      for (const fact of seen.facts)
        if (fact.scope === "public") expect([fact.id, fact.value]).toEqual([fact.id, others?.get(fact.id)?.value]);
        else expect([fact.id, fact.value]).toEqual([fact.id, sealed?.get(fact.id)?.value]);
      const rest = { ...seen, facts: seen.facts.filter(({ scope }) => scope === "public") };
      expect(tellsSecret(JSON.stringify(rest))).toBe(false);
    });
  });

  test("lacks no public figure but those that an opened one stands for or contradicts", () => {
    everyEdition((seen, { open, reading }) => {
      const shown = new Map(seen.facts.map((fact) => [fact.id, fact]));
      const opened = new Set(seen.facts.filter(({ scope }) => scope === "owner").map(({ id }) => id));
      const hidden = new Set(open.facts.filter((fact) => reading.hides(fact)).map(({ id }) => id));
      for (const fact of open.facts)
        if (!hidden.has(fact.id) && !fact.inputs.some((id) => opened.has(id) || hidden.has(id)))
          expect([fact.id, shown.has(fact.id)]).toEqual([fact.id, true]);
    });
  });

  test("computes no figure from another value than the one it shows, and says no sentence about a figure it hides", () => {
    everyEdition((seen, { whole, open }) => {
      const shown = new Map(seen.facts.map((fact) => [fact.id, fact]));
      for (const fact of seen.facts) {
        const from = new Map((fact.scope === "owner" ? whole : open).facts.map((one) => [one.id, one]));
        for (const id of fact.inputs)
          expect([fact.id, id, shown.get(id)?.value]).toEqual([fact.id, id, from.get(id)?.value]);
      }
      for (const { key, slots, evidence } of seen.statements)
        for (const id of [...Object.values(slots), ...evidence])
          expect([key, id, shown.has(id)]).toEqual([key, id, true]);
    });
  });

  test("names the evidence of every figure and counts as checked what it shows", () => {
    everyEdition((seen) => {
      const known = new Set(seen.sources.map(({ evidence }) => evidence));
      for (const { id, sources } of seen.facts)
        for (const key of sources) expect([id, key, known.has(key)]).toEqual([id, key, true]);
      const slots = seen.statements.reduce((sum, one) => sum + Object.keys(one.slots).length, 0);
      expect(seen.checks).toEqual({
        figures: seen.facts.length + slots,
        passed: seen.facts.length + slots,
        dropped: 0,
      });
    });
  });
});

test("a report that was sealed without a public ledger shows others its public figures, and no line that may hold private readings", () => {
  fc.assert(
    fc.property(anyMix, (mix) => {
      const { publicLedger, ...older } = sealReport(inputOf(mix));
      const seen = visibleTo(publicReading, older);
      expect(tellsSecret(JSON.stringify({ seen, page: pageOf(seen) }))).toBe(false);
      expect(seen.facts.filter(({ scope }) => scope === "owner")).toEqual([]);
      expect(seen.checks.figures).toBeGreaterThanOrEqual(seen.facts.length);
      expect(seen.checks.passed).toBe(seen.checks.figures);
    }),
  );
});
