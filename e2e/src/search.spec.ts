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

const box = "Name, @handle or link";

test("Search page: a visitor types, chooses by keyboard, filters, and finds it all in the address", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForURL("**/search");
  await expect(page).toHaveTitle("Search creators · FanRadar");
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /Search Instagram and X creators/);
  const hits = page.getByRole("region", { name: "Creators" }).getByRole("listitem");
  await expect(hits.first()).toBeVisible();
  await expectNoOverflow(page);
  expect(await bareNumerals(page)).toEqual([]);

  const [name = ""] = await hits.first().getByRole("heading").allTextContents();
  const word = name.split(" ")[0] ?? "";
  await page.getByLabel(box).pressSequentially(word.slice(0, 4), { delay: 30 });
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(options.first()).toBeHidden();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/search?q=${encodeURIComponent(word.slice(0, 4))}`);
  await expect(hits.first()).toContainText(word);
  await expect(page.getByText("Closest match", { exact: true })).toBeAttached();
  await expect(page.getByText(/^Exact handles first/)).toBeVisible();

  await page.getByLabel("Order").selectOption({ label: "Followers" });
  await page.waitForURL("**/search?q=*&sort=followers");
  await expect(page.getByText(/^Most followers first/)).toBeVisible();
  await page.getByLabel("Platform").selectOption({ label: "X" });
  await page.getByRole("button", { name: "Verified", exact: true }).click();
  await page.waitForURL("**platform=x**verified=true**");
  await page.reload();
  await expect(page.getByLabel("Platform")).toHaveValue("x");
  await expect(page.getByRole("button", { name: "Verified", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel("Platform")).toHaveValue("");

  await page.goto("/search?sort=followers");
  await hits
    .first()
    .getByRole("button", { name: /followers: /i })
    .click();
  await expect(page.getByRole("dialog", { name: /followers/i })).toContainText("Sandbox data");
  await page.keyboard.press("Escape");
  const first = await hits.first().textContent();
  await page.getByRole("link", { name: "Next page" }).click();
  await page.waitForURL("**after=**");
  await expect(hits.first()).not.toHaveText(first ?? "");
  await page.getByRole("link", { name: "First page" }).click();
  await expect(hits.first()).toHaveText(first ?? "");
});

test("Search page: a mistyped name finds its creator; an unknown handle offers an analysis; a post's link is refused by its reason", async ({
  page,
}) => {
  await signUp(page);
  await submitModel(page, { name: "Typed by me alone", handle: "demo.searchable" });
  await expect
    .poll(async () => (await page.request.get("/api/creators?q=@demo.searchable")).text())
    .toContain('"match":"handle"');
  await page.goto("/search?q=demo.saerchable");
  const results = page.getByRole("region", { name: "Creators" });
  await expect(results.getByText("@demo.searchable")).toBeVisible();
  await expect(results.getByText("Similar spelling")).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent("Typed by me alone")}`);
  await expect(results.getByText("No creator found for Typed by me alone").last()).toBeVisible();

  await page.goto("/search?q=%40demo_nobodyhere");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Analyze @demo_nobodyhere free" }).click();
  // The page takes its query into its box, and out of the address.
  await page.waitForURL((url) => url.pathname === "/analyze");
  await expect(page.getByLabel("Profile links or handles")).toHaveValue("demo_nobodyhere");

  await page.goto("/search");
  await page.getByLabel(box).fill("https://www.instagram.com/p/Cxyz/");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("This link doesn't point to a profile");
  await expect(page.getByText(/^This is a post, not a profile\./)).toBeVisible();
});

test("Landing page: one paste and one press lead a visitor to the live report of who is not listed, and to the page of who is", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByText(/^Analytics for creators and the agencies that manage them/)).toBeVisible();
  const sample = page.getByRole("region", { name: /./ }).filter({ hasText: "A sealed report" });
  await expect(sample.getByRole("button", { name: /^Followers: / })).toBeVisible();
  const strip = page.getByRole("region", { name: "Hot Models This Week" });
  await expect(
    strip
      .getByRole("listitem")
      .first()
      .getByRole("button", { name: /^Growth: / }),
  ).toBeVisible();
  await expectAccessible(page);
  const handle = newHandle("demo.landing.");
  await page.getByLabel(box).fill(`https://www.instagram.com/${handle}/?igsh=abc`);
  await page.getByRole("button", { name: "Analyze", exact: true }).click();
  await page.waitForURL("**/analyze?model=*");
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();

  await page.goto("/");
  await page.getByLabel(box).fill("https://x.com/ava_lindqvist");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/creator/instagram/ava.lindqvist");

  await page.goto("/");
  await sample.getByRole("link", { name: "Open the report" }).click();
  await page.waitForURL("**/creator/**");
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();
});
