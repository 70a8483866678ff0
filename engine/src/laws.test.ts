import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnalyseInput } from "./analyse-input.ts";
import { dayMs } from "./catalogue/time.ts";
import { computeFacts } from "./compute-facts.ts";
import { hashSealed } from "./hash.ts";
import type { Observation } from "./ledger/evidence.ts";
import type { Fact } from "./ledger/fact.ts";
import { sectionNames, trustLevels } from "./ledger/vocabulary.ts";
import { isSound } from "./report/check-statements.ts";
import { sealedFacts as factsUnder } from "./report/report-ledger.ts";
import { sealReport } from "./report/seal-report.ts";
import { anyInput, anyOrder } from "./test/any-input.ts";
import { daysAgo, factsOf, given, inputOf } from "./test/make-input.ts";

/** Properties draw the same inputs: each is computed, and sealed, once. */
function onceEach<T>(compute: (input: AnalyseInput) => T): (input: AnalyseInput) => T {
  const results = new Map<string, T>();
  return (input) => {
    const key = fc.stringify(input);
    const result = results.get(key) ?? compute(input);
    results.set(key, result);
    return result;
  };
}
const computeOnce = onceEach(computeFacts);
const factsOnce = onceEach(factsOf);
const sealOnce = onceEach(sealReport);
const hashOf = (input: AnalyseInput) => hashSealed(sealOnce(input));
/** Shares of a whole: between 0 % and 100 %. */
const isShare = ({ id }: Fact) =>
  /coverage$|[sS]hare$|share\.largest$|[pP]ercentile$|position$|chanceOf|viralPotential$/.test(id);
/** Metrics that may be negative. */
const isDifference = ({ metric }: Fact) => /gain|change|^jump$|^jumpSince$|^sinceHigh$/i.test(metric);

test("computeFacts: the order of evidence changes nothing, including the hash", () => {
  fc.assert(
    fc.property(anyInput, anyOrder, (input, order) => {
      const other = {
        ...input,
        subjects: order(input.subjects),
        evidence: order(input.evidence),
        observations: order(input.observations),
        posts: order(input.posts),
        peers: order(input.peers),
        breakdowns: order(input.breakdowns ?? []).map((one) => ({ ...one, parts: order(one.parts) })),
      };
      expect(hashSealed(sealReport(other))).toBe(hashOf(input));
    }),
  );
});

test("computeFacts: evidence given twice changes nothing", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const twice = {
        ...input,
        evidence: [...input.evidence, ...input.evidence],
        observations: [...input.observations, ...input.observations],
        posts: [...input.posts, ...input.posts],
        breakdowns: [...(input.breakdowns ?? []), ...(input.breakdowns ?? [])],
      };
      expect(hashSealed(sealReport(twice))).toBe(hashOf(input));
    }),
  );
});

const everyFact = (assertLaw: (fact: Fact, facts: ReadonlyMap<string, Fact>, input: AnalyseInput) => void) =>
  fc.assert(
    fc.property(anyInput, (input) => {
      const facts = factsOnce(input);
      for (const fact of facts.values()) assertLaw(fact, facts, input);
    }),
  );

test("computeFacts: every fact has a value inside its interval, or is missing with a reason", () => {
  everyFact((fact) => expect([fact.id, isSound(fact)]).toEqual([fact.id, true]));
});

test("computeFacts: every fact has a unique id of platform, metric and, where it can repeat, day", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { facts } = computeOnce(input);
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
      for (const { id, platform, metric, asOf, period } of facts) {
        const name = platform ? `${platform}.${metric}` : metric;
        const day = { jump: asOf, jumpSince: period?.from }[metric];
        expect(id).toBe(day === undefined ? name : `${name}.${day.slice(0, 10)}`);
      }
    }),
  );
});

test("computeFacts: a theme's share is no greater than that of the theme before it", () => {
  everyFact(({ metric, value }, facts) => {
    const place = Number(/^theme\.([2-5])\.share$/.exec(metric)?.[1]);
    if (!place) return;
    const before = facts.get(`theme.${place - 1}.share`)?.value;
    expect([metric, Number(value) <= Number(before)]).toEqual([metric, true]);
  });
});

test("computeFacts: every value and interval lies in the domain of its metric", () => {
  everyFact((fact) => {
    const { id, value, low, high, unit } = fact;
    if (typeof value !== "number") return;
    const least = !isDifference(fact) ? 0 : unit === "percent" ? -100 : Number.NEGATIVE_INFINITY;
    const most = isShare(fact) ? 100 + 1e-9 : Number.MAX_SAFE_INTEGER;
    for (const one of [low ?? value, value, high ?? value])
      expect([id, one, least <= one && one <= most]).toEqual([id, one, true]);
  });
});

test("computeFacts: no fact refers to a time after the report, or to a period that ends before it begins", () => {
  everyFact(({ asOf, period, metric }, _, input) => {
    expect(asOf <= input.asOf).toBe(true);
    if (!period) return;
    expect(period.from <= period.to).toBe(true);
    // Only forecasts refer to later times.
    if (!/forecast|chanceOf/.test(metric)) expect(period.to <= input.asOf).toBe(true);
  });
});

test("computeFacts: a computed fact has a formula; an observed one has none", () => {
  everyFact(({ id, kind, formula }) => {
    const isComputed = kind === "derived" || kind === "estimated";
    expect([id, formula !== undefined]).toEqual([id, isComputed]);
  });
});

test("computeFacts: inputs are existing facts and sources are given evidence", () => {
  everyFact(({ inputs, alternatives = [], sources, conflicts = [] }, facts, input) => {
    const keys = new Set(input.evidence.map(({ key }) => key));
    for (const id of [...inputs, ...alternatives]) expect(facts.has(id)).toBe(true);
    for (const key of [...sources, ...conflicts.map(({ evidence }) => evidence)]) expect(keys.has(key)).toBe(true);
    expect(sources).toEqual([...new Set(sources)].sort());
  });
});

test("computeFacts: no fact is more public, trusted or real than its inputs", () => {
  everyFact((fact, facts, input) => {
    const weight = ({ trust }: Fact) => trustLevels.indexOf(trust);
    for (const under of fact.inputs.flatMap((id) => facts.get(id) ?? [])) {
      if (under.kind === "unavailable") continue;
      if (under.scope === "owner") expect([fact.id, under.id, fact.scope]).toEqual([fact.id, under.id, "owner"]);
      if (under.sandbox) expect([fact.id, under.id, fact.sandbox]).toEqual([fact.id, under.id, true]);
      expect([fact.id, under.id, weight(fact) >= weight(under)]).toEqual([fact.id, under.id, true]);
    }
    const behind = input.evidence.filter(({ key }) => fact.sources.includes(key));
    expect(fact.scope).toBe(behind.some(({ scope }) => scope === "owner") ? "owner" : "public");
    expect(fact.sandbox).toBe(behind.some(({ sandbox }) => sandbox));
  });
});

test("sealReport: a sealed report is plain JSON and survives the database unchanged", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const sealed = sealOnce(input);
      expect(JSON.parse(JSON.stringify(sealed))).toStrictEqual(sealed);
    }),
  );
});

test("sealReport: every written sentence passes the check against its facts", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { statements, facts, checks } = sealOnce(input);
      expect(checks).toEqual({ figures: checks.passed, passed: checks.passed, dropped: 0 });
      const ids = new Set(facts.map(({ id }) => id));
      for (const one of statements)
        for (const id of factsUnder(one)) expect([one.key, id, ids.has(id)]).toEqual([one.key, id, true]);
    }),
  );
});

test("sealReport: every section has content where some platform gave a figure, and no sentence appears twice", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { statements, facts } = sealOnce(input);
      const known = new Set(facts.flatMap(({ platform, kind }) => (kind === "unavailable" ? [] : (platform ?? []))));
      // A read that gave nothing is said once, in the overview.
      const social = facts.some(({ metric, platform }) => metric === "engagement" && platform && known.has(platform));
      for (const section of sectionNames)
        if (known.size > 0 && (section !== "engagementMetrics" || social))
          expect([section, statements.some((one) => one.section === section)]).toEqual([section, true]);
      const written = statements.map((one) => JSON.stringify(one));
      expect(new Set(written).size).toBe(written.length);
    }),
  );
});

test("sealReport: lists exactly the evidence that its facts use or contradict, once each", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { sources, facts } = sealOnce(input);
      const used = facts.flatMap((fact) => [
        ...fact.sources,
        ...(fact.conflicts ?? []).map(({ evidence }) => evidence),
      ]);
      expect(sources.map(({ evidence }) => evidence)).toEqual([...new Set(used)].sort());
    }),
  );
});

const bad = fc.oneof(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300, 2 ** 53, 1e-300),
  fc.double({ max: -1e-300, noNaN: true }),
);

test("computeFacts: an invalid count changes no fact, in any position", () => {
  fc.assert(
    fc.property(anyInput, bad, fc.nat(60), (input, value, days) => {
      const wrong = input.observations.map((one): Observation => ({ ...one, value, observedAt: daysAgo(days) }));
      const { facts } = sealOnce(input);
      expect(sealReport({ ...input, observations: [...input.observations, ...wrong] }).facts).toEqual(facts);
    }),
  );
});

test("computeFacts: an invalid count in a post equals a hidden one", () => {
  fc.assert(
    fc.property(anyInput, bad, fc.constantFrom("likes", "comments", "views", "shares"), (input, value, member) => {
      const hidden = input.posts.map(({ [member]: _, ...post }) => post);
      const wrong = input.posts.map((post) => ({ ...post, [member]: value }));
      expect(sealReport({ ...input, posts: wrong })).toEqual(sealReport({ ...input, posts: hidden }));
    }),
  );
});

test("computeFacts: invalid counts alone give no fact", () => {
  fc.assert(
    fc.property(anyInput, bad, (input, value) => {
      const observations = input.observations.map((one) => ({ ...one, value }));
      const breakdowns = (input.breakdowns ?? []).map((one) => ({
        ...one,
        parts: one.parts.map(({ key }) => ({ key, value })),
      }));
      const facts = factsOf({ ...input, observations, posts: [], breakdowns });
      for (const { id, value } of facts.values())
        if (id !== "coverage" && id !== "handleLikeness") expect([id, value]).toEqual([id, null]);
    }),
  );
});

test("computeFacts: without evidence every fact is missing and none is 0", () => {
  for (const fact of factsOf(inputOf()).values()) expect([fact.kind, fact.value]).toEqual(["unavailable", null]);
});

test("computeFacts: shifting the history by weeks shifts instants and no value", () => {
  fc.assert(
    fc.property(anyInput, fc.integer({ min: 1, max: 570 }), (input, weeks) => {
      const earlier = (text: string) => new Date(Date.parse(text) - 7 * weeks * dayMs).toISOString();
      const moved = {
        ...input,
        asOf: earlier(input.asOf),
        evidence: input.evidence.map((one) => ({ ...one, addedAt: earlier(one.addedAt) })),
        observations: input.observations.map((one) => ({ ...one, observedAt: earlier(one.observedAt) })),
        posts: input.posts.map((one) => ({ ...one, publishedAt: earlier(one.publishedAt) })),
        breakdowns: (input.breakdowns ?? []).map((one) => ({ ...one, observedAt: earlier(one.observedAt) })),
      };
      // A jump's id has its day, which is shifted too.
      const withoutDay = (text: string) => text.replaceAll(/(?<=\.jump(?:Since)?\.)\d{4}-\d{2}-\d{2}/g, "day");
      const values = (of: AnalyseInput) =>
        [...factsOf(of).values()].map(({ id, value, low, high, n }) => ({ id: withoutDay(id), value, low, high, n }));
      const statementsOf = (of: AnalyseInput) => withoutDay(JSON.stringify(sealReport(of).statements));
      expect(values(moved)).toEqual(values(input));
      expect(statementsOf(moved)).toBe(statementsOf(input));
    }),
  );
});

test("computeFacts: multiplying every count by 8 leaves shares and rates unchanged", () => {
  const scaled = (value: number | undefined) => value !== undefined && { value: 8 * value };
  const free =
    /engagement$|engagementMean$|engagementMedian$|engagementByViews$|gainPercent$|[sS]hare|viralPotential$|coverage$|postFrequency$|Gap$|theme\.\d(\.share)?$/;
  fc.assert(
    fc.property(anyInput, (input) => {
      const times8 = {
        ...input,
        observations: input.observations.map(({ low, high, ...one }) => ({
          ...one,
          ...(one.metric !== "posts.perWeek" && scaled(one.value)),
        })),
        posts: input.posts.map((post) => {
          const counts = (["likes", "comments", "shares", "views"] as const).flatMap((member) =>
            post[member] === undefined ? [] : [[member, 8 * post[member]]],
          );
          return { ...post, ...Object.fromEntries(counts) };
        }),
        breakdowns: (input.breakdowns ?? []).map((one) => ({
          ...one,
          parts: one.parts.map(({ key, value }) => ({ key, value: 8 * value })),
        })),
      };
      const plain = { ...input, observations: input.observations.map(({ low, high, ...one }) => one) };
      const [before, after] = [factsOf(plain), factsOf(times8)];
      for (const [id, { value, reason }] of before) {
        if (!free.test(id)) continue;
        if (typeof value === "number") expect(after.get(id)?.value).toBeCloseTo(value, 6);
        else expect([after.get(id)?.value, after.get(id)?.reason]).toEqual([value, reason]);
      }
    }),
  );
});

test("computeFacts: more interactions of any post never lower a rate", () => {
  fc.assert(
    fc.property(anyInput, fc.nat(), fc.nat(10_000), (input, at, extra) => {
      const index = at % Math.max(1, input.posts.length);
      const posts = input.posts.map((post, i) =>
        i === index && post.likes !== undefined ? { ...post, likes: post.likes + extra } : post,
      );
      const [before, after] = [factsOnce(input), factsOf({ ...input, posts })];
      for (const [id, fact] of before)
        if (
          /engagement$|engagementMean$|engagementMedian$|engagementByViews$|likesAverage$|tierPercentile$/.test(id) &&
          typeof fact.value === "number"
        )
          expect([id, Number(after.get(id)?.value) >= fact.value]).toEqual([id, true]);
    }),
  );
});

test("computeFacts: weaker evidence never changes a known figure, and is listed where it contradicts it", () => {
  fc.assert(
    fc.property(anyInput, fc.nat(10_000_000), fc.nat(60), (input, value, days) => {
      const known = [...factsOnce(input).values()].filter(
        ({ trust, kind }) => kind === "measured" && trust === "connected",
      );
      for (const { platform, metric, value: was, id } of known) {
        if (!platform || metric !== "followers") continue;
        const typed: Observation = {
          platform,
          metric: "followers",
          value,
          observedAt: daysAgo(days),
          evidence: "typed",
        };
        const after = factsOf({
          ...input,
          evidence: [...input.evidence, given("typed", "manual", days)],
          observations: [...input.observations, typed],
        });
        expect(after.get(id)?.value).toBe(was);
        expect(after.get(id)?.scope).toBe("public");
      }
    }),
  );
});
