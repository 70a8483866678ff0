import { expect, test } from "@playwright/test";
import { expectAccessible, signUp } from "./world.ts";

test("settings are changed by keyboard alone, and language and theme hold at once, in another tab too", async ({
  page,
  context,
}) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goto("/settings");
  const first = page.getByRole("tab", { name: "Profile" });
  await first.focus();
  for (const name of ["Notifications", "Privacy", "Preferences"]) {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name })).toBeFocused();
  }
  await page.getByLabel("Theme").focus();
  await page.keyboard.type("Dark");
  await page.getByLabel("Language").focus();
  await page.keyboard.type("Deutsch");
  const save = page.getByRole("button", { name: "Save Changes" });
  await save.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab.locator("html")).toHaveAttribute("lang", "de");
    await expect(tab.locator("html")).toHaveAttribute("data-theme", "dark");
  }
  await expect(other.getByRole("link", { name: "Model einreichen" }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Sprache")).toHaveValue("de");
  await expectAccessible(page);
});
