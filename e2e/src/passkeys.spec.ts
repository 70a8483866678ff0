import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "./world.ts";

// Passkeys belong to a host name; the other journeys are at an IP address, where none are offered.
test.use({ baseURL: `http://localhost:${process.env.E2E_PORT}` });

/** An authenticator of Chromium's own, such as a laptop has: it keeps passkeys and checks who uses them. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("Passkeys: one is added and renamed in the settings, signs in, confirms who is there, and is removed", async ({
  page,
}) => {
  await addAuthenticator(page);
  const { email } = await signUp(page);
  await page.goto("/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const name = page.getByLabel("Name of the passkey");
  await expect(name).toHaveValue(/Chrome/);
  await name.fill(" ");
  await page.getByRole("button", { name: "Create the passkey" }).click();
  await expect(page.getByText("Enter a name for the passkey").first()).toBeVisible();
  await name.fill("Laptop");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create the passkey" }).click();
  const row = page.locator("[data-passkeys]").getByRole("listitem");
  await expect(row).toContainText("Laptop");
  await expect(row).toContainText("Not used yet.");
  await expect(page.getByText("Passkey added.").first()).toBeVisible();
  await page.getByRole("button", { name: "Rename: Laptop" }).click();
  await name.fill("Work laptop");
  await row.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Work laptop");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: "Create the passkey" }).click();
  await expect(page.getByText("already has a passkey for your account").first()).toBeVisible();

  await page.getByRole("complementary").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/login");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL("**/dashboard");
  expect((await (await page.request.get("/api/auth/session")).json()).user.email).toBe(email);

  await page.goto("/security");
  await expect(row).toContainText("Last used on");
  // As a session answers that was confirmed longer ago; the rule has an API test.
  await page.route(
    "**/api/auth/passkeys/*",
    (route) => route.fulfill({ status: 403, json: { code: "confirm-needed", message: "Please confirm." } }),
    { times: 1 },
  );
  await page.getByRole("button", { name: "Remove: Work laptop" }).click();
  await expect(row).toContainText("Your other browsers will be signed out.");
  await row.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("button", { name: "Confirm with a passkey" }).click();
  await expect(page.getByText("Passkey removed.").first()).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole("complementary").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("That passkey didn't work.").first()).toBeVisible();
});
