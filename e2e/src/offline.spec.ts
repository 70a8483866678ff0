import { expect, expectAccessible, expectNoOverflow, openReport, signUp, test } from "./world.ts";

test("Offline: the report that was opened last can be read, says so, and is gone after signing out", async ({
  browser,
}) => {
  // A context of its own: what a browser prints offline is no error of the journey.
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  await signUp(page);
  await openReport(page, { name: "Seen Offline" });
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();
  const hasCopy = () => page.evaluate(async () => (await caches.match("/offline-copy.json")) !== undefined);
  await expect.poll(hasCopy).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await context.setOffline(true);
  await page.goto("/dashboard");
  await page.waitForURL("**/offline?page=%2Fdashboard");
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  await expect(page.getByText("This is the report you opened last")).toBeVisible();
  await expect(page.getByText("Seen Offline").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page
    .getByRole("button", { name: /^Followers: / })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: /Followers/ })).toBeVisible();
  await page.keyboard.press("Escape");

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "You're back online" })).toBeVisible();
  await page.getByRole("link", { name: "Open the page again" }).click();
  await page.waitForURL("**/dashboard");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/login");
  expect(await hasCopy()).toBe(false);
  await context.close();
});
