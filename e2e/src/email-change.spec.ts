import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, password, signUp, test } from "./world.ts";

const field = (page: Page) => page.getByLabel("Email Address");
const saveAll = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();
/** The link of the newest of so many mails to an address. */
const linkIn = async (page: Page, to: string, name: "confirm", mailed = 1) => {
  let links: string[] = [];
  await expect
    .poll(async () => {
      const mails: { to: string; text: string }[] = await (await page.request.get("/api/mailbox")).json();
      const texts = mails.filter((mail) => mail.to === to).map(({ text }) => text);
      links = texts.flatMap((text) => new RegExp(`https?:\\S+/email-change\\?${name}=\\S+`).exec(text)?.[0] ?? []);
      return links.length;
    })
    .toBe(mailed);
  const { pathname, search } = new URL(links[0] ?? "");
  return pathname + search;
};

test("E-mail change: started in settings, cancelled, started again with confirmation and completed by the link; the session stays", async ({
  page,
}) => {
  const { email: old } = await signUp(page);
  await page.goto("/settings");
  const email = `changed.${old}`;
  const waiting = page.getByRole("status").filter({ hasText: "Waiting for confirmation:" });
  await field(page).fill(email);
  await saveAll(page);
  await expect(waiting).toContainText(email);
  await expect(field(page)).toHaveValue(old);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Cancel the change" }).click();
  await expect(waiting).toHaveCount(0);

  // The server's response to a session confirmed more than ten minutes ago: the input is saved afterwards.
  let refusals = 0;
  await page.route("**/api/user/settings", async (route) => {
    if (route.request().method() !== "PUT" || refusals++ > 0) return route.continue();
    return route.fulfill({ status: 403, json: { code: "confirm-needed", message: "Confirm" } });
  });
  await field(page).fill(email);
  await saveAll(page);
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(waiting).toBeVisible();
  await page.goto(await linkIn(page, email, "confirm", 2));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByText("Your email address is changed and verified.")).toBeVisible();
  await page.getByRole("link", { name: "Go to Settings" }).click();
  await expect(field(page)).toHaveValue(email);
  await expect(page.getByText("Please verify your email address.")).toHaveCount(0);
});
