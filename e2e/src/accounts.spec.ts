import { expect, expectAccessible, newPerson, password, signUp, signUpByForm, submitModel, test } from "./world.ts";

test("Sign-up page: a person signs up, and verifies the address by the link in the mailbox", async ({ page }) => {
  await page.goto("/signup");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Must agree to terms")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  const { email } = await signUpByForm(page);
  await expect(page.getByText("Please verify your email address.")).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/settings");
  const request = other.getByText("Please verify your email address.");
  await expect(request).toBeVisible();
  await page.getByRole("link", { name: "Open the demo's mailbox" }).click();
  await page.waitForURL("**/mailbox");
  await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
  await expectAccessible(page);
  const mail = page.getByRole("article").filter({ hasText: email });
  // The worker sends the mail; the page lists those sent before it was opened.
  await expect(async () => {
    await page.reload();
    await expect(mail).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await mail.getByRole("link").click();
  await expect(page.getByRole("button", { name: "Verify address" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Verify address" }).click();
  await expect(page.getByText("Your address is verified.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Address verified" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByText("Please verify your email address.")).toHaveCount(0);
  // Another tab, come back to, says no more what is done.
  await expect(async () => {
    await other.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(request).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await other.close();
  // Opened again, a link says that it is done; one that lost its code on the way has nothing to press.
  await page.goto("/verify-email?token=used");
  await expect(page.getByRole("heading", { name: "Address verified" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Verify address" })).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto("/verify-email");
  await expect(page.getByRole("alert")).toContainText("Sign in and send a new one");
  await expect(page.getByRole("button", { name: "Verify address" })).toHaveCount(0);
});

test("Sign-up page: where a link in a mail makes the account, the page says so and the link leads on; a used one says what to do", async ({
  page,
}) => {
  await page.route("**/api/auth/signup", (route) => route.fulfill({ status: 201, json: { isMailed: true } }));
  const { name, email } = newPerson();
  await page.goto("/signup?next=/settings");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByLabel(/18 or older/).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect(page.getByRole("status")).toContainText(email);
  await expectAccessible(page);

  const spent = { status: 410, json: { code: "token-used", message: "This link has expired or was already used." } };
  await page.route("**/api/auth/signup/confirm", (route) => route.fulfill(spent));
  await page.goto("/verify-email?signup=used");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert")).toContainText("If not, sign up again.");
  await expectAccessible(page);
  await page.route("**/api/auth/signup/confirm", async (route) => {
    const data = { name, email, password, agreeToTerms: true };
    await route.fulfill({ response: await page.request.post("/api/auth/signup", { data }) });
  });
  await page.goto("/verify-email?signup=new&next=/settings");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("First run: an agency's first steps are done as it does them; a creator is led to their own page", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/dashboard");
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps.getByRole("listitem").filter({ hasText: "Add your models: to do" })).toBeVisible();
  await expect(steps.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  await expectAccessible(page);
  await submitModel(page, { name: "First Of All", handle: "demo.first.steps" });
  await page.reload();
  // The weekly refresh is done by its first report.
  await expect(steps.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
  await expect(steps.getByRole("link", { name: "Import" })).toHaveAttribute("href", /^\/evidence\/\d+$/);
  // With a second model, it is chosen which one is meant.
  const second = await submitModel(page, { name: "Second Of All", handle: "demo.second.steps" });
  await page.reload();
  await steps.getByRole("combobox", { name: /^Import, connect/ }).selectOption("First Of All");
  await expect(steps.getByRole("link", { name: "Import" })).not.toHaveAttribute("href", `/evidence/${second}`);
  await steps.getByRole("combobox", { name: /^Import, connect/ }).selectOption("Second Of All");
  await expect(steps.getByRole("link", { name: "Import" })).toHaveAttribute("href", `/evidence/${second}`);
  await steps.getByRole("button", { name: "Hide" }).click();
  await expect(steps).toHaveCount(0);
  await page.getByRole("button", { name: "Show first steps" }).click();
  await expect(steps).toBeVisible();
  await page.goto("/welcome");
  await page.getByRole("button", { name: /^I'm a creator/ }).click();
  await expect(page.getByRole("heading", { name: "My Profile", level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main menu" }).getByRole("link").first()).toHaveText("My Profile");
});

test("Tour: goes by keyboard through a sample agency, is left and goes on where it was left, and ends with the first own models", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Take the two-minute tour" }).press("Enter");
  const step = (name: string) => page.getByRole("heading", { name, exact: true });
  await expect(step("Everything at a glance")).toBeFocused();
  await expect(page.getByRole("region", { name: "Portfolio of the sample" })).toHaveAttribute("data-toured");
  for (const name of ["What needs you first", "One row for each model", "A report in ten seconds"]) {
    await page.getByRole("button", { name: "Next" }).press("Enter");
    await expect(step(name)).toBeFocused();
  }
  await expect(page.locator("[data-headline][data-toured]")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Leave the tour" }).press("Enter");
  await expect(step("A report in ten seconds")).toHaveCount(0);
  await expect(page.locator("[data-headline]")).toBeVisible();
  await page.getByRole("button", { name: "Continue the tour" }).press("Enter");
  await expect(step("A report in ten seconds")).toBeFocused();
  for (const _ of ["every number", "what next", "one's own"])
    await page.getByRole("button", { name: "Next" }).press("Enter");
  await page.getByRole("link", { name: "Add your own models" }).press("Enter");
  await page.waitForURL("**/submit");
});

test("Code splitting: a bundle that fails to load says so, and loads again on request", async ({ context }) => {
  // Not the watched page: the browser reports the missing part as an error.
  const page = await context.newPage();
  await page.route("**/assets/signup-page-*.js", (route) => route.abort());
  await page.goto("/signup");
  await expect(page.getByRole("heading", { name: "This couldn't be loaded." })).toBeVisible();
  await page.unroute("**/assets/signup-page-*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
});
