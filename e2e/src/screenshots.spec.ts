import type { Page } from "@playwright/test";
import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  frequentPoster,
  signUp,
  submitModel,
  test,
} from "./world.ts";

/** A picture of a screen, drawn by the browser: a platform's figures, or a plain colour. */
async function drawScreen(page: Page, lines: string[]): Promise<Buffer> {
  const drawn = await page.context().newPage();
  await drawn.setViewportSize({ width: 390, height: 640 });
  await drawn.setContent(
    `<body style="font:20px sans-serif;padding:24px">${lines.map((line) => `<p>${line}</p>`).join("")}</body>`,
  );
  const picture = await drawn.screenshot();
  await drawn.close();
  return picture;
}

async function openScreenshots(page: Page) {
  await signUp(page);
  const id = await submitModel(page, { name: "Pictured Model" });
  await page.goto(`/screenshots/${id}`);
  await expect(page.getByRole("heading", { name: /^Screenshots: / })).toBeVisible();
  await expect(page.getByText("No screenshots yet")).toBeVisible();
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel("Choose a picture").setInputFiles({ name, mimeType: "image/png", buffer });

test("Screenshots page: a screenshot is added, read, compared with its crops, confirmed, its picture deleted, and all of it removed", async ({
  page,
}) => {
  const handle = frequentPoster;
  await openScreenshots(page);
  // screenshots.test covers all refusals and pictures without figures; here a refusal is shown, and the next try works.
  await choose(page, "notes.png", Buffer.from("12,104 followers"));
  await expect(page.getByRole("alert").filter({ hasText: /isn't a supported picture/ })).toBeVisible();
  await expectAccessible(page);
  await choose(page, "shot.png", await drawScreen(page, [`@${handle}`, "12.3K followers", "1,204 following"]));
  const picture = page.getByAltText("The screenshot as added");
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(390);
  await expect(page.getByText("These figures were read automatically.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Followers" })).toHaveValue("12.3K");
  await expect(page.getByRole("textbox", { name: "Following" })).toHaveValue("1,204");
  const crop = page.getByAltText("Followers, as shown in the picture");
  await expect.poll(() => crop.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(30);
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.getByRole("textbox", { name: "Following" }).fill("1.234K");
  await page.getByRole("button", { name: "Confirm these figures" }).click();
  await expect(page.getByText(/This can be read in two ways/).first()).toBeVisible();
  await expect(page.getByText("Differs from what was read, so it will count as self-reported")).toBeVisible();
  await page.getByRole("textbox", { name: "Following" }).fill("1,204");
  await page.getByRole("button", { name: "Confirm these figures" }).click();

  await expect(page.getByText("The picture was deleted after confirming.")).toBeVisible();
  await expect(page.getByText("Checks passed", { exact: true })).toBeVisible();
  await expect(page.getByText("The picture names the linked account")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Followers: 12\.3K.*checked screenshot/ })).toBeVisible();
  await expect(crop).toBeVisible();
  await expect(page.getByText("confirmed as 1,204")).toBeVisible();
  expect(await bareNumerals(page)).toEqual([]);
  await page.getByRole("button", { name: /^Followers: 12\.3K/ }).click();
  await expect(page.getByRole("dialog").getByText("self-reported", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("No screenshots yet")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No screenshots yet")).toBeVisible();
});
