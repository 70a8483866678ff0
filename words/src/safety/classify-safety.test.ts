import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asked as de } from "../asked/de.ts";
import { asked as en } from "../asked/en.ts";
import { asked as es } from "../asked/es.ts";
import { asked as fr } from "../asked/fr.ts";
import { classifySafety } from "./classify-safety.ts";
import { findHelp } from "./help.ts";
import { dangers } from "./rules.ts";

const today = new Date("2026-11-22T12:00:00Z");

interface Examples {
  /** By language, then by what it is about. */
  harmful: Record<string, Record<string, string[]>>;
  harmless: Record<string, string[]>;
}
const read = (name: string): Examples =>
  JSON.parse(readFileSync(new URL(`./test/${name}.json`, import.meta.url), "utf8"));

test.each(["seen", "held-out"])("classifySafety: every harmful text of '%s' is found, and no harmless one", (name) => {
  const { harmful, harmless } = read(name);
  const missed = Object.values(harmful)
    .flatMap((kinds) => Object.values(kinds).flat())
    .filter((text) => classifySafety(text, { today }) === null);
  const alarmed = Object.values(harmless)
    .flat()
    .filter((text) => classifySafety(text, { today }) !== null);
  expect({ missed, alarmed }).toEqual({ missed: [], alarmed: [] });
});

test("classifySafety: questions that the playbook answers are left to it, but those about threats", () => {
  const questions = [en, de, es, fr].flatMap((by) =>
    Object.entries(by).flatMap(([id, all]) => (id === "intimate-images" ? [] : all)),
  );
  const found = questions.filter((question) => classifySafety(question, { today }) !== null);
  // Five of eleven thousand: four speak of a stalker.
  expect(found.length, found.join("\n")).toBeLessThanOrEqual(5);
});

test.each([
  ["I was born in 2009", "minor"],
  ["I was born in 2007", undefined],
])("classifySafety: '%s' is read as of today", (text, kind) => {
  expect(classifySafety(text, { today })?.kind).toBe(kind);
});

test("classifySafety: a slip of the finger, a lost apostrophe and lost accents change nothing", () => {
  for (const text of ["sombody is blackmialing me", "im 17", "tengo 16 anos", "jai 16 ans", "i want to comit suicde"])
    expect(classifySafety(text, { today }), text).not.toBeNull();
});

test.each(["en", "de", "es", "fr"] as const)(
  "findHelp: the answer in %s says whom to turn to, its countries first",
  (language) => {
    const question = { en: "I want to die", de: "ich will sterben", es: "quiero morir", fr: "je veux mourir" }[
      language
    ];
    const help = findHelp(question, { today });
    expect(help?.language).toBe(language);
    const contacts = help?.contacts;
    expect(contacts?.[0]).toMatch({ en: /988/, de: /0800 111 0 111/, es: /024/, fr: /3114|988/ }[language]);
    expect(contacts?.some((contact) => contact.includes("findahelpline.com"))).toBe(true);
  },
);

test("findHelp: every danger has an answer with somebody to turn to", () => {
  const { harmful } = read("seen");
  const kinds = new Set(
    Object.values(harmful)
      .flatMap((by) => Object.values(by).flat())
      .flatMap((text) => findHelp(text, { today }) ?? [])
      .map(({ kind, contacts }) => {
        expect(contacts.length, kind).toBeGreaterThan(0);
        return kind;
      }),
  );
  expect([...kinds].toSorted()).toEqual([...dangers].toSorted());
});

test.each(["Price 9.99. She is 16.", "notes: she is sixteen, price 9"])(
  "classifySafety: a price beside another clause does not make the age in '%s' one of a thing",
  (text) => expect(classifySafety(text, { today })?.kind).toBe("minor"),
);

test.each(["My account is 16", "The account, 16 years old, is mine"])(
  "classifySafety: '%s' states the age of a thing",
  (text) => expect(classifySafety(text, { today })).toBeNull(),
);
