import { expect, expectAccessible, expectNoOverflow, newHandle, test } from "./world.ts";

/**
 * The titles of all messages since now, also of those that the next one replaces: an analysis of sample data can end
 * before a locator looks twice.
 */
const watchMessages = (page: import("@playwright/test").Page) =>
  page.evaluateHandle(() => {
    const titles: string[] = [];
    new MutationObserver(() => {
      const title = document.querySelector("[data-toast]")?.textContent;
      if (title && title !== titles.at(-1)) titles.push(title);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return titles;
  });

const analyse = async (page: import("@playwright/test").Page, handle: string) => {
  await page.getByLabel("Profile links or handles").fill(`Visited Model, instagram.com/${handle}`);
  await page.getByRole("button", { name: "Generate AI Report" }).click();
};

test("Analyze page: a visitor analyses for free, reads, returns, and keeps the report by signing up", {
  tag: "@phone",
}, async ({ page, browser }) => {
  await page.goto("/analyze");
  await expect(page).toHaveTitle("Free analysis · FanRadar");
  await page.getByRole("button", { name: "Generate AI Report" }).click();
  await expect(page.getByText("Paste at least one profile link or handle")).toBeVisible();
  await expect(page.getByLabel("Profile links or handles")).toBeFocused();

  const messages = await watchMessages(page);
  await analyse(page, newHandle("demo.visit"));
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();
  expect((await messages.jsonValue()).join("\n")).toMatch(/^Analysis Started.*\nAnalysis Complete/);
  await expect(page.getByText(/We keep this report until/)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  const address = page.url();
  const again = await page.reload();
  expect(again?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();
  await page.getByRole("link", { name: "Analyze Another Model" }).click();
  await page.getByRole("region", { name: "Your analyses" }).getByRole("link").click();
  await expect(page).toHaveURL(address);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(stranger.getByText("We can't find this analysis in this browser.", { exact: false })).toBeVisible();
  await stranger.context().close();

  await page.getByRole("link", { name: "Create Free Account" }).click();
  await page.getByLabel("Name").fill("Was A Visitor");
  await page.getByLabel("Email").fill(`visitor${Date.now()}${test.info().project.name}@fanradar.test`);
  await page.getByLabel("Password").fill("a long password");
  await page.getByLabel(/18 or older/).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/report/*");
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Visited Model" }).first()).toBeVisible();
});

test("Analyze page: a refused analysis shows the reason and the next step, and keeps the input; a sample report opens", async ({
  page,
}) => {
  await page.goto("/analyze");
  await page.getByRole("button", { name: "Open the sample" }).click();
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();
  await expectAccessible(page);
  // The server's refusal: guest.test has the rules.
  for (const [code, status, reason] of [
    ["guest-busy", 409, "Your free analysis is still running. You can start another one when it's done."],
    ["guest-limit", 429, "You've used your free analyses for now. Create a free account to continue."],
  ] as const) {
    await page.goto("/analyze");
    await page.route("**/api/models/guest", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status, json: { code, message: reason } })
        : route.continue(),
    );
    await analyse(page, "demo.refused");
    await expect(page.getByText(reason).first()).toBeVisible();
    await expect(page.getByLabel("Profile links or handles")).toHaveValue("Visited Model, instagram.com/demo.refused");
    await page.unroute("**/api/models/guest");
  }
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test("Analyze page: without live events it polls, and stops after twenty polls with the specification's text", async ({
  context,
}) => {
  // Not the watched page: the browser reports each failed call as an error.
  const page = await context.newPage();
  await page.clock.install();
  await page.route("**/api/models/*/events", (route) => route.fulfill({ status: 404 }));
  await page.goto("/analyze?q=@demo.polled");
  await expect(page).toHaveURL(/\/analyze$/);
  await expect(page.getByLabel("Profile links or handles")).toHaveValue("@demo.polled");
  const answers: string[] = [];
  let isLost = false;
  await page.route(/\/api\/models\/\d+\/report$/, (route) => {
    answers.push(route.request().url());
    return isLost ? route.abort() : route.fulfill({ status: 404, json: { code: "not-found", message: "none yet" } });
  });
  await page.route(/\/api\/models\/\d+$/, async (route) => {
    const answer = await route.fetch();
    const model = await answer.json();
    return route.fulfill({
      json: { ...model, status: "processing", analysis: { ...model.analysis, state: "running" } },
    });
  });
  await analyse(page, "demo.polled");
  await expect(page.getByText("Analysis Started").first()).toBeVisible();
  for (let poll = 1; poll <= 20; poll++) {
    await page.clock.runFor(poll === 1 ? 3_000 : 6_000);
    await expect.poll(() => answers.length, { intervals: [20] }).toBe(poll);
  }
  await expect(page.getByText("Analysis Taking Longer").first()).toBeVisible();
  await expect(page).toHaveURL(/\/analyze$/);

  isLost = true;
  await page.getByRole("region", { name: "Your analyses" }).getByRole("link").click();
  const before = answers.length;
  for (let poll = 1; poll <= 20; poll++) {
    await page.clock.runFor(poll === 1 ? 3_000 : 6_000);
    await expect.poll(() => answers.length, { intervals: [20] }).toBe(before + poll);
  }
  await expect(page.getByText("Failed to get analysis results. Please try again.").first()).toBeVisible();
});
