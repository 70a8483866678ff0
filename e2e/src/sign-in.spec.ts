import { Secret, TOTP } from "otpauth";
import { expect, expectAccessible, password, signUp, test } from "./world.ts";

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
