import { expect, test } from "vitest";
import { because } from "./format-failure.ts";

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

test("a failed test says in what the two sides differ, without colours", () => {
  expect(
    because("lists are equal", {
      name: "AssertionError",
      message: "expected [ { …(3) } ] to deeply equal []",
      diff: `${red("- Expected")}\n+ Received\n\n${red("- []")}\n+ [\n+   { id: 7 },\n+ ]`,
    }),
  ).toBe(
    [
      "lists are equal: AssertionError: expected [ { …(3) } ] to deeply equal []",
      "    - Expected",
      "    + Received",
      "    - []",
      "    + [",
      "    +   { id: 7 },",
      "    + ]",
    ].join("\n"),
  );
});

test("of a long difference only what differs is kept, and of a stack nothing", () => {
  const alike = Array.from({ length: 40 }, (_, place) => `    "line ${place}",`);
  const told = because("texts are equal", {
    message: `Error: they differ\n    at run (/somewhere/a.test.ts:3:4)\n    at /somewhere/b.ts:1:2`,
    diff: ["- Expected", "+ Received", "", ...alike, '-   "old",', '+   "new",'].join("\n"),
  });
  expect(told.split("\n").map((line) => line.trim())).toEqual([
    "texts are equal: Error: they differ",
    "- Expected",
    "+ Received",
    '-   "old",',
    '+   "new",',
  ]);
});

test("what a journey waited for is told by its first lines", () => {
  const calls = Array.from({ length: 30 }, () => "  - waiting for getByRole('row')");
  const told = because("a row is there", {
    message: ["Error: none\n\nExpected: 1", "Received: 0", ...calls].join("\n"),
  });
  expect(told.split("\n")).toHaveLength(12);
  expect(told).toContain("Expected: 1\n    Received: 0");
  expect(told.endsWith(" …")).toBe(true);
});

test("no failure is longer than 1,500 characters, and one without a reason is its name", () => {
  expect(because("long", { message: "x".repeat(9_000) })).toHaveLength(1_502);
  expect(because("bare")).toBe("bare: ");
});
