import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("styles.css", import.meta.url), "utf8");
const pair = /--([\w-]+): light-dark\(oklch\(([^()/]+)\), oklch\(([^()/]+)\)\);/g;
const colours = [...css.matchAll(pair)].map(([, name = "", light = "", dark = ""]) => ({ name, light, dark }));

/** Relative luminance of WCAG 2.2 of "L C h" in OKLCH, by way of linear sRGB; https://www.w3.org/TR/css-color-4/#color-conversion-code */
function luminance(oklch: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(" ").map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const [r = 0, g = 0, u = 0] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * u;
}

const contrast = (one: string, other: string) => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
};

const surfaces = ["paper", "card", "sunken"];
/** Borders and fills without text on them. */
const besides = ["line", "field", "teal-soft"];

test("colours: every text colour has a contrast of 4.5 to 1 on every surface, in the light and the dark theme", () => {
  expect(contrast("1 0 0", "0 0 0")).toBeCloseTo(21, 3);
  const faint = colours
    .filter(({ name }) => !surfaces.includes(name) && !besides.includes(name))
    .flatMap((text) =>
      colours
        .filter(({ name }) => surfaces.includes(name) || (name === "teal-soft" && /^(?:ink|teal)/.test(text.name)))
        .flatMap((surface) =>
          (["light", "dark"] as const)
            .filter((theme) => contrast(text[theme], surface[theme]) < 4.5)
            .map((theme) => `${text.name} on ${surface.name}, ${theme}`),
        ),
    );
  expect(colours.length).toBeGreaterThan(18);
  expect(faint).toEqual([]);
});
