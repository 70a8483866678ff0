import { expect, expectAccessible, password, signUp, test } from "./world.ts";

test("a person signs up, and verifies the address by the link in the mailbox", async ({ page }) => {
  await page.goto("/signup");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Must agree to terms")).toBeVisible();
  const { email } = await signUp(page);
  await expect(page.getByText("Please verify your e-mail address.")).toBeVisible();
  await page.goto("/mailbox");
  await expectAccessible(page);
  await page.getByRole("article").filter({ hasText: email }).getByRole("link").click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Verify address" }).click();
  await expect(page.getByText("Your address is verified.")).toBeVisible();
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByText("Please verify your e-mail address.")).toHaveCount(0);
});

test("a person signs in and out; a wrong password keeps what was typed", async ({ page }) => {
  const { email } = await signUp(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/login");
  await expect(page.getByText("AI-Powered Model Analytics Platform")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Please enter your email address").first()).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Please enter your password").first()).toBeVisible();
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Login failed. Please try again.").first()).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard");
  await expect(page.getByText("Login successful!").first()).toBeVisible();
});

test("a visitor is led to sign in, and back to where they went", async ({ page }) => {
  await page.goto("/submit");
  await page.waitForURL("**/login?next=%2Fsubmit");
  await page.getByRole("button", { name: /demo@fanradar.test/ }).click();
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/submit");
});

test("an address that does not exist says so", async ({ page }) => {
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expectAccessible(page);
});

test("a part of the program that does not arrive is said, and asked for again", async ({ context }) => {
  // Not the watched page: the browser's complaint about the missing part is the point here.
  const page = await context.newPage();
  await page.route("**/assets/signup-page-*.js", (route) => route.abort());
  await page.goto("/signup");
  await expect(page.getByRole("alert")).toContainText("This could not be loaded.");
  await page.unroute("**/assets/signup-page-*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
});
