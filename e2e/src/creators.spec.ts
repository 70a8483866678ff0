import { bareNumerals, expect, expectAccessible, expectNoOverflow, signUp, test } from "./world.ts";

test("a visitor meets the hot models, opens one, its figures and what its score is made of", { tag: "@phone" }, async ({
  page,
}) => {
  test.setTimeout(180_000);
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
  const first = strip.getByRole("link").first();
  const name = (await first.textContent()) ?? "";
  await first.click();

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · FanRadar`);
  // Written within the first minute of a demo; the page shows it by itself.
  await expect(page.getByRole("heading", { name: "Public edition" })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole("img", { name: /Followers/ }).first()).toBeVisible();
  expect(await bareNumerals(page)).toEqual([]);
  await page.getByRole("button", { name: "What the score is made of" }).click();
  await expect(page.getByText("Place among creators", { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page);
  await expect(page.getByRole("link", { name: "Analyze", exact: true })).toHaveAttribute("href", /^\/analyze\?q=/);
  await page.getByRole("link", { name: "Sign in to rate it" }).click();
  await page.waitForURL("**/login?next=**");
});

test("whoever is signed in rates a public edition", async ({ page }) => {
  await signUp(page);
  await page.goto("/creator/instagram/celeste.dubois");
  await page.getByRole("button", { name: "Helpful", exact: true }).click();
  await expect(page.getByText("Thank you for your feedback!").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Helpful", exact: true })).toHaveAttribute("aria-pressed", "true");
});

test("a handle that nobody read is not there, is not for search engines, and can be analysed", async ({ page }) => {
  const answer = await page.goto("/creator/x/never_read_here");
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.getByText("Creator not found").last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Analyze @never_read_here free" }).click();
  await expect(page.getByLabel("Twitter/X URL")).toHaveValue(/never_read_here/);
});
