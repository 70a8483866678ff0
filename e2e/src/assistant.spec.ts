import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  openReport,
  password,
  signInDemo,
  signUp,
  submitModel,
  test,
} from "./world.ts";

const stream = "**/api/ai/chat/stream";
const box = (page: Page) => page.getByLabel("Your question");
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
const log = (page: Page) => page.getByRole("log", { name: "Messages" });
/** Questions with their answers, in order. */
const turns = (page: Page) =>
  log(page)
    .getByRole("listitem")
    .filter({ has: page.getByText("You", { exact: true }) });
const lastTurn = (page: Page) => turns(page).last();

async function ask(page: Page, question: string) {
  await box(page).fill(question);
  await send(page).click();
}

/** A message stands over neither the box that questions are typed into nor what was just said. It stays while it is pointed at. */
async function expectMessageAside(page: Page) {
  const message = page.locator("[data-toast]");
  await message.hover();
  const over = await message.evaluate((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return ["[data-composer]", "[role=log] > ol > li:last-child"].filter((place) => {
      const other = document.querySelector(place)?.getBoundingClientRect();
      return !other || (other.top < bottom && top < other.bottom && other.left < right && left < other.right);
    });
  });
  expect(over).toEqual([]);
}

test("a visitor asks about a creator, opens a figure, goes on from there, and is told what is kept", async ({
  page,
}) => {
  await page.goto("/ai-assistant");
  await expect(page).toHaveTitle("AI Assistant · FanRadar");
  await expect(page.getByRole("link", { name: "Assistant", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("Visitors read public data only")).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await box(page).fill("   ");
  await expect(send(page)).toBeDisabled();
  await expectAccessible(page);

  const about = page.getByRole("button", { name: /^About/ });
  await about.click();
  await page.getByLabel("Search models...").fill("lindqvist");
  const found = page.getByRole("list", { name: "Choose whom it is about" });
  await found
    .getByRole("button", { name: /Lindqvist.*Instagram/ })
    .first()
    .click();
  await expect(about).toContainText("Lindqvist");
  await expect(about).toBeFocused();
  await expect(page).toHaveURL(/model=\d+/);

  await ask(page, "What does the engagement on Instagram say?");
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

  // Nothing is kept of a visitor, and still a question that tells nothing alone goes on from the one before.
  const told = await answered.getByText(/Playbook:/).textContent();
  await ask(page, "And then?");
  await expect(turns(page)).toHaveCount(2);
  await expect(lastTurn(page).getByText(told ?? "", { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/conversation=/);
  await ask(page, "long".repeat(60));
  await expect(lastTurn(page).getByText(/^I have nothing on that/)).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
  await box(page).fill("x".repeat(4_010));
  await expect(page.getByText("Too long by 10 characters.")).toBeVisible();
  await expect(send(page)).toBeDisabled();
});

/** On a phone the conversations are folded. */
const folded = (page: Page) => page.getByRole("button", { name: "Conversations", exact: true });

test("a conversation begins by a quick start, is opened again, renamed, exported and deleted, about a model of one's own", {
  tag: "@phone",
}, async ({ page }) => {
  await signUp(page);
  await openReport(page, { name: "Chat Model", handle: "demo.assistant.own" }, () => "/ai-assistant");
  const starts = page.getByRole("list", { name: "Quick starts" }).getByRole("button");
  await expect(starts).toHaveCount(8);
  const [start = ""] = await starts.allTextContents();
  await starts.first().click();
  await expect(lastTurn(page).getByText(start, { exact: true })).toBeVisible();
  await expect(lastTurn(page).getByText(/^Playbook: /)).toBeVisible();
  await page.getByRole("link", { name: "New conversation" }).click();
  await expect(page.getByRole("button", { name: /^About/ })).toContainText("Chat Model");
  await ask(page, "What does my engagement say?");
  await expect(lastTurn(page).getByText("About Chat Model, by the report of")).toBeVisible();
  await expect(page).toHaveURL(/model=\d+&conversation=\d+/);
  // A line break is typed by Shift and Enter, the question sent by Enter.
  await box(page).fill("How do I get");
  await box(page).press("Shift+Enter");
  await box(page).pressSequentially("more comments?");
  await box(page).press("Enter");
  await expect(turns(page)).toHaveCount(2);
  await expect(lastTurn(page).getByText(/^Playbook: /)).toBeVisible();

  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name of the conversation").fill("On engagement");
  await page.getByLabel("Name of the conversation").press("Enter");
  await expect(page.getByRole("heading", { name: "On engagement" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rename" })).toBeFocused();
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^fanradar-conversation-\d+\.md$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("# On engagement");
  expect(text).toContain("How do I get\nmore comments?");
  expect(text).toMatch(/figures checked · Written by the engine/);

  await page.getByRole("link", { name: "New conversation" }).click();
  await expect(page.getByRole("heading", { name: "What would you like to know?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "On engagement" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "What would you like to know?" })).toBeVisible();
  const kept = page.getByRole("link", { name: /On engagement/ });
  await expect(kept.or(folded(page))).toBeVisible();
  if (await folded(page).isVisible()) await folded(page).click();
  await kept.click();
  await expect(turns(page)).toHaveCount(2);
  await expect(
    turns(page)
      .first()
      .getByRole("button", { name: /^Engagement: / })
      .first(),
  ).toBeVisible();

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const asks = page.getByRole("alertdialog");
  await expect(asks).toContainText("Delete “On engagement”");
  await expect(asks.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await asks.getByRole("button", { name: "Cancel" }).click();
  await expect(asks).toBeHidden();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await asks.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“On engagement” is deleted").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "What would you like to know?" })).toBeVisible();
  await expect(kept).toHaveCount(0);
});

test("the last used model is chosen by default, for each person of a browser their own", async ({ page }) => {
  const about = (name: string | RegExp) => page.getByRole("button", { name: /^About/ }).filter({ hasText: name });
  const first = await signUp(page);
  await submitModel(page, { name: "First Model", handle: "demo.default.one" });
  await submitModel(page, { name: "Second Model", handle: "demo.default.two" });
  await page.goto("/ai-assistant");
  await about(/./).click();
  await page
    .getByRole("button", { name: /First Model/ })
    .last()
    .click();
  await expect(about("First Model")).toBeVisible();
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

test("an answer that is stopped, not reached or breaks off says so, is asked for again, and nothing typed is lost", async ({
  context,
}) => {
  // Not the watched page: the browser's complaint about the network is the point here.
  const page = await context.newPage();
  await signUp(page);
  await page.goto("/ai-assistant?conversation=999999");
  const gone = page.getByRole("alert");
  await expect(gone).toContainText("This model or conversation is not there any more.");
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expectAccessible(page);
  await gone.getByRole("link", { name: "New conversation" }).click();
  await expect(page).toHaveURL(/\/ai-assistant$/);

  await page.route(stream, () => undefined);
  await ask(page, "How do I get more comments?");
  await expect(page.getByText("Writing the answer...").first()).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("How do I get more comments?");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(lastTurn(page).getByText("Stopped. Your question is kept.")).toBeVisible();
  await expect(box(page)).toHaveValue("How do I get more comments?");
  await expectAccessible(page);
  await page.unroute(stream);

  await page.route(stream, (route) => route.abort());
  await lastTurn(page).getByRole("button", { name: "Try again" }).click();
  await expect(lastTurn(page).getByText("The assistant was not reached. Your question is kept.")).toBeVisible();
  await expect(page.getByText("Failed to send message. Please try again.").first()).toBeVisible();
  await expectMessageAside(page);
  await expect(box(page)).toHaveValue("How do I get more comments?");
  await page.unroute(stream);

  const line = { kind: "text", pieces: [{ text: "It begins and" }] };
  await page.route(stream, (route) => route.fulfill({ body: `${JSON.stringify({ line })}\n` }));
  await lastTurn(page).getByRole("button", { name: "Try again" }).click();
  await expect(lastTurn(page).getByText("It begins and")).toBeVisible();
  await expect(lastTurn(page).getByText(/^The answer broke off/)).toBeVisible();
  await page.unroute(stream);

  await context.setOffline(true);
  await lastTurn(page).getByRole("button", { name: "Try again" }).click();
  await expect(lastTurn(page).getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await lastTurn(page).getByRole("button", { name: "Try again" }).click();
  await expect(lastTurn(page).getByText(/^Playbook: /)).toBeVisible();
  await expect(lastTurn(page).getByText("No figures in this answer")).toBeVisible();
  await expect(turns(page)).toHaveCount(1);
  await expect(box(page)).toHaveValue("");
});

test("a visitor at the limit signs in and finds the question again", async ({ page }) => {
  const { email } = await signUp(page);
  await page.context().clearCookies();
  await page.route(stream, (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "1500" },
      json: { code: "too-many", message: "Too many tries. Please wait a little." },
    }),
  );
  await page.goto("/ai-assistant");
  await ask(page, "How do I get more comments?");
  await expect(page.locator("[data-toast]")).toContainText(/You can ask again after .*\d:\d\d/);
  await expect(page.locator("[data-toast]")).not.toContainText("try again");
  await expectMessageAside(page);
  await expect(lastTurn(page).getByText(/You can ask again after/)).toBeVisible();
  await page.locator("[data-toast]").getByRole("button", { name: "Close" }).click();
  expect(await bareNumerals(page)).toEqual([]);
  await expect(lastTurn(page).getByText(/^Visitors may ask only so many questions an hour/)).toBeVisible();
  await expect(box(page)).toHaveValue("How do I get more comments?");
  await expectAccessible(page);
  await page.unroute(stream);
  await page.getByRole("link", { name: "Sign in and go on" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/ai-assistant?prefill=**");
  await expect(box(page)).toHaveValue("How do I get more comments?");
  await send(page).click();
  await expect(lastTurn(page).getByText(/^Playbook: /)).toBeVisible();
  await expect(page).toHaveURL(/\/ai-assistant\?conversation=\d+$/);
});

test("a featured creator above 90 leads from Model Profiles to the question why, and it is answered by the score", async ({
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
  await send(page).click();
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

/** The highest of the creators above 90 whose report is there: the seeded ones get theirs one after another. */
async function explained(page: Page): Promise<Trending> {
  let found: Trending | undefined;
  const look = async () => {
    const all: Trending[] = await (await page.request.get("/api/models/trending?limit=20")).json();
    for (const one of all.filter(({ trendingScore }) => trendingScore > 90)) {
      const answer = await page.request.get(`/api/creators/${one.platform}/${one.handle}`);
      if ((await answer.json()).editionState !== "ready") continue;
      found = one;
      return true;
    }
    return false;
  };
  await expect.poll(look, { timeout: 90_000 }).toBe(true);
  if (!found) throw new Error("nobody above 90 has a report");
  return found;
}
