import type { Page } from "@playwright/test";
import { expect, test } from "./world.ts";

/** Where name, heading and lead stand. Beside the card of the sample, which has its own height, the last two are centered: there the name alone. */
const boxesOf = async (page: Page, within: string) => {
  const parts = [page.locator(within).getByText("FanRadar", { exact: true }).first()];
  if (page.url().endsWith("/search") && (page.viewportSize()?.width ?? 0) < 1024)
    parts.push(
      ...["Look up any creator.", "Analytics for creators"].map((text) => page.locator(within).getByText(text)),
    );
  return Promise.all(parts.map((part) => part.boundingBox()));
};

// A desktop, a tablet, a phone: each has a layout of its own.
for (const width of [1280, 800, 390])
  test(`First paint at ${width} px: what the server draws stays where it is when the app draws the page`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/search", "/creator/instagram/demo.ava"]) {
      const waiting = await context.newPage();
      await waiting.setViewportSize({ width, height: 800 });
      await waiting.route("**/assets/main-*.js", () => new Promise(() => undefined));
      await waiting.goto(path, { waitUntil: "commit" });
      await expect(waiting.locator("#first-paint")).toBeVisible();
      await waiting.evaluate(() => document.fonts.ready);
      const before = await boxesOf(waiting, "#first-paint");
      await waiting.close();
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page.locator("#first-paint")).toHaveCount(0);
      expect(await boxesOf(page, "#root")).toEqual(before);
    }
  });

test("First paint: none for who is signed in, whose frame is another", async ({ page }) => {
  await page.request.post("/api/auth/login", { data: { email: "demo@fanradar.test", password: "fanradar-demo" } });
  const answer = await page.request.get("/search");
  expect(await answer.text()).not.toContain('id="first-paint"');
});
