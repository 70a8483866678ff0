import type { Language } from "@fanradar/contract";
import { languages } from "@fanradar/contract";
import { describe, expect, test } from "vitest";
import { releases } from "./changelog.ts";
import { bundles, preferredLanguage } from "./index.ts";
import { tables } from "./tables.ts";

const others = languages.filter((language) => language !== "en");

/** Every sentence of a table with its place. Functions are called: their parameters must appear in the result. */
function leaves(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value === "function") return [[`${place}()`, String(value(...given.slice(0, value.length)))]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, `${place}.${key}`));
}
/** A marker that no sentence contains by itself. Counts and lists keep their types. */
const given = ["first", "second", "third"].map((name) =>
  Object.assign([`«${name}»`], { toString: () => `«${name}»`, valueOf: () => 7 }),
);

const slotsOf = (text: string) =>
  [...new Set(text.match(/\{(?:range|needs|has|times|when|n|kind|form|low|high)\}/g))].sort();
const digitsOf = (text: string) => (text.match(/\d+/g) ?? []).sort();
const givenIn = (text: string) => [...new Set(text.match(/«\w+»/g))].sort();

const all: [string, Record<Language, unknown>][] = [["what the server says", tables]];
for (const [name, bundle] of Object.entries(bundles)) {
  const [en, es, fr, de] = await Promise.all([
    bundle.load("en"),
    bundle.load("es"),
    bundle.load("fr"),
    bundle.load("de"),
  ]);
  all.push([name, { en, es, fr, de }]);
}

const changes = releases.flatMap((release) => Object.values(release.changes).flat());
const changesIn = (language: Language) => changes.map((change) => change[language]);
all.push(["changelog", { en: changesIn("en"), es: changesIn("es"), fr: changesIn("fr"), de: changesIn("de") }]);

describe.each(all)("%s", (_, words) => {
  const english = new Map(leaves(words.en));

  test.each(others)(
    "messages: %s has the same keys, plural forms, slots, figures and parameters as English",
    (language) => {
      const translated = new Map(leaves(words[language]));
      expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [place, text] of translated) {
        const original = english.get(place) ?? "";
        expect([place, text.trim() === ""]).toEqual([place, original.trim() === ""]);
        expect([place, slotsOf(text)]).toEqual([place, slotsOf(original)]);
        expect([place, digitsOf(text)]).toEqual([place, digitsOf(original)]);
        expect([place, givenIn(text)]).toEqual([place, givenIn(original)]);
      }
    },
  );
});

/** Words that are spelt alike in English and that language. Any other text equal to English was not translated. */
const alike: Record<"every" | (typeof others)[number], readonly string[]> = {
  every: [
    "Alex",
    "CSV",
    "Chatter",
    "Chatters",
    "Ctrl",
    "Esc",
    "FanRadar",
    "GMT",
    "Instagram",
    "OnlyFans",
    "TikTok",
    "UTC",
    "X",
  ],
  es: ["Error", "Fan", "Macro", "Mega", "Micro", "Nano", "Personal", "Premium", "normal"],
  fr: [
    ..."Actions|Assistant|Audience|Bio|Client|Code|Conversations|Date|Engagement|Fan|Format|Macro|Message|Messages|Micro|Nano|Net|Notifications|Photos".split(
      "|",
    ),
    ..."Pages|Premium|Public|Score|Sections|Source|Sources|Standard|Suggestions|Type|Versions|place|places".split("|"),
  ],
  de: [
    ..."Bio|Offline|Passkeys|Code|Creator|Creators|Dashboard|Engagement|Engine|Fan|Format|Likes|Link|Mega|Model|Models|Name|Nano".split(
      "|",
    ),
    ..."Premium|Problem|Score|Screenshots|Standard|Status|Stream|Streams|System|Tag|Tags|Videos|normal".split("|"),
  ],
};
/** A text without slots, parameters, figures and marks. An example's figures are no words. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/\{[^}]*\}|«\w+»|#FR-|[\d.,]+K/g, " ")
    .replaceAll(/[^\p{Letter}]+/gu, " ")
    .trim();

describe.each(others)("in %s", (language) => {
  const same = all.flatMap(([name, words]) => {
    const translated = new Map(leaves(words[language]));
    return leaves(words.en)
      .filter(
        ([place, text]) => !place.startsWith(".loaders") && translated.get(place) === text && wordsOf(text) !== "",
      )
      .map(([place, text]) => ({ place: `${name}${place}`, left: wordsOf(text) }));
  });
  const known = (text: string) =>
    [...alike.every, ...alike[language]].some((one) => one.toLowerCase() === text.toLowerCase());

  test("messages: equal to English only if the words are spelt alike", () => {
    expect(same.filter(({ left }) => !known(left))).toEqual([]);
  });

  test("messages: each word listed as spelt alike is used", () => {
    const found = new Set(same.map(({ left }) => left.toLowerCase()));
    expect(alike[language].filter((one) => !found.has(one.toLowerCase()))).toEqual([]);
  });
});

test.each([
  [undefined, "en"],
  ["", "en"],
  ["de", "de"],
  ["fr-CH, fr;q=0.9, en;q=0.8", "fr"],
  ["ja, es-MX;q=0.7, en;q=0.3", "es"],
  ["en;q=0.4, de;q=0.8", "de"],
  ["de;q=0, fr", "fr"],
  ["*", "en"],
  ["DE-at", "de"],
])("preferredLanguage: '%s' gives %s", (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language);
});

test("percentage: without a space in English, with one in the other languages", () => {
  for (const [, words] of all) {
    expect(leaves(words.en).filter(([, text]) => /\d\s%/.test(text))).toEqual([]);
    for (const language of others) expect(leaves(words[language]).filter(([, text]) => /\d%/.test(text))).toEqual([]);
  }
});

test("messages: French has the typographic apostrophe throughout", () => {
  const straight = all
    .flatMap(([, words]) => leaves(words.fr))
    .filter(([, text]) => /\p{Letter}'\p{Letter}/u.test(text));
  expect(straight).toEqual([]);
});

test.each([
  ["de", /\b(?:seit|Seit) «/],
  ["fr", /\b(?:[Dd]epuis|par rapport à) «/],
  ["es", /\b(?:[Dd]esde|frente a) «/],
] as const)("messages: a day that stands in a sentence has its article, in %s", (language, bare) => {
  expect(all.flatMap(([, words]) => leaves(words[language])).filter(([, text]) => bare.test(text))).toEqual([]);
});

// The checks of a seal are of each figure and of each place where a sentence names one: more than the page has figures.
test.each([
  ["en", /^3 of 4 checks .*figures.*sentences/],
  ["es", /^3 de 4 comprobaciones .*cifras.*frases/],
  ["fr", /^3 contrôles sur 4 .*chiffres.*phrases/],
  ["de", /^3 von 4 Prüfungen .*Zahlen.*Sätzen/],
] as const)("seal: counts checks of figures and sentences, and not figures, in %s", async (language, label) => {
  const { reportWords } = await bundles.reports.load(language);
  expect(reportWords.checked(3, 4)).toMatch(label);
});
