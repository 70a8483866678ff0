import { languages } from "@fanradar/words";
import { expect, expectNoOverflow, test } from "./world.ts";

const paths = [
  ...["/search", "/search?sort=trending", "/analyze", "/compare", "/analytics", "/ai-assistant"],
  ...["/model-signup", "/removal", "/terms", "/privacy"],
];

test("each public page has a title and a description of its own in every language, and fits 360 pixels", {
  tag: "@phone",
}, async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const told = new Map<string, Set<string>>();
  for (const language of languages) {
    const context = await browser.newContext({ locale: language, viewport: { width: 360, height: 740 }, baseURL });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      const description = page.locator("meta[name=description]").last();
      await expect(description).toHaveAttribute("content", /\S{3,} \S+/);
      await expect(page).toHaveTitle(/\S · FanRadar$/);
      await expectNoOverflow(page);
      // The menu scrolls where it is long: where one is stands whole.
      for (const here of await page.locator("header nav [aria-current=page]").all())
        await expect(here, `${path}, ${language}`).toBeInViewport({ ratio: 1 });
      const said = `${await page.title()} | ${await description.getAttribute("content")}`;
      told.set(path, (told.get(path) ?? new Set()).add(said));
    }
    await context.close();
  }
  for (const path of paths) expect(told.get(path)?.size, path).toBe(languages.length);
});

test("what a visitor analyses is told to no search engine", async ({ page }) => {
  const open = await page.goto("/analyze");
  expect(open?.headers()["x-robots-tag"]).toBeUndefined();
  await page.getByLabel("Model Name").fill("Visited Model");
  await page.getByLabel("Username/Handle").fill("visited");
  await page.getByLabel("Instagram URL").fill(`demo.robots${Date.now()}`);
  await page.getByRole("button", { name: "Generate AI Report" }).click();
  await expect(page).toHaveURL(/\/analyze\?model=\d+/);
  const report = await page.reload();
  expect(report?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});
