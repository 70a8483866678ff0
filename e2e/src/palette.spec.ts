import { expect, expectAccessible, signInDemo, test } from "./world.ts";

const box = "Search pages, models, creators and actions";

test("Command palette: the keyboard alone opens a page, a model, a creator and a question, and runs an action", async ({
  page,
}) => {
  await signInDemo(page, "demo");
  await page.goto("/report-history");
  await expect(page.getByRole("heading", { name: "Report History" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  await expect(palette.getByLabel(box)).toBeFocused();
  await expect(palette.getByRole("group", { name: "Your models" }).getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type("sett not");
  await expect(palette.getByRole("option").first()).toHaveText("Settings: Notifications");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/settings?tab=notifications");
  await expect(palette).toBeHidden();

  // A slow answer: of the rows for no text, those alone stay that the typed one names.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/models.*[?&]q=/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  const models = palette.getByRole("group", { name: "Your models" }).getByRole("option");
  await expect(models.nth(1)).toBeVisible();
  await page.keyboard.type("lindqvist");
  await expect(models).toHaveCount(1);
  answer();
  const model = models.first();
  await expect(model).toContainText("Lindqvist");
  await expect(palette.getByRole("group", { name: "Creators" }).getByRole("option").first()).toContainText("Lindqvist");
  await expect(model).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(model).toHaveAttribute("aria-selected", "false");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/report/*");

  await page.keyboard.press("Control+k");
  await page.keyboard.type("why is it so");
  await palette.getByRole("option", { name: "Ask the assistant “why is it so”" }).click();
  await page.waitForURL("**/ai-assistant?prefill=why+is+it+so");

  await page.keyboard.press("Control+k");
  await page.keyboard.type("hide amounts");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Hide amounts on this device" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Control+k");
  await expect(palette).toBeHidden();
});

test("Command palette: a visitor opens it by its button, and a pasted link leads to its free analysis", async ({
  page,
}) => {
  await page.goto("/compare");
  await page.getByRole("banner").getByRole("button", { name: "Search and commands" }).click();
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  await expect(palette.getByRole("group", { name: "Your models" })).toBeHidden();
  await expect(palette.getByRole("option", { name: "Sign out" })).toBeHidden();
  await expect(palette.getByLabel(box)).toBeFocused();
  await page.keyboard.type("https://x.com/demo_palette");
  await page.getByRole("option", { name: "Analyze @demo_palette" }).click();
  await page.waitForURL((url) => url.pathname === "/analyze");
});

test("Shortcuts: / goes to the search field, J and K step through rows, ? lists them, and single keys can be turned off", async ({
  page,
}) => {
  await page.goto("/search?sort=followers");
  const hits = page.getByRole("region", { name: "Creators" }).getByRole("listitem");
  await expect(hits.nth(1)).toBeVisible();
  await page.keyboard.press("j");
  await expect(hits.first().getByRole("link").first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(hits.nth(1).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("k");
  await expect(hits.first().getByRole("link").first()).toBeFocused();
  await page.keyboard.press("/");
  const field = page.getByLabel("Name, @handle or link");
  await expect(field).toBeFocused();
  await page.keyboard.type("j/k?");
  await expect(field).toHaveValue("j/k?");
  await field.fill("");
  await field.blur();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expectAccessible(page);
  await list.getByLabel("Use shortcuts of a single key").click();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("/");
  await page.keyboard.press("?");
  await expect(list).toBeHidden();
  await expect(field).not.toBeFocused();
});
