import { request } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, password, signUp, submitModel, test } from "./world.ts";

test("Notification bell: rings live when a report is ready, leads to it, and is quiet once read", {
  tag: "@phone",
}, async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto("/dashboard");
  const bell = page.getByRole("button", { name: "Notifications", exact: true });
  const ringing = page.getByRole("button", { name: "Notifications, some unread" });
  await expect(bell).toBeVisible();
  await bell.click();
  await expect(page.getByText("Nothing yet")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();

  await submitModel(page, { name: "Bell Model" });
  await expect(ringing).toBeVisible();
  await ringing.click();
  const item = page.getByRole("dialog").getByRole("link", { name: /The report on .*Bell Model.* is ready/ });
  await expect(item).toContainText("(unread)");
  await expectAccessible(page);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  // Another notification, which stays unread when the report's is followed.
  const elsewhere = await request.newContext({ baseURL: new URL(page.url()).origin, userAgent: "Another browser" });
  expect((await elsewhere.post("/api/auth/login", { data: { email, password } })).status()).toBe(200);
  await elsewhere.dispose();
  await item.click();
  await page.waitForURL("**/report/*");
  await ringing.click();
  await expect(item).toBeVisible();
  await expect(item).not.toContainText("(unread)");
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(bell).toBeVisible();
  await page.reload();
  await expect(bell).toBeVisible();
});

test("Unsubscribe page: an altered link of a mail turns nothing off", async ({ page }) => {
  await page.goto("/unsubscribe?token=1.emailAlerts.made-up");
  await page.getByRole("button", { name: "Turn them off" }).click();
  await expect(page.getByText("This link doesn't work.")).toBeVisible();
  await expectAccessible(page);
});
