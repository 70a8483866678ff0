import { bareNumerals, expect, expectAccessible, expectNoOverflow, openReport, signUp, test } from "./world.ts";

test("Evidence page: sources are listed, disagree side by side, are corrected and deleted", async ({ page }) => {
  await signUp(page);
  await openReport(page, { name: "Sourced Model" }, (id) => `/evidence/${id}`);
  const read = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Public API" }) });
  await expect(read.getByRole("button", { name: /^Followers: .*, public API$/ })).toBeVisible();
  // No account is connected: nothing may suggest one.
  await expect(page.getByText("Not connected")).toBeVisible();
  await expect(page.getByText("connected", { exact: true })).toHaveCount(0);
  await expect(page.getByText("Collected automatically")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Where sources disagree" })).toHaveCount(0);

  await page.getByRole("button", { name: "Add figures" }).click();
  await page.getByRole("textbox", { name: "Followers" }).fill("7");
  await page.getByRole("button", { name: "Save figures" }).click();
  const conflict = page.getByRole("region", { name: "Where sources disagree" });
  await expect(conflict.getByRole("button", { name: "Followers: 7, self-reported" })).toBeVisible();
  await expect(conflict.getByText("disagrees by more than the margin of error")).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await bareNumerals(page)).toEqual([]);

  await page.getByRole("button", { name: "Replace" }).click();
  await expect(page.getByRole("textbox", { name: "Followers" })).toHaveValue("7");
  const neighbour = page.getByRole("textbox", { name: "Following" });
  const height = (await neighbour.boundingBox())?.height;
  for (const wrong of ["-8", "1.5", "12e3", "12 10"]) {
    await page.getByRole("textbox", { name: "Followers" }).fill(wrong);
    await page.getByRole("button", { name: "Save figures" }).click();
    const refusal = page.getByRole("alert").filter({ hasText: "Enter a whole number" });
    await expect(refusal).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Followers" })).toHaveValue(wrong);
    expect((await neighbour.boundingBox())?.height).toBe(height);
  }
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Followers" }).fill("8");
  await page.getByRole("button", { name: "Save figures" }).click();
  await expect(conflict.getByRole("button", { name: "Followers: 8, self-reported" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Entered by hand" })).toHaveCount(1);

  await page.getByRole("button", { name: "Remove" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove 'Entered by hand'?" });
  await expect(dialog.getByRole("row").filter({ hasText: "Followers" }).first()).toBeVisible();
  await expectAccessible(page);
  expect(await bareNumerals(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await dialog.getByRole("button", { name: "Remove for good" }).click();
  await expect(page.getByRole("heading", { name: "Entered by hand" })).toHaveCount(0);
  await expect(conflict).toHaveCount(0);

  // Another person's model and a missing one have no evidence page.
  await page.goto("/evidence/2000000000");
  await expect(page.getByText("Model not found.")).toBeVisible();
  await page.goto("/evidence/x");
  await expect(page.getByText("Page Not Found").first()).toBeVisible();
});
