import { Secret, TOTP } from "otpauth";
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

test("Login page: signs out and in; a wrong password keeps the input; a visitor is redirected back to the requested page", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/login");
  await expect(page.getByText("AI-Powered Model Analytics Platform")).toBeVisible();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Please enter your email address").first()).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Please enter your password").first()).toBeVisible();
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Login failed. Please try again.").first()).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "don't go together" })).toContainText(
    "After 10 wrong passwords",
  );
  await expect(page.getByLabel("Email")).toHaveValue(email);
  // The server's response where others have guessed too often (limits.test): it says how long, and what works meanwhile.
  const locked = { code: "too-many", message: "Too many attempts. Try again in 14 minutes." };
  await page.route("**/api/auth/login", (route) => route.fulfill({ status: 429, json: locked }), { times: 1 });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert").filter({ hasText: locked.message })).toContainText("by a link that we email");
  await expectAccessible(page);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard");
  await expect(page.getByText("Login successful!").first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/submit");
  await page.waitForURL("**/login?next=%2Fsubmit");
  await page.getByRole("button", { name: /demo@fanradar.test/ }).click();
  await page.getByRole("button", { name: "Sign In" }).click();
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

test("Forgot password page: a new password is set by the link in the mailbox", async ({ page }) => {
  const { email } = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  // The sign-in page, which has a field of the same name, stays until the page is there.
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("If an account uses this address")).toBeVisible();

  await page.goto("/mailbox");
  const mail = page.getByRole("article").filter({ hasText: email }).filter({ hasText: "Set a new password" });
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.getByRole("link").click();
  await expect(page.getByLabel("New password")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Password must be at least 8 characters").first()).toBeVisible();
  await page.getByLabel("New password").fill("a different horse");
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a different horse");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard");
});

test("Security page: changing the password signs another browser out", async ({ page, browser }) => {
  const { email } = await signUp(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("/login");
  await elsewhere.getByLabel("Email").fill(email);
  await elsewhere.getByLabel("Password").fill(password);
  await elsewhere.getByRole("button", { name: "Sign In" }).click();
  await elsewhere.waitForURL("**/dashboard");

  await page.goto("/dashboard");
  await page.getByRole("link", { name: /Account and security/ }).click();
  await expect(page.getByText("This browser")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("That browser is signed out.").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Sign out" })).toHaveCount(0);
  await elsewhere.goto("/dashboard");
  await elsewhere.waitForURL("**/login?next=%2Fdashboard");

  const fill = async (current: string, next: string, again: string) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password", { exact: true }).fill(next);
    await page.getByLabel("Confirm new password").fill(again);
    await page.getByRole("button", { name: "Update Password" }).click();
  };
  await fill(password, "a different horse", "a different house");
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await fill("not my password", "a different horse", "a different horse");
  await expect(page.getByText("This isn't your current password").first()).toBeVisible();
  await fill(password, "a different horse", "a different horse");
  await expect(page.getByText("Password changed. Your other browsers were signed out.").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("This browser")).toBeVisible();
});

test("Login page: a code is required once an authenticator is set up; a recovery code works as well", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await page.goto("/security");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("img", { name: "QR code of the key" })).toBeVisible();
  await expectAccessible(page);
  const totp = new TOTP({ secret: Secret.fromBase32((await page.locator("code").textContent()) ?? "") });
  await page.getByLabel("Code", { exact: true }).fill("12");
  await page.getByRole("button", { name: "Turn on with this code" }).click();
  await expect(page.getByText("This code is wrong or was already used").first()).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(totp.generate());
  await page.getByRole("button", { name: "Turn on with this code" }).click();
  await expect(page.getByText("Save these recovery codes")).toBeVisible();
  const [recovery = ""] = await page.getByRole("main").getByRole("listitem").allTextContents();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByText("Recovery codes left: 10.")).toBeVisible();

  const signIn = async (code: string) => {
    await page.getByRole("complementary").getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL("**/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByLabel("Code").fill(code);
    await page.getByRole("button", { name: "Sign In" }).click();
  };
  // The current code was used to turn it on: the next half minute's is valid as well.
  await signIn(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.waitForURL("**/dashboard");
  await signIn(recovery);
  await page.waitForURL("**/dashboard");
  await page.goto("/security");
  await expect(page.getByText("Recovery codes left: 9.")).toBeVisible();
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Off. Turn it on to require a code when you sign in.")).toBeVisible();
});

test("Login page: signing in by Google's stand-in returns to the requested page", async ({ page }) => {
  await page.goto("/submit");
  await page.waitForURL("**/login?next=%2Fsubmit");
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("heading", { name: "Sandbox sign-in" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Nora Sample/ }).click();
  await page.waitForURL("**/submit");
  await expect(page.getByText("Google login successful!").first()).toBeVisible();

  // Who is signed in is taken on.
  await page.goto("/login?next=/submit");
  await page.waitForURL("**/submit");
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await page.getByRole("link", { name: /^Unverified Sample/ }).click();
  await expect(page.getByText("Google login failed. Please try again.").first()).toBeVisible();
});
