import { expect, expectAccessible, expectNoOverflow, newHandle, signUp, submitModel, test } from "./world.ts";

test("Workspaces: an owner founds one and invites, a member joins on a phone, sees what they may, and loses access while signed in", async ({
  page,
  browser,
}) => {
  const owner = await signUp(page);
  await page.goto("/settings?tab=workspace");
  await page.getByLabel("Name of the workspace").fill("Journey Agency");
  await page.getByRole("button", { name: "Create workspace" }).click();
  // The page is loaded anew, in the new workspace.
  await expect(page.getByRole("combobox", { name: "Workspace", exact: true })).toHaveValue(/\d+/);
  await expect(page.getByRole("heading", { name: "Members" })).toBeVisible();
  const model = { name: "Shared Model", username: "shared", tiktokUrl: `demo.shared.${owner.id}` };
  const submitted = await page.request.post("/api/models", { data: model });
  expect(submitted.status()).toBe(201);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Role").selectOption({ label: "Viewer" });
  // What was chosen and typed is there again after the dialog was left.
  await dialog.getByLabel("Models", { exact: true }).selectOption({ index: 1 });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(dialog.getByLabel("Models", { exact: true })).not.toHaveValue("all");
  await dialog.getByLabel("Models", { exact: true }).selectOption({ index: 0 });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create invite" }).click();
  const link = await dialog.getByRole("textbox", { name: "Invite link" }).inputValue();
  await dialog.getByRole("button", { name: "Close" }).click();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const member = await signUp(phone);
  await phone.goto(link);
  await expect(phone.getByText("Journey Agency")).toBeVisible();
  await expectAccessible(phone);
  await expectNoOverflow(phone);
  await phone.getByRole("button", { name: "Join" }).click();
  await phone.waitForURL("**/dashboard");
  await expect(phone.getByRole("link", { name: "Shared Model" }).first()).toBeVisible();
  await expect(phone.getByRole("link", { name: "Submit Model" })).toHaveCount(0);
  await phone.goto("/settings?tab=workspace");
  await expect(phone.getByRole("main").getByText(member.email)).toBeVisible();
  await expectNoOverflow(phone);
  for (const closed of ["/submit", "/earnings"]) {
    await phone.goto(closed);
    await expect(phone.getByText("Your role in Journey Agency doesn't include this page.")).toBeVisible();
  }
  await expectAccessible(phone);
  // As a client they have a page of their own, with what was given to them alone.
  const { id } = await submitted.json();
  const client = { role: "client", scope: "models", modelIds: [id], seesEarnings: false };
  expect((await page.request.put(`/api/workspace/members/${member.id}`, { data: client })).status()).toBe(200);
  await phone.goto("/dashboard");
  await expect(phone.getByRole("heading", { name: "Your page" })).toBeVisible();
  await expect(phone.getByRole("main").getByText("Journey Agency")).toBeVisible();
  await expect(phone.getByRole("heading", { name: "Shared Model" })).toBeVisible();
  await phone.getByRole("button", { name: "More" }).click();
  await expect(phone.getByRole("link", { name: "Compare Models" })).toHaveCount(0);
  await expectAccessible(phone);
  await expectNoOverflow(phone);

  await page.reload();
  const main = page.getByRole("main");
  await main.getByRole("listitem").filter({ hasText: member.email }).getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(main.getByText(member.email)).toHaveCount(0);
  // The phone was open: it shows nothing of the workspace any more.
  await expect(phone.getByRole("heading", { name: "Shared Model" })).toHaveCount(0);
  await context.close();
});

test("Workspaces: a link into another workspace says in which it is and opens it there; models are moved into one together", async ({
  page,
}) => {
  const owner = await signUp(page);
  const founded = await page.request.post("/api/workspaces", { data: { name: "Moved To" } });
  const { id: agency } = await founded.json();
  const work = (id: number) => page.request.put("/api/workspaces/current", { data: { id } });
  await work(owner.id);
  const ids: number[] = [];
  for (const [name, prefix] of [
    ["First To Move", "demo.a"],
    ["Second To Move", "demo.b"],
  ] as const)
    ids.push(await submitModel(page, { name, handle: newHandle(prefix) }));
  await page.goto("/dashboard");
  for (const name of ["First To Move", "Second To Move"])
    await page.getByRole("checkbox", { name: new RegExp(name) }).check();
  const bar = page.getByRole("region", { name: "Selected models" });
  await bar.getByRole("button", { name: "Move", exact: true }).click();
  await bar.getByRole("combobox").selectOption({ label: "Moved To" });
  await expect(bar.getByText("Nobody else is in this workspace yet.")).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByRole("link", { name: "First To Move" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Second To Move" })).toHaveCount(0);

  // The personal workspace is open: what was moved is no longer in it, and the old link still leads to it.
  for (const address of [`/report/${ids[0]}`, `/evidence/${ids[0]}`, `/compare?models=${ids.join(",")}`]) {
    await work(owner.id);
    await page.goto(address);
    await expect(page.getByText("This is in Moved To.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Switch to Moved To" }).click();
    await expect(page.getByText("First To Move").first()).toBeVisible();
    expect(page.url()).toContain(address);
  }
  await expect(page.getByRole("combobox", { name: "Workspace", exact: true })).toHaveValue(String(agency));

  // By keyboard, one goes back.
  await page.goto("/profiles?whose=own");
  await page.getByRole("button", { name: "Manage First To Move" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Manage First To Move" });
  await expect(dialog.getByText("Move it back to your personal workspace")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Move back" }).press("Enter");
  await expect(page.getByRole("button", { name: "Manage First To Move" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Manage Second To Move" })).toBeVisible();
});

test("Workspaces: a page that has not learned that another tab switched adds no model to the other workspace, keeps what is typed, and signs out", async ({
  page,
  context,
}) => {
  const owner = await signUp(page);
  await page.request.post("/api/workspaces", { data: { name: "Other Tab" } });
  await page.request.put("/api/workspaces/current", { data: { id: owner.id } });
  await page.goto("/submit");
  const box = page.getByLabel("Profile links or handles");
  await box.fill(`https://instagram.com/${newHandle("demo.tab.")}`);
  await page.route("**/api/auth/session", (route) => route.abort());
  const other = await context.newPage();
  await other.goto("/dashboard");
  await other.getByRole("combobox", { name: "Workspace", exact: true }).selectOption({ label: "Other Tab" });
  await expect(other.getByRole("combobox", { name: "Workspace", exact: true })).not.toHaveValue(String(owner.id));
  await page.getByRole("button", { name: "Generate AI Report" }).click();
  await expect(page.getByText("you in another window, changed this").first()).toBeVisible();
  await expect(box).toHaveValue(/demo\.tab/);
  expect(await (await page.request.get(`/api/user/${owner.id}/models`)).json()).toEqual([]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/login|search/);
  expect((await page.request.get(`/api/user/${owner.id}/models`)).status()).toBe(401);
});
