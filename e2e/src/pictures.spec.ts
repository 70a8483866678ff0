import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listModelPage } from "@fanradar/contract";
import type { Page } from "@playwright/test";
import { modelWithReport } from "./pages.ts";
import { openIn, readIn } from "./reading.ts";
import { expect, signInDemo, test } from "./world.ts";

/** Pictures of the documentation: the first screen of ten pages, and a figure's card. With DRAW_PICTURES=1 they are drawn anew. */
const folder = new URL("../../docs/pictures/", import.meta.url);
const isDrawing = process.env.DRAW_PICTURES !== undefined;
/** Of brightness, 255 being white. Each day has other figures and dates, so two pictures are compared by squares. */
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
        const shares: Record<string, number> = {};
        const look = async (name: string) => {
          await page.waitForLoadState("networkidle");
          shares[name] = await drawOrCompare(page, `${name}-${size}-${colorScheme}.jpeg`);
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
        expect(Object.fromEntries(Object.entries(shares).filter(([, share]) => share > mostDiffering))).toEqual({});
      });
  });

async function twoModels(page: Page): Promise<string> {
  const { user } = await (await page.request.get("/api/auth/session")).json();
  const { models } = listModelPage.output.parse(
    await (await page.request.get(`${listModelPage.path.replace(":id", user.id)}?limit=2`)).json(),
  );
  return models.map(({ id }) => id).join();
}

/** The share of squares that differ from the stored picture; 0 once it is drawn. */
async function drawOrCompare(page: Page, name: string): Promise<number> {
  const file = fileURLToPath(new URL(name, folder));
  const picture = await page.screenshot({ type: "jpeg", quality: 60 });
  if (isDrawing) {
    writeFileSync(file, picture);
    return 0;
  }
  expect(existsSync(file), `${name}: draw it with DRAW_PICTURES=1`).toBe(true);
  return differingShare(page, picture, readFileSync(file));
}

async function differingShare(page: Page, ...pictures: [Buffer, Buffer]): Promise<number> {
  // The product's pages load no pictures from elsewhere.
  const blank = await page.context().newPage();
  const [one = [], other = []] = await blank.evaluate(
    ({ sources, across, down }) =>
      Promise.all(
        sources.map(async (source) => {
          const bitmap = await createImageBitmap(await (await fetch(source)).blob(), {
            resizeWidth: across,
            resizeHeight: down,
            resizeQuality: "high",
          });
          const context = new OffscreenCanvas(across, down).getContext("2d");
          context?.drawImage(bitmap, 0, 0);
          // Of each square red, green, blue and opacity: green weighs most in what is seen.
          return [...(context?.getImageData(0, 0, across, down).data ?? [])].filter((_, index) => index % 4 === 1);
        }),
      ),
    { ...squares, sources: pictures.map((picture) => `data:image/jpeg;base64,${picture.toString("base64")}`) },
  );
  await blank.close();
  const differing = one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > squares.tolerance);
  return one.length === 0 ? 1 : differing.length / one.length;
}
