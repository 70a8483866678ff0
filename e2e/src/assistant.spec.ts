import type { Page } from "@playwright/test";
import { askQuestion, box, lastTurn, sendButton, turns } from "./assistant.ts";
import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  password,
  signInDemo,
  signUp,
  submitModel,
  test,
} from "./world.ts";

test("Assistant page: a visitor asks about a creator, opens a figure and follows up; no conversation is stored", async ({
  page,
}) => {
  await page.goto("/ai-assistant");
  await expect(page).toHaveTitle("AI Assistant · FanRadar");
  await expect(page.getByRole("link", { name: "Assistant", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("Visitors see only public data")).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await box(page).fill("   ");
  await expect(sendButton(page)).toBeDisabled();

  const about = page.getByRole("button", { name: /^About/ });
  await about.click();
  await page.getByLabel("Search models...").fill("lindqvist");
  const found = page.getByRole("list", { name: "Choose a model" });
  // Until the answer comes, the creators of before stand there, and move as it does.
  await expect(found.getByRole("button").filter({ hasNotText: /lindqvist/i })).toHaveCount(0);
  await found
    .getByRole("button", { name: /Lindqvist.*Instagram/ })
    .first()
    .click();
  await expect(about).toContainText("Lindqvist");
  await expect(about).toBeFocused();
  await expect(page).toHaveURL(/model=\d+/);
  // The demo's creators are analyzed after its first start.
  const id = new URL(page.url()).searchParams.get("model");
  const compared = async () => (await page.request.get(`/api/comparisons?models=${id}`)).json();
  await expect.poll(async () => (await compared()).members[0]?.asOf).toBeTruthy();

  await askQuestion(page, "What does the engagement on Instagram say?");
  const answered = lastTurn(page);
  await expect(answered.getByText(/figures checked/)).toBeVisible();
  await expect(answered.getByText(/Written by the engine/)).toBeVisible();
  await expect(answered.getByText("Instagram, public API")).toBeVisible();
  await expect(box(page)).toHaveValue("");
  expect(await bareNumerals(page)).toEqual([]);
  await answered
    .getByRole("button", { name: /^Engagement: / })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: /Engagement/ })).toContainText("Formula");
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  // A visitor's conversation is not stored, and still an incomplete question continues the one before.
  await askQuestion(page, "And on Instagram?");
  await expect(turns(page)).toHaveCount(2);
  await expect(
    lastTurn(page)
      .getByRole("button", { name: /^Engagement: / })
      .first(),
  ).toBeVisible();
  await expect(page).not.toHaveURL(/conversation=/);
  await askQuestion(page, "long".repeat(60));
  await expect(lastTurn(page).getByText(/^I can't answer that/)).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
  await box(page).fill("x".repeat(4_010));
  await expect(page.getByText("10 characters too long.")).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
});

test("Assistant page: the last used model is the default, for each person of a browser", async ({ page }) => {
  const about = (name: string | RegExp) => page.getByRole("button", { name: /^About/ }).filter({ hasText: name });
  const first = await signUp(page);
  await submitModel(page, { name: "First Model", handle: "demo.default.one" });
  await submitModel(page, { name: "Second Model", handle: "demo.default.two" });
  await page.goto("/ai-assistant");
  await about(/./).click();
  await page
    // Not the questions that name the model.
    .getByRole("button", { name: /^First Model/ })
    .last()
    .click();
  await expect(about("First Model")).toBeVisible();
  // It is stored once it is known to be an own model.
  const stored = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("assistant-model:")));
  await expect.poll(stored).toBe(true);
  await page.goto("/ai-assistant?tab=pricing");
  await expect(page.getByLabel("Model", { exact: true }).locator("option:checked")).toHaveText(/^First Model/);

  await page.context().clearCookies();
  await signUp(page);
  await submitModel(page, { name: "Other Model", handle: "demo.default.other" });
  await page.goto("/ai-assistant");
  await expect(about("Other Model")).toBeVisible();

  await page.context().clearCookies();
  const answer = await page.request.post("/api/auth/login", { data: { email: first.email, password } });
  expect(answer.status()).toBe(200);
  await page.goto("/ai-assistant");
  await expect(about("First Model")).toBeVisible();
});

test("Model Profiles page: a featured creator above 90 leads to the question why, which the score answers", async ({
  page,
}) => {
  await signInDemo(page, "admin");
  const first = await explained(page);
  await page.goto(`/profiles?whose=creators&q=${first.handle}`);
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: `Manage ${first.name}` }) })
    .filter({ has: page.locator(`a[href="/creator/${first.platform}/${first.handle}"]`) });
  await expect(card.getByRole("button", { name: `Manage ${first.name}` })).toBeVisible();
  if (!first.isFeatured) {
    await expect(card.getByRole("link", { name: "See why she's trending" })).toHaveCount(0);
    await card.getByRole("button", { name: `Manage ${first.name}` }).click();
    await page.getByRole("switch", { name: "Featured" }).click();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await card.getByRole("link", { name: "See why she's trending" }).click();
  await page.waitForURL("**/ai-assistant?**");
  await expect(box(page)).toHaveValue(`Why is ${first.name} trending with a score of ${first.trendingScore}?`);
  await expect(page.getByRole("button", { name: /^About/ })).toContainText(first.name);
  await sendButton(page).click();
  await expect(
    lastTurn(page)
      .getByRole("button", { name: /^Trending score: / })
      .first(),
  ).toBeVisible();
  await expect(lastTurn(page).getByText(/Why somebody is trending/)).toBeVisible();
  expect(await bareNumerals(page)).toEqual([]);
});

interface Trending {
  name: string;
  handle: string;
  platform: string;
  trendingScore: number;
  isFeatured: boolean;
}

/** The highest creator above 90 with a report: the seeded ones get theirs one after another. */
async function explained(page: Page): Promise<Trending> {
  let found: Trending | undefined;
  const findOne = async () => {
    const all: Trending[] = await (await page.request.get("/api/models/trending?limit=20")).json();
    for (const one of all.filter(({ trendingScore }) => trendingScore > 90)) {
      const answer = await page.request.get(`/api/creators/${one.platform}/${one.handle}`);
      if ((await answer.json()).editionState !== "ready") continue;
      found = one;
      return true;
    }
    return false;
  };
  await expect.poll(findOne).toBe(true);
  if (!found) throw new Error("no model above 90 has a report");
  return found;
}
