import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  newHandle,
  openReport,
  signUp,
  test,
} from "./world.ts";

test("Connections page: a creator connects their own account completely, sees its insights in the report, and disconnects", async ({
  page,
}) => {
  await signUp(page);
  const handle = newHandle("demo");
  await openReport(page, { name: "Connected Creator", handle }, (id) => `/evidence/${id}`);
  await expect(page.getByText("Not connected")).toBeVisible();
  await expectAccessible(page);

  const connect = page.getByRole("button", { name: "Connect Instagram" });
  await connect.click();
  await page.getByRole("button", { name: "Deny" }).click();
  await expect(page.getByRole("alert")).toContainText("You didn't allow access");

  // connections.test has the other refusals.
  await connect.click();
  await page.getByLabel("Signed in as @").fill(handle);
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Account connected." })).toBeVisible();
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();
  await expect(page.getByText(/last updated/)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await bareNumerals(page)).toEqual([]);

  await page.getByRole("link", { name: "Back to report" }).click();
  // The page of the evidence, which has the same figure, stays until the report is there.
  await page.waitForURL("**/report/*");
  await page
    .getByRole("button", { name: /^Accounts reached: .*, connected$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText("Instagram, connected account")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Country" })).toBeVisible();
  await expectAccessible(page);
  expect(await bareNumerals(page)).toEqual([]);

  await page.goBack();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await page.getByLabel("Also delete the collected data").check();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("Not connected")).toBeVisible();
  await page.getByRole("link", { name: "Back to report" }).click();
  await page.waitForURL("**/report/*");
  await page.getByRole("button", { name: "Re-analyze" }).click();
  await expect(page.getByRole("heading", { name: "Country" })).toHaveCount(0);
});
