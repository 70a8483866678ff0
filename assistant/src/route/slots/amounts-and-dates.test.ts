import { expect, test } from "vitest";
import { tokensOf } from "../tokens.ts";
import { findFraction } from "./find-fraction.ts";
import { findLimit } from "./find-limit.ts";
import { findNamedFigure } from "./find-named-figure.ts";
import { findPlace } from "./find-place.ts";
import { namesNoDate } from "./names-no-date.ts";

test.each([
  ["days between 200 and 250", 200, 250],
  ["zwischen 1.000 und 1.500", 1_000, 1_500],
  ["entre 4000 y 5000", 4_000, 5_000],
  ["entre 150 et 200 €", 150, 200],
  ["between 4 and 5k", 4_000, 5_000],
  ["tips between $10 and $20", 10, 20],
])("findLimit: '%s' is from one amount up to another", (text, amount, upTo) =>
  expect(findLimit(text)).toEqual({ way: "over", amount, isInclusive: true, upTo }),
);

test.each([
  "between 5 and 10 november",
  "fans between 18 and 24",
  "zwischen 8 und 10 uhr",
  "entre el 5 y el 10 de mayo",
])("findLimit: '%s' names no amounts", (text) => expect(findLimit(text)).toBeUndefined());

test("findLimit: the French 'sous' is below", () =>
  expect(findLimit("sous 5 000 $ en octobre ?")).toMatchObject({ way: "under", amount: 5_000 }));

test.each([
  ["second best month", 2, "best month"],
  ["zweitbester Monat", 2, "bester monat"],
  ["el tercer mejor día", 3, "el mejor dia"],
  ["deuxième meilleur mois", 2, "meilleur mois"],
  ["4th worst week", 4, "worst week"],
])("findPlace: '%s' asks for place %d", (text, place, first) =>
  expect(findPlace(text)).toMatchObject({ place, first }),
);
test.each(["a second post", "im zweiten Quartal", "segunda semana"])("findPlace: '%s' ranks nothing", (text) =>
  expect(findPlace(text)).toBeUndefined(),
);

test.each([
  ["what's 15% of her october", 15, "what's her october"],
  ["20 % von Oktober", 20, "oktober"],
  ["el 12,5 % de octubre", 12.5, "octubre"],
  ["15 % d'octobre", 15, "octobre"],
  ["die Hälfte vom November", 50, "november"],
])("findFraction: '%s' is %d percent", (text, percent, rest) =>
  expect(findFraction(text)).toEqual({ percent, text: rest }),
);
test.each(["top 10 % of fans", "more than half of my fans", "what % of october is tips"])(
  "findFraction: '%s' asks for no part of an amount",
  (text) => expect(findFraction(text)).toBeUndefined(),
);

test.each(["nov 31", "30. februar", "el 31 de abril", "Q5", "KW 60", "31.6."])(
  "namesNoDate: no calendar has '%s'",
  (text) => expect(namesNoDate(tokensOf(text))).toBe(true),
);
test.each(["oct 31", "29. februar", "q4", "kw 53", "november 2026", "40 dollars in november", "may 5000", "4.5 posts"])(
  "namesNoDate: '%s' is a date, or none",
  (text) => expect(namesNoDate(tokensOf(text))).toBe(false),
);

test.each([
  ["where does the 412 subs come from", 412],
  ["woher kommen die 6.364 $", 6_364],
  ["¿de dónde sale el 412?", 412],
  ["d'où viennent les 412", 412],
])("findNamedFigure: '%s' asks for the source of %d", (text, number) => expect(findNamedFigure(text)).toBe(number));
test("findNamedFigure: a question on no number names none", () =>
  expect(findNamedFigure("where do my fans come from")).toBeUndefined());
