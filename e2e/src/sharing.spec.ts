import type { Page } from "@playwright/test";
import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  openReport,
  signUp,
  test,
  verifyAddress,
} from "./world.ts";

/** Signs up with a verified address and opens a finished report. */
async function openOwnReport(page: Page) {
  const { email } = await signUp(page);
  await verifyAddress(page, email);
  await openReport(page, { name: "Private Name" });
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();
}

test("Sharing: a link with a password opens a report without an account until it is ended; its seal is checked", async ({
  page,
  browser,
}) => {
  await openOwnReport(page);
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Content Analysis").uncheck();
  await dialog.getByLabel("Password").fill("short");
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(dialog.getByText("Password must be at least 8 characters")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Password").fill("open sesame 1");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByRole("textbox", { name: "Link", exact: true }).inputValue();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close" }).click();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expectAccessible(other);
  await other.getByLabel("Password").fill("not the one");
  await other.getByRole("button", { name: "Open", exact: true }).click();
  await expect(other.getByText("Wrong password. Please try again.")).toBeVisible();
  await other.getByLabel("Password").fill("open sesame 1");
  await other.getByRole("button", { name: "Open", exact: true }).click();
  await expect(other.getByRole("heading", { name: "Engagement Metrics" })).toBeVisible();
  await expect(other.getByRole("heading", { name: "Content Analysis" })).toHaveCount(0);
  await expect(other.getByText("Private Name")).toHaveCount(0);
  await expect(other.getByRole("link")).toHaveCount(0);
  await expect(other).toHaveTitle(/^Shared report: .+ · FanRadar$/);
  expect(await bareNumerals(other)).toEqual([]);
  await expectAccessible(other);
  for (const width of [320, 390, 768, 1440]) {
    await other.setViewportSize({ width, height: 900 });
    await expectNoOverflow(other);
  }

  await other.getByRole("button", { name: "This may be a minor" }).click();
  await expect(other.getByText("A person reviews it within 48 hours", { exact: false })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole("button", { name: "Cancel" }).click();
  await expect(other.getByRole("button", { name: "This may be a minor" })).toBeVisible();

  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  await expect(dialog.getByRole("button", { name: /^Opened by others: 1/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Turn off link" }).click();
  await expect(page.getByText("The link is turned off.").first()).toBeVisible();
  await other.reload();
  await expect(other.getByText("This link doesn't work")).toBeVisible();
  await expectAccessible(other);
  await other.context().close();

  // The seal is checked without revealing the report's content.
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Check this fingerprint" }).click();
  await expect(page.getByText("This fingerprint is valid")).toBeVisible();
  await expect(page.getByText("Private Name")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel("Report number").fill("twelve");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("Enter a number like #FR-12")).toBeVisible();
  await page.getByLabel("Report number").fill("#FR-999999");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("No report matches this number and fingerprint.")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectNoOverflow(page);
});
