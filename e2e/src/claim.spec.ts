import type { Browser, Page } from "@playwright/test";
import { codeOf, joinVerified, lookNow, writeBio } from "./claiming.ts";
import { expect, expectAccessible, expectNoOverflow, newHandle, signInDemo, test } from "./world.ts";

/** Opens earnings to everyone: another tab learns of it, and on a phone the three choices are in one row. leaks.test has who then sees what. */
async function chooseWhoSees(page: Page) {
  const earningsIn = (tab: Page) =>
    tab.getByRole("region", { name: "Who sees what" }).getByRole("group", { name: "Earnings" });
  const other = await page.context().newPage();
  await other.goto("/model-dashboard");
  await expect(earningsIn(other).getByLabel("Only you")).toBeChecked();
  const saved = page.waitForResponse((response) => response.url().endsWith("/visibility") && response.ok());
  await earningsIn(page).getByLabel("Everyone").click();
  await page
    .getByRole("dialog", { name: "Show your earnings to everyone?" })
    .getByRole("button", { name: "Show to everyone" })
    .click();
  await saved;
  // The event of a tab that becomes visible again.
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(earningsIn(other).getByLabel("Everyone")).toBeChecked();
  await other.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(other);
  const rows = () =>
    earningsIn(other)
      .locator("label")
      .evaluateAll((labels) => new Set(labels.map((label) => label.getBoundingClientRect().top)).size);
  await expect.poll(rows).toBe(1);
  await other.close();
}

const isAlone = async (browser: Browser) => (await browser.newContext()).newPage();

test("Claim page: a model verifies, claims by code and is Owner Verified; a rival gives notice and is rejected", async ({
  page,
  browser,
}) => {
  const handle = newHandle("demo.claim.");
  await joinVerified(page, handle);
  await expect(page.getByRole("heading", { name: "Claim your page" })).toBeVisible();
  await expectAccessible(page);

  // A wrong code: the bio does not contain ours.
  await page.getByRole("button", { name: "Get a code" }).click();
  const code = await codeOf(page);
  expect(code).toMatch(/^FR(-[0-9A-Z]{4}){3}$/);
  await expectAccessible(page);
  await writeBio(page, "FR-0000-0000-0000");
  await lookNow(page);
  await expect(page.getByText("The code isn't in the bio yet.")).toBeVisible();
  await expect(page.getByText("9 more tries with this code.")).toBeVisible();
  // Reloaded: the code is still here, in this tab alone.
  await page.reload();
  await expect(page.locator("code").first()).toHaveText(code);
  const expiredText = "This code has expired or was already used. Get a new one.";
  // The server's response to an expired code (claims.test): it is removed, and the next one works.
  await page.route("**/claim/check", (route) =>
    route.fulfill({ status: 410, json: { code: "claim-over", message: expiredText } }),
  );
  await lookNow(page);
  await expect(page.getByText(expiredText)).toBeVisible();
  await expect(page.locator("code")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /check now/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute("**/claim/check");
  await page.getByRole("button", { name: "Get a code" }).click();
  await expect(page.getByText("This code has expired")).toHaveCount(0);
  await writeBio(page, `Hello! ${await codeOf(page)}`);
  await lookNow(page);
  await expect(page.getByRole("heading", { name: "Add your own figures" })).toBeVisible();
  await expect(page.getByText("Claim your page with a code in its bio: Done")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Who sees what" })).toBeVisible();
  await expectAccessible(page);
  await chooseWhoSees(page);

  await page.getByRole("link", { name: "View as public" }).click();
  await expect(page.getByRole("img", { name: "Owner Verified" }).or(page.getByText("Owner Verified"))).toBeVisible();
  await expect(page.getByRole("link", { name: "Your page" })).toBeVisible();

  // Another person with access to the bio.
  const rival = await isAlone(browser);
  await joinVerified(rival, handle);
  await rival.getByRole("button", { name: "Get a code" }).click();
  await writeBio(rival, await codeOf(rival));
  await lookNow(rival);
  await expect(rival.getByText(`Your claim to @${handle} is pending`)).toBeVisible();

  // The owner is notified, and keeps the page by a new code.
  await page.goto("/model-dashboard");
  await expect(page.getByText(`Someone else has claimed @${handle}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Get a code" }).click();
  await writeBio(page, await codeOf(page));
  await lookNow(page);
  await expect(page.getByText(`Someone else has claimed @${handle}`)).toHaveCount(0);
  await rival.reload();
  await expect(rival.getByText("Which profile is yours?").or(rival.getByText("Claim another profile"))).toBeVisible();
  await expect(rival.getByText(`Your claim to @${handle} is pending`)).toHaveCount(0);
  await rival.context().close();
});

test("Creator page: a signed-in person rates and claims it; an unknown creator's page offers an analysis", async ({
  page,
}) => {
  const unread = await page.goto("/creator/x/never_read_here");
  expect(unread?.status()).toBe(404);
  expect(unread?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.getByText("Creator not found").last()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Analyze @never_read_here free" })).toHaveAttribute(
    "href",
    /^\/analyze\?q=never_read_here/,
  );

  await signInDemo(page, "demo");
  await page.goto("/creator/instagram/esme.clarke");
  await page.getByRole("button", { name: "Helpful", exact: true }).click();
  await expect(page.getByText("Thank you for your feedback!").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Helpful", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Is this you? Claim" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Get a code" }).click();
  await expect(page.getByRole("dialog").locator("code")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  // A claim started here is listed on the own page, and cancelled there.
  await page.goto("/model-dashboard");
  await page.getByRole("button", { name: "Cancel this claim" }).first().click();
  await expect(page.getByRole("button", { name: "Cancel this claim" })).toHaveCount(0);
});

test("Model dashboard: the demo's model has a claimed creator with figures, evidence, visibility and veto", async ({
  page,
}) => {
  await signInDemo(page, "model");
  await page.goto("/model-dashboard");
  await expect(page.getByRole("heading", { name: "Your figures", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Earnings and subscribers" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Page views" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Where your figures come from" })).toBeVisible();
  const veto = page.getByRole("checkbox", { name: "Refuse analyses by others" });
  await veto.check();
  await expect(veto).toBeEnabled();
  await page.reload();
  await expect(veto).toBeChecked();
  // Its links, above, are loaded by themselves and move it down.
  await expect(page.getByLabel("TikTok URL")).toBeVisible();
  await veto.uncheck();
  await expect(veto).toBeEnabled();
  // A profile that cannot be claimed is linked afterwards, on the owner's word.
  const page18 = page.getByLabel("The owner of this OnlyFans page is 18 or older.");
  await page.getByLabel("TikTok URL").fill("https://www.tiktok.com/@demolinked");
  await page.getByRole("button", { name: "Save links" }).click();
  await expect(page.getByText("Links saved").first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("TikTok URL")).toHaveValue("https://www.tiktok.com/@demolinked");
  const linked = await page.getByLabel("OnlyFans Profile URL").inputValue();
  await page.getByLabel("OnlyFans Profile URL").fill("https://onlyfans.com/another18");
  await page.getByRole("button", { name: "Save links" }).click();
  await expect(page.getByText("Confirm that the owner is 18 or older")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("OnlyFans Profile URL").fill(linked);
  await expect(page18).toHaveCount(0);
  await page.getByRole("link", { name: "View as public" }).click();
  await expect(page.getByRole("link", { name: "Your page" })).toBeVisible();
  await expect(page.getByRole("link", { name: "TikTok", exact: true })).toHaveAttribute("href", /@demolinked$/);
});
