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
const chosen = (page: Page) => page.getByRole("list", { name: "Chosen" }).getByRole("listitem");
const table = (page: Page) => page.getByRole("region", { name: /^Comparison/ }).getByRole("table");
const columns = (page: Page) => table(page).getByRole("columnheader");

/** Of one alone there is nothing to compare. */
const askForAnother = "Choose another model above to compare them.";

test("Compare page: a visitor chooses up to four, none twice, and finds the choice in the address", async ({
  page,
}) => {
  // The first four on offer have a report: which they are changes while the first ones are made, and a new demo has few creators at first.
  const firstFour = async () => {
    const trending: { id: number }[] = await (await page.request.get("/api/models/trending?limit=20")).json();
    if (trending.length < 12) return '"asOf":null';
    const ids = trending.slice(0, 4).map(({ id }) => id);
    return (await page.request.get(`/api/comparisons?models=${ids}`)).text();
  };
  await expect.poll(firstFour).not.toContain('"asOf":null');
  await page.goto("/compare");
  await expect(page).toHaveTitle("Compare Models · FanRadar");
  await expect(page.getByRole("link", { name: "Compare", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(options(page)).toHaveCount(12);
  await expect(page.getByText("Nothing to compare yet")).toBeVisible();
  const search = page.getByLabel("Search models...");
  for (const place of [0, 1, 2, 3]) {
    if (place > 1) await search.click();
    await options(page).nth(place).click();
    // One alone is no result yet: the next is chosen at once. From two on nothing lies over the result.
    await expect(options(page)).toHaveCount(place === 0 ? 12 : 0);
  }
  await expect(columns(page)).toHaveCount(1 + 4);
  await expect(page).toHaveURL(/models=\d+,\d+,\d+,\d+$/);
  await search.click();
  await expect(options(page).nth(4)).toBeDisabled();
  await expect(page.getByText("You've chosen four. Remove one to add another.")).toBeVisible();
  await options(page).nth(1).click();
  await expect(columns(page)).toHaveCount(1 + 3);
  // Choosing lies over the result, and is left by a press elsewhere and by Escape.
  await search.click();
  await expect(options(page)).toHaveCount(12);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(options(page)).toHaveCount(0);
  await search.click();
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Over the same days" }).getByRole("slider").first()).toBeVisible();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
  await page.reload();
  await expect(chosen(page)).toHaveCount(3);
  await expect(options(page)).toHaveCount(0);
  await chosen(page)
    .first()
    .getByRole("button", { name: /^Remove / })
    .click();
  await expect(columns(page)).toHaveCount(1 + 2);
  await page.goBack();
  await expect(columns(page)).toHaveCount(1 + 3);
  await expect(page.getByRole("button", { name: "Save as report" })).toBeHidden();
  await search.fill("qqqqzzzz");
  await expect(page.getByText("No model found")).toBeVisible();
});

test("Compare page on a phone: each measure has a bar for each model, and nothing is wider than the screen", {
  tag: "@phone",
}, async ({ page }) => {
  const [ava, carla] = await creatorsWithEdition(page, 2);
  await page.goto(`/compare?models=${ava?.id},${carla?.id}`);
  const measure = page.getByRole("region", { name: "Total followers" });
  await expect(measure.getByRole("listitem")).toHaveCount(2);
  await expect(table(page)).toHaveCount(0);
  await measure.getByRole("button", { name: /Why\?$/ }).click();
  await expect(page.getByText(/has the highest number/).filter({ visible: true })).toHaveCount(1);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("Compare page: figures open with intervals; the score shows its parts and gaps; a leader is named only if intervals do not overlap", async ({
  page,
}) => {
  const [ava, bea] = await creatorsWithEdition(page, 2);
  await page.goto(`/compare?models=${ava?.id},${bea?.id}`);
  const row = (name: RegExp) => table(page).getByRole("row", { name });
  await expect(row(/^Comparison score /).getByText(/without earnings/)).toHaveCount(2);
  for (const addend of ["Score from followers", "Score from engagement"])
    await expect(row(new RegExp(`^${addend}`))).toBeVisible();
  await table(page)
    .getByRole("button", { name: /^Engagement: .* to / })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: /Engagement/ })).toContainText("8 of 10 times between");
  await page.keyboard.press("Escape");
  const followers = row(/^Total followers/);
  await expect(followers.getByText("Best", { exact: true })).toHaveCount(1);
  await followers.getByRole("button", { name: /Why\?$/ }).click();
  await expect(page.getByText(/has the highest number/).filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press("Escape");
  // Measures that no member has are folded, and still say why.
  const folded = page.getByRole("group").filter({ hasText: "Not known for any of them" });
  await folded.getByText("Not known for any of them").click();
  await expect(folded.getByRole("listitem").first()).toBeVisible();
  const performers = page.getByRole("region", { name: "Top performers" });
  await expect(performers.getByRole("listitem").filter({ hasText: /^Total followers/ })).not.toContainText("too close");
  // Both have a score, and neither the whole of it.
  await expect(performers.getByRole("listitem").filter({ hasText: /^Comparison score/ })).toContainText(
    "not enough data to rank",
  );
  const lines = page.getByRole("region", { name: "Over the same days" });
  await expect(lines.getByRole("slider", { name: /Followers on Instagram, \d+ values/ })).toBeVisible();
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
  await expect(page.getByText(askForAnother)).toBeVisible();
  await page.getByLabel("Search models...").fill(ava?.name ?? "");
  await options(page)
    .filter({ hasText: ava?.name ?? "" })
    .filter({ hasText: "Instagram" })
    .first()
    .click();
  await expect(columns(page)).toHaveCount(1 + 2);
  await expect(columns(page).nth(1)).toContainText("Yours");
  const shared = page.url();
  await page.getByRole("button", { name: "Save as report" }).click();
  await expect(page).toHaveURL(/\/compare\?report=\d+$/);
  await expect(page.getByText(/Saved comparison #FR-\d+/)).toBeVisible();
  await expect(columns(page)).toHaveCount(1 + 2);
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(0);
  await expectAccessible(page);
  const saved = page.url();

  const visitor = await browser.newPage();
  await visitor.goto(shared);
  await expect(visitor.getByText(/^Some of your selection isn't available/)).toBeVisible();
  await expect(visitor.getByText("Mine To Compare")).toHaveCount(0);
  await visitor.getByRole("button", { name: "Remove it" }).click();
  await expect(visitor.getByText(askForAnother)).toBeVisible();
  await visitor.goto(saved);
  await visitor.waitForURL("**/login?next=**");
  await visitor.close();
});
