import type { Page } from "@playwright/test";
import { askQuestion, box, lastTurn, sendButton, stream, turns } from "./assistant.ts";
import { bareNumerals, expect, expectAccessible, password, signUp, test } from "./world.ts";

/** A toast covers neither the question box nor the last answer. It stays while it is hovered. */
async function expectMessageAside(page: Page) {
  const message = page.locator("[data-toast]");
  await message.hover();
  const covered = await message.evaluate((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return ["[data-composer] textarea", "[data-composer] button", "[role=log] > ol > li:last-child"].filter((place) => {
      const other = document.querySelector(place)?.getBoundingClientRect();
      return !other || (other.top < bottom && top < other.bottom && other.left < right && left < other.right);
    });
  });
  expect(covered).toEqual([]);
}

test("Assistant page: an answer that is stopped, unreachable or cut off says so and can be retried, with its input kept", async ({
  context,
}) => {
  // Not the watched page: the browser reports the network failure as an error.
  const page = await context.newPage();
  await signUp(page);
  await page.goto("/ai-assistant?conversation=999999");
  const gone = page.getByRole("alert");
  await expect(gone).toContainText("This model or conversation no longer exists.");
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expectAccessible(page);
  await gone.getByRole("link", { name: "New conversation" }).click();
  await expect(page).toHaveURL(/\/ai-assistant$/);
  await expect(gone).toHaveCount(0);

  await page.route(stream, () => undefined);
  await askQuestion(page, "How do I get more comments?");
  await expect(page.getByText("Writing the answer...").first()).toBeVisible();
  await expect(sendButton(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("How do I get more comments?");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(lastTurn(page).getByText("Stopped. Your question is kept.")).toBeVisible();
  await expect(box(page)).toHaveValue("How do I get more comments?");
  await expectAccessible(page);
  await page.unroute(stream);

  await page.route(stream, (route) => route.abort());
  await lastTurn(page).getByRole("button", { name: "Try again" }).click();
  await expect(lastTurn(page).getByText("The assistant couldn't be reached. Your question is kept.")).toBeVisible();
  await expect(page.getByText("Failed to send message. Please try again.").first()).toBeVisible();
  await expectMessageAside(page);
  await expect(box(page)).toHaveValue("How do I get more comments?");
  await page.unroute(stream);

  const line = { kind: "text", pieces: [{ text: "It begins and" }] };
  await page.route(stream, (route) => route.fulfill({ body: `${JSON.stringify({ line })}\n` }));
  await lastTurn(page).getByRole("button", { name: "Try again" }).click();
  await expect(lastTurn(page).getByText("It begins and")).toBeVisible();
  await expect(lastTurn(page).getByText(/^The answer was interrupted/)).toBeVisible();
  await page.unroute(stream);

  await context.setOffline(true);
  await lastTurn(page).getByRole("button", { name: "Try again" }).click();
  await expect(lastTurn(page).getByText(/^You're offline/)).toBeVisible();
  await context.setOffline(false);
  await lastTurn(page).getByRole("button", { name: "Try again" }).click();
  await expect(lastTurn(page).getByText(/^Playbook: /)).toBeVisible();
  await expect(lastTurn(page).getByText("No figures in this answer")).toBeVisible();
  await expect(turns(page)).toHaveCount(1);
  await expect(box(page)).toHaveValue("");
});

test("Assistant page: a visitor at the limit signs in and finds the question again", async ({ page }) => {
  const { email } = await signUp(page);
  await page.context().clearCookies();
  await page.route(stream, (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "1500" },
      json: { code: "too-many", message: "Too many attempts. Please wait a moment." },
    }),
  );
  await page.goto("/ai-assistant");
  await askQuestion(page, "How do I get more comments?");
  await expect(page.locator("[data-toast]")).toContainText(/You can ask again after .*\d:\d\d/);
  await expect(page.locator("[data-toast]")).not.toContainText("try again");
  await expectMessageAside(page);
  await expect(lastTurn(page).getByText(/You can ask again after/)).toBeVisible();
  await page.locator("[data-toast]").getByRole("button", { name: "Close" }).click();
  expect(await bareNumerals(page)).toEqual([]);
  await expect(lastTurn(page).getByText(/^Visitors can ask a limited number of questions an hour/)).toBeVisible();
  await expect(box(page)).toHaveValue("How do I get more comments?");
  await expectAccessible(page);
  await page.unroute(stream);
  await page.getByRole("link", { name: "Sign in to continue" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/ai-assistant?prefill=**");
  await expect(box(page)).toHaveValue("How do I get more comments?");
  await sendButton(page).click();
  await expect(lastTurn(page).getByText(/^Playbook: /)).toBeVisible();
  await expect(page).toHaveURL(/\/ai-assistant\?conversation=\d+$/);
});
