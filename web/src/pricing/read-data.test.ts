import fc from "fast-check";
import { expect, test } from "vitest";
import { placeOfMember, readData } from "./read-data.ts";

test.each([
  ['{\n  "price": 9.99,\n}', 3, 1, "name"],
  ['{"price" 9}', 1, 10, "colon"],
  ['{"price": }', 1, 11, "value"],
  ['{"price": 9 "currency": "USD"}', 1, 13, "comma"],
  ['{"months": [1, 2', 1, 17, "bracket"],
  ['{"price": 9.99', 1, 15, "brace"],
  ["{'price': 1}", 1, 2, "symbol"],
  ['{"price": NaN}', 1, 11, "symbol"],
  ['{"price": 1} {}', 1, 14, "end"],
  ['{\n // now\n "price": 1}', 2, 2, "comment"],
  ['{"note": "a\nb"}', 1, 10, "text"],
  ["", 1, 1, "value"],
])("readData: the fault in %j is at line %i, column %i", (text, line, column, fault) => {
  expect(readData(text)).toMatchObject({ ok: false, at: { line, column }, fault });
});

test("readData: a text is invalid JSON exactly where the browser's own parser refuses it", () => {
  const whole = JSON.stringify({ price: 9.99, months: [{ month: "2026-05", joined: 3 }] }, null, 1);
  const hurt = fc
    .tuple(
      fc.nat(whole.length),
      fc.nat(3),
      fc.constantFrom("", ",", "}", "]", '"', ":", "x", "0", "\n", "\\", "-", "//"),
    )
    .map(([at, gone, put]) => whole.slice(0, at) + put + whole.slice(at + gone));
  fc.assert(
    fc.property(hurt, (text) => {
      expect(readData(text).ok).toBe(isJson(text));
    }),
    { numRuns: 2_000 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("placeOfMember: a member is found by its path; a missing one is not", () => {
  const text = '{\n  "months": [\n    {"month": "2026-05",\n     "active": 1}\n  ]\n}';
  expect(placeOfMember(text, "months.0.active")).toMatchObject({ line: 4, column: 6 });
  expect(placeOfMember(text, "months.0")).toMatchObject({ line: 3, column: 5 });
  expect(placeOfMember(text, "months.0.joined")).toBeUndefined();
});
