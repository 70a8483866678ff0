import { expect, expectAccessible, expectNoOverflow, signInDemo, test } from "./world.ts";

test("an admin mails all subscribers of product news by keyboard, and reads how many receive it", async ({ page }) => {
  await signInDemo(page, "admin");
  const settings = await (await page.request.get("/api/user/settings")).json();
  const notifications = { ...settings.notifications, marketingEmails: true };
  const put = await page.request.put("/api/user/settings", { data: { ...settings, notifications } });
  expect(put.status()).toBe(200);
  await page.goto("/admin");
  const tab = page.getByRole("tab", { name: "Mail to everybody" });
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
  await expect(page.getByText("The mail is on its way").first()).toBeVisible();
  await expect(page.getByLabel("Subject")).toHaveValue("");
  await page.goto("/mailbox");
  await expect(page.getByText(subject).first()).toBeVisible();
});
