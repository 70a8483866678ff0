import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  newHandle,
  signUp,
  submitModel,
  test,
} from "./world.ts";

test("Sales by chatter: shifts are pasted, a wrong line is named, one is changed, sales are attributed, and removed shifts attribute nothing", async ({
  page,
}) => {
  await signUp(page);
  const id = await submitModel(page, { name: "Shift Model", handle: newHandle("demo.shift.") });
  const paid = (at: string, net: string) => `${at}\t$${net}\t$0.00\t$${net}\tTip from A\tdone`;
  const answer = await page.request.post(`/api/models/${id}/imports?timeZone=UTC`, {
    headers: { "content-type": "application/octet-stream" },
    data: Buffer.from([paid("2025-12-01 09:00", "80.00"), paid("2025-12-01 19:00", "16.50")].join("\n")),
  });
  expect(answer.status(), await answer.text()).toBe(201);

  await page.goto(`/earnings/${id}`);
  await page.getByRole("link", { name: "Chatters" }).click();
  await expect(page.getByText("No shifts yet")).toBeVisible();
  await page.getByRole("button", { name: "Add shifts" }).click();
  const box = page.getByLabel("Shifts", { exact: true });
  await box.fill("Ana, 2025-12-01 08:00, 18:00\nBen, 2025-12-01 18:00");
  await expect(page.getByText("Line 2: Expected a name, a start and an end")).toBeVisible();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Line 2");
  await expectAccessible(page);
  await page.getByLabel("Or a CSV file").setInputFiles({
    name: "shifts.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "Name;Start;End\r\nAna;2025-12-01 08:00;2025-12-01 18:00\r\nBen;2025-12-01 18:00;2025-12-01 22:00",
    ),
  });
  await expect(page.getByText("2 shifts ready")).toBeVisible();
  await page.getByRole("button", { name: "Add", exact: true }).click();

  const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await expect(row("Ana").getByRole("button", { name: "Sales: $80.00, self-reported" })).toBeVisible();
  await expect(row("Ben").getByRole("button", { name: "Sales an hour: $4.13, self-reported" })).toBeVisible();
  await expect(row("Tips and messages").getByRole("button", { name: "Tips and messages: $96.50, file" })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await bareNumerals(page)).toEqual([]);

  await page.getByRole("button", { name: /Edit Ben, Dec 1, 2025/ }).click();
  await expect(page.getByLabel("Start", { exact: true })).toHaveValue("2025-12-01T18:00");
  await page.getByLabel("End", { exact: true }).fill("2025-12-01T20:00");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row("Ben").getByRole("button", { name: "Sales an hour: $8.25, self-reported" })).toBeVisible();

  await page.getByRole("checkbox", { name: /Select Ben/ }).check();
  await page.getByRole("button", { name: "Remove 1" }).click();
  await expect(row("Sold outside shifts").getByRole("button", { name: "Sold outside shifts: $16.50" })).toBeVisible();
  await expect(row("Ben")).toHaveCount(0);
});
