import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  newHandle,
  signInDemo,
  signUp,
  submitModel,
  test,
} from "./world.ts";

test("Dashboard: figures, what needs attention and the models come with two requests of data, all from its own host, and nothing shifts", async ({
  page,
  context,
}) => {
  await signInDemo(page, "demo");
  await page.setViewportSize({ width: 1440, height: 900 });
  const fresh = await context.newPage();
  const requested = new Set<string>();
  fresh.on("requestfinished", (request) => requested.add(request.url()));
  await fresh.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry)
          document.documentElement.dataset.moved = `${Number(document.documentElement.dataset.moved ?? 0) + Number(entry.value)}`;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await fresh.goto("/dashboard");
  const portfolio = fresh.getByRole("region", { name: "Your portfolio" });
  await expect(portfolio.getByRole("button", { name: /^Followers: / })).toBeVisible();
  await expect(portfolio.getByRole("button", { name: /^Follower change: [+-]/ })).toBeVisible();
  const attention = fresh.getByRole("region", { name: "Needs attention" });
  await expect(attention.getByRole("link", { name: "Robin Keller" })).toBeVisible();
  await expect(fresh.getByRole("row").nth(5)).toBeVisible();
  await fresh.waitForLoadState("load");
  const addresses = [...requested].map((url) => new URL(url));
  expect(addresses.filter(({ host }) => host !== new URL(fresh.url()).host)).toEqual([]);
  // Of each address once: analyses of the demo may still end. Sizes of files are limited by scripts/sizes.ts.
  expect(addresses.map(({ pathname }) => pathname).filter((path) => /\/api\/(?!events)/.test(path)).length).toBe(2);
  expect(await bareNumerals(fresh)).toEqual([]);
  await fresh.evaluate(() => document.fonts.ready);
  expect(Number(await fresh.evaluate(() => document.documentElement.dataset.moved ?? "0"))).toBeLessThanOrEqual(0.05);
  // One mark a page: in its frame.
  await expect(fresh.getByText("Sandbox data", { exact: true })).toHaveCount(1);
  await fresh.getByRole("button", { name: "Followers", exact: true }).click();
  await expect(fresh.getByRole("columnheader", { name: /Followers/ })).toHaveAttribute("aria-sort", "descending");
  for (const colorScheme of ["light", "dark"] as const) {
    await fresh.emulateMedia({ colorScheme });
    await expectAccessible(fresh);
  }
  for (const width of [320, 390, 768]) {
    await fresh.setViewportSize({ width, height: 844 });
    // Every tile has its line, beside its figure or, as under '$16,991.24', below it.
    const faults = await portfolio.getByRole("listitem").evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const [figure, line] = ["button[data-fact]", "svg[preserveAspectRatio=none]"].map((name) =>
          tile.querySelector(name)?.getBoundingClientRect(),
        );
        const isOver = figure && line && figure.right > line.left && figure.bottom > line.top;
        return !line?.width || isOver ? [tile.textContent] : [];
      }),
    );
    expect(faults).toEqual([]);
    await expectNoOverflow(fresh);
  }
});

test("Dashboard: rows are reached, selected and opened by keys, and the selected ones tagged, deleted and restored", async ({
  page,
}) => {
  await signUp(page);
  for (const name of ["First Row", "Second Row"])
    await submitModel(page, { name, handle: newHandle(`demo.${name.slice(0, 2).toLowerCase()}`) });
  await page.goto("/dashboard");
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  await expect(row("Second Row").getByRole("link", { name: "View Report" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(row("Second Row")).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await expect(row("First Row")).toBeFocused();
  await page.keyboard.press("x");
  const bar = page.getByRole("region", { name: "Selected models" });
  await expect(bar.getByText("2 selected")).toBeVisible();
  await expect(bar.getByRole("link", { name: "Compare" })).toHaveAttribute("href", /\/compare\?models=\d+,\d+$/);
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Add tag" }).click();
  await bar.getByLabel("Tag").fill("Gym");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The tag was added.").first()).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect(bar.getByText("Delete them with their reports")).toBeVisible();
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No models yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row("First Row")).toBeVisible();
  await row("Second Row").focus();
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Second Row" }).first()).toBeVisible();
  await page.goto("/profiles");
  await expect(page.locator("option", { hasText: "Gym" })).toHaveCount(1);
});

test("Dashboard: a new account's models can be pressed only once the first steps above them are there, which would move them", async ({
  page,
}) => {
  await signUp(page);
  await submitModel(page, { name: "Stays In Place" });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/first-steps-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/dashboard");
  const row = page.locator("tr", { hasText: "Stays In Place" });
  await expect(row).toBeAttached();
  await expect(row).toBeHidden();
  release();
  await expect(page.getByRole("region", { name: "First steps" })).toBeVisible();
  await expect(row).toBeVisible();
});
