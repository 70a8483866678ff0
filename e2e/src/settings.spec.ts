import { expect, test } from "@playwright/test";
import { expectAccessible, password, signUp, tabTo } from "./world.ts";

test("Settings page: changed by keyboard alone; language and theme apply at once, in another tab too", async ({
  page,
  context,
}) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goto("/settings");
  await expect(page.getByLabel("Email Address")).toBeVisible();
  const open = page.getByRole("tab", { selected: true });
  await tabTo(open);
  await expect(open).toHaveText("Profile");
  /** The tab after the open one, wherever in its panel the focus was. */
  const next = async (name: string) => {
    await tabTo(open, "Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name })).toBeFocused();
  };

  await next("Notifications");
  await tabTo(page.getByRole("switch", { name: "Marketing Emails" }));
  await page.keyboard.press("Space");
  await next("Privacy");
  await tabTo(page.getByLabel("Profile Visibility"));
  await page.keyboard.type("Public");
  await tabTo(page.getByRole("switch", { name: "Show Activity" }));
  await page.keyboard.press("Space");
  await next("Preferences");
  await next("Security");
  await tabTo(page.getByRole("button", { name: "Delete Account" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Type DELETE to confirm")).toBeFocused();
  await expectAccessible(page);
  await tabTo(page.getByRole("button", { name: "Keep my account" }));
  await page.keyboard.press("Enter");
  await tabTo(open, "Shift+Tab");
  await page.keyboard.press("ArrowLeft");
  await tabTo(page.getByLabel("Theme"));
  await page.keyboard.type("Dark");
  await tabTo(page.getByLabel("Language"));
  await page.keyboard.type("Deutsch");
  // Changes of all tabs are saved together.
  await tabTo(page.getByRole("button", { name: "Save Changes" }), "Shift+Tab");
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
  expect(await (await page.request.get("/api/user/settings")).json()).toMatchObject({
    notifications: { marketingEmails: true },
    privacy: { profileVisibility: "public", showActivity: true },
  });

  // As for a session that was last confirmed long ago; once it is, the deletion goes on by itself.
  await page.route(
    "**/api/user/delete",
    (route) => route.fulfill({ status: 403, json: { code: "confirm-needed", message: "Confirm first" } }),
    { times: 1 },
  );
  await tabTo(open);
  await page.keyboard.press("ArrowRight");
  await tabTo(page.getByRole("button", { name: "Konto löschen" }));
  await page.keyboard.press("Enter");
  await page.keyboard.type("DELETE");
  await page.keyboard.press("Enter");
  await page.getByLabel("Dein Passwort").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-toast]").getByText("Löschung des Kontos veranlasst")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/settings");
  await page.waitForURL("**/login");
});
