import { readFileSync, writeFileSync } from "node:fs";
import { listModelPage } from "@fanradar/contract";
import type { Page } from "@playwright/test";
import { modelWithReport } from "./pages.ts";
import { openIn, readIn } from "./reading.ts";
import { expect, signInDemo, test } from "./world.ts";

/**
 * How ten pages and a figure's card look, as the brightness of squares: each day has other figures and dates. With DRAW_PICTURES=1 they
 * are stored anew, and the pictures that the README shows with them.
 */
const folder = new URL("../../docs/pictures/", import.meta.url);
const isDrawing = process.env.DRAW_PICTURES !== undefined;
const shown = ["report-desktop-light", "figure-desktop-light", "dashboard-desktop-light"];
/** Of brightness, 255 being white. */
const squares = { across: 40, down: 30, tolerance: 8 };
const mostDiffering = 0.04;
/** The demo always has this one. */
const creator = "instagram/carla.reyes";

const sizes = [
  { name: "desktop", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 / 3 },
  { name: "phone", viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
] as const;

for (const { name: size, ...screen } of sizes)
  test.describe("Pictures", { tag: "@sweep" }, () => {
    test.use(screen);
    for (const colorScheme of ["light", "dark"] as const)
      test(`Pictures: ten pages look as docs/pictures has them, ${size}, ${colorScheme}`, async ({ page }) => {
        const looks: Record<string, string> = {};
        const look = async (name: string) => {
          await page.waitForLoadState("networkidle");
          const picture = await page.screenshot({ type: "jpeg", quality: 60 });
          looks[name] = await squaresOf(page, picture);
          const file = `${name}-${size}-${colorScheme}`;
          if (isDrawing && shown.includes(file)) writeFileSync(new URL(`${file}.jpeg`, folder), picture);
        };
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await readIn(page, "en");
        const edition = async () => (await (await page.request.get(`/api/creators/${creator}`)).json()).edition;
        await expect.poll(edition).not.toBeNull();
        await openIn(page, "en", "/search");
        await look("search");
        await openIn(page, "en", `/creator/${creator}`);
        await look("creator");
        await signInDemo(page, "demo");
        const id = await modelWithReport(page);
        for (const [name, path] of [
          ["dashboard", "/dashboard"],
          ["compare", `/compare?models=${await twoModels(page)}`],
          ["analytics", "/analytics"],
          ["earnings", `/earnings/${id}`],
          ["evidence", `/evidence/${id}`],
          ["assistant", "/ai-assistant"],
          ["submit", "/submit"],
          ["report", `/report/${id}`],
        ] as const) {
          await openIn(page, "en", path);
          await look(name);
        }
        await page
          .getByRole("button", { name: /^Engagement: / })
          .first()
          .click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await look("figure");
        const file = new URL(`${size}-${colorScheme}.json`, folder);
        if (isDrawing) writeFileSync(file, `${JSON.stringify(looks, null, 2)}\n`);
        const stored: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
        const shares = Object.entries(looks).map(([name, look]) => ({
          name,
          share: differingShare(look, stored[name]),
        }));
        expect(shares.filter(({ share }) => share > mostDiffering)).toEqual([]);
        expect(Object.keys(looks)).toEqual(Object.keys(stored));
      });
  });

async function twoModels(page: Page): Promise<string> {
  const { user } = await (await page.request.get("/api/auth/session")).json();
  const { models } = listModelPage.output.parse(
    await (await page.request.get(`${listModelPage.path.replace(":id", user.id)}?limit=2`)).json(),
  );
  return models.map(({ id }) => id).join();
}

/** The brightness of a picture's squares, a byte each, as base64. */
async function squaresOf(page: Page, picture: Buffer): Promise<string> {
  // The product's pages load no pictures from elsewhere.
  const blank = await page.context().newPage();
  const brightness = await blank.evaluate(
    async ({ source, across, down }) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob(), {
        resizeWidth: across,
        resizeHeight: down,
        resizeQuality: "high",
      });
      const context = new OffscreenCanvas(across, down).getContext("2d");
      context?.drawImage(bitmap, 0, 0);
      // Of each square red, green, blue and opacity: green weighs most in what is seen.
      return [...(context?.getImageData(0, 0, across, down).data ?? [])].filter((_, index) => index % 4 === 1);
    },
    { ...squares, source: `data:image/jpeg;base64,${picture.toString("base64")}` },
  );
  await blank.close();
  return Buffer.from(brightness).toString("base64");
}

/** The share of squares that differ: 1 where one of the pictures is missing. */
function differingShare(one: string, other = ""): number {
  const [squaresOfOne, squaresOfOther] = [Buffer.from(one, "base64"), Buffer.from(other, "base64")];
  const differing = squaresOfOne.filter(
    (value, index) => !(Math.abs(value - (squaresOfOther[index] ?? Number.NaN)) <= squares.tolerance),
  );
  return squaresOfOne.length === 0 ? 1 : differing.length / squaresOfOne.length;
}
