import { bareNumerals, expect, expectAccessible, expectNoOverflow, signUp, submitModel, test } from "./world.ts";

type Page = Parameters<typeof signUp>[0];

async function openImport(page: Page) {
  await signUp(page);
  const id = await submitModel(page, { name: "Imported Model" });
  await page.goto(`/evidence/${id}`);
  await page.getByRole("button", { name: "Import a statement" }).click();
  return page.getByRole("dialog", { name: "Import a statement" });
}

const paste = [
  "Oct 8, 202611:54 am $14.99 $3.00 $11.99 Recurring subscription from Somebody",
  "Oct 8, 202611:27 am $50.01 $10.00 $40.01 Payment for message from Fan two",
  "Oct 8, 202611:20 am $10.00 $2.00 $8.01 Tip from Fan two",
].join("\n");

test("Import page: a pasted statement is previewed, confirmed, stored and undone", async ({ page }) => {
  const dialog = await openImport(page);
  await expectAccessible(page);
  // import.test covers all refusals; here the error is shown and the pasted text stays.
  await dialog
    .getByLabel("Or choose a CSV file")
    .setInputFiles({ name: "data.zip", mimeType: "text/csv", buffer: Buffer.from("PK\u0003\u0004rest") });
  await expect(dialog.getByRole("alert")).toContainText("Archives and spreadsheets aren't supported");
  await dialog.getByRole("button", { name: "Choose another file" }).click();
  await dialog.getByLabel("Paste the statement's table here").fill("hello");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("alert")).toContainText("No rows were found");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Choose another file" }).click();
  await expect(dialog.getByLabel("Paste the statement's table here")).toHaveValue("hello");
  await dialog.getByLabel("Paste the statement's table here").fill(paste);
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText("Pasted statement table")).toBeVisible();
  await expect(dialog.getByText("Row 3, net")).toBeVisible();
  await expect(dialog.getByText(/'\$8.01': Doesn't add up/)).toBeVisible();
  // It begins with the browser's zone.
  await expect(dialog.getByLabel("Time zone of the statement")).not.toHaveValue("");
  await dialog.getByLabel("Time zone of the statement").selectOption("America/New_York");
  await expect(dialog.getByRole("button", { name: "New: 2, file" })).toBeVisible();
  await expect(dialog.getByRole("row").filter({ hasText: "Renewal" }).getByText("$11.99")).toBeVisible();
  await expect(dialog.getByRole("columnheader", { name: "When (America/New York)" })).toBeVisible();
  await expect(dialog.getByRole("cell", { name: "Oct 8, 2026, 11:54 AM" })).toBeVisible();
  await expect(dialog).not.toContainText("Somebody");
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await bareNumerals(page)).toEqual([]);

  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog.getByText("Imported. Re-analyze to see it in the report.")).toBeVisible();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByText("Undone. Nothing was kept.")).toBeVisible();
  await dialog.getByRole("button", { name: "Choose another file" }).click();
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByLabel("Time zone of the statement").selectOption("UTC");
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await dialog.getByText("Imported. Re-analyze to see it in the report.").waitFor();
  await dialog.getByText("Close", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Imported file" })).toBeVisible();
  await expect(page.getByText("Some rows don't add up and were left out")).toBeVisible();
  await expectAccessible(page);
  expect(await bareNumerals(page)).toEqual([]);

  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove for good" }).click();
  await expect(page.getByRole("heading", { name: "Imported file" })).toHaveCount(0);
});

test("Import page: a CSV file with unknown columns is mapped by hand, and its earnings are in the next report", async ({
  page,
}) => {
  const dialog = await openImport(page);
  const rows = Array.from({ length: 40 }, (_, index) => `${(index % 28) + 1}.10.2026;Trinkgeld;12,50;2,50`);
  const buffer = Buffer.from(["wann;was;brutto;weg", ...rows].join("\n"));
  const file = { name: "october.csv", mimeType: "text/csv", buffer };
  await dialog.getByLabel("Or choose a CSV file").setInputFiles(file);
  await expect(dialog.getByText("Answer the marked questions to continue.")).toBeVisible();
  await dialog.getByLabel("wann").selectOption("Date");
  await dialog.getByLabel("brutto").selectOption("Gross");
  await dialog.getByLabel("weg").selectOption("Fee");
  await dialog.getByLabel("Time zone of the statement").selectOption("Europe/Berlin");
  await dialog.getByLabel("Currency where the file doesn't say").selectOption("EUR");
  await expect(dialog.getByRole("button", { name: "New: 40, file" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Net total: €400.00, file" })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await dialog.getByRole("button", { name: "Re-analyze" }).click();
  await expect(page).toHaveURL(/\/report\/\d+$/);
  await expect(
    page.locator("[data-headline]").getByRole("button", { name: /^Monthly net earnings: \$/ }),
  ).toBeVisible();
});
