import { expect, test } from "vitest";
import { parseShare } from "./parse-share.ts";

test.each([
  ["30", 3_000],
  [" 12,5 % ", 1_250],
  ["0.05", 5],
  ["100", 10_000],
  ["0", 0],
])("parseShare: %j is %d hundredths of a percent", (text, expected) => {
  expect(parseShare(text)).toBe(expected);
});

test.each(["", "100.01", "-1", "1e2", "12.345", "thirty", "1 000", "."])("parseShare: %j is none", (text) => {
  expect(parseShare(text)).toBe(undefined);
});
