import type { Page } from "@playwright/test";
import { bareNumerals, expect, expectAccessible, expectNoOverflow, signUp, test } from "./world.ts";

const cards = (page: Page) => page.getByRole("region", { name: "Models" }).locator("> ul > li");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Add many models" });

test("Add many page: by keyboard alone rows are pasted, each error is beside its row, ready rows are added before the others, and who is followed already is not added a second time", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/profiles?whose=own");
  const open = page.getByRole("button", { name: "Add many" });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Rows", { exact: true })).toBeFocused();
  await page.keyboard.insertText(
    "Name,Link\nAva Many,instagram.com/demo.many.a\nBo Many,https://example.com/bo\n\nCy Many,\nDi Many,instagram.com/DEMO.many.a",
  );
  await expect(dialog(page).getByText("Ready: 1")).toBeVisible();
  await expect(dialog(page).getByText("Needs a fix: 3")).toBeVisible();
  const problems = dialog(page).getByRole("region", { name: "What to fix" });
  await expect(problems.getByRole("listitem")).toHaveText([
    "Row 3 https://example.com/boThis is not a profile link. Expected a link such as instagram.com/name, x.com/name, tiktok.com/@name or onlyfans.com/name.",
    "Row 5 Expected a link such as instagram.com/name, x.com/name, tiktok.com/@name or onlyfans.com/name.",
    "Row 6 Di ManyAn earlier row already has this profile. List each profile once",
  ]);
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await bareNumerals(page)).toEqual([]);

  await expect(dialog(page).getByRole("button", { name: "Add 1 ready row" })).toBeVisible();

  // A list that is too long is refused before anything is sent.
  const rows = Array.from({ length: 201 }, (_, index) => `Row ${index},instagram.com/demo.list.${index}`);
  const box = dialog(page).getByLabel("Rows", { exact: true });
  const typed = await box.inputValue();
  const buffer = Buffer.from(rows.join("\r\n"));
  await dialog(page).getByLabel("Or a CSV file").setInputFiles({ name: "models.csv", mimeType: "text/csv", buffer });
  await expect(dialog(page).getByText("201 rows. You can add up to 200 at a time: remove 1")).toBeVisible();
  await expect(dialog(page).getByText("Ready:")).toHaveCount(0);
  await box.fill(typed);

  // Closed by mistake and even reloaded, the rows are still there.
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await page.reload();
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue(/Bo Many,https:\/\/example\.com\/bo/);

  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(
    "Ava Many,instagram.com/demo.many.a\nBo Many,x.com/demo_many_b,onlyfans.com/demo.many\nCy Many,instagram.com/nobody.in.the.sandbox",
  );
  await expect(dialog(page).getByText("Ready: 3")).toBeVisible();
  await expect(dialog(page).getByRole("list", { name: "Rows ready" }).getByRole("listitem")).toHaveCount(3);
  await dialog(page).getByRole("button", { name: "Add models" }).focus();
  await page.keyboard.press("Enter");
  const adult = dialog(page).getByRole("checkbox", { name: /18 or older/ });
  await expect(adult).toBeFocused();
  await expect(dialog(page).getByText("Confirm that the owner is 18 or older")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Space");
  await dialog(page).getByRole("button", { name: "Add models" }).focus();
  await page.keyboard.press("Enter");
  // What only the server refuses stays with its reason; the other rows are added.
  await expect(box).toHaveValue("Cy Many,instagram.com/nobody.in.the.sandbox");
  await expect(problems.getByRole("listitem")).toContainText(["Row 1"]);
  await expect(problems).toContainText("Demo mode only has sample creators");
  await expect.poll(async () => (await ownModels(page)).length).toBe(2);

  await box.focus();
  await page.keyboard.press("ControlOrMeta+A");
  // Sent before the page has read the list, or right after it: what counts is the box as it is. One of them is followed by now.
  await page.keyboard.insertText("Cy Many,instagram.com/demo.many.c\nAva Many,instagram.com/DEMO.many.a");
  await dialog(page)
    .getByRole("button", { name: /^Add (?:models|1 ready row)$/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("Ava Many,instagram.com/DEMO.many.a");
  await expect.poll(async () => (await ownModels(page)).length).toBe(3);
  await expect(dialog(page).getByText("Already followed: 1")).toBeVisible();
  await expect(dialog(page).getByText("You already follow @demo.many.a: re-analyze?")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Add models" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("checkbox", { name: "Add it as a second model anyway" })).toBeFocused();
  await expectAccessible(page);
  await box.fill("Ed Many,instagram.com/demo.many.e");
  await dialog(page).getByRole("button", { name: "Add models" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText("Model submitted successfully!").first()).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await expect(cards(page).filter({ hasText: "Bo Many" }).getByRole("link", { name: "OnlyFans" })).toBeVisible();
  await expect(open).toBeFocused();
  // The box is empty again for the next ones.
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("");

  // Rows that are ready do not wait for the others, which stay.
  await page.keyboard.insertText("Di Many;instagram.com/demo.many.d;x.com/demo_many_d\nFi Many,https://example.com/fi");
  const addReady = dialog(page).getByRole("button", { name: "Add 1 ready row" });
  await expect(addReady).toBeVisible();
  await addReady.focus();
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("Fi Many,https://example.com/fi");
  // The page behind the dialog is out of reach, so its record is asked.
  await expect.poll(async () => (await ownModels(page)).length).toBe(5);
  // Without one, a press leads to what is to be fixed.
  await dialog(page).getByRole("button", { name: "Add models" }).focus();
  await page.keyboard.press("Enter");
  await expect(problems).toBeFocused();
});

async function ownModels(page: Page): Promise<unknown[]> {
  const { user } = await (await page.request.get("/api/auth/session")).json();
  return (await page.request.get(`/api/user/${user.id}/models`)).json();
}
