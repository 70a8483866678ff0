import { expect, expectAccessible, expectNoOverflow, signUp, submitModel, test } from "./world.ts";

test("the bell rings live when a report is ready, leads to it, and is quiet once it is read", {
  tag: "@phone",
}, async ({ page }) => {
  await signUp(page);
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
  await expect(item).toBeVisible();
  await expectAccessible(page);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await item.click();
  await page.waitForURL("**/report/*");
  // A made-up creator may have an unusual day as well, which has a notification of its own.
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(item).toBeVisible();
  const others = page.getByRole("button", { name: "Mark all as read" });
  if (await others.isVisible()) await others.click();
  await page.keyboard.press("Escape");
  await expect(bell).toBeVisible();
  await page.reload();
  await expect(bell).toBeVisible();
});

test("a mail's link that is not ours turns nothing off", async ({ page }) => {
  await page.goto("/unsubscribe?token=1.emailAlerts.made-up");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Turn them off" }).click();
  await expect(page.getByText("This link doesn't work.")).toBeVisible();
  await expectAccessible(page);
});
