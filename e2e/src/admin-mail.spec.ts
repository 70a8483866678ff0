import { expect, expectAccessible, expectNoOverflow, signInDemo, test } from "./world.ts";

test("Admin mail page: by keyboard alone an admin mails all subscribers of product news, and sees their number", async ({
  page,
}) => {
  await signInDemo(page, "admin");
  const settings = await (await page.request.get("/api/user/settings")).json();
  const notifications = { ...settings.notifications, marketingEmails: true };
  const put = await page.request.put("/api/user/settings", { data: { ...settings, notifications } });
  expect(put.status()).toBe(200);
  await page.goto("/admin");
  const tab = page.getByRole("tab", { name: "Email everyone" });
  await tab.focus();
  await page.keyboard.press("Enter");
  const subject = `News of the house ${Date.now()}`;
  await page.getByLabel("Subject").focus();
  await page.keyboard.type(subject);
  await page.keyboard.press("Tab");
  await page.keyboard.type("All is well.");
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The email is on its way").first()).toBeVisible();
  await expect(page.getByLabel("Subject")).toHaveValue("");
  await page.goto("/mailbox");
  // The worker sends the mail; the page lists those sent before it was opened.
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText(subject).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
