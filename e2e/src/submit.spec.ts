import { expect, expectAccessible, newHandle, signUp, submitModel, test } from "./world.ts";

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

test("Submit page: a profile that is followed already leads to its model by box and form, and a second one is a press away", async ({
  page,
}) => {
  const { id: userId } = await signUp(page);
  const handle = newHandle("demo");
  const id = await submitModel(page, { name: "First", handle });
  const count = async () => (await (await page.request.get(`/api/user/${userId}/models`)).json()).length;
  const again = page.getByRole("checkbox", { name: "Add it as a second model anyway" });
  const send = page.getByRole("button", { name: "Generate AI Report" });
  await page.goto("/submit");
  await page.getByLabel("Profile links or handles").fill(`https://www.instagram.com/${handle.toUpperCase()}/`);
  await send.click();
  await expect(again).toBeFocused();
  await expect(page.getByText("You already follow this creator.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Fill in a form instead" }).click();
  await send.click();
  await expect(again).toBeFocused();
  expect(await count()).toBe(1);
  await expect(page.getByRole("link", { name: "Open its report" })).toHaveAttribute("href", `/report/${id}`);
  await again.check();
  await send.click();
  await page.waitForURL("**/dashboard");
  expect(await count()).toBe(2);
});
