import { modelWithReport, pages } from "./pages.ts";
import { expect, expectAccessible, expectNoOverflow, signInDemo, test } from "./world.ts";

/** Pages that anybody may read and search engines list: each with a description of its own. */
const listed = ["/search?sort=trending", "/compare", "/analytics", "/ai-assistant", "/ai-assistant?tab=pricing"];

for (const viewer of ["visitor", "demo", "model", "admin"] as const)
  test(`every page of a ${viewer} is accessible and does not overflow, from 320 to 1440 px`, async ({ page }) => {
    test.setTimeout(600_000);
    if (viewer !== "visitor") await signInDemo(page, viewer);
    const id = viewer === "demo" ? await modelWithReport(page) : 0;
    for (const path of [...pages[viewer], ...(viewer === "visitor" ? listed : [])]) {
      await page.goto(path.replace(":id", `${id}`));
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page.locator(".animate-pulse")).toHaveCount(0);
      await expect(page, path).toHaveTitle(/\S · FanRadar$/);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoOverflow(page);
        // Everything as a phone shows it; what depends on colours in the other scheme, as a desktop does.
        if (width === 390) await expectAccessible(page, "dark");
        if (width === 1440) await expectAccessible(page, "light");
      }
    }
  });

test("public pages have descriptions of their own, lead to removal, and tell a stranger no admin page", async ({
  page,
}) => {
  const descriptions = new Set<string>();
  const described = [...listed.slice(0, 4), "/analyze", "/model-signup", "/removal", "/terms", "/privacy"];
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of described) {
    await page.goto(path);
    // The menu scrolls where it is long: where one is stands whole.
    for (const here of await page.locator("header nav [aria-current=page]").all())
      await expect(here, path).toBeInViewport({ ratio: 1 });
    const description = page.locator("meta[name=description]").last();
    await expect(description).toHaveAttribute("content", /\S{3,} \S+/);
    descriptions.add((await description.getAttribute("content")) ?? "");
  }
  expect(descriptions.size).toBe(described.length);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Removal" })).toBeVisible();
  await signInDemo(page, "demo");
  await page.goto("/admin");
  await expect(page.getByText("Page Not Found")).toBeVisible();
});

test("search does not move while it loads, at 360 and 1440 px", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number")
          Object.assign(window, { shift: Number(Reflect.get(window, "shift")) + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/search");
    await expect(page.getByRole("region", { name: "Creators" }).getByRole("listitem").first()).toBeVisible();
    expect(await page.evaluate(() => Number(Reflect.get(window, "shift")))).toBeLessThan(0.05);
  }
});
