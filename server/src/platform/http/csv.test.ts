import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])("csv: %j stays a text in a spreadsheet", (text) => {
  expect(csvOf([[text]])).toBe(`"'${text}"\r\n`);
});

test("csv: numbers are plain, quotes doubled, missing values empty", () => {
  expect(
    csvOf([
      ["a", -1.5, null],
      ['say "hi", twice', 0, "1-2"],
    ]),
  ).toBe('"a",-1.5,\r\n"say ""hi"", twice",0,"1-2"\r\n');
});
