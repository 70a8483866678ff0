import { type ChatLine, type ChatPiece, type Language, languages } from "@fanradar/contract";
import { type Fact, relationOf, summariseReport } from "@fanradar/engine";
import { platformWords, showExactly, showFact, showRange, showSize } from "@fanradar/words";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Knowledge } from "../knowledge.ts";
import { type Block, maxBlocks } from "../plan/block.ts";
import { anyKnowledge, anyPlan } from "../test/any-plan.ts";
import { knowledgeOf, makeTestFact, testFormatIn } from "../test/make-facts.ts";
import { textOf } from "./piece.ts";
import { writePlan } from "./write-plan.ts";

const anyLanguage = fc.constantFrom(...languages);
const write = (plan: readonly Block[], knowledge: Knowledge, language: Language) =>
  writePlan(plan, knowledge, { language, format: testFormatIn(language) });

/** Every paragraph and every cell of an answer. */
const partsOf = (lines: readonly ChatLine[]): (readonly ChatPiece[])[] =>
  lines.flatMap((line) => [
    line.pieces,
    ...(line.table?.rows.flatMap(({ cells }) => cells.map((cell) => cell.pieces)) ?? []),
  ]);

/** Pieces of one sentence each: a sentence ends in a piece of words that begins with a full stop. */
function sentencesOf(pieces: readonly ChatPiece[]): ChatPiece[][] {
  const sentences: ChatPiece[][] = [[]];
  for (const piece of pieces) {
    const [before = "", ...after] = piece.factId === undefined ? piece.text.split(/\.(?= |$)/) : [piece.text];
    sentences.at(-1)?.push({ ...piece, text: before });
    for (const text of after) sentences.push([{ text }]);
  }
  return sentences;
}

const factsOf = (pieces: readonly ChatPiece[], knowledge: Knowledge): Fact[] =>
  pieces.flatMap(({ factId }) => (factId === undefined ? [] : (knowledge.facts.get(factId) ?? [])));

const platformsIn = (text: string) =>
  [...text.matchAll(/\b(?:Instagram|TikTok|OnlyFans|X)\b/g)]
    .map(([name]) => name)
    .filter((name, at, all) => name !== all[at - 1]);

/** What an English sentence of a metric calls it. */
function nameOf(metric: string): RegExp {
  const names: [RegExp, RegExp][] = [
    [/^followers|follows|forecast/, /[Ff]ollowers?/],
    [/^following/, /[Ff]ollow(?:ing)? /],
    [/^posts|postFreq/, /[Pp]ost/],
    [/^likes/, /likes?|Likes per post/],
    [/^comments/, /[Cc]omment/],
    [/^avgViews|^viewsTotal|viral/, /views?|Views|Viral/],
    [/^jump/, /at once|Follower jump/],
    [/^gain(?:\.|$)/, /gained|lost/],
    [/^gainPercent/, /grew|shrank|Growth/],
    [/^engagementChange/, /newest posts|Engagement change/],
    [/[eE]ngagement|tierPerc|market/, /[Ee]ngagement|Likes and comments/],
    [/^topPost/, /single post|top post/],
    [/^chance/, /[Cc]hance/],
    [/^hourChange/, /Posts from/],
    [/^sudden/, /sudden fall/],
    [/^longest/, /longest gap|Longest gap/],
    [/^daysSince/, /last post/],
    [/^trending/, /[Tt]rending score/],
    [/^score/, /[Ss]core/],
    [/^earnings/, /earned|Earnings|Tips|Renewals|kind/],
    [
      /^theme/,
      /captioned|likes and comments|Share of posts|Engagement of|post about|posts are about|Theme|call|Clearly/,
    ],
  ];
  const found = names.find(([pattern]) => pattern.test(metric));
  if (!found) throw new Error(`no name of ${metric}`);
  return found[1];
}

const without = <One>(list: readonly One[]) => list.filter((one, at) => one !== list[at - 1]);

test("writePlan: every figure is that of its own fact, as it is shown everywhere", () => {
  fc.assert(
    fc.property(anyPlan, anyKnowledge, anyLanguage, (plan, knowledge, language) => {
      const format = testFormatIn(language);
      const { lines, facts } = write(plan, knowledge, language);
      const shown = new Map([...facts.map((fact) => [fact.id, fact] as const), ...knowledge.facts]);
      for (const { text, factId, part } of partsOf(lines).flat()) {
        if (part === undefined) continue;
        const fact = shown.get(factId ?? "");
        if (!fact) throw new Error(`no fact ${factId}`);
        const { low = 0, high = 0 } = fact;
        const unsigned = high < 0 ? { ...fact, low: -high, high: -low } : fact;
        const figures = [showFact(fact, format), showSize(fact, format), showExactly(fact, format)];
        const ranges = [showRange(fact, format), showRange(unsigned, format)];
        if (part === "figure") expect(figures).toContain(text);
        else expect(ranges).toContain(text.replace(/^, | ?\(|\)$/g, ""));
      }
    }),
  );
});

test("writePlan: a sentence has figures of one metric, and names their platforms in their order", () => {
  const family = ({ metric }: Fact) =>
    metric
      .replace(/^theme\.\d(?:\.(?:share|change))?$/, "theme")
      .replace(/\.before$/, "")
      .replace(/benchmarkEngagement|peerEngagement/, "engagement")
      .replace(/^earnings\.(?:tip|renewal)$/, "earnings.kind");
  fc.assert(
    fc.property(anyPlan, anyKnowledge, anyLanguage, (plan, knowledge, language) => {
      const stated = write(plan, knowledge, language).lines.filter(({ kind }) => kind === "own" || kind === "missing");
      for (const sentence of stated.flatMap(({ pieces }) => sentencesOf(pieces))) {
        const facts = factsOf(sentence, knowledge).filter(({ id }) => !id.startsWith("post."));
        if (facts.length === 0) continue;
        expect(new Set(facts.map(family)).size).toBe(1);
        const words = textOf(sentence.filter(({ factId }) => factId === undefined));
        const platforms = without(facts.flatMap(({ platform }) => (platform ? [platformWords[platform]] : [])));
        // What an origin adds of the same fact names nothing once more.
        const isFurther =
          new Set(facts.map(({ id }) => id)).size === 1 && !sentence.some(({ part }) => part !== undefined);
        if (!isFurther || platformsIn(words).length > 0) expect(platformsIn(words)).toEqual(platforms);
        if (language === "en" && !isFurther) expect(textOf(sentence)).toMatch(nameOf(facts[0]?.metric ?? ""));
      }
    }),
  );
});

test("writePlan: what is said of a theme names that theme", () => {
  fc.assert(
    fc.property(
      anyKnowledge,
      anyLanguage,
      fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 1, maxLength: 4 }),
      fc.constantFrom("share", "change"),
      (knowledge, language, places, what) => {
        const { lines } = write(
          [{ kind: "facts", facts: places.map((place) => `theme.${place}.${what}`) }],
          knowledge,
          language,
        );
        for (const { pieces } of lines.filter(({ kind }) => kind === "own")) {
          const places = without(pieces.flatMap(({ factId }) => factId?.split(".")[1] ?? []));
          const pairs = pieces.flatMap(({ factId }) => factId ?? []).filter((id, at, all) => id !== all[at - 1]);
          // A theme's name, and its figure right after it or right before it.
          expect(pairs).toHaveLength(2 * places.length);
        }
      },
    ),
  );
});

const relationWords: Record<Language, Record<"above" | "below" | "meets", RegExp>> = {
  en: {
    above: /: (?:higher|more|fell less) /,
    below: /: (?:lower|fewer|fell more) /,
    meets: /too close to call|: the same/,
  },
  de: {
    above: /: (?:höher|mehr|weniger gefallen) /,
    below: /: (?:niedriger|weniger(?! gefallen)|stärker gefallen) /,
    meets: /zu knapp|: gleich/,
  },
  es: {
    above: /: (?:mayor|más|bajó menos) /,
    below: /: (?:menor|menos|bajó más) /,
    meets: /sin diferencia|: igual/,
  },
  fr: {
    above: /\u00a0: davantage |baisse moins forte/,
    below: /\u00a0: moins |baisse plus forte/,
    meets: /trop serré|\u00a0: identique/,
  },
};

test("writePlan: what is said of two figures is what their ranges say", () => {
  const platform = fc.constantFrom("instagram", "x", "tiktok");
  const place = fc.integer({ min: 1, max: 5 });
  const pair = fc.oneof(
    fc
      .tuple(place, place, fc.constantFrom("share", "change"))
      .map(([a, b, what]) => [`theme.${a}.${what}`, `theme.${b}.${what}`] as const),
    fc
      .constantFrom("engagement", "gainPercent", "avgViews")
      .map((metric) => [`7.x.${metric}`, `8.x.${metric}`] as const),
    fc
      .tuple(platform, platform, fc.constantFrom("followers", "engagement", "gain", "postFrequency", "avgViews"))
      .map(([a, b, metric]) => [`${a}.${metric}`, `${b}.${metric}`] as const),
  );
  fc.assert(
    fc.property(pair, anyKnowledge, anyLanguage, ([left, right], knowledge, language) => {
      const { lines } = write([{ kind: "compare", left, right }], knowledge, language);
      const [line] = lines;
      if (!line) return;
      const first = line.pieces.find(({ factId }) => factId === left || factId === right)?.factId;
      const [a, b] = (first === left ? [left, right] : [right, left]).map((id) => knowledge.facts.get(id));
      const [, second] = line.pieces.filter(({ part }) => part === "figure");
      // One figure for both: a reader cannot tell them apart, whatever follows the last digit.
      const relation = second ? relationOf(a, b) : "meets";
      const said = (["above", "below", "meets"] as const).filter((one) =>
        relationWords[language][one].test(textOf(line.pieces)),
      );
      expect(said).toEqual([relation]);
    }),
  );
});

test.each([
  ["en", "Growth on Instagram: fell less for Ava (-3.6%) than for Carla (-3.9%).", "the same"],
  ["de", "Wachstum auf Instagram: weniger gefallen bei Ava (-3,6 %) als bei Carla (-3,9 %).", "gleich"],
  ["es", "Crecimiento en Instagram: bajó menos para Ava (-3,6 %) que para Carla (-3,9 %).", "igual"],
  ["fr", "Croissance sur Instagram : baisse moins forte pour Ava (-3,6 %) que pour Carla (-3,9 %).", "identique"],
] as const)(
  "writePlan: in '%s' the smaller of two falls fell less, and what is shown alike is the same",
  (language, text, same) => {
    const models = [
      { id: 7, name: "Ava", attention: [], state: "analyzed" as const },
      { id: 8, name: "Carla", attention: [], state: "analyzed" as const },
    ];
    const compared = (left: number, right: number) => {
      const facts = [makeTestFact("7.instagram.gainPercent", left), makeTestFact("8.instagram.gainPercent", right)];
      const ids = facts.map(({ id }) => id);
      const { lines } = write(
        [{ kind: "compare", left: ids[0] ?? "", right: ids[1] ?? "" }],
        knowledgeOf(facts, { models }),
        language,
      );
      return lines.map(({ pieces }) => textOf(pieces).replace(/[\u00a0\u202f]/g, " ")).join();
    };
    expect(compared(-3.6, -3.9)).toBe(text);
    expect(compared(-3.9, -3.6)).not.toBe(text);
    expect(compared(3.6000001, 3.6)).toContain(same);
    expect(compared(3.6, 3.6)).toContain(same);
  },
);

test.each([
  ["high", 5, 4.5, "is above that of comparable accounts"],
  ["above", 5, 3, "is above typical for comparable accounts on FanRadar (3.0%, 2.0 to 4.0%), but the ranges overlap"],
  ["typical", 3, 2.5, "is typical for comparable accounts"],
  ["below", 1.5, 1, "is below typical for comparable accounts on FanRadar (3.0%, 2.0 to 4.0%), but the ranges overlap"],
  ["low", 1.2, 1, "is below that of comparable accounts"],
] as const)(
  "writePlan: engagement whose standing in a report's head is '%s' is said to be so, whichever figure stands first",
  (standing, value, low, text) => {
    const percent = { unit: "percent" } as const;
    const own = makeTestFact("instagram.engagement", value, { ...percent, low, high: 2 * value - low });
    const usual = makeTestFact("instagram.peerEngagement", 3, { ...percent, low: 2, high: 4 });
    const facts = [makeTestFact("instagram.followers", 5_000), own, usual];
    expect(summariseReport({ facts, statements: [], series: [] }).tiles).toContainEqual(
      expect.objectContaining({ standing: { level: standing, against: usual.id } }),
    );
    for (const [left, right] of [
      [own.id, usual.id],
      [usual.id, own.id],
    ] as const) {
      const { lines } = write([{ kind: "compare", left, right }], knowledgeOf([own, usual]), "en");
      expect(lines.map(({ pieces }) => textOf(pieces)).join(" ")).toContain(text);
    }
  },
);

test("writePlan: figures that are all of one day, and old, name it once; beside fresh ones each names its own", () => {
  const old = "2026-11-02T12:00:00.000Z";
  const facts = [makeTestFact("x.followers", 5, { asOf: old }), makeTestFact("instagram.engagement", 3, { asOf: old })];
  const fresh = makeTestFact("x.postFrequency", 2);
  const textFor = (all: ReturnType<typeof makeTestFact>[]) => {
    const blocks = all.map(({ id }): Block => ({ kind: "facts", facts: [id] }));
    return write(blocks, knowledgeOf(all), "en")
      .lines.map(({ pieces }) => textOf(pieces))
      .join(" ");
  };
  expect(textFor(facts).match(/as of/g)).toHaveLength(1);
  expect(textFor(facts)).toMatch(/These figures are as of Nov 2, 2026\.$/);
  expect(textFor([...facts, fresh]).match(/as of/g)).toHaveLength(2);
});

test("writePlan: 'times as much' is a fact of its own, computed from the two that the sentence compares", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 400 }),
      fc.nat(60),
      anyLanguage,
      (left, right, width, language) => {
        const ranged = (id: string, value: number) =>
          makeTestFact(id, value, { low: value - width / 10, high: value + width / 10, level: 0.8 });
        const knowledge = knowledgeOf([ranged("x.engagement", left), ranged("instagram.engagement", right)]);
        const { facts } = write(
          [{ kind: "compare", left: "x.engagement", right: "instagram.engagement" }],
          knowledge,
          language,
        );
        const [high = 0, low = 0] = [left, right].toSorted((a, b) => b - a);
        const [least, most] = [(high - width / 10) / (low + width / 10), (high + width / 10) / (low - width / 10)];
        const isSure = low > width / 10 && least > 1 && high / low >= 1.5 && most / least <= 2;
        const times = facts.find(({ metric }) => metric === "comparison.times");
        expect(times?.value).toEqual(isSure ? high / low : undefined);
        if (times) expect(times.inputs.toSorted()).toEqual(["instagram.engagement", "x.engagement"]);
      },
    ),
  );
});

test("writePlan: by how many percent two exact amounts differ is a fact of its own; of rates and ranges it is not said", () => {
  const amounts = [makeTestFact("earnings.total.in", 5_248), makeTestFact("earnings.total.before", 4_509)];
  const [later, earlier] = amounts.map((fact) => ({
    ...fact,
    metric: "earnings.total",
    unit: "cents" as const,
    currency: "USD",
  }));
  const periods = [
    { from: "2026-11-01", to: "2026-11-28" },
    { from: "2026-10-01", to: "2026-10-28" },
  ];
  const facts = [later, earlier].flatMap((fact, at) => (fact && periods[at] ? { ...fact, period: periods[at] } : []));
  const compare = (all: typeof facts) =>
    write([{ kind: "compare", left: "earnings.total.in", right: "earnings.total.before" }], knowledgeOf(all), "en");
  const percent = compare(facts).facts.find(({ metric }) => metric === "comparison.percent");
  expect(percent?.value).toBeCloseTo((100 * (5_248 - 4_509)) / 4_509);
  const ranged = facts.map((fact) => ({
    ...fact,
    low: Number(fact.value) - 1,
    high: Number(fact.value) + 1,
    level: 0.8,
  }));
  expect(compare(ranged).facts.some(({ metric }) => metric === "comparison.percent")).toBe(false);
});

/** The limits of the product are no figures of a creator. */
const isOnLimits = (block: Block) => "article" in block && block.article === "limits";

test("writePlan: outside of facts no numeral stands in an answer but in a suggestion, and in how a figure is computed", () => {
  fc.assert(
    fc.property(anyPlan, anyKnowledge, anyLanguage, (all, knowledge, language) => {
      const plan = all.filter((block) => block.kind !== "definition" && !isOnLimits(block));
      const lines = write(plan, knowledge, language).lines.filter(({ kind }) => kind !== "plan");
      const words = partsOf(lines)
        .flat()
        .filter(({ factId }) => factId === undefined);
      expect(words.filter(({ text }) => /\p{N}/u.test(text))).toEqual([]);
    }),
  );
});

test("writePlan: no slot is left over, no line is empty, and no space is doubled", () => {
  fc.assert(
    fc.property(anyPlan, anyKnowledge, anyLanguage, (plan, knowledge, language) => {
      const { lines } = write(plan, knowledge, language);
      for (const text of partsOf(lines).map(textOf))
        expect(text).toMatch(/^(?!.*(?:[{}[\]|]|\s\s|undefined|NaN| [.,]))\S(?:.*\S)?$/u);
      for (const { table } of lines)
        for (const { cells } of table?.rows ?? []) expect(cells).toHaveLength(table?.head.length ?? 0);
    }),
  );
});

test("writePlan: a block that does not fit is left out alone, and more than eight are never written", () => {
  fc.assert(
    fc.property(anyPlan, anyKnowledge, anyLanguage, (plan, knowledge, language) => {
      const { lines, dropped } = write(plan, knowledge, language);
      const held = plan.slice(0, maxBlocks).filter((block) => !dropped.includes(block));
      expect(write(held, knowledge, language)).toMatchObject({ lines, dropped: [] });
      expect(dropped.length).toBeGreaterThanOrEqual(plan.length - maxBlocks);
    }),
  );
});

test("writePlan: the facts of an answer are those that it shows, and each is known", () => {
  fc.assert(
    fc.property(anyPlan, anyKnowledge, anyLanguage, (plan, knowledge, language) => {
      const { lines, facts } = write(plan, knowledge, language);
      const shown = new Set(
        partsOf(lines)
          .flat()
          .flatMap(({ factId }) => factId ?? []),
      );
      expect(new Set(facts.map(({ id }) => id))).toEqual(shown);
    }),
  );
});
