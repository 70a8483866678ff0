import type { CreatorField, VisibilityLevel } from "@fanradar/contract";
import { creatorFields, releaseKinds, visibilityLevels } from "@fanradar/contract";
import {
  dayMs,
  type Fact,
  metricOf,
  ownersSteps,
  type SealedReport,
  type Statement,
  sealComparison,
  sealedFacts,
  sealReport,
  sectionNames,
  summariseReport,
} from "@fanradar/engine";
import { renderContent } from "@fanradar/words";
import fc from "fast-check";
import { expect, test } from "vitest";
import { onlySections } from "../../features/sharing/only-sections.ts";
import { formatOf, messagesFor } from "../../platform/http/reader.ts";
import { anyMix, containsSecret, type Mix, mixAsOf, mixInputOf, twoConnected } from "../../test/mixed-evidence.ts";
import {
  editionVisibility,
  publicVisibility,
  type ReportVisibility,
  releasedVisibility,
} from "../access/visibility.ts";
import { describeReport } from "./pdf/describe-report.ts";
import { ownersReasons, redactReport } from "./redact-report.ts";

/** A third of the cases of other properties, for each seals two reports. All try the same mixes, each of which is sealed once. */
const cases = { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 30) / 3) };
const seals = new Map<string, { whole: SealedReport; open: SealedReport }>();
function sealBoth(mix: Mix): { whole: SealedReport; open: SealedReport } {
  const key = JSON.stringify(mix);
  const both = seals.get(key) ?? {
    whole: sealReport(mixInputOf(mix)),
    open: sealReport(mixInputOf(mix, { without: true })),
  };
  seals.set(key, both);
  return both;
}

const reader = { language: "en", timeZone: "UTC", currency: "USD" } as const;
const format = formatOf(reader);
const pageOf = (sealed: SealedReport) => renderContent(sealed, format, messagesFor(reader).statementWords);

/** The response of each kind of view, from the report as its viewer may see it. */
const views: Record<string, (seen: SealedReport) => unknown> = {
  report: (seen) => ({ seen, page: pageOf(seen), summary: summariseReport(seen) }),
  share: (seen) =>
    sectionNames.map((section) => {
      const shown = onlySections(seen, [section]);
      return { shown, summary: summariseReport(shown) };
    }),
  pdf: (seen) =>
    describeReport(
      { id: 1, hash: "", createdAt: new Date(mixAsOf), sealed: seen, name: "Ava", username: "ava" },
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

/** Compares each view of two reports for one viewer, and searches it for private values. */
function expectSame(reading: ReportVisibility, { whole, open }: { whole: SealedReport; open: SealedReport }): void {
  const [seen, expected] = [redactReport(reading, whole), redactReport(reading, open)];
  for (const [name, view] of Object.entries(views)) {
    const answer = view(seen);
    expect([name, answer]).toEqual([name, view(expected)]);
    expect([name, containsSecret(JSON.stringify(answer))]).toEqual([name, false]);
  }
}

test("redactReport: steps that only the owner can take are for the owner alone", () => {
  const seen = { owner: 0, others: 0 };
  const count = ({ statements }: SealedReport) => statements.filter(({ key }) => ownersSteps.has(key)).length;
  fc.assert(
    fc.property(anyMix, (mix) => {
      const { whole } = sealBoth(mix);
      seen.owner += count(whole);
      seen.others += count(redactReport(publicVisibility, whole));
    }),
    cases,
  );
  expect(seen.owner).toBeGreaterThan(0);
  expect(seen.others).toBe(0);
});

test("redactReport: with earnings released the next steps begin with the same step as on the page, and without them none is of who pays", () => {
  const [mix] = fc.sample(twoConnected, { seed: 1, numRuns: 1 });
  if (!mix) throw new Error("Nothing was sampled.");
  const input = mixInputOf(mix);
  const today = Math.floor(Date.parse(mixAsOf) / dayMs) - 1;
  const paid = (...daysAgo: number[]) =>
    daysAgo.map((days) => ({ day: today - days, type: "renewal" as const, netCents: 1e8, grossCents: 1.25e8 }));
  const regular = [45, 75, 105, 135];
  const payers = [
    ...Array.from({ length: 6 }, () => paid(...regular)),
    ...Array.from({ length: 20 }, () => paid(15, ...regular)),
  ];
  const evidence = input.evidence.flatMap(({ kind, key }) => (kind === "file" ? [key] : []));
  const span = { from: today - 399, to: today, asOf: mixAsOf };
  const whole = sealReport({ ...input, payerBook: { currency: "USD", ...span, evidence, payers, unnamed: [] } });
  const firstStep = ({ statements }: SealedReport) => statements.find(({ place }) => place === "next")?.key;
  expect(firstStep(whole)).toBe("next.winBackNew");
  expect(firstStep(redactReport(releasedVisibility(["earnings"]), whole))).toBe("next.winBackNew");
  expect(firstStep(redactReport(publicVisibility, whole))).not.toBe("next.winBackNew");
});

test("redactReport: other viewers of private evidence see the same as without it, and no private value", () => {
  fc.assert(
    fc.property(anyMix, (mix) => {
      const { whole, open } = sealBoth(mix);
      expectSame(publicVisibility, { whole, open });
      // The private values are found where they are allowed.
      const isRevealing = whole.facts.some(
        ({ scope, kind, unit }) => scope === "owner" && kind !== "derived" && unit === "count",
      );
      if (isRevealing) expect(containsSecret(JSON.stringify(whole))).toBe(true);
    }),
    cases,
  );
});

test("redactReport: viewers of a creator's page see the same, whatever its owner opens except earnings and subscribers", () => {
  fc.assert(
    fc.property(anyMix, anyVisibility, fc.constantFrom("public", "link"), (mix, opened, standing) => {
      const visibility = { ...opened, earnings: "private", subscribers: "private" } as const;
      const { whole, open } = sealBoth(mix);
      expectSame(editionVisibility(standing, { visibility }), { whole, open });
    }),
    cases,
  );
});

/** Private values of each kind that an owner releases, in full, as the appendix of a document has them. */
const secretsOf = {
  audience: /\bCanary\b|9876543(?:90)\b/,
  reach: /\bcanary morning|#canary|9876543[0-8]\d\b/,
  earnings: /9876543\.?9[5-9]\b|canary words/,
} as const;

test("redactReport: a report given out has private values of the released kinds alone, in its link, its page and its document", () => {
  const found = { audience: 0, reach: 0, earnings: 0 };
  fc.assert(
    fc.property(fc.oneof(anyMix, twoConnected), fc.subarray([...releaseKinds]), (mix, releases) => {
      const { whole, open } = sealBoth(mix);
      const visibility = releasedVisibility(releases);
      const seen = redactReport(visibility, whole);
      for (const [name, view] of Object.entries(views)) {
        const text = JSON.stringify(view(seen)).replace(/(\d),(?=\d{3})/g, "$1");
        for (const kind of releaseKinds) {
          const has = secretsOf[kind].test(text);
          if (!releases.includes(kind)) expect([name, kind, releases, has]).toEqual([name, kind, releases, false]);
          else if (has) found[kind]++;
        }
      }
      // Nothing is said to be missing that stands beside it.
      const known = new Set(whole.facts.map(({ id }) => id));
      const superseded = open.facts.filter(
        ({ id, kind, metric }) =>
          kind === "unavailable" && !known.has(id) && !visibility.hides({ metric, scope: "owner" }),
      );
      const shown = new Set(seen.facts.map(({ id }) => id));
      expect(superseded.filter(({ id }) => shown.has(id))).toEqual([]);
    }),
    cases,
  );
  for (const kind of releaseKinds) expect([kind, found[kind] > 0]).toEqual([kind, true]);
});

test("redactReport: beside released followers of all platforms stands no gain or forecast of the public ones together", () => {
  const [mix] = fc.sample(anyMix, { seed: 1, numRuns: 1 });
  if (!mix) throw new Error("Nothing was sampled.");
  const read = { ...mix.instagram, isLinked: true, publicDays: 20, publicly: "ok" as const, given: [] };
  const typed = { ...mix.tiktok, isLinked: true, publicDays: 0, given: ["manual" as const] };
  const whole = sealReport(mixInputOf({ ...mix, instagram: read, x: read, tiktok: typed }));
  const totalsIn = ({ facts }: SealedReport) =>
    facts.filter(({ metric, value }) => metric.startsWith("follows.") && value !== null).map(({ id }) => id);
  expect(totalsIn(redactReport(publicVisibility, whole))).toContain("follows.forecast");
  expect(totalsIn(whole)).toEqual(["follows.total"]);
  expect(totalsIn(redactReport(releasedVisibility(releaseKinds), whole))).toEqual(["follows.total"]);
});

const everyEdition = (
  holds: (seen: SealedReport, parts: { whole: SealedReport; open: SealedReport; reading: ReportVisibility }) => void,
) =>
  fc.assert(
    fc.property(fc.oneof(anyMix, twoConnected), anyVisibility, (mix, visibility) => {
      const reading = editionVisibility("public", { visibility: { ...visibility, profile: "public" } });
      const { whole, open } = sealBoth(mix);
      holds(redactReport(reading, whole), { whole, open, reading });
    }),
    cases,
  );

test("redactReport: a creator's page has opened figures as sealed, and only public ones of all others", () => {
  everyEdition((seen, { whole, open, reading }) => {
    const [sealed, others] = [whole, open].map(({ facts }) => new Map(facts.map((fact) => [fact.id, fact])));
    const isAsSealed = (id: string) => seen.facts.find((one) => one.id === id)?.value === sealed?.get(id)?.value;
    // What is computed from a hidden figure is hidden with it.
    for (const fact of whole.facts)
      if (earned(fact) && !reading.hides(fact) && fact.scope === "owner" && fact.inputs.every(isAsSealed))
        expect(seen.facts.find(({ id }) => id === fact.id)?.value).toEqual(fact.value);
    // How many checks ran is counted of what is shown: no other ledger has that number.
    for (const fact of seen.facts.filter(({ trust }) => trust !== "record"))
      if (fact.scope === "public") expect([fact.id, fact.value]).toEqual([fact.id, others?.get(fact.id)?.value]);
      else expect([fact.id, fact.value]).toEqual([fact.id, sealed?.get(fact.id)?.value]);
    const rest = { ...seen, facts: seen.facts.filter(({ scope }) => scope === "public") };
    expect(containsSecret(JSON.stringify(rest))).toBe(false);
  });
});

test("redactReport: a creator's page is headed by figures and sentences that it shows, and by earnings only where they are open", () => {
  everyEdition((seen, { reading }) => {
    for (const shown of [seen, onlySections(seen, ["growthPotential"]), onlySections(seen, ["engagementMetrics"])]) {
      const { tiles, verdict } = summariseReport(shown);
      const named = [
        ...tiles.flatMap(({ fact, beside, standing }) => [fact, ...beside, ...(standing ? [standing.against] : [])]),
        ...verdict.flatMap(({ statement }) => sealedFacts(statement)),
      ];
      const ids = new Set(shown.facts.map(({ id }) => id));
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
      for (const { statement } of verdict) expect(shown.statements).toContain(statement);
      const isEarned = tiles.some(({ kind }) => kind === "earnings");
      if (isEarned) expect(reading.hides({ metric: "earningsNet", scope: "owner" })).toBe(false);
    }
  });
});

test("redactReport: a creator's page shows private evidence only in opened fields and in what follows from them alone", () => {
  everyEdition((seen, { whole, reading }) => {
    const opened = whole.facts.filter((fact) => fact.scope === "owner" && earned(fact) && !reading.hides(fact));
    const open = new Set(whole.sources.filter(({ scope }) => scope === "public").map(({ evidence }) => evidence));
    const allowed = new Set([...open, ...opened.flatMap(({ sources }) => sources)]);
    const sealed = new Map(whole.facts.map((fact) => [fact.id, fact]));
    for (const { id, scope, metric } of seen.facts) {
      if (scope === "public") continue;
      expect([id, sealed.get(id)?.sources.filter((key) => !allowed.has(key))]).toEqual([id, []]);
      expect([id, reading.hides({ metric, scope: "public" })]).toEqual([id, false]);
    }
    const behind = new Set(seen.facts.filter(({ scope }) => scope === "owner").flatMap(({ sources }) => sources));
    expect(seen.sources.filter(({ scope }) => scope === "owner").map(({ evidence }) => evidence)).toEqual(
      [...behind].filter((key) => !open.has(key)).sort(),
    );
  });
});

test("redactReport: a creator's page has the public edition's sentences in their order, those of opened figures, and true counts of checks", () => {
  everyEdition((seen, { open, reading }) => {
    const edition = redactReport(reading, open);
    const [facts, others] = [seen, edition].map((one) => new Map(one.facts.map((fact) => [fact.id, fact])));
    const textOf = (one: Statement) => JSON.stringify(one);
    const texts = seen.statements.map(textOf);
    expect(new Set(texts).size).toBe(texts.length);
    const remaining = edition.statements.map(textOf).filter((text) => texts.includes(text));
    const isPublic = new Set(remaining);
    expect(texts.filter((text) => isPublic.has(text))).toEqual(remaining);
    const hadFigures = edition.facts.some(({ platform, kind }) => platform && kind !== "unavailable");
    for (const one of seen.statements) {
      if (isPublic.has(textOf(one)) || one.place === "checks") continue;
      // Coverage is a risk only once some platform has a figure.
      if (one.key === "risk.coverageNone" && !hadFigures) continue;
      // A new sentence is about what was opened, or about what is still missing beside it.
      const cited = sealedFacts(one).map((id) => facts?.get(id));
      const isNew = cited.some(
        (fact) => fact?.scope === "owner" || fact?.kind === "unavailable" || fact?.trust === "record",
      );
      expect([one.key, isNew]).toEqual([one.key, true]);
    }
    const atRisk = seen.statements.filter(({ place }) => place === "risk");
    const counts = seen.statements.filter(({ place }) => place === "checks");
    expect(counts.length).toBeLessThanOrEqual(1);
    if (atRisk.length > 0) expect(counts.map(({ key }) => key)).not.toContain("checks.ranNoneFound");
    if (atRisk.length > 0) expect(counts.map(({ key }) => key)).not.toContain("checks.noneFound");
    // What no opened figure touches is stated as in the public edition.
    const hasOpened = seen.facts.some(({ scope }) => scope === "owner");
    const left = edition.statements.filter(
      (one) =>
        !texts.includes(textOf(one)) &&
        !["overview", "next", "checks", "notChecked"].includes(one.place) &&
        sealedFacts(one).every((id) => JSON.stringify(facts?.get(id)) === JSON.stringify(others?.get(id))),
    );
    expect([hasOpened, left]).toEqual([hasOpened, []]);
  });
});

test("redactReport: a risk in opened earnings is counted, and the summary no longer says that none was found", () => {
  const none = {
    ...{ isLinked: false, publicDays: 0, publicPosts: 0, given: [], ownDays: 1, ownPosts: 0 },
    ...{ hasSameCaptions: false, hasInsights: false, publicly: "ok" as const },
  };
  const input = mixInputOf({
    instagram: { ...none, isLinked: true, publicDays: 15, publicPosts: 10 },
    x: none,
    tiktok: none,
    onlyfans: { isLinked: true, given: ["statement"] },
  });
  const { statementMonth } = input;
  const whole = sealReport({
    ...input,
    ...(statementMonth && { statementMonth: { ...statementMonth, extrasCents: 900_000_000 } }),
  });
  const checksOf = (seen: SealedReport) => ({
    risks: seen.statements.flatMap(({ key, place }) => (place === "risk" ? [key] : [])),
    summary: seen.statements.flatMap(({ key, place }) => (place === "checks" ? [key] : [])),
    ran: Number(seen.facts.find(({ id }) => id === "checks.ran")?.value),
  });
  const edition = checksOf(redactReport(editionVisibility("public", { visibility: {} }), whole));
  const shared = checksOf(redactReport(editionVisibility("public", { visibility: { earnings: "public" } }), whole));
  expect(edition).toMatchObject({ risks: [], summary: ["checks.ranNoneFound"] });
  expect(shared).toEqual({ risks: ["risk.extrasDependence"], summary: ["checks.ran"], ran: edition.ran + 1 });
});

test("redactReport: on a creator's page the checks that ran and those listed as not checked add up to all", () => {
  everyEdition((seen) => {
    const count = (id: string) => Number(seen.facts.find((fact) => fact.id === id)?.value ?? 0);
    const listed = seen.statements.filter(({ place }) => place === "notChecked").length;
    // Where no platform has a figure, that is stated once in the overview, and none is listed.
    const isShown = seen.facts.some(({ id }) => id === "checks.all");
    if (isShown && (listed > 0 || count("checks.ran") > 0))
      expect(count("checks.ran") + listed).toBe(count("checks.all"));
  });
});

test("redactReport: a creator's page never advises visitors to type, connect or import", () => {
  everyEdition((seen) => {
    expect(seen.facts.filter(({ reason }) => reason && ownersReasons.has(reason.code))).toEqual([]);
    expect(seen.statements.filter(({ key }) => key.startsWith("overview.untyped"))).toEqual([]);
  });
});

test("redactReport: a creator's page lacks no public figure but those that an opened one replaces or contradicts", () => {
  everyEdition((seen, { open, reading }) => {
    const shown = new Map(seen.facts.map((fact) => [fact.id, fact]));
    const opened = new Set(seen.facts.filter(({ scope }) => scope === "owner").map(({ id }) => id));
    const hidden = new Set(open.facts.filter((fact) => reading.hides(fact)).map(({ id }) => id));
    const isNotPublic = ({ reason }: Fact) =>
      reason && (reason.code === "not-public" || ownersReasons.has(reason.code));
    for (const fact of open.facts.filter((one) => !isNotPublic(one)))
      if (!hidden.has(fact.id) && !fact.inputs.some((id) => opened.has(id) || hidden.has(id)))
        expect([fact.id, shown.has(fact.id)]).toEqual([fact.id, true]);
  });
});

test("redactReport: of what is not public a creator's page has only what one of its sentences says so of", () => {
  everyEdition((seen) => {
    const said = new Set(seen.statements.flatMap(sealedFacts));
    const unsaid = seen.facts.filter(({ id, reason }) => reason?.code === "not-public" && !said.has(id));
    expect(unsaid.map(({ id }) => id)).toEqual([]);
  });
});

test("redactReport: a creator's page computes no figure from a value it hides, and has no sentence about it", () => {
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

test("redactReport: a creator's page names the evidence of every figure and counts its own checks", () => {
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

test("redactReport: a report sealed without a public ledger shows others its public figures, and no line with private readings", () => {
  fc.assert(
    fc.property(anyMix, (mix) => {
      const { publicLedger, ...older } = sealBoth(mix).whole;
      const seen = redactReport(publicVisibility, older);
      expect(containsSecret(JSON.stringify({ seen, page: pageOf(seen) }))).toBe(false);
      expect(seen.facts.filter(({ scope }) => scope === "owner")).toEqual([]);
      expect(seen.checks.figures).toBeGreaterThanOrEqual(seen.facts.length);
      expect(seen.checks.passed).toBe(seen.checks.figures);
    }),
    cases,
  );
});
