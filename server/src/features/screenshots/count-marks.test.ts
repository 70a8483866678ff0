import sharp from "sharp";
import { expect, test } from "vitest";
import { countMarks, marksOf } from "./count-marks.ts";

/** Pixels from letters: `#` is ink. */
const grey = (rows: string[]) => ({
  pixels: new Uint8Array([...rows.join("")].map((sign) => (sign === "#" ? 0 : 255))),
  width: rows[0]?.length ?? 0,
  height: rows.length,
});

test("countMarks: counts marks of ink of any form; diagonals are connected", () => {
  expect(countMarks(grey(["......", ".#..#.", "..#.#.", ".#..#.", "......"]))).toBe(2);
  expect(countMarks(grey([".....", ".###.", ".#.#.", ".###.", "....."]))).toBe(1);
});

test("countMarks: marks cut by the upper or lower edge belong to another line, and specks to none", () => {
  expect(countMarks(grey([".#...", ".....", "...#.", "...#.", "....."]))).toBe(1);
  const rows = Array.from({ length: 40 }, (_, y) => (y === 20 ? "....#...." : "........."));
  expect(countMarks(grey(rows))).toBe(0);
});

test.each(["3,4", "34", "12.3K", "1.204", "$1,234.56", "1,2 Mio.", "87%", "9"])(
  "countMarks: %j has as many marks as characters, and one more than without its point",
  async (text) => {
    const drawn = sharp({ text: { text, font: "sans bold 12", dpi: 300 } }).extend({
      top: 9,
      bottom: 9,
      left: 9,
      right: 9,
      background: "#000",
    });
    const { data, info } = await drawn
      .flatten({ background: "#000" })
      .negate()
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(countMarks({ pixels: data, width: info.width, height: info.height })).toBe(marksOf(text));
    if (/[.,]/.test(text)) expect(marksOf(text)).toBeGreaterThan(marksOf(text.replace(/[.,]/, "")));
  },
);
