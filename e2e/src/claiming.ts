import type { Page } from "@playwright/test";
import { expect, newPerson, password } from "./world.ts";

interface Joining {
  onlyfansUrl?: string;
  /** Ticked on the tab of privacy, where nothing is shown that is not ticked. */
  shows?: "Show earnings";
}

/** Signs up as a model who names an Instagram profile, and verifies the address from the mailbox. */
export async function joinVerified(page: Page, handle: string, { onlyfansUrl, shows }: Joining = {}) {
  const { email } = newPerson();
  await page.goto(
    `/model-signup?${new URLSearchParams({ instagramUrl: `@${handle}`, ...(onlyfansUrl && { onlyfansUrl }) })}`,
  );
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Display name").fill("Claim Journey");
  await page.getByLabel("Username").fill(handle);
  await page.getByRole("button", { name: "Continue" }).click();
  if (shows) await page.getByLabel(shows).check();
  await page.getByLabel(/18 or older/).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL("**/model-dashboard");
  await page.goto("/mailbox");
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("article").filter({ hasText: email })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("article").filter({ hasText: email }).getByRole("link").click();
  await page.getByRole("button", { name: "Verify address" }).click();
  await expect(page.getByText("Your address is verified.")).toBeVisible();
  await page.goto("/model-dashboard");
}

/** Writes the bio on the stand-in's page, as the account's owner would in the platform's app. */
export async function writeBio(page: Page, bio: string) {
  const opened = page.waitForEvent("popup");
  await page
    .getByRole("link", { name: /write the bio/ })
    .first()
    .click();
  const stand = await opened;
  await stand.getByLabel("Bio").fill(bio);
  await stand.getByRole("button", { name: "Save" }).click();
  await expect(stand.getByText("Saved.")).toBeVisible();
  await stand.close();
}

export const codeOf = async (page: Page) => (await page.locator("code").first().textContent()) ?? "";
export const lookNow = (page: Page) =>
  page.getByRole("button", { name: "I have put it there: look now" }).first().click();
