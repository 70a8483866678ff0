import { expect, expectAccessible, signUp, submitModel, test } from "./world.ts";

test("who lets their name and activity be seen signs what they rate", async ({ page }) => {
  const person = await signUp(page);
  await submitModel(page, { name: "Rated One", handle: `demo.names.${Date.now()}` });
  await page.goto("/settings?tab=privacy");
  await page.getByLabel("Profile Visibility").selectOption({ label: "Public" });
  await page.getByRole("switch", { name: "Show Activity" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Settings updated successfully").first()).toBeVisible();
  const { user } = await (await page.request.get("/api/auth/session")).json();
  const [model] = await (await page.request.get(`/api/user/${user.id}/models`)).json();
  await page.goto(`/report/${model.id}`);
  await page.getByRole("button", { name: "Helpful", exact: true }).click();
  const list = page.getByRole("list", { name: "Rated by" });
  await expect(list).toHaveText(`${person.name}: Helpful`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Not Helpful", exact: true }).click();
  await expect(list).toHaveText(`${person.name}: Not Helpful`);
});
