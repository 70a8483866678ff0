import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  frequentPoster,
  openReport,
  signInDemo,
  signUp,
  submitModel,
  test,
} from "./world.ts";

test("Report page: a submitted model's report has figures that open, a PDF, and a rating that can change", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/dashboard");
  await expect(page.getByText("No models yet")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/submit");
  await page.getByRole("button", { name: "Fill in a form instead" }).click();
  const zone = page.getByLabel("Creator's Time Zone");
  await expect(zone).toHaveValue(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
  await zone.selectOption("Asia/Tokyo");
  await page.getByLabel("Model Name").fill("Journey Model");
  await page.getByLabel("Username/Handle").fill(frequentPoster);
  await page.getByLabel("Instagram URL").fill(`instagram.com/${frequentPoster}`);
  await page.reload();
  await expect(zone).toHaveValue("Asia/Tokyo");
  await expect(page.getByLabel("Model Name")).toHaveValue("Journey Model");
  await page.getByRole("button", { name: "Generate AI Report" }).click();
  await page.waitForURL("**/dashboard");
  const row = page.getByRole("row").filter({ hasText: "Journey Model" });
  await row.getByRole("link", { name: "View Report" }).click();
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();
  await expectAccessible(page);
  expect(await bareNumerals(page)).toEqual([]);

  const figure = page.getByRole("button", { name: /^Followers: / }).first();
  await figure.focus();
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog");
  await expect(card.getByText("measured")).toBeVisible();
  await expect(card.getByText("Instagram, public API")).toBeVisible();
  await expect(card.getByText("Sandbox data")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export PDF" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("switch", { name: "Earnings and subscribers" })).not.toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Download PDF" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^fanradar-[\w.-]+-\d{4}-\d\d-\d\d\.pdf$/);
  expect(await (await saved).failure()).toBeNull();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Helpful", exact: true }).click();
  await expect(page.getByText("Thank you for your feedback!").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Helpful: 1,/ })).toBeVisible();
  await page.getByRole("button", { name: "Not Helpful", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Not Helpful: 1,/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Helpful: 0,/ })).toBeVisible();

  // A page that stays open says how old the report is by now.
  const left = await page.context().newPage();
  await left.clock.install();
  await left.goto(page.url());
  await expect(left.getByText("Generated just now")).toBeVisible();
  await left.clock.fastForward("02:00:00");
  await expect(left.getByText("Generated 2 hours ago")).toBeVisible();
});

test("Report page: with history it has no bare numeral, its charts have tables, and its figures open by touch", async ({
  page,
  browser,
}) => {
  await signInDemo(page, "demo");
  await page.goto("/dashboard");
  await expect(page.getByText("Recent Models")).toBeVisible();
  expect(await bareNumerals(page)).toEqual([]);
  await expect(page.getByRole("row").filter({ hasText: "Robin Keller" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show all models" }).click();
  await page.getByRole("row").filter({ hasText: "Ava Lindqvist" }).getByRole("link", { name: "View Report" }).click();
  // By its platform: charts appear one by one, and the first of some is another one as soon as the next appears.
  const followers = page.getByRole("slider", { name: /^Instagram · Followers/ });
  await expect(followers).toBeVisible();
  // No hour is surely better here: a sentence, and no chart.
  await expect(page.getByRole("region", { name: /When posts perform better/ })).toHaveCount(0);
  await followers.focus();
  await expect(followers).toHaveAttribute("aria-valuetext", /^Forecast for .+ – /);
  await followers.press("Home");
  await expect(followers).toHaveAttribute("aria-valuetext", /^\w+ \d+, 20\d\d: [\d,]+/);
  await page.getByRole("button", { name: "30 d", exact: true }).first().click();
  await followers.press("End");
  await expect(followers).toHaveAttribute("aria-valuemax", /^[56]\d$/);
  expect(await bareNumerals(page)).toEqual([]);

  const sections = page.getByRole("navigation", { name: "Sections of the report" });
  await sections.getByRole("link", { name: "Risk Assessment" }).click();
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeInViewport();
  await expect(sections.getByRole("link", { name: "Risk Assessment" })).toHaveAttribute("aria-current", "location");
  await expect(sections).toBeInViewport();

  // The Tab key passes a section's figures in one step; arrow keys reach each of them.
  const stops = await page
    .locator("main")
    .evaluate(
      (main) =>
        [...main.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex]")].filter(
          (one) => one.tabIndex >= 0 && one.checkVisibility(),
        ).length,
    );
  expect(stops).toBeLessThanOrEqual(40);
  const facts = page.getByRole("main").locator("button[data-fact]");
  await facts.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(facts.nth(1)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(facts.nth(1)).not.toBeFocused();
  await page.keyboard.press("Tab");
  await expect(facts.nth(1)).toBeFocused();

  // A bar opens its post, by keyboard as by pointer, once the posts are loaded.
  const posts = page.getByRole("region", { name: "All posts" });
  await expect(posts.getByRole("row").nth(1)).toBeVisible();
  const bars = page.getByRole("slider", { name: /^Instagram · Engagement per post/ });
  await bars.focus();
  await bars.press("Enter");
  const post = page.getByRole("dialog");
  await expect(post.getByRole("button", { name: /^Likes: / })).toBeVisible();
  await expectAccessible(page);
  await post.getByRole("button", { name: "Close" }).click();

  await posts.getByRole("button", { name: "Sort by × typical" }).click();
  await expect(posts.getByRole("columnheader", { name: /× typical/ })).toHaveAttribute("aria-sort", "descending");
  await posts.getByRole("combobox", { name: "Platform" }).selectOption("X");
  await expect(posts.getByRole("row").nth(1).getByRole("img", { name: "X" })).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    posts.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("All-posts.csv");
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await page.getByRole("button", { name: "Show as table" }).last().click();
  await expect(page.getByRole("columnheader", { name: "Value" })).toBeVisible();
  await expectAccessible(page);

  const figureOf = (on: typeof page) => on.getByRole("button", { name: /^Posts per week: / }).first();
  await figureOf(page).click();
  await expect(page.getByRole("dialog").getByText("posts ÷ weeks, with the interval of a Poisson rate")).toBeVisible();
  // A press in the very moment in which it opens is not outside of it yet.
  await expect(async () => {
    await page.mouse.click(5, 5);
    await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  const touching = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
  });
  const phone = await touching.newPage();
  await phone.goto(page.url());
  await figureOf(phone).tap();
  const card = phone.getByRole("dialog");
  await expect(card.getByText("posts ÷ weeks, with the interval of a Poisson rate")).toBeVisible();
  await expect
    .poll(async () => {
      const box = await card.boundingBox();
      return box && box.x >= 0 && box.x + box.width <= 390;
    })
    .toBe(true);
  await touching.close();
});

test("Report page: an unresponsive platform fails the analysis, and 'Try again' succeeds once it responds", async ({
  page,
}) => {
  await signUp(page);
  const handle = "demo.silent";
  const faults = `http://127.0.0.1:${process.env.E2E_SANDBOX_PORT}/sandbox/faults`;
  // Until it is cleared: a run that is started again on a busy machine must not use up a number of failures.
  const data = { platform: "instagram", fault: "html", handle, untilCleared: true };
  expect((await page.request.post(faults, { data })).ok()).toBe(true);
  await submitModel(page, { name: "Silent Platform", handle });
  await page.goto("/dashboard");
  const row = page.getByRole("row").filter({ hasText: "Silent Platform" });
  await expect(row.getByText("Failed").filter({ visible: true })).toBeVisible();
  const attention = page.getByRole("region", { name: "Needs attention" });
  await expect(attention.getByText("The last analysis failed")).toBeVisible();
  await attention.getByRole("link", { name: "Silent Platform" }).click();
  await expect(
    page.getByText("No platform responded, even after several tries. Please try again later."),
  ).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.delete(faults)).ok()).toBe(true);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Followers: \d/ }).first()).toBeVisible();
});

test("Report page: figures typed by hand are in the next report as self-reported", async ({ page }) => {
  await signUp(page);
  await openReport(page, { name: "Typed Figures" });
  await page.getByRole("link", { name: "Data sources", exact: true }).first().click();
  await page.getByRole("button", { name: "Add figures" }).click();
  await page.getByLabel("Platform").selectOption("onlyfans");
  await page.getByRole("textbox", { name: "Subscribers" }).fill("4.1K");
  await page.getByRole("button", { name: "Save figures" }).click();
  await expect(page.getByRole("textbox", { name: "Subscribers" })).toHaveAccessibleDescription(/^Enter a whole number/);
  await page.getByLabel("Subscribers").fill("412");
  await page.getByLabel("Describe the content in your own words").fill("photo sets");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save figures" }).click();
  await expect(page.getByText("Saved. Re-analyze to see them in the report.").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to report" }).click();
  await page.getByRole("button", { name: "Re-analyze" }).click();
  await page
    .getByRole("button", { name: /^Subscribers: 412, self-reported/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText("entered by hand (OnlyFans)")).toBeVisible();
  await page.keyboard.press("Escape");

  const changes = page.getByRole("region", { name: /^What changed since / });
  await expect(changes.getByText("New figures")).toBeVisible();
  await expect(changes.getByText("OnlyFans · Subscribers")).toBeVisible();
  await expectAccessible(page);
  expect(await bareNumerals(page)).toEqual([]);
  await page
    .getByRole("navigation", { name: "Versions" })
    .getByRole("link", { name: /First analysis/ })
    .click();
  await expect(page.getByText("This is an older version of the report.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Subscribers: 412/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Go to the latest version" }).click();
  await expect(page.getByRole("button", { name: /^Subscribers: 412, self-reported/ }).first()).toBeVisible();
});

test("Report page: a slider over the versions shows each with the charts of its day", async ({ page }) => {
  await signInDemo(page, "demo");
  const { user } = await (await page.request.get("/api/auth/session")).json();
  const models = await (await page.request.get(`/api/user/${user.id}/models`)).json();
  const { id } = models.find(({ name }: { name: string }) => name === "Carla Reyes");
  await page.goto(`/report/${id}`);
  const slider = page.getByRole("slider", { name: "Version shown" });
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("This is an older version of the report.")).toBeVisible();
  await expect(slider).toHaveValue("0");
  await expect(slider).toBeFocused();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(new RegExp(`/report/${id}$`));
  await expect(page.getByText("This is an older version of the report.")).toHaveCount(0);
});

test("Report page: creators alike are named with what they share with the model, and lead to their pages and to a comparison", async ({
  page,
}) => {
  await signInDemo(page, "demo");
  await page.goto("/dashboard");
  await page.getByRole("row").filter({ hasText: "Carla Reyes" }).getByRole("link", { name: "View Report" }).click();
  await page.waitForURL("**/report/*");
  const card = page.getByRole("heading", { name: "Creators alike" }).locator("..");
  // The demo's creators are still being read when it starts.
  await expect(async () => {
    await page.reload();
    await expect(card.getByRole("listitem").first()).toBeVisible({ timeout: 10_000 });
  }).toPass();
  const first = card.getByRole("listitem").first();
  await expect(first).toContainText(/followers.*posts a week; .* main themes?, as here\./);
  const creator = first.getByRole("link").first();
  await expect(creator).toHaveAttribute("href", /^\/creators?\//);
  const compare = first.getByRole("link", { name: /^Compare: / });
  const name = (await compare.getAttribute("aria-label"))?.replace("Compare: ", "") ?? "";
  expect(name).not.toBe("");
  await compare.click();
  await page.waitForURL("**/compare?*");
  const compared = page.getByRole("main");
  await expect(compared.getByText("Carla Reyes").first()).toBeVisible();
  await expect(compared.getByText(name).first()).toBeVisible();
});
