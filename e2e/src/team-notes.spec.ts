import { expect, expectAccessible, expectNoOverflow, signUp, submitModel, test, waitForReport } from "./world.ts";

test("Team notes: one on a day mentions a member, who is notified, sees it at once, and finds it marked on the chart", async ({
  page,
  browser,
}) => {
  const owner = await signUp(page);
  expect((await page.request.post("/api/workspaces", { data: { name: "Journey Notes" } })).status()).toBe(201);
  const invited = await page.request.post("/api/workspace/invites", {
    data: { role: "viewer", scope: "all", seesEarnings: false },
  });
  const { token } = await invited.json();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await signUp(phone);
  expect((await phone.request.post("/api/invites/accept", { data: { token } })).status()).toBe(200);

  const id = await submitModel(page, { name: "Noted Model", fields: { tiktokUrl: `demo.noted.${owner.id}` } });
  await waitForReport(page, id);
  for (const [place, day] of ["2026-09-01", "2026-09-11", "2026-09-21", "2026-10-01"].entries()) {
    const data = {
      ...{ kind: "manual", key: crypto.randomUUID(), platform: "tiktok", observedOn: day },
      figures: [{ metric: "followers", value: 1_000 + 100 * place }],
    };
    expect((await page.request.post(`/api/models/${id}/evidence`, { data })).status()).toBe(201);
  }
  expect((await page.request.post(`/api/models/${id}/analyses`)).status()).toBe(202);
  await waitForReport(page, id);
  await phone.goto(`/report/${id}`);
  await expect(phone.getByText("Nobody has written a note yet.")).toBeVisible();
  await expect(phone.getByRole("form", { name: "Write a note" })).toHaveCount(0);
  await expect(phone.getByRole("slider", { name: /Followers/ }).first()).toBeVisible();

  await page.goto(`/report/${id}`);
  const form = page.getByRole("form", { name: "Write a note" });
  const text = form.getByRole("textbox", { name: "Write a note" });
  await text.fill("a".repeat(1_001));
  await form.getByRole("button", { name: "Add note" }).click();
  await expect(form.getByText("This text is too long. Shorten it 1,001 / 1,000")).toBeVisible();
  await expect(text).toHaveValue("a".repeat(1_001));
  await text.fill("The shoot in Rome went online.");
  await form.getByLabel("Mention somebody").selectOption({ label: "Journey Person" });
  await form.getByLabel("Day on the charts").fill("2026-09-11");
  await form.getByLabel("Chart", { exact: true }).selectOption("tiktok");
  await form.getByRole("button", { name: "Add note" }).click();
  const note = page.locator("[data-team-notes] li");
  await expect(note).toContainText("about Sep 11, 2026, TikTok");
  await expect(note.locator("b")).toHaveText("@Journey Person");
  await expect(page.locator("[data-notes] rect").first()).toBeAttached();
  await expectAccessible(page);

  // The phone's report was open.
  await expect(phone.locator("[data-team-notes] li")).toContainText("The shoot in Rome went online.");
  await expect(phone.getByText("■ Team note").first()).toBeVisible();
  await expectAccessible(phone);
  await expectNoOverflow(phone);
  await phone.getByRole("button", { name: /Notifications/ }).click();
  await expect(phone.getByRole("link", { name: /You were mentioned in a note on/ })).toBeVisible();
  await phone.goto("/todos");
  await expect(phone.getByRole("region", { name: "Notes that mention you" })).toContainText("The shoot in Rome");
  await expectAccessible(phone);
  await expectNoOverflow(phone);
  await note.getByRole("button", { name: "Delete" }).click();
  await expect(phone.getByText("Notes that mention you")).toHaveCount(0);
  await context.close();
});
