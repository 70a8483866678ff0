import { expect, test } from "vitest";
import { formatFailure } from "./format-failure.ts";

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

test("format-failure: shows the difference of the two sides, without colours", () => {
  expect(
    formatFailure("lists are equal", {
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

test("format-failure: reduces a long difference to its changed lines, and drops the stack", () => {
  const alike = Array.from({ length: 40 }, (_, place) => `    "line ${place}",`);
  const formatted = formatFailure("texts are equal", {
    message: `Error: they differ\n    at run (/somewhere/a.test.ts:3:4)\n    at /somewhere/b.ts:1:2`,
    diff: ["- Expected", "+ Received", "", ...alike, '-   "old",', '+   "new",'].join("\n"),
  });
  expect(formatted.split("\n").map((line) => line.trim())).toEqual([
    "texts are equal: Error: they differ",
    "- Expected",
    "+ Received",
    '-   "old",',
    '+   "new",',
  ]);
});

test("format-failure: shows the first lines of a journey's call log", () => {
  const calls = Array.from({ length: 30 }, () => "  - waiting for getByRole('row')");
  const formatted = formatFailure("a row is there", {
    message: ["Error: none\n\nExpected: 1", "Received: 0", ...calls].join("\n"),
  });
  expect(formatted.split("\n")).toHaveLength(12);
  expect(formatted).toContain("Expected: 1\n    Received: 0");
  expect(formatted.endsWith(" …")).toBe(true);
});

test("format-failure: is at most 1,500 characters; without a message only the test's name", () => {
  expect(formatFailure("long", { message: "x".repeat(9_000) })).toHaveLength(1_502);
  expect(formatFailure("bare")).toBe("bare: ");
});

test("formatFailure: what an error was thrown for follows its message", () => {
  const cause = Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" });
  expect(formatFailure("a call", { name: "TypeError", message: "fetch failed", cause })).toBe(
    "a call: TypeError: fetch failed\n    caused by UND_ERR_SOCKET: other side closed",
  );
});
