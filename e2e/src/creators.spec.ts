import { bareNumerals, expect, expectAccessible, expectNoOverflow, test } from "./world.ts";

test("Creators page: a visitor opens a hot model, its figures and its score's parts", async ({ page }) => {
  const strip = page.getByRole("region", { name: "Hot Models This Week" });
  // A demo that has just begun computes the first scores in its first seconds.
  await expect(async () => {
    await page.goto("/analyze");
    await expect(strip.getByRole("listitem").getByRole("link")).toHaveCount(6, { timeout: 3_000 });
  }).toPass();
  await expect(strip.getByText("Top Creator").first()).toBeVisible();
  await strip
    .getByRole("button", { name: /^Trending score: / })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText(/place among creators/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectNoOverflow(page);
  const name = (await strip.getByRole("link").first().textContent()) ?? "";
  // Not the first one: scores computed meanwhile may change the order.
  await strip.getByRole("link", { name, exact: true }).first().click();

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · FanRadar`);
  // Written within the first minute of a demo; the page shows it by itself.
  await expect(page.getByRole("heading", { name: "Public edition" })).toBeVisible();
  await expect(page.getByRole("slider", { name: /Followers/ }).first()).toBeVisible();
  expect(await bareNumerals(page)).toEqual([]);
  await page.getByRole("button", { name: "How the score is calculated" }).click();
  await expect(page.getByText("Rank among creators", { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page);
  await expect(page.getByRole("link", { name: "Analyze", exact: true })).toHaveAttribute("href", /^\/analyze\?q=/);
  await page.getByRole("main").getByRole("link", { name: "Compare" }).click();
  await page.waitForURL(/\/compare\?models=\d+$/);
  await page.goBack();
  await page.getByRole("link", { name: "Sign in to rate it" }).click();
  await page.waitForURL("**/login?next=**");
});
