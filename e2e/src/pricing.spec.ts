import type { Locator } from "@playwright/test";
import { importPayments } from "./paid-months.ts";
import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  signUp,
  submitModel,
  test,
  waitForReport,
} from "./world.ts";

type Page = Parameters<typeof signUp>[0];

const monthsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    month: new Date(Date.UTC(2025, index, 1)).toISOString().slice(0, 7),
    price: index < count / 2 ? 7.99 : 9.99,
    joined: 60 - index,
    active: 240 - index,
    subscriptions: 2_300,
    extras: 1_900,
  }));
const analyse = (page: Page) => page.getByRole("button", { name: "Analyze pricing" }).click();
const dataBox = (page: Page) => page.getByLabel("Months from a spreadsheet, or JSON");

async function expectWhole(page: Page) {
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await bareNumerals(page)).toEqual([]);
}

test("Pricing page: a visitor pastes months and gets a price with its interval, other prices, a year ahead and a test", async ({
  page,
}) => {
  await page.goto("/ai-assistant?tab=pricing");
  await expect(page.getByText("Sign in to use your own models' statements")).toBeVisible();
  await dataBox(page).fill(JSON.stringify({ months: monthsOf(14), sales: { videoCustom: [60, 70, 65, 80, 75] } }));
  await analyse(page);
  await expect(page.getByText("Pricing intelligence report generated successfully!", { exact: true })).toBeVisible();
  const result = page.getByRole("article");
  await expect(result.getByRole("heading", { name: "Subscription Pricing" })).toBeVisible();
  for (const name of [
    "Revenue Projections",
    "Content Pricing",
    "Optimization Strategies",
    "What another price would do",
  ])
    await expect(result.getByRole("heading", { name })).toBeVisible();
  await expect(result.locator('[data-fact="content.videoCustom"]').first()).toContainText("$70");
  await expect(result.locator('[data-series="revenue"]')).toBeVisible();
  // A month's label is below its own figure: the last one is February of 2026.
  const chart = result.locator('[data-series="revenue"] svg');
  // Both change while the chart takes its width.
  await expect(async () => {
    const now = await chart.locator("circle").getAttribute("cx");
    await expect(chart.locator(`text[x="${now}"]`).first()).toHaveText("Feb ’26", { timeout: 1_000 });
  }).toPass();
  // A projection from months that ended long ago states its period and their end.
  await expect(result.locator('span[data-fact="revenue.month"]').first()).toHaveText(/^Mar 1\s–\s31, 2026$/);
  await expect(result.getByText(/^Your data ends on Feb 28, 2026/)).toBeVisible();
  await expect(result.getByText(/figures checked/)).toBeVisible();
  await result.locator('[data-fact="revenue.year"]').first().click();
  await expect(page.getByRole("dialog")).toContainText("10,000 paths");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectWhole(page);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const mark of ["○", "◌"])
    expect(await paintedContrast(await smallest(result, mark)), mark).toBeGreaterThanOrEqual(3);
});

/** The smallest of the marks of that shape: the one that is the hardest to see. */
async function smallest(place: Locator, mark: string): Promise<Locator> {
  const marks = place.locator("[data-fact] > [aria-hidden]", { hasText: mark }).filter({ visible: true });
  const sizes = await marks.evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  return marks.nth(sizes.indexOf(Math.min(...sizes)));
}

/** The contrast of an element's clearest painted pixel against its background. Thin lines are painted paler than their colour. */
async function paintedContrast(thing: Locator): Promise<number> {
  const picture = (await thing.screenshot()).toString("base64");
  return thing.evaluate(async (_, data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(image, 0, 0);
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
    const part = (at: number) => {
      const value = (bytes[at] ?? 0) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    const lights = Array.from(
      { length: bytes.length / 4 },
      (_, pixel) => 0.2126 * part(4 * pixel) + 0.7152 * part(4 * pixel + 1) + 0.0722 * part(4 * pixel + 2),
    );
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  }, picture);
}

test("Pricing page: broken data is marked by line and column, fields by name, gaps by what is missing, danger by help; the input stays", async ({
  page,
}) => {
  await page.goto("/ai-assistant?tab=pricing");
  const broken = '{\n  "price": 9.99,\n  "months": [}\n}';
  await dataBox(page).fill(broken);
  await analyse(page);
  await expect(page.getByText("Failed to generate pricing analysis. Please try again.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Line 3, column 14" })).toBeVisible();
  await page.getByRole("button", { name: "Line 3, column 14" }).click();
  await expect(dataBox(page)).toBeFocused();
  await expect(dataBox(page)).toHaveValue(broken);
  await expectWhole(page);

  const unusable = '{\n  "wages": 3,\n  "price": "9.99"\n}';
  await dataBox(page).fill(unusable);
  await analyse(page);
  const faults = page.getByRole("alert").filter({ hasText: "price" });
  await expect(faults.getByRole("listitem").filter({ hasText: "price" })).toContainText("Must be a number");
  await expect(faults.getByRole("button", { name: "Line 3, column 3" })).toBeVisible();
  await page.reload();
  await expect(dataBox(page)).toHaveValue(unusable);

  await dataBox(page).fill("");
  await page.getByText("Data format").click();
  await page.getByRole("button", { name: "Fill in the example" }).click();
  await expect(dataBox(page)).toHaveValue(/"photoSet"/);
  await expectWhole(page);
  await analyse(page);
  await expect(page.getByRole("heading", { name: "Subscription Pricing" })).toBeVisible();

  // Unknown fields are named beside the result, which ignores them; a month alone is too little data.
  await dataBox(page).fill(
    JSON.stringify({ price: 9.99, wages: 3, months: monthsOf(1).map((one) => ({ ...one, mood: 1 })) }),
  );
  await analyse(page);
  const unused = page.locator("[data-unused]");
  await expect(unused.getByText("Unknown fields that weren't used:")).toBeVisible();
  await expect(unused.getByRole("listitem")).toHaveText(["wages", "months[].mood"]);
  const result = page.getByRole("article");
  await expect(result.getByText("not enough data: needs 3 or more months, has 1").first()).toBeVisible();
  await expect(result.locator('[data-fact="price.recommended"]').first()).toHaveText("—");
  await expect(result.locator('[data-series="revenue"]')).toHaveCount(0);
  await expectWhole(page);

  // Danger in the text is answered with help by country, in its language, and with no fault.
  await dataBox(page).fill(JSON.stringify({ months: [], notes: "she is 17" }));
  await analyse(page);
  await expect(page.getByText(/^Nobody under 18 may be filmed/)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "United Kingdom: Childline, 0800 1111" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(dataBox(page)).not.toHaveAttribute("aria-invalid", "true");
  await expectWhole(page);
  await dataBox(page).fill("on me fait chanter avec mes photos intimes");
  await analyse(page);
  const help = page.locator('[lang="fr"]').getByText(/StopNCII/);
  await expect(help.first()).toBeVisible();
});

test("Pricing page: uses a model's statements; a price change is logged, compared and deleted", async ({ page }) => {
  await signUp(page);
  const id = await submitModel(page, { name: "Priced Model" });
  await waitForReport(page, id);
  await importPayments(page, id);

  await page.goto("/ai-assistant?tab=pricing");
  // The model with a statement is chosen already: one press to the price.
  await expect(page.getByLabel("Model", { exact: true }).locator("option:checked")).toHaveText(
    "Priced Model (demo.hours)",
  );
  await expect(page.locator('optgroup[label="With a statement"]')).toHaveCount(1);
  await expect(dataBox(page)).toBeHidden();
  await expect(page.getByText("No price changes yet.")).toBeVisible();
  await analyse(page);
  await expect(page.getByText("From the statements and figures of Priced Model")).toBeVisible();
  const result = page.getByRole("article");
  await expect(result.locator('[data-fact="price"]').first()).toContainText("$10");
  await expectWhole(page);

  const form = page.getByRole("form", { name: "Log a price change" });
  await form.getByRole("button", { name: "Log the change" }).click();
  await expect(form.getByText("Choose the day")).toBeVisible();
  await form.getByLabel("First day of the new price").fill("2026-07-01");
  await form.getByLabel("Price before").fill("8");
  await form.getByLabel("Price after").fill("8");
  await form.getByRole("button", { name: "Log the change" }).click();
  await expect(form.getByText("Must differ from the price before")).toBeVisible();
  await form.getByLabel("Price after").fill("10,00");
  await form.getByLabel("Note (optional)").fill("ich will mich umbringen");
  await form.getByRole("button", { name: "Log the change" }).click();
  await expect(form.locator('[lang="de"]').getByText(/TelefonSeelsorge, 0800 111 0 111/)).toBeVisible();
  await expect(form.getByLabel("Price before")).toHaveValue("8");
  await form.getByLabel("Note (optional)").fill("Summer price");
  await form.getByRole("button", { name: "Log the change" }).click();
  const change = page.getByRole("listitem").filter({ hasText: "Summer price" });
  await expect(change.getByText("Joined before")).toBeVisible();
  await expect(change.getByText("The change in new subscribers may be chance", { exact: false })).toBeVisible();
  await expect(change.getByRole("button", { name: /Joined after: 112/ })).toBeVisible();
  await expect(form.getByLabel("Price before")).toHaveValue("");
  await expectWhole(page);

  await analyse(page);
  await expect(result.getByText("months of data", { exact: false })).toBeVisible();
  await change.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No price changes yet.")).toBeVisible();
});
