import type { Page } from "@playwright/test";
import { expect, expectAccessible, openFromMenu, signUp, test } from "./world.ts";

/** Holds the code of the history page back until the function that it returns is called. */
async function holdHistoryPage(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/report-history-page-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("Navigation: a link followed while its page's code loads arrives, although the page before puts typed text into its address meanwhile", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/profiles");
  const release = await holdHistoryPage(page);
  await openFromMenu(page, "Report History");
  await expect(page.locator("body[data-loading]")).toBeAttached();
  await page.getByLabel("Search models").fill("alpha");
  await page.waitForURL("**/profiles?q=alpha");
  release();
  await page.waitForURL("**/report-history");
  await expect(page.getByText("You haven't generated any reports yet")).toBeVisible();
  await expect(page.locator("body[data-loading]")).not.toBeAttached();
});

test("Navigation: Back while the code of a followed link loads wins over the link", async ({ page }) => {
  await signUp(page);
  await page.goto("/submit");
  await openFromMenu(page, "Model Profiles");
  await page.waitForURL("**/profiles");
  const release = await holdHistoryPage(page);
  await openFromMenu(page, "Report History");
  await expect(page.locator("body[data-loading]")).toBeAttached();
  await page.goBack();
  await page.waitForURL("**/submit");
  await expect(page.locator("body[data-loading]")).not.toBeAttached();
  const code = page.waitForResponse("**/assets/report-history-page-*.js");
  release();
  await (await code).finished();
  await page.getByLabel("Profile links or handles").fill("still.here");
  await expect(page).toHaveURL(/\/submit$/);
});

test("Navigation: offline, a page whose code is missing says that the browser is offline, and loads once there is a network", async ({
  browser,
}) => {
  // A page of its own: what a browser prints offline is no error of the journey.
  const context = await browser.newContext();
  const page = await context.newPage();
  await signUp(page);
  await page.goto("/submit");
  await expect(page.getByLabel("Profile links or handles")).toBeVisible();
  await context.setOffline(true);
  await openFromMenu(page, "Report History");
  await expect(page.getByText("You're offline. This loads as soon as you're connected again.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You haven't generated any reports yet")).toBeVisible();
  await context.close();
});

test("Navigation: on a phone the bar has pages alone, and signing out stands with the account behind 'More'", {
  tag: "@phone",
}, async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto("/dashboard");
  const bar = page.getByRole("complementary");
  await expect(bar.getByRole("link")).toHaveText(["Dashboard", "Submit Model", "Earnings", "To-dos"]);
  await expect(page.getByRole("button", { name: "Sign out" })).toHaveCount(0);
  await page.getByRole("button", { name: "More" }).click();
  await expect(bar.getByRole("link", { name: email })).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/login");
});
