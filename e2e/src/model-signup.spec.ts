import { expect, expectAccessible, newPerson, password, test } from "./world.ts";

test("Model sign-up page: three tabs; a refused field leads to its tab, and the input stays", async ({ page }) => {
  const { email } = newPerson();
  await page.goto("/search");
  await page.getByRole("link", { name: "Model? Join Free" }).click();
  await expect(page.getByRole("heading", { name: "Join free as a model" })).toBeVisible();

  // Straight to the last tab, and sent empty: the first refused field is on the first.
  await page.getByRole("tab", { name: "Privacy" }).click();
  await expect(page.getByLabel("Public profile")).toBeChecked();
  await expect(page.getByLabel("Enhanced analytics")).toBeChecked();
  await expect(page.getByLabel("Show earnings")).not.toBeChecked();
  await expect(page.getByLabel("Show subscriber count")).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByText("Valid email required")).toBeVisible();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Profile" })).toContainText("2 to fix");
  await expect(page.getByRole("tab", { name: "Privacy" })).toContainText("1 to fix");
  await expectAccessible(page);

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill("something else");
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel("Confirm password").fill(password);
  await expect(page.getByText("Passwords don't match")).toHaveCount(0);
  await page.getByLabel("Confirm password").press("Enter");

  await expect(page.getByRole("tab", { name: "Profile" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Name required")).toBeVisible();
  await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
  await page.getByLabel("Display name").fill("Mia Journey");
  await page.getByLabel("Username").fill("mia.journey");
  await page.getByLabel("Instagram URL").fill("https://x.com/demo_mia");
  await page.getByLabel("Bio").fill("x".repeat(501));
  await expect(page.getByText("Bio must be under 500 characters")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("tab", { name: "Account" }).press("End");
  await expect(page.getByText("Must agree to terms")).toBeVisible();
  await page.getByLabel("Show earnings").check();
  await page.getByLabel(/18 or older/).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Instagram URL")).toBeFocused();
  await expect(page.getByText("This is not an Instagram link.")).toBeVisible();

  // Errors that only the server finds are shown at their fields as well.
  await page.getByLabel("Bio").fill("I make things.");
  await page.getByLabel("Instagram URL").fill("instagram.com/a.stranger.of.ours");
  await page.getByRole("tab", { name: "Privacy" }).click();
  const sent = page.waitForRequest("**/api/models/signup");
  await page.getByRole("button", { name: "Create Account" }).click();
  const links = Object.entries((await sent).postDataJSON()).filter(([name]) => name.endsWith("Url"));
  expect(links).toEqual([["instagramUrl", "instagram.com/a.stranger.of.ours"]]);
  await expect(page.getByText("Signup Failed").first()).toBeVisible();
  await expect(page.getByRole("tabpanel").getByText(/Demo mode only has sample creators/)).toBeVisible();
  await expect(page.getByLabel("Instagram URL")).toBeFocused();

  // A reload keeps all but the passwords and the consent.
  await page.reload();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await page.getByRole("tab", { name: "Profile" }).click();
  await expect(page.getByLabel("Display name")).toHaveValue("Mia Journey");
  await page.getByLabel("Instagram URL").fill("@demo.mia.journey");
  await page.getByRole("tab", { name: "Account" }).click();
  // The error for an address with an account is shown on the address's tab.
  await page.getByLabel("Email").fill("demo@fanradar.test");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("tab", { name: "Profile" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Show earnings")).toBeChecked();
  await page.getByLabel(/18 or older/).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("tabpanel").getByText("An account with this address already exists")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("tab", { name: "Privacy" }).click();
  await page.getByRole("button", { name: "Create Account" }).click();

  await page.waitForURL("**/model-dashboard");
  await expect(page.getByText("Account Created!").first()).toBeVisible();
  await expect(
    page.getByText("Welcome to FanRadar! Please check your email to verify your account.").first(),
  ).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link").first()).toHaveText("My Profile");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Open the demo's mailbox" }).click();
  await page.getByRole("article").filter({ hasText: email }).getByRole("link").click();
  await page.getByRole("button", { name: "Verify address" }).click();
  await expect(page.getByText("Your address is verified.")).toBeVisible();
  await page.goto("/model-dashboard");
  await expect(page.getByText("Verify your email address: Done")).toBeVisible();
});

test("Model sign-up page: a second click does not send a form that is being checked or sent", async ({ page }) => {
  const { email } = newPerson();
  // The check comes after both clicks.
  const clicked = Promise.withResolvers<void>();
  await page.route("**/assets/check-and-send-*.js", async (route) => {
    await clicked.promise;
    await route.continue();
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/models/signup")) sent.push(request.url());
  });
  await page.goto("/model-signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("tab", { name: "Profile" }).click();
  await page.getByLabel("Display name").fill("Mia Twice");
  await page.getByLabel("Username").fill("mia.twice");
  await page.getByRole("tab", { name: "Privacy" }).click();
  await page.getByLabel(/18 or older/).check();
  await page.getByRole("button", { name: "Create Account" }).dblclick();
  clicked.resolve();
  await page.waitForURL("**/model-dashboard");
  expect(sent).toHaveLength(1);
  await expect(page.getByText("Signup Failed")).toHaveCount(0);
});
