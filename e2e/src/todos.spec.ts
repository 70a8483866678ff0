import { expect, expectAccessible, expectNoOverflow, openReport, signUp, test } from "./world.ts";

test("To-dos: a next step of a report becomes one, is given to a member, who sees it at once and ticks it on a phone", async ({
  page,
  browser,
}) => {
  const owner = await signUp(page);
  expect((await page.request.post("/api/workspaces", { data: { name: "Journey Team" } })).status()).toBe(201);
  const invited = await page.request.post("/api/workspace/invites", {
    data: { role: "viewer", scope: "all", seesEarnings: false },
  });
  const { token } = await invited.json();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const member = await signUp(phone);
  expect((await phone.request.post("/api/invites/accept", { data: { token } })).status()).toBe(200);
  await phone.goto("/todos");
  await expect(phone.getByText("Nothing to do here")).toBeVisible();
  await expect(phone.getByRole("button", { name: "New to-do" })).toHaveCount(0);

  await openReport(page, { name: "Step Model", handle: `demo.step.${owner.id}` });
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Choose who is in charge" }).click();
  await dialog.getByRole("checkbox").last().check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("list", { name: "In charge" })).toBeVisible();
  await page.getByRole("button", { name: "Make it a to-do" }).first().click();
  const title = await dialog.getByLabel("What is to be done").inputValue();
  expect(title).not.toBe("");
  // Who is in charge is proposed.
  await expect(dialog.getByLabel("Owner")).toHaveValue(/\d+/);
  await dialog.getByLabel("Owner").selectOption(String(member.id));
  await dialog.getByLabel("Due on").fill("2030-05-17");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("[data-step-todo]")).toContainText("May 17, 2030");

  // The phone's page was open: the to-do comes to it, and the bell says so.
  const row = phone.getByRole("listitem").filter({ hasText: title });
  await expect(row).toContainText("Step Model");
  await expectAccessible(phone);
  await expectNoOverflow(phone);
  await page.locator("[data-step-todo]").getByRole("link").click();
  const owners = page.getByRole("list").filter({ hasText: title });
  await expect(owners).toBeVisible();
  // Not check(): a done one leaves the list of open ones at once, and cannot be asked whether it is ticked.
  await row.getByRole("checkbox").click();
  await expect(owners).toHaveCount(0);
  await page.getByLabel("Status").selectOption("done");
  await expect(owners).toContainText("done by");

  await page.getByRole("button", { name: "New to-do" }).click();
  await dialog.getByLabel("What is to be done").fill("Sign the release");
  await dialog.getByLabel("Model").selectOption({ label: "Step Model" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByLabel("Status").selectOption("open");
  await page.getByRole("button", { name: "Change: Sign the release" }).click();
  await dialog.getByLabel("What is to be done").fill("Sign the contract");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(phone.getByText("Sign the contract")).toBeVisible();
  await page.getByRole("button", { name: "Change: Sign the contract" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(phone.getByText("Sign the contract")).toHaveCount(0);
  await context.close();
});
