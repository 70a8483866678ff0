import type { Locator, Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  newHandle,
  signUp,
  submitModel,
  test,
  waitForReport,
} from "./world.ts";

/** A picture without a person, drawn by the browser. */
async function drawPicture(page: Page): Promise<Buffer> {
  const drawn = await page.context().newPage();
  await drawn.setViewportSize({ width: 500, height: 300 });
  await drawn.setContent(`<body style="margin:0;background:linear-gradient(90deg,#e66,#6ae)"></body>`);
  const picture = await drawn.screenshot();
  await drawn.close();
  await page.bringToFront();
  return picture;
}

const ownPicture = (page: Page) => page.getByRole("img", { name: "Your picture" });
const inFrame = (page: Page) => page.getByRole("link", { name: /Account and security/ }).locator("img");
const chooser = (page: Page) => page.getByLabel("Choose a picture");
const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
const choose = (page: Page, name: string, buffer: Buffer) =>
  chooser(page).setInputFiles({ name, mimeType: "image/png", buffer });

test("Avatar: by keyboard alone a picture is chosen, framed and removed, and other input stays", async ({ page }) => {
  await signUp(page);
  const buffer = await drawPicture(page);
  await page.goto("/settings");
  await page.getByLabel("Full Name").fill("Typed and not saved");
  await expect(inFrame(page)).toHaveCount(0);
  await chooser(page).focus();
  // Playwright handles the dialog from the first wait on: on a busy machine the first key can come before.
  await expect(async () => {
    const dialog = page.waitForEvent("filechooser", { timeout: 5_000 });
    await page.keyboard.press("Enter");
    await (await dialog).setFiles({ name: "me.png", mimeType: "image/png", buffer });
  }).toPass();
  await expect(page.getByText("Your picture is saved").first()).toBeVisible();
  await expect.poll(() => widthOf(ownPicture(page))).toBe(256);
  await expect.poll(() => widthOf(inFrame(page))).toBe(256);
  await expect(page.getByLabel("Full Name")).toHaveValue("Typed and not saved");
  // avatar.test and avatar-by-url.test cover all refusals.
  await choose(page, "notes.png", Buffer.from("a face"));
  await expect(page.getByRole("alert").filter({ hasText: /isn't a supported picture/ })).toBeVisible();
  await expect(chooser(page)).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  // Sent slowly: the address is typed and cleared meanwhile, which is no change of the picture.
  const sent = Promise.withResolvers<void>();
  await page.route("**/avatar", async (route) => {
    await sent.promise;
    await route.continue();
  });
  await choose(page, "again.png", buffer);
  await expect(page.getByRole("alert")).toHaveCount(0);
  const address = page.getByLabel("Avatar URL");
  await address.fill("http://pictures.example/me.png");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(/Expected an https/)).toBeVisible();
  await expect(address).toHaveValue("http://pictures.example/me.png");
  await expectAccessible(page);
  await expectNoOverflow(page);
  await address.fill("");
  sent.resolve();
  await expect(page.getByText("Your picture is saved").first()).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Settings updated successfully").first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("Typed and not saved");
  await expect.poll(() => widthOf(ownPicture(page))).toBe(256);

  await chooser(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Remove picture" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your picture is removed").first()).toBeVisible();
  await expect(ownPicture(page)).toHaveCount(0);
  await expect(inFrame(page)).toHaveCount(0);
  await expect(chooser(page)).toBeFocused();
  await expectAccessible(page);
});

test("Avatar: shown beside a rating, to visitors too, while the name is visible; not once it is hidden", async ({
  page,
  browser,
}) => {
  const person = await signUp(page);
  const model = await submitModel(page, { name: "Rated One", handle: newHandle("demo.portrait.") });
  await page.goto("/settings");
  await choose(page, "me.png", await drawPicture(page));
  await expect(ownPicture(page)).toBeVisible();
  const address = (await ownPicture(page).getAttribute("src")) ?? "";
  const visitor = await (await browser.newContext()).newPage();
  const seen = async () => (await visitor.request.get(new URL(address, page.url()).href)).status();
  expect(await seen()).toBe(404);
  const show = async (visibility: string) => {
    await page.getByLabel("Profile Visibility").selectOption({ label: visibility });
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Settings updated successfully").first()).toBeVisible();
  };
  await page.goto("/settings?tab=privacy");
  await page.getByRole("switch", { name: "Show Activity" }).click();
  await show("Public");
  expect(await seen()).toBe(200);
  await waitForReport(page, model);
  await page.goto(`/report/${model}`);
  await page.getByRole("button", { name: "Helpful", exact: true }).click();
  const signed = page.getByRole("list", { name: "Rated by" });
  await expect.poll(() => widthOf(signed.locator("img"))).toBe(256);
  await expect(signed).toHaveText(`${person.name}: Helpful`);
  await page.getByRole("button", { name: "Not Helpful", exact: true }).click();
  await expect(signed).toHaveText(`${person.name}: Not Helpful`);
  await expectAccessible(page);
  await page.goto("/settings?tab=privacy");
  await show("Private");
  expect(await seen()).toBe(404);
  await visitor.context().close();
});
