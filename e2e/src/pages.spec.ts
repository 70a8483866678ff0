import { noteShifts, shiftOf } from "./layout.ts";
import { modelWithReport, pages } from "./pages.ts";
import { englishOnly, expectFits, noteRequests, openIn, readIn, textsOf, unusedPreloads } from "./reading.ts";
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  newHandle,
  signInDemo,
  signUp,
  submitModel,
  test,
} from "./world.ts";

/** Pages that anybody may read and search engines list. */
const listed = ["/search?sort=trending", "/compare", "/analytics", "/ai-assistant", "/ai-assistant?tab=pricing"];
/** Of each of these search engines have a description of its own. */
const described: readonly string[] = [
  ...listed.slice(0, 4),
  "/analyze",
  "/model-signup",
  "/removal",
  "/methods",
  "/methods/forecast",
  "/help",
  "/changelog",
  "/terms",
  "/privacy",
];
test.describe.configure({ mode: "parallel" });

for (const viewer of ["visitor", "demo", "model", "admin"] as const)
  test(`Pages: every page of a ${viewer} is accessible, fits 320 to 1440 px and contains no English, read in German`, async ({
    page,
  }) => {
    const isEnglish = await englishOnly("de");
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await readIn(page, "de", viewer === "visitor" ? viewer : "person");
    await noteRequests(page);
    if (viewer !== "visitor") await signInDemo(page, viewer);
    const id = viewer === "demo" ? await modelWithReport(page) : 0;
    const checkPage = async (place: string) => {
      expect((await textsOf(page)).filter(isEnglish), place).toEqual([]);
      for (const width of [320, 768, 1440]) {
        await expectFits(page, width);
        if (width === 320) await expectAccessible(page, "whole page");
      }
    };
    const paths: string[] = [...pages[viewer], ...(viewer === "visitor" ? listed : [])];
    const searchable = viewer === "visitor" ? described : [];
    const descriptions = new Map<string, string>();
    for (const path of paths) {
      await openIn(page, "de", path.replace(":id", `${id}`));
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page, path).toHaveTitle(/\S · FanRadar$/);
      expect(await page.evaluate(() => document.documentElement.dataset.theme), path).toBe("system");
      expect(await unusedPreloads(page), path).toEqual([]);
      if (searchable.includes(path)) {
        const description = page.locator("meta[name=description]").last();
        await expect(description, path).toHaveAttribute("content", /\S{3,} \S+/);
        descriptions.set((await description.getAttribute("content")) ?? "", path);
      }
      await checkPage(path);
      if (path !== "/settings") continue;
      for (const tab of (await page.getByRole("tab").all()).slice(1)) {
        await tab.click();
        await checkPage(`${path}, ${await tab.textContent()}`);
      }
    }
    expect([...descriptions.values()].sort()).toEqual(searchable.toSorted());
  });

test("Pages: a public one leads to removal, and there is no admin page for others", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/privacy");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Removal" })).toBeVisible();
  await signInDemo(page, "demo");
  await page.goto("/admin");
  await expect(page.getByText("Page Not Found")).toBeVisible();
});

test("Search page: no layout shift while it loads, at 360 and 1440 px", async ({ page }) => {
  await noteShifts(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/search");
    await expect(page.getByRole("region", { name: "Creators" }).getByRole("listitem").first()).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.05);
  }
});

test("Pages: on a phone a visitor opens the menu by keyboard, finds every public page and signing in, and it closes with the next page", async ({
  page,
}) => {
  await readIn(page, "de", "visitor");
  await openIn(page, "de", "/search");
  await expectFits(page, 320);
  const menu = page.getByRole("button", { name: "Hauptmenü" });
  const analysis = page.getByRole("link", { name: "Kostenlose Analyse" });
  await expect(analysis).toBeHidden();
  await menu.press("Enter");
  await expectFits(page, 320);
  await expectAccessible(page);
  for (const name of ["Anmelden", "Registrieren", "Model? Kostenlos dabei sein"])
    await expect(page.getByRole("banner").getByRole("link", { name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(analysis).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await analysis.click();
  await page.waitForURL("**/analyze");
  await expect(analysis).toBeHidden();
});

test("Pages: names of any length and script fit, down to 320 px", async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const name = "W".repeat(100);
  await submitModel(page, { name, handle: newHandle(`demo.${"u".repeat(12)}`) });
  await page.goto("/dashboard");
  await expect(page.getByRole("row").getByText("Verified Screenshot").filter({ visible: true })).toBeVisible();
  await expectNoOverflow(page);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 700 });
    const isInTable = async () => {
      const table = await page.getByRole("table").boundingBox();
      const typed = await page.getByRole("row").getByRole("link", { name, exact: true }).boundingBox();
      return typed && table && typed.x + typed.width <= table.x + table.width;
    };
    await expect.poll(isInTable, `the name at ${width}`).toBe(true);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole("link", { name, exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();
  await expectNoOverflow(page);
});

test("Methods: a figure's card leads to the page of its metric, which leads to others; an unknown metric has none", async ({
  page,
}) => {
  await page.goto("/search");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Followers: / })
    .first()
    .click();
  await page.getByRole("link", { name: "What is this?" }).click();
  await page.waitForURL(/\/methods\/\w/);
  await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  await page.getByRole("link", { name: "All figures" }).click();
  await page.getByLabel("Find a figure").fill("forecast");
  await page.getByRole("link", { name: "Follower forecast" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Follower forecast" })).toBeVisible();
  await expect(page.getByRole("definition").locator("[data-fact]")).not.toHaveCount(0);
  expect((await page.goto("/methods/nothing"))?.status()).toBe(404);
  await expect(page.getByText("Page Not Found")).toBeVisible();
});
