import type { Page } from "@playwright/test";
import { bareNumerals, expect, expectAccessible, expectNoOverflow, openReport, signUp, test } from "./world.ts";

/** Sample creators who post often and hide no likes, of sizes apart. */
const handles = ["ava.lindqvist", "carla.reyes", "noor.haddad", "mika_sorensen"];

/** The records of as many creators, once their editions are ready. */
async function creatorsWithEdition(page: Page, count: number): Promise<{ id: number; name: string }[]> {
  const apart: { id: number; name: string }[] = [];
  for (const handle of handles.slice(0, count)) {
    const { creators } = await (await page.request.get(`/api/creators?platform=instagram&q=@${handle}`)).json();
    apart.push(creators[0]);
  }
  const idList = apart.map(({ id }) => id).join(",");
  await expect
    .poll(async () => (await page.request.get(`/api/comparisons?models=${idList}`)).text())
    .not.toContain('"asOf":null');
  return apart;
}

const options = (page: Page) => page.getByRole("list", { name: "Choose from" }).getByRole("button");
const cards = (page: Page) => page.getByRole("region", { name: /^Comparison/ }).getByRole("listitem");

test("Compare page: a visitor chooses up to four, none twice, and finds the choice in the address", async ({
  page,
}) => {
  // The first four on offer have a report: which they are changes while the first ones are made.
  const firstFour = async () => {
    const trending: { id: number }[] = await (await page.request.get("/api/models/trending?limit=20")).json();
    const ids = trending.slice(0, 4).map(({ id }) => id);
    return (await page.request.get(`/api/comparisons?models=${ids}`)).text();
  };
  await expect.poll(firstFour).not.toContain('"asOf":null');
  await page.goto("/compare");
  await expect(page).toHaveTitle("Compare Models · FanRadar");
  await expect(page.getByRole("link", { name: "Compare", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(options(page)).toHaveCount(12);
  await expect(page.getByText("Nothing to compare yet")).toBeVisible();
  for (const place of [0, 1, 2, 3]) await options(page).nth(place).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(page).toHaveURL(/models=\d+,\d+,\d+,\d+$/);
  await expect(page.getByRole("region", { name: "Over the same days" }).getByRole("img").first()).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
  await expect(options(page).nth(4)).toBeDisabled();
  await expect(page.getByText("You've chosen four. Remove one to add another.")).toBeVisible();
  await options(page).nth(1).click();
  await expect(cards(page)).toHaveCount(3);
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await cards(page)
    .first()
    .getByRole("button", { name: /^Remove / })
    .click();
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Save as report" })).toBeHidden();
  await page.getByLabel("Search models...").fill("qqqqzzzz");
  await expect(page.getByText("No model found")).toBeVisible();
});

test("Compare page: figures open with intervals; the score shows its parts and gaps; a leader is named only if intervals do not overlap", async ({
  page,
}) => {
  const [ava, bea] = await creatorsWithEdition(page, 2);
  await page.goto(`/compare?models=${ava?.id},${bea?.id}`);
  const card = cards(page).first();
  await expect(card.getByText("without earnings")).toBeVisible();
  for (const addend of ["Instagram followers", "engagement", "earnings"])
    await expect(card.getByText(addend, { exact: true })).toBeVisible();
  await card.getByRole("button", { name: /^Engagement: .* to / }).click();
  await expect(page.getByRole("dialog", { name: /Engagement/ })).toContainText("8 of 10 times between");
  await page.keyboard.press("Escape");
  const performers = page.getByRole("region", { name: "Top performers" });
  await expect(performers.getByRole("listitem").filter({ hasText: /^Total followers/ })).not.toContainText("too close");
  // Both have a score, and neither the whole of it.
  await expect(performers.getByRole("listitem").filter({ hasText: /^Score/ })).toContainText("not enough data to rank");
  const lines = page.getByRole("region", { name: "Over the same days" });
  await expect(lines.getByRole("img", { name: /Followers on Instagram, for / })).toBeVisible();
  await lines.getByRole("button", { name: "Show as table" }).first().click();
  await expect(lines.getByRole("columnheader")).toHaveCount(3);
  await lines.getByRole("button", { name: "Followers", exact: true }).click();
  await expect(page).toHaveURL(/lines=counts/);
  expect(await bareNumerals(page)).toEqual([]);
  await expectAccessible(page);
});

test("Compare page: a signed-in person compares, saves and opens it sealed; for others it is not found", async ({
  page,
  browser,
}) => {
  await signUp(page);
  const [ava] = await creatorsWithEdition(page, 1);
  await openReport(page, { name: "Mine To Compare", handle: "demo.compare.mine" }, () => "/compare");
  await options(page).filter({ hasText: "Mine To Compare" }).click();
  await expect(cards(page).first()).toContainText("Yours");
  await page.getByLabel("Search models...").fill(ava?.name ?? "");
  await options(page)
    .filter({ hasText: ava?.name ?? "" })
    .filter({ hasText: "Instagram" })
    .first()
    .click();
  await expect(cards(page)).toHaveCount(2);
  const shared = page.url();
  await page.getByRole("button", { name: "Save as report" }).click();
  await expect(page).toHaveURL(/\/compare\?report=\d+$/);
  await expect(page.getByText(/Saved comparison #FR-\d+/)).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(0);
  await expectAccessible(page);
  const saved = page.url();

  const visitor = await browser.newPage();
  await visitor.goto(shared);
  await expect(visitor.getByText(/^Some of your selection isn't available/)).toBeVisible();
  await expect(visitor.getByText("Mine To Compare")).toHaveCount(0);
  await visitor.getByRole("button", { name: "Remove it" }).click();
  await expect(cards(visitor)).toHaveCount(1);
  await visitor.goto(saved);
  await visitor.waitForURL("**/login?next=**");
  await visitor.close();
});
