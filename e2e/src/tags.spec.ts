import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, signUp, submitModel, test } from "./world.ts";

test("a tag filters one's models on their page and in compare, and chooses what the weekly mail is about", {
  tag: "@phone",
}, async ({ page }) => {
  await signUp(page);
  await submitModel(page, { name: "Tagged One", handle: "demo.tags.a" });
  await submitModel(page, { name: "Bare One", handle: "demo.tags.b" });
  const models = await ownModels(page);
  const tagged = models.find(({ name }) => name === "Tagged One");
  const data = { ...tagged, tags: ["Berlin"] };
  expect((await page.request.patch(`/api/models/${tagged?.id}`, { data })).status()).toBe(200);

  await page.goto("/profiles?whose=own");
  const cards = page.getByRole("region", { name: "Models" }).locator("> ul > li");
  await expect(cards).toHaveCount(2);
  await page.getByLabel("Tag", { exact: true }).selectOption("Berlin");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("Tagged One");
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expectAccessible(page);

  // To be compared a model needs its report.
  await expect.poll(async () => (await ownModels(page)).every(({ badge }) => badge !== null)).toBe(true);
  await page.goto("/compare");
  const options = page.getByRole("list", { name: "Choose from" });
  await expect(options.getByRole("button", { name: "Bare One" })).toBeVisible();
  await page.getByLabel("Your models with the tag").selectOption("Berlin");
  await expect(options.getByRole("button")).toHaveCount(1);
  await expect(options.getByRole("button")).toContainText("Tagged One");
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.goto("/settings?tab=notifications");
  await page.getByLabel("Tag of the weekly mail").selectOption("Berlin");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Settings updated successfully").first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Tag of the weekly mail")).toHaveValue("Berlin");
  await page.getByRole("switch", { name: "Weekly Digest" }).click();
  await expect(page.getByLabel("Tag of the weekly mail")).toBeHidden();
});

async function ownModels(page: Page): Promise<{ id: number; name: string; badge: string | null }[]> {
  const { user } = await (await page.request.get("/api/auth/session")).json();
  return (await page.request.get(`/api/user/${user.id}/models`)).json();
}
