import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  newHandle,
  signInDemo,
  signUp,
  submitModel,
  test,
  verifyAddress,
  waitForReport,
} from "./world.ts";

/** An admin, in a window of their own. */
async function asAdmin(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error("no browser");
  const admin = await context.newPage();
  await signInDemo(admin, "admin");
  await admin.goto("/admin");
  return admin;
}

/** Lists a creator by a submission of the signed-in person. Returns the submission's report. */
async function listCreator(page: Page, handle: string): Promise<string> {
  const id = await submitModel(page, { name: "Wants Out", handle });
  await waitForReport(page, id);
  await page.goto(`/creator/instagram/${handle}`);
  await expect(page.getByRole("button", { name: "This may be a minor" })).toBeVisible();
  return `/report/${id}`;
}

test("Removal page: a creator without an account requests removal, an admin decides, and others see a number and a day", async ({
  page,
}) => {
  const handle = newHandle("demo.out.");
  await signUp(page);
  const report = await listCreator(page, handle);

  await page.getByRole("link", { name: "Removal" }).click();
  await page.getByRole("button", { name: "Request removal" }).click();
  await expect(page.getByText("Confirm that the profile is yours or that you act for its owner")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page);
  await page.getByLabel("Profile", { exact: true }).fill(`@${handle}`);
  await page.getByLabel("Your email address").fill("creator@fanradar.test");
  await page.getByLabel(/Anything we should know/).fill('<img src=x onerror="window.__x=1"> it is me');
  await page.getByLabel(/This profile is mine/).check();
  await page.getByRole("button", { name: "Request removal" }).click();
  await expect(page.getByText("We received your request")).toBeVisible();
  await page.goto(`/creator/instagram/${handle}`);
  await expect(page.getByText("Creator is being reviewed").last()).toBeVisible();

  const admin = await asAdmin(page);
  const found = admin.getByRole("article").filter({ hasText: `@${handle}` });
  await expect(found.getByText("<img src=x onerror=")).toBeVisible();
  expect(await admin.evaluate(() => "__x" in window)).toBe(false);
  await expectAccessible(admin);
  await found.getByRole("button", { name: "Keep and show again" }).click();
  await expect(found.getByText("Enter a reason for the audit log")).toBeVisible();
  await found.getByLabel("Reason").fill("Asked from the address in the bio");
  await found.getByRole("button", { name: "Remove for good" }).click();
  await admin.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(admin);
  await found.getByRole("button", { name: "Yes, remove for good" }).click();
  await expect(found).toHaveCount(0);
  await admin.getByRole("tab", { name: "Audit log" }).click();
  await expect(admin.getByText("Asked from the address in the bio").first()).toBeVisible();
  await expect(admin.getByText(handle)).toHaveCount(0);
  await expectAccessible(admin);
  await admin.context().close();

  await page.goto(report);
  await expect(page.getByRole("heading", { name: "Removed at the creator's request" })).toBeVisible();
  await expect(page.getByText(/#FR-\d+/)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/submit");
  await page.getByLabel("Profile links or handles").fill(`instagram.com/${handle}`);
  await page.getByRole("button", { name: "Generate AI Report" }).click();
  await expect(page.getByText(/removed at its owner's request/).first()).toBeVisible();
});

test("Creator page: 'This may be a minor' by a person with a verified address hides it at once; an admin who clears it shows it again", async ({
  page,
}) => {
  const handle = newHandle("demo.young.");
  const { email } = await signUp(page);
  await verifyAddress(page, email);
  await listCreator(page, handle);
  await page.getByRole("button", { name: "This may be a minor" }).click();
  await expect(page.getByRole("dialog").getByText(/hidden from everyone right away/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("button", { name: "Hide and report" }).click();
  await expect(page.getByText("Creator is being reviewed").last()).toBeVisible();

  const admin = await asAdmin(page);
  const found = admin.getByRole("article").filter({ hasText: `@${handle}` });
  await found.getByLabel("Reason").fill("The profile links to a page that asks for 18+");
  await found.getByRole("button", { name: "Not a minor" }).click();
  await expect(found).toHaveCount(0);
  await admin.getByRole("tab", { name: "Decided" }).click();
  await expect(found.getByText("Kept")).toBeVisible();
  await admin.context().close();
  await page.reload();
  await expect(page.getByRole("button", { name: "Report a problem" })).toBeVisible();
});
