import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  newHandle,
  openReport,
  signUp,
  test,
  verifyAddress,
} from "./world.ts";

test("Consent: a creator connects from a phone without an account by a manager's invite, and ends it by the same link", async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page);
  await verifyAddress(page, email);
  const handle = newHandle("demo");
  await openReport(page, { name: "Invited Creator", handle }, (id) => `/evidence/${id}`);
  await page.getByRole("button", { name: "Invite the creator" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(`Instagram @${handle}`)).toBeChecked();
  await expectAccessible(page);
  await dialog.getByLabel("Email address").fill("not an address");
  await dialog.getByRole("button", { name: "Create invite" }).click();
  await expect(dialog.getByText("Valid email required")).toBeVisible();
  await dialog.getByLabel("Email address").fill("");
  await dialog.getByLabel("Note").fill("For the November report");
  await dialog.getByRole("button", { name: "Create invite" }).click();
  const link = await dialog.getByRole("textbox", { name: "Invite link" }).inputValue();
  await expect(dialog.getByRole("img", { name: "QR code of the invite link" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  const invites = page.getByRole("region", { name: "Invites" });
  await expect(invites.getByText("Sent", { exact: true })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByText("For the November report")).toBeVisible();
  await expect(phone.getByText(`(${email})`)).toBeVisible();
  await expect(phone.getByRole("link")).toHaveCount(0);
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Connect Instagram" }).click();
  await phone.getByLabel("Signed in as @").fill("demo.somebody.else");
  await phone.getByRole("button", { name: "Allow" }).click();
  await expect(phone.getByRole("alert")).toContainText("a different account from the one in the invite");
  await phone.getByRole("button", { name: "Connect Instagram" }).click();
  await phone.getByRole("button", { name: "Allow" }).click();
  await expect(phone.getByRole("status").filter({ hasText: "Your account is connected" })).toBeVisible();
  await expect(phone.getByText(/^Last updated on /)).toBeVisible();
  expect(await bareNumerals(phone)).toEqual([]);
  await expectAccessible(phone);
  for (const width of [320, 390, 768, 1440]) {
    await phone.setViewportSize({ width, height: 844 });
    await expectNoOverflow(phone);
  }

  await expect(invites.getByText("Connected", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("by the creator's own consent since")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);

  await phone.getByRole("button", { name: "End access" }).click();
  await phone.getByLabel("Also delete the collected data").check();
  await expectAccessible(phone);
  await phone.getByRole("dialog").getByRole("button", { name: "End access" }).click();
  await expect(phone.getByText("Nothing is collected anymore", { exact: false })).toBeVisible();
  await expect(phone.getByRole("button", { name: "Delete collected data" })).toHaveCount(0);
  await context.close();
  await page.reload();
  await expect(invites.getByText("Ended", { exact: true })).toBeVisible();
  await expect(page.getByText("Not connected").first()).toBeVisible();
});
