import type { Page } from "@playwright/test";
import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  newHandle,
  openFromMenu,
  signInDemo,
  signUp,
  submitModel,
  test,
  waitForReport,
} from "./world.ts";

const list = "Models";
/** The cards alone, not what they list. */
const cards = (page: Page) => page.getByRole("region", { name: list }).locator("> ul > li");

test("Model Profiles page: own models, then creators apart from them, searched, filtered and counted; the address keeps it", {
  tag: "@phone",
}, async ({ page }) => {
  await signUp(page);
  await submitModel(page, { name: "Alpha of mine", handle: "demo.profiles.a" });
  await submitModel(page, { name: "Beta of mine", handle: "demo.profiles.b" });
  await page.goto("/dashboard");
  await openFromMenu(page, "Model Profiles");
  await page.waitForURL("**/profiles");
  await expect(cards(page).filter({ hasText: "Alpha of mine" })).toBeVisible();
  await expect(cards(page).getByText("Score").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Creators", exact: true })).toBeVisible();
  await expect(page.getByText("apart from your models")).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await bareNumerals(page)).toEqual([]);

  await page.getByLabel("Whose").selectOption({ label: "Your models" });
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^Total Models: 2/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Avg Score: —/ })).toBeVisible();
  await page.getByLabel("Search models").fill("ALPHA");
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByLabel("Search models")).toHaveValue("ALPHA");
  await page.getByLabel("Show", { exact: true }).selectOption({ label: "Owner Verified" });
  await expect(page.getByText("No Models Found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search or filter criteria")).toBeVisible();
  await expectAccessible(page);
});

test("Model Profiles page: by keyboard alone a model is managed; a concurrent change is shown beside the input, which stays", async ({
  page,
}) => {
  await signUp(page);
  const id = await submitModel(page, { name: "Before", handle: "demo.profiles.keys" });
  await page.goto("/profiles?whose=own");
  const open = page.getByRole("button", { name: "Manage Before" });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Manage Before" });
  await expect(dialog.getByLabel("Model Name")).toBeFocused();
  await expectAccessible(page);
  await expect(dialog.getByRole("switch", { name: "Verified Status" })).toBeDisabled();
  await expect(dialog.getByText("Badges belong to a creator's public record")).toBeVisible();

  const model = await (await page.request.get(`/api/models/${id}`)).json();
  const elsewhere = await page.request.patch(`/api/models/${model.id}`, {
    data: { ...model, name: "Changed elsewhere", username: "elsewhere" },
  });
  expect(elsewhere.status()).toBe(200);

  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Typed by me");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("gym, Berlin, GYM");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("This model was changed elsewhere");
  await expect(dialog.getByLabel("Model Name")).toHaveValue("Typed by me");
  await expect(dialog.getByText("Changed elsewhere", { exact: true })).toBeVisible();
  await expect(dialog.getByLabel("Username/Handle")).toHaveValue("elsewhere");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Model updated successfully").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Manage Typed by me" })).toBeFocused();
  const card = cards(page).filter({ hasText: "Typed by me" });
  await expect(card).toContainText("@elsewhere");
  await expect(card.getByRole("list", { name: "Tags" })).toHaveText("Berlingym");

  await page.getByLabel("Tag", { exact: true }).selectOption("gym");
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Manage Typed by me" }).focus();
  await page.keyboard.press("Enter");
  // Once the focus is in the dialog it follows keys; it is visible before that.
  await expect(page.getByRole("dialog").getByLabel("Model Name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Manage Typed by me" })).toBeFocused();
});

test("Model Profiles page: a refused link is marked and the input stays; an OnlyFans link requires the owner's age", async ({
  page,
}) => {
  await signUp(page);
  await submitModel(page, { name: "Linked", handle: "demo.profiles.links" });
  await page.goto("/profiles?whose=own");
  await page.getByRole("button", { name: "Manage Linked" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Links and notes").click();
  await dialog.getByLabel("Twitter/X URL").fill("https://example.com/nobody");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByLabel("Twitter/X URL")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Failed to update model").first()).toBeVisible();
  await dialog.getByLabel("Twitter/X URL").fill("@demo_profiles_x");
  await dialog.getByLabel("OnlyFans Profile URL").fill("onlyfans.com/demo.page");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByText("Confirm that the owner is 18 or older")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("checkbox", { name: /18 or older/ }).check();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(cards(page).getByRole("link", { name: "OnlyFans" })).toBeVisible();
});

test("Model Profiles page: an admin sets the badges of any creator found; others have no manage button", async ({
  page,
}) => {
  const handle = newHandle("demo.badge.");
  await signUp(page);
  await submitModel(page, { name: "A name of mine", handle });
  const { name } = await listed(page, handle);
  await page.goto(`/profiles?whose=creators&q=${handle}`);
  await expect(cards(page).getByRole("link", { name: "Public page" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: `Manage ${name}` })).toHaveCount(0);
  await expectAccessible(page);

  await page.context().clearCookies();
  await signInDemo(page, "admin");
  await page.goto(`/profiles?whose=creators&q=${handle}`);
  await page.getByRole("button", { name: `Manage ${name}` }).click();
  await page.getByRole("switch", { name: "Featured" }).click();
  await page.getByRole("switch", { name: "Owner Verified" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  const card = cards(page).filter({ hasText: `@${handle}` });
  await expect(card.getByText("Featured")).toBeVisible();
  await expect(card.getByTitle("Owner Verified")).toBeVisible();
});

/** Waits until the profile is listed as a creator. */
async function listed(page: Page, handle: string): Promise<{ name: string }> {
  let creator: { name: string } | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/api/creators?q=@${handle}`);
    [creator] = (await answer.json()).creators;
    expect(creator).toBeDefined();
  }).toPass();
  if (!creator) throw new Error(`${handle} is not listed`);
  return creator;
}

test("Model Profiles page: Undo restores a deleted model; one deleted in another tab says so and keeps the input; a failed one is retried", async ({
  page,
}) => {
  await signUp(page);
  const id = await submitModel(page, { name: "Deleted by me", handle: "demo.profiles.gone" });
  await waitForReport(page, id);
  // Simulated in the list alone: a platform that is down here would be down for other journeys.
  const listOfModels = /\/api\/user\/\d+\/portfolio/;
  await page.route(listOfModels, async (route) => {
    const answer = await route.fetch();
    const page: { models: object[] } = await answer.json();
    const models = page.models.map((model) => ({ ...model, status: "failed" }));
    await route.fulfill({ response: answer, json: { ...page, models } });
  });
  await page.goto("/profiles?whose=own");
  const card = cards(page).filter({ hasText: "Deleted by me" });
  const again = card.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await expect(card.locator("dl")).toContainText(/Followers[\d.,]+/);
  await expect(card.getByRole("link", { name: "View Report" })).toHaveCount(0);
  await again.click();
  await page.unrouteAll({ behavior: "wait" });
  await expect(card.getByRole("link", { name: "View Report" })).toBeVisible();

  const manage = page.getByRole("button", { name: "Manage Deleted by me" });
  await manage.click();
  await page.getByRole("button", { name: "Delete this model" }).click();
  await expect(page.getByText("Delete Deleted by me?")).toBeVisible();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(manage).toBeHidden();
  await expect(page.getByText("No Models Found")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(manage).toBeVisible();

  await manage.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Model Name").fill("Typed by me");
  const window = await page.context().newPage();
  await window.goto(`/report/${id}`);
  await expect(window.getByRole("heading", { name: "Platform Overview" })).toBeVisible();
  expect((await page.request.delete(`/api/models/${id}`)).status()).toBe(200);
  await expect(window.getByText("It may have been deleted or moved")).toBeVisible();
  await window.close();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This model was deleted");
  await expect(dialog.getByLabel("Model Name")).toHaveValue("Typed by me");
  await expect(page.getByText("Failed to update model")).toHaveCount(0);
  await expect(page.getByText("No Models Found")).toBeAttached();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("No Models Found")).toBeVisible();
});
