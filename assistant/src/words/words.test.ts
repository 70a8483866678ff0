import { type Language, languages } from "@fanradar/contract";
import { expect, test } from "vitest";
import { clausesByLanguage, wordsByLanguage } from "./words.ts";

/** Every text of a table with the path to it. */
function textsOf(table: object, path = ""): [string, string][] {
  return Object.entries(table).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  );
}

const slotsOf = (text: string) => [...new Set(text.match(/\{[^}]*\}|@/g))].sort();

test.each(languages)("words: every sentence in %s has the slots of the English one", (language) => {
  const english = new Map(textsOf(wordsByLanguage.en));
  for (const [path, text] of textsOf(wordsByLanguage[language]))
    expect({ path, slots: slotsOf(text) }).toEqual({ path, slots: slotsOf(english.get(path) ?? "") });
});

const known =
  /^(?:@|\{(?:size|range|noun|period|until|part|kind|label|accounts|posts|likes|comments|views|people|subscribers|of:[\w.]+)?\})$/;

test.each(languages)(
  "clauses: every variant in %s shows a figure, repeats one group at most, and has known slots",
  (language) => {
    for (const [path, text] of textsOf(clausesByLanguage[language])) {
      const slots = slotsOf(text);
      expect({ path, unknown: slots.filter((slot) => !known.test(slot)) }).toEqual({ path, unknown: [] });
      expect({ path, isShown: slots.some((slot) => ["{}", "{size}", "{range}"].includes(slot)) }).toEqual({
        path,
        isShown: true,
      });
      expect(text).toMatch(/^[^[\]|]*(?:\[[^[\]|]+\|[^[\]|]+\])?[^[\]|]*$/);
    }
  },
);

test.each(languages)("clauses: what a clause of %s repeats shows the same as its beginning", (language) => {
  for (const [path, text] of textsOf(clausesByLanguage[language])) {
    const [, first = "", further = ""] = /\[(.+)\|(.+)\]/.exec(text) ?? [];
    const important = (part: string) =>
      slotsOf(part).filter((slot) => !/^\{(?:noun|accounts|posts|likes|comments|views|people)\}$/.test(slot));
    expect({ path, slots: important(further) }).toEqual({ path, slots: important(first) });
  }
});

const address: Record<Language, RegExp> = {
  en: /\byour?\b/i,
  de: /\b(?:du|dein\w*)\b/i,
  es: /\b(?:tus?|tienes|ganaste)\b/i,
  fr: /\b(?:vous|votre|vos)\b/i,
};

test.each(languages)(
  "clauses: every metric in %s has one for own models, and none of others' says 'you'",
  (language) => {
    for (const [key, { own = [], other = [], any = [] }] of Object.entries(clausesByLanguage[language])) {
      expect({ key, count: own.length + any.length }).not.toEqual({ key, count: 0 });
      for (const text of [...other, ...any]) expect(text).not.toMatch(address[language]);
    }
  },
);

test.each(languages)("words: no text in %s has a numeral", (language) => {
  const texts = [...textsOf(wordsByLanguage[language]), ...textsOf(clausesByLanguage[language])];
  expect(texts.filter(([, text]) => /\p{N}/u.test(text))).toEqual([]);
});
