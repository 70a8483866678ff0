import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  signUp,
  submitModel,
  test,
  waitForReport,
} from "./world.ts";

test("History page: empty, it leads to a first report, which is then found, starred, compared, deleted and restored", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/report-history");
  await expect(page.getByText("You haven't generated any reports yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Your First Report" })).toHaveAttribute("href", "/submit");
  await expectAccessible(page);

  const id = await submitModel(page, { name: "Historic", handle: "demo.history" });
  await waitForReport(page, id);
  await page.goto("/report-history");
  const cards = page.getByRole("region", { name: "Reports" }).getByRole("listitem");
  await expect(cards).toHaveCount(1);
  // The model keeps its status: the second report arrives on the open page.
  expect((await page.request.post(`/api/models/${id}/analyses`)).ok()).toBe(true);
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText("Historic");
  await expect(cards.first().getByText("Not rated yet")).toBeVisible();
  await expect(cards.last().getByText("Older version")).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await bareNumerals(page)).toEqual([]);

  const star = cards.first().getByRole("button", { name: "Favorite: Historic" });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("Show", { exact: true }).selectOption({ label: "Favorites" });
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await page.getByLabel("Search reports").fill("nothing of the kind");
  await expect(page.getByText("Try adjusting your search or filter criteria")).toBeVisible();
  await page.getByLabel("Search reports").fill("HISTOR");
  await expect(cards).toHaveCount(1);

  await cards.first().getByRole("button", { name: "More about the report on Historic" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "What changed" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "What changed: Historic" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const more = cards.first().getByRole("button", { name: "More about the report on Historic" });
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Share" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Share this report" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();

  await cards.first().getByRole("button", { name: "More about the report on Historic" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByText("No Reports Found")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards).toHaveCount(1);
  await cards.first().getByRole("link", { name: "View Report" }).click();
  await page.waitForURL("**/report/*");
});

test("Report page: a converted amount states its rate; the eye button hides amounts on this device; the schedule is chosen here", async ({
  page,
}) => {
  await signUp(page);
  const id = await submitModel(page, { name: "Amounts", handle: "demo.amounts" });
  const given = await page.request.post(`/api/models/${id}/evidence`, {
    data: {
      kind: "manual",
      key: crypto.randomUUID(),
      platform: "onlyfans",
      observedOn: "2026-11-01",
      figures: [{ metric: "earnings.net", value: 123_400 }],
      currency: "EUR",
    },
  });
  expect(given.status()).toBe(201);
  await page.goto(`/evidence/${id}`);
  await page
    .getByRole("button", { name: /\$1,371\.11/ })
    .first()
    .click();
  const card = page.getByRole("dialog");
  await expect(card.getByText("€1,234")).toBeVisible();
  await expect(card.getByText("1 EUR = 1.11111 USD, Sandbox, Nov 20, 2026")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const eye = page.getByRole("button", { name: "Hide amounts on this device" });
  await eye.click();
  await expect(eye).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("•••").first()).toBeVisible();
  await expect(page.getByText("$1,371")).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("•••").first()).toBeVisible();
  await expect(page.getByText("$1,371")).toHaveCount(0);
  await eye.click();
  await expect(page.getByText("$1,371").first()).toBeVisible();

  await page.goto(`/report/${id}`);
  const schedule = page.getByLabel("Refresh automatically");
  await expect(schedule).toHaveValue("weekly");
  await schedule.selectOption("daily");
  await expect(page.getByText("Schedule saved").first()).toBeVisible();
  await page.reload();
  await expect(schedule).toHaveValue("daily");
});
