import type { Page } from "@playwright/test";
import { expect, newPerson, password, verifyAddress } from "./world.ts";

/** Signs up by the API as a model who names an Instagram profile, verifies the address, and opens the own page. */
export async function joinVerified(page: Page, handle: string) {
  const { email } = newPerson();
  const account = { email, password, confirmPassword: password, name: "Claim Journey", agreeToTerms: true };
  const answer = await page.request.post("/api/models/signup", {
    data: { ...account, username: handle, instagramUrl: `@${handle}` },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await verifyAddress(page, email);
  await page.goto("/model-dashboard");
}

/** Writes the bio on the stand-in's page, as the account's owner would in the platform's app. */
export async function writeBio(page: Page, bio: string) {
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Edit the demo bio" }).first().click();
  const stand = await opened;
  await stand.getByLabel("Bio").fill(bio);
  await stand.getByRole("button", { name: "Save" }).click();
  await expect(stand.getByText("Saved.")).toBeVisible();
  await stand.close();
}

export const codeOf = async (page: Page) => (await page.locator("code").first().textContent()) ?? "";
export const lookNow = (page: Page) => page.getByRole("button", { name: "I've added it, check now" }).first().click();
