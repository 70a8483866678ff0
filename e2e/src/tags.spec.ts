import { expect, expectAccessible, expectNoOverflow, signUp, submitModel, test, waitForReport } from "./world.ts";

test("Tags: a tag filters one's models on their page and in compare, and selects those of the weekly mail", async ({
  page,
}) => {
  await signUp(page);
  const tagged = await submitModel(page, { name: "Tagged One", handle: "demo.tags.a" });
  const bare = await submitModel(page, { name: "Bare One", handle: "demo.tags.b" });
  const data = { ...(await (await page.request.get(`/api/models/${tagged}`)).json()), tags: ["Berlin"] };
  expect((await page.request.patch(`/api/models/${tagged}`, { data })).status()).toBe(200);

  await page.goto("/profiles?whose=own");
  const cards = page.getByRole("region", { name: "Models" }).locator("> ul > li");
  await expect(cards).toHaveCount(2);
  await page.getByLabel("Tag", { exact: true }).selectOption("Berlin");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("Tagged One");
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expectAccessible(page);

  // A comparison needs the model's report.
  for (const id of [tagged, bare]) await waitForReport(page, id);
  await page.goto("/compare");
  const options = page.getByRole("list", { name: "Choose from" });
  await expect(options.getByRole("button", { name: "Bare One" })).toBeVisible();
  await page.getByLabel("Your models with the tag").selectOption("Berlin");
  await expect(options.getByRole("button")).toHaveCount(1);
  await expect(options.getByRole("button")).toContainText("Tagged One");
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.goto("/settings?tab=notifications");
  await page.getByLabel("Weekly email: tag").selectOption("Berlin");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Settings updated successfully").first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Weekly email: tag")).toHaveValue("Berlin");
  await page.getByRole("switch", { name: "Weekly Digest" }).click();
  await expect(page.getByLabel("Weekly email: tag")).toBeHidden();
});
