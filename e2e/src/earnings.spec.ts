import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  openReport,
  signInDemo,
  signUp,
  submitModel,
  test,
} from "./world.ts";

test("Earnings page: imported payments become months by type, net and gross, with a ledger card each, and a CSV file", async ({
  page,
}) => {
  await signUp(page);
  await openReport(page, { name: "Earning Model" }, (id) => `/evidence/${id}`);
  await page.locator("a[href^='/earnings/']").click();
  await expect(page.getByText("No earnings yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import a statement" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a statement" });
  const paste = Array.from(
    { length: 70 },
    (_, index) =>
      `${new Date(Date.UTC(2026, 7, 3 + index)).toISOString().slice(0, 10)} 12:00\t$${index % 7 === 0 ? "100.00\t$20.00\t$80.00" : "10.00\t$2.00\t$8.00"}\tTip from fan ${index % 9}\tdone`,
  );
  await dialog.getByLabel("Paste the statement's table here").fill(paste.join("\n"));
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByLabel("Time zone of the statement").selectOption("UTC");
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog.getByText("Imported. Re-analyze to see it in the report.")).toBeVisible();
  await dialog.getByText("Close", { exact: true }).click();

  const september = page.locator("tr, li").filter({ hasText: "Sep 2026", visible: true });
  await expect(september.getByRole("button", { name: "Tips: $528.00, file" })).toBeVisible();
  await september.getByRole("button", { name: "Earnings: $528.00, file" }).click();
  await expect(page.getByRole("dialog").getByText("30 payments")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Payers: 9, file" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Best weekday: Monday/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Outlook" }).getByText(/needs 3 or more months/)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await bareNumerals(page)).toEqual([]);

  await page.getByRole("button", { name: "Gross" }).click();
  await expect(september.getByRole("button", { name: "Tips: $660.00, file" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^earnings-\d+\.csv$/);
});

test("Earnings page: what the running month and the year may come to, and who stays, of a model with a year of payments", async ({
  page,
}) => {
  await signInDemo(page, "demo");
  await page.goto("/earnings");
  const months = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Net earnings by month as CSV" }).click();
  expect((await months).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole("row").nth(1).getByRole("link").click();
  const outlook = page.getByRole("region", { name: "Outlook" });
  await expect(outlook.getByRole("button", { name: /^Net earnings of the whole month: \$[\d,]+ to \$/ })).toBeVisible();
  await expect(outlook.getByRole("button", { name: /^Net earnings of the coming year: \$[\d,]+ to \$/ })).toBeVisible();
  const cohorts = page.getByRole("region", { name: "Who stays" }).first();
  await cohorts
    .getByRole("button", { name: /^Still subscribed: \d+%/ })
    .last()
    .click();
  await expect(page.getByRole("dialog").getByText(/joined in the month/)).toBeVisible();
  expect(await bareNumerals(page)).toEqual([]);
});

test("Earnings page: one statement on several creators is imported for the model of each, and undone", async ({
  page,
}) => {
  await signUp(page);
  for (const name of ["Ava Stone", "Bo Lind", "Cleo Faye"]) await submitModel(page, { name });
  await page.goto("/earnings");
  await page.getByRole("button", { name: "Import a statement" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a statement" });
  const days = Array.from({ length: 28 }, (_, day) => `2026-10-${String(day + 1).padStart(2, "0")}`);
  const rows = days.flatMap((day) => [`${day},AVA.STONE,$10.00`, `${day},Boss,$99.00`, `${day},Somebody,$1.00`]);
  await dialog
    .getByLabel("Paste the statement's table here")
    .fill(["Date/Time,Creator,Total earnings Net", ...rows].join("\n"));
  await dialog.getByRole("button", { name: "Preview" }).click();
  const modelOf = (creator: string) => dialog.getByLabel(creator, { exact: true });
  await expect(modelOf("AVA.STONE").locator("option:checked")).toHaveText("Ava Stone");
  await expect(modelOf("Boss").locator("option:checked")).toHaveText("Don't import");
  await modelOf("Boss").selectOption({ label: "Bo Lind" });
  await expect(modelOf("Somebody").locator("option", { hasText: "Bo Lind" })).toHaveCount(0);
  await dialog.getByLabel("Time zone of the statement").selectOption("UTC");
  await expect(dialog.getByRole("button", { name: "New: 28, file" })).toHaveCount(2);
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await bareNumerals(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Import for 2 models" }).click();
  await expect(dialog.getByText("Imported. Re-analyze to see it in the report.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByText("Close", { exact: true }).click();
  const table = page.getByRole("table").filter({ hasText: "Ava Stone" });
  await expect(table).toContainText("Bo Lind");
  await expect(table).not.toContainText("Cleo Faye");
});
