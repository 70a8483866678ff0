import type { Language } from "@fanradar/contract";
import { languages } from "@fanradar/contract";
import { type Fact, sealReport, statementKeys } from "@fanradar/engine";
import { describe, expect, test } from "vitest";
import { showName } from "./format/format-fact.ts";
import { localeOf, renderStatement, statementText } from "./index.ts";
import { tables } from "./tables.ts";

const formatOf = (language: Language) => ({ locale: localeOf[language], timeZone: "UTC", words: tables[language] });
const us = formatOf("en");
const { statementWords } = tables.en;
const platformOf: Record<string, Fact["platform"]> = { first: "instagram", second: "x", third: "tiktok" };
const metricOf: Record<string, string> = {
  total: "follows.total",
  rises: "unexplainedJumps",
  now: "followers",
  year: "gain.yearBefore",
  rate: "postFrequency",
  share: "share.largest",
  platform: "share.largestPlatform",
  confidence: "forecastConfidence",
  effect: "shift.format.effect",
};

/** A fact that suits a slot, with every field a sentence may use. */
function suiting(slot: string, rule: string): Fact {
  const [unit = "", direction] = rule.split(" ");
  const known: Fact["unit"][] = ["count", "percent", "perWeek", "days", "words"];
  const shared = {
    id: slot,
    metric: metricOf[slot] ?? slot,
    platform: platformOf[slot] ?? "instagram",
    asOf: "2026-11-20T12:00:00.000Z",
    trust: "connected" as const,
    sandbox: false,
    inputs: [],
    sources: [],
    scope: "public" as const,
    n: 8,
    sampleOf: "days" as const,
    period: { from: "2026-10-23T12:00:00.000Z", to: "2026-11-20T12:00:00.000Z" },
  };
  if (unit === "absent") {
    const reason = {
      code: "too-few-days",
      needs: 5,
      has: 2,
      readyOn: "2026-11-24",
      nextTryAt: "2026-11-20T12:30:00.000Z",
    } as const;
    return { ...shared, kind: "unavailable", value: null, unit: "count", reason };
  }
  const value = direction === "fall" ? -42 : direction === "still" ? 0 : 42;
  const values = unit === "words" ? { value: "instagram" } : { value, low: value - 3, high: value + 3 };
  return { ...shared, kind: "derived", ...values, unit: known.find((one) => one === unit) ?? "count" };
}

const keys = Object.entries(statementKeys);
const sentence = (key: string, rules: object) => {
  const facts = new Map(Object.entries(rules).map(([slot, rule]) => [slot, suiting(slot, String(rule))]));
  const slots = Object.fromEntries([...facts.keys()].map((slot) => [slot, slot]));
  const section = "platformOverview" as const;
  return { statement: { key, section, place: "overview", slots, evidence: [] }, facts };
};

/** Number words. 'Un', 'une', 'ein' and 'uno' are articles as well, and are allowed. */
/** Quarter and half-year are units of time. */
const numerals: Record<Language, RegExp> = {
  en: /\d|\b(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|half(?!-year)|twice|second|third)\b/i,
  es: /\d|\b(cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|docena|cien|ciento|cientos|mil|millón|millones|mitad|doble|segund[oa]|tercer[oa]?)\b/i,
  fr: /\d|\b(zéro|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|douzaine|cent|cents|mille|million|moitié|double|seconde?|deuxième|troisième)\b/i,
  de: /\d|\b(null|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dutzend|hundert|tausend|million|hälfte|doppelt|zweimal|zweite[nrs]?|dritte[nrs]?)\b/i,
};
/** Pronouns that give the creator a gender; sentences are about an account. */
const gendered: Record<Language, RegExp> = {
  en: /\b(she|her|hers|he|him|his)\b/i,
  es: /\b(él|ella|ellas)\b/i,
  fr: /\b(elle|elles|lui)\b/i,
  de: /\b(er|ihm|ihn|seine|seiner|seinem|seinen|seines)\b/i,
};

// A language whose sentences are still in English is not checked.
const written = languages.filter((one) => one === "en" || tables[one].statementWords !== statementWords);

describe.each(written)("in %s", (language) => {
  const format = formatOf(language);
  const sentences = tables[language].statementWords;

  test.each(keys)("statements: %s renders as a whole sentence", (key, rules) => {
    const { statement, facts } = sentence(key, rules);
    const text = statementText(statement, facts, format, sentences);
    expect(text).toMatch(/^[\p{Lu}\d].*(\.|[^.])$/u);
    expect(text).not.toMatch(/[{}]|undefined|null|NaN|\(\)|— | {2}| [.,)]|\.\.|[+-]\d/);
    if (language !== "fr") expect(text).not.toMatch(/ [:;]/);
  });

  test.each(keys)("statements: every digit of %s belongs to a fact", (key, rules) => {
    const { statement, facts } = sentence(key, rules);
    for (const piece of renderStatement(statement, facts, format, sentences) ?? [])
      if (!piece.fact) expect(piece.text).not.toMatch(/\d/);
  });

  test.each([...Object.entries(sentences), ...Object.entries(tables[language].reasonWords)])(
    "statements: %s has no numeral of its own",
    (_, template) => {
      expect(template.replace(/\{[^}]+\}/g, "").match(numerals[language])?.[0]).toBeUndefined();
    },
  );

  test("statements: no sentence names a gender", () => {
    for (const template of Object.values(sentences)) expect(template).not.toMatch(gendered[language]);
  });

  test.each(["earningsGross", "earningsNet"])(
    "statements: earnings that sources disagree on are named: %s",
    (metric) => {
      const { statement, facts } = sentence("overview.conflictEarnings", { earnings: "cents" });
      const fact: Fact = {
        ...suiting("earnings", "cents"),
        metric,
        unit: "cents",
        currency: "USD",
        platform: "onlyfans",
      };
      const text = statementText(statement, facts.set("earnings", fact), format, sentences);
      expect(text).toContain(showName(fact, format));
    },
  );

  test("statements: a figure appears in every language if it appears in English", () => {
    const figuresOf = (template: string) => (template.match(/\{\w+(?:\.size|\.range)?\}/g) ?? []).sort();
    for (const [key, template] of Object.entries(sentences))
      expect([key, figuresOf(template)]).toEqual([
        key,
        figuresOf(Object.entries(statementWords).find(([one]) => one === key)?.[1] ?? ""),
      ]);
  });
});

const say = (now: number, forecast: number, low: number, high: number) => {
  const { statement, facts } = sentence("growth.up", statementKeys["growth.up"]);
  facts.set("now", { ...suiting("now", "count"), value: now, low: now, high: now });
  facts.set("forecast", { ...suiting("forecast", "count"), value: forecast, low, high });
  return statementText(statement, facts, us, statementWords);
};

test("count beside another: short if the two stay distinct", () => {
  expect(say(200_000, 206_500, 203_400, 213_400)).toContain("from 200K to about 206.5K");
});

test("count beside another: shows every digit if rounding would make them equal", () => {
  expect(say(10_000, 10_036, 10_012, 10_072)).toContain("from 10,000 to about 10,036");
});

test.each([
  [1, "Instagram has 1 follower."],
  [0, "Instagram has 0 followers."],
  [2, "Instagram has 2 followers."],
  [1_200, "Instagram has 1.2K followers."],
])("plural: %d has its English form", (value, text) => {
  const { statement, facts } = sentence("overview.single", { followers: "count" });
  facts.set("followers", { ...suiting("followers", "count"), value });
  expect(statementText(statement, facts, us, statementWords)).toBe(text);
});

test("theme: one spelt like a word of the interface is unchanged", () => {
  const { statement, facts } = sentence("themes.next", { first: "words" });
  facts.set("first", { ...suiting("theme.2", "words"), value: "mid", formula: "theme.share" });
  expect(statementText(statement, facts, us, statementWords)).toBe("Next comes mid.");
});

test("renderStatement: a key without a sentence renders nothing", () => {
  const unknown = { key: "toString", section: "platformOverview" as const, place: "overview", slots: {}, evidence: [] };
  expect(renderStatement(unknown, new Map(), us, statementWords)).toBeUndefined();
});

test("report: no two sentences are the same", () => {
  const outcomes = ["upstream_error", "no_key", "no_connector", "private"] as const;
  const platforms = ["instagram", "x", "tiktok", "onlyfans"] as const;
  for (const shift of [0, 1, 2, 3]) {
    const subjects = platforms.map((platform, index) => ({
      platform,
      handle: "ava",
      url: "https://example.invalid/",
      outcome: outcomes[(index + shift) % outcomes.length] ?? ("no_data" as const),
    }));
    const sealed = sealReport({
      asOf: "2026-11-20T12:00:00.000Z",
      subjects,
      evidence: [],
      observations: [],
      posts: [],
      peers: [],
    });
    const facts = new Map(sealed.facts.map((fact) => [fact.id, fact]));
    const texts = sealed.statements
      .filter(({ section }) => section !== "engagementMetrics")
      .map((one) => `${one.place} ${statementText(one, facts, us, statementWords)}`);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test.each(languages)(
  "extras share (%s): label and sentences name all payments other than subscriptions",
  (language) => {
    const { metricWords, pricingStatementWords, statementWords } = tables[language];
    const texts = [
      metricWords.extrasShare,
      statementWords["risk.extrasDependence"],
      statementWords["notChecked.extrasDependence"],
      pricingStatementWords["strategy.extras"],
    ];
    for (const text of texts) {
      expect(text).toMatch(/subscription|\bAbos|suscripciones|abonnements/);
      expect(text).not.toMatch(/\b(?:tips|trinkgeld|propinas|pourboires|messages|nachrichten|mensajes)/i);
    }
  },
);
