import { expect, test } from "vitest";
import { withMarks } from "./with-marks.ts";

const isFigure = ({ text }: { text: string }) => /\d/.test(text);
const marked = (...texts: string[]) =>
  withMarks(
    texts.map((text) => ({ text })),
    isFigure,
  );
const whole = (...texts: string[]) =>
  marked(...texts)
    .map(({ before, text, after }) => before + text + after)
    .join("");

test.each([
  ["a full stop and a closing bracket", ["About ", "40 %", " (", "23 to 63 %", "). More"], "(", ")."],
  ["what closes after a no-break space, as in French", ["Environ ", "40 %", "\u00a0; puis"], "", "\u00a0;"],
  ["a quotation mark", ["It says “", "9", "” there"], "“", "”"],
])("withMarks: a figure keeps %s", (_, texts, before, after) => {
  expect(
    marked(...texts)
      .filter(({ piece }) => isFigure(piece))
      .at(-1),
  ).toMatchObject({ before, after });
  expect(whole(...texts)).toBe(texts.join(""));
});

test("withMarks: neighbouring figures share no mark, and words keep theirs", () => {
  expect(marked("1", " (", "2", ")(", "3", ".").map(({ before, after }) => `${before}|${after}`)).toEqual([
    "|",
    "|",
    "(|)",
    "|",
    "(|.",
    "|",
  ]);
  expect(whole("1", ")(", "3", ".")).toBe("1)(3.");
  expect(whole("Words (only).", " More")).toBe("Words (only). More");
});

test("withMarks: a mark between two figures is written once", () => {
  expect(whole("1", '"', "2")).toBe('1"2');
});
