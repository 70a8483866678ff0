import { expect, expectAccessible, newHandle, signUp, test } from "./world.ts";

test("Submit page: the input survives a refused link, a reload and a lost session", async ({ page, context }) => {
  await signUp(page);
  await page.goto("/submit");
  await page.getByRole("button", { name: "Fill in a form instead" }).click();
  await page.getByLabel("Model Name").fill("Kept <b>Name</b>");
  await page.getByLabel("Username/Handle").fill("kept");
  await page.getByLabel("Instagram URL").fill("https://www.tiktok.com/@chillezy");
  await page.getByRole("button", { name: "Generate AI Report" }).click();
  await expect(page.getByText("Expected instagram.com/name or @name").first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Model Name")).toHaveValue("Kept <b>Name</b>");
  await page.getByLabel("Instagram URL").fill(`@${newHandle("demo")}`);
  await context.clearCookies();
  await page.getByRole("button", { name: "Generate AI Report" }).click();
  await expect(page.getByRole("dialog").getByText("Your session has ended.")).toBeVisible();
  await expect(page.locator("input[name=name]")).toHaveValue("Kept <b>Name</b>");
});
