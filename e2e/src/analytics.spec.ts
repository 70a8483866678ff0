import type { Page } from "@playwright/test";
import { bareNumerals, expect, expectAccessible, openReport, signUp, test } from "./world.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name });
const pressed = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("Analytics page: a visitor reads creators' figures, opens one, and finds period and metric in the address", async ({
  page,
}) => {
  await page.goto("/analytics");
  await expect(page).toHaveTitle("Analytics · FanRadar");
  await expect(page.getByRole("link", { name: "Analytics", exact: true })).toHaveAttribute("aria-current", "page");
  const overview = part(page, "Overview");
  await expect(overview.getByText("Median followers")).toBeVisible();
  await overview.getByRole("button", { name: /^Followers: / }).click();
  await expect(page.getByRole("dialog", { name: /Followers/ })).toContainText("8 of 10 times between");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  // No creator here shares earnings.
  await expect(page.getByText("Net earnings")).toHaveCount(0);
  await expect(part(page, "Platforms").getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("slider", { name: /^Followers, 30 values/ })).toBeVisible();
  expect(await bareNumerals(page)).toEqual([]);

  await pressed(page, "90 days").click();
  await pressed(page, "Engagement").click();
  await expect(page).toHaveURL(/period=90d&metric=engagement$/);
  await expect(page.getByRole("heading", { name: "Top creators · Engagement" })).toBeVisible();
  await page.reload();
  await expect(pressed(page, "90 days")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Show as table" }).click();
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(pressed(page, "Followers")).toHaveAttribute("aria-pressed", "true");
});

test("Analytics page: without own models it leads to submit; afterwards it shows them", async ({ page }) => {
  await signUp(page);
  await page.goto("/analytics");
  await expect(page.getByText("No models yet")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("main").getByRole("link", { name: "Submit Model" })).toHaveAttribute("href", "/submit");
  const id = await openReport(page, { name: "My Portfolio", handle: "demo.analytics.own" }, () => "/analytics");
  await expect(part(page, "Overview").getByRole("button", { name: /^Creators counted: 1/ })).toBeVisible();
  await expect(part(page, "Platforms").getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "My Portfolio" })).toHaveAttribute("href", `/report/${id}`);
  // First read today: there is nothing to compare with, and no change is stated.
  await expect(part(page, "Overview").getByText("against")).toHaveCount(0);
  await expectAccessible(page);

  // An amount in another currency is converted in the chart as in the figure. The statement covers the day between its ends whole.
  const paid = ([daysAgo, euros]: readonly [number, number]) =>
    `${new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)} 12:00\t€${euros}.00\t€${euros / 5}.00\t€${(4 * euros) / 5}.00\tTip from fan ${daysAgo}\tdone`;
  const imported = await page.request.post(`/api/models/${id}/imports?timeZone=UTC&currency=EUR`, {
    headers: { "content-type": "application/octet-stream" },
    data: Buffer.from(
      (
        [
          [3, 10],
          [2, 100],
          [1, 10],
        ] as const
      )
        .map(paid)
        .join("\n"),
    ),
  });
  expect(imported.status()).toBe(201);
  // Thirty days need statements of 28: these three days are stated of the week.
  await page.goto("/analytics?period=7d&metric=earnings");
  await expect(part(page, "Overview").getByRole("button", { name: /^Earnings: \$106\.67/ })).toBeVisible();
  await page.getByRole("button", { name: "Show as table" }).click();
  await expect(page.getByRole("cell", { name: "$88.89" })).toBeVisible();
  for (const [name, file] of [
    ["Export CSV", "fanradar-analytics-7d.csv"],
    ["Export JSON", "fanradar-analytics-7d.json"],
  ] as const) {
    const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
    expect(saved.suggestedFilename()).toBe(file);
  }
});
