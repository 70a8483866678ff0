import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { launchChromium } from "../launch-chromium.ts";
import type { Screen } from "./screens.ts";

/** Draws screens in the machine's own Chromium, one after the other, as PNG files. */
export async function* renderScreens(screens: readonly Screen[]): AsyncGenerator<{ screen: Screen; png: Buffer }> {
  const browser = await launchChromium();
  try {
    for (const screen of screens) {
      const page = await browser.newPage({
        viewport: { width: screen.width, height: 760 },
        deviceScaleFactor: screen.scale,
      });
      await page.setContent(`${inter()}${screen.html}`);
      await page.evaluate("document.fonts.ready.then(() => undefined)");
      const png = await page.screenshot();
      await page.close();
      yield { screen, png };
    }
  } finally {
    await browser.close();
  }
}

/** The typeface as part of the page: nothing is fetched. */
function inter(): string {
  const folder = createRequire(import.meta.url).resolve("@fontsource-variable/inter/package.json");
  const file = folder.replace("package.json", "files/inter-latin-wght-normal.woff2");
  const bytes = readFileSync(file).toString("base64");
  return `<style>@font-face { font-family: "Inter Variable"; font-weight: 100 900;
    src: url(data:font/woff2;base64,${bytes}) format("woff2") }</style>`;
}
