import type { Page } from "@playwright/test";
import { codeOf, joinVerified, lookNow, writeBio } from "./claiming.ts";
import { expect, expectAccessible, expectNoOverflow, newHandle, test } from "./world.ts";

/** An amount that no other figure of the run has: in cents on the wire, and as pages and files write it. */
const amount = /(?<![\d.,])(?:654321(?!\d)|6,?543\.21)|\$6\.5\d?K/;

/** A visitor, with every response that their pages received. */
async function aVisitor(page: Page) {
  const visitor = await (
    await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin })
  )?.newPage();
  if (!visitor) throw new Error("no browser");
  const bodies: Promise<string>[] = [];
  visitor.on("response", (response) => {
    if (response.url().includes("/api/")) bodies.push(response.text().catch(() => ""));
  });
  return {
    visitor,
    /** The responses and texts of these pages, concatenated. */
    async responsesOf(paths: string[]): Promise<string> {
      bodies.length = 0;
      const shown: string[] = [];
      for (const path of paths) {
        await visitor.goto(path);
        await expect(visitor.getByRole("heading").first()).toBeVisible();
        await expect(visitor.locator(".animate-pulse")).toHaveCount(0);
        await visitor.waitForLoadState("networkidle");
        shown.push((await visitor.locator("body").textContent()) + (await visitor.title()));
      }
      return [...shown, ...(await Promise.all(bodies))].join("\n");
    },
  };
}

test("Visibility: a model joins, claims and shows earnings; hidden again, no visitor finds them anywhere", async ({
  page,
}) => {
  const handle = newHandle("demo.earns.");
  await joinVerified(page, handle, {
    onlyfansUrl: `https://onlyfans.com/${newHandle("earns")}`,
    shows: "Show earnings",
  });
  await page.getByRole("button", { name: "Get a code" }).click();
  await writeBio(page, await codeOf(page));
  await lookNow(page);
  await expect(page.getByRole("heading", { name: "Add your own figures" })).toBeVisible();

  // Earnings of the month, typed; then a report that has them.
  await page.getByRole("link", { name: "Data sources", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: /^Data sources: / })).toBeVisible();
  await page.getByRole("button", { name: "Add figures" }).click();
  await page.getByLabel("Monthly net earnings").fill("6543.21");
  await page.getByRole("button", { name: "Save figures" }).click();
  await expect(page.getByRole("heading", { name: "Entered by hand" })).toBeVisible();
  await page.getByRole("link", { name: "Back to report" }).click();
  await page.waitForURL("**/report/*");
  await page.getByRole("button", { name: "Re-analyze" }).click();
  const modelId = Number(new URL(page.url()).pathname.split("/")[2]);
  const ofReport = async () => (await page.request.get(`/api/models/${modelId}/report`)).text();
  await expect.poll(ofReport).toMatch(amount);
  const { id: reportId } = JSON.parse(await ofReport());
  await page.reload();
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Create link" }).click();
  const link = await page.getByRole("dialog").getByRole("textbox", { name: "Link", exact: true }).inputValue();

  const { visitor, responsesOf } = await aVisitor(page);
  const creator = `/creator/instagram/${handle}`;
  const compare = `/compare?models=${modelId}`;
  expect(await responsesOf([creator])).toMatch(amount);
  expect(await responsesOf([compare])).toMatch(amount);
  // A link shows what is open by link; earnings only once they are public.
  expect(await responsesOf([link])).toMatch(amount);

  await page.goto("/model-dashboard");
  const panel = page.getByRole("region", { name: "Who sees what" });
  const earnings = panel.getByRole("group", { name: "Earnings" });
  await expect(earnings.getByLabel("Everyone")).toBeChecked();
  const saved = page.waitForResponse((response) => response.url().endsWith("/visibility") && response.ok());
  const otherTab = await page.context().newPage();
  await otherTab.goto("/model-dashboard");
  const there = otherTab.getByRole("region", { name: "Who sees what" }).getByRole("group", { name: "Earnings" });
  await expect(there.getByLabel("Everyone")).toBeChecked();
  await earnings.getByLabel("Only you").check();
  await saved;
  // The event of a tab that becomes visible again.
  await otherTab.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(there.getByLabel("Only you")).toBeChecked();
  await otherTab.close();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  // On a phone, too, its three choices are in one row.
  const rows = () =>
    earnings
      .locator("label")
      .evaluateAll((labels) => new Set(labels.map((label) => label.getBoundingClientRect().top)).size);
  await expect.poll(rows).toBe(1);

  const everywhere = [creator, compare, link, `/search?q=${handle}`, "/analytics", "/analyze", "/ai-assistant"];
  const seen = await responsesOf(everywhere);
  expect(seen).toContain(handle);
  expect(seen).not.toMatch(amount);
  // Documents and files are for the owner only.
  for (const path of [`/api/reports/${reportId}/pdf`, `/api/models/${modelId}/earnings.csv`])
    expect([401, 404]).toContain((await visitor.request.get(path)).status());
  for (const path of ["/api/models/trending?limit=50", "/api/analytics.csv", `/api/creators?q=${handle}`])
    expect(await (await visitor.request.get(path)).text()).not.toMatch(amount);
  await visitor.context().close();
  await page.reload();
  await expect(page.getByText("$6,543.21").or(page.getByText("$6.5K")).first()).toBeVisible();
});
