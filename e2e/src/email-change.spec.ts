import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, password, signUp, test } from "./world.ts";

const field = (page: Page) => page.getByLabel("Email Address");
const saveAll = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();
/** The link of the newest of so many mails to an address. */
const linkIn = async (page: Page, to: string, name: "confirm" | "stop", mailed = 1) => {
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

test("email change: started in settings, cancelled, started again, confirmed by the link, and the person stays signed in", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/settings");
  const old = await field(page).inputValue();
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

  await field(page).fill(email);
  await saveAll(page);
  await expect(waiting).toBeVisible();
  await page.goto(await linkIn(page, email, "confirm", 2));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByText("Your e-mail address is changed and verified.")).toBeVisible();
  await page.getByRole("link", { name: "Go to Settings" }).click();
  await expect(field(page)).toHaveValue(email);
  await expect(page.getByText("Please verify your e-mail address.")).toHaveCount(0);
});

test("email change: a session that was confirmed long ago asks who is there, and then saves what was typed", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/settings");
  const email = `asked.${await field(page).inputValue()}`;
  await field(page).fill(email);
  // As the server answers a session that is older than ten minutes.
  let refusals = 0;
  await page.route("**/api/user/settings", async (route) => {
    if (route.request().method() !== "PUT" || refusals++ > 0) return route.continue();
    const body = { code: "confirm-needed", message: "Confirm" };
    return route.fulfill({ status: 403, json: body });
  });
  await saveAll(page);
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Your password, once more").fill(password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible();
});

test("email change: whoever reads the old address stops it without signing in", async ({ page, browser }) => {
  await signUp(page);
  await page.goto("/settings");
  const old = await field(page).inputValue();
  await field(page).fill(`other.${old}`);
  await saveAll(page);
  const path = await linkIn(page, old, "stop");
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL(path, page.url()).href);
  await visitor.getByRole("button", { name: "Stop the change" }).click();
  await expect(visitor.getByText("The change was stopped.")).toBeVisible();
  await expectAccessible(visitor);
  await visitor.context().close();
  await page.reload();
  await expect(field(page)).toHaveValue(old);
  await expect(page.getByText("Waiting for confirmation:")).toHaveCount(0);
});

test("avatar by address: what is not on the public internet is refused at its field, and nothing typed is lost", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/settings");
  const address = page.getByLabel("Avatar URL");
  for (const [typed, reason] of [
    ["http://pictures.example/me.png", /Expected an https/],
    ["https://127.0.0.1/me.png", /No public internet address/],
    ["https://[::ffff:10.0.0.1]/me.png", /No public internet address/],
  ] as const) {
    await address.fill(typed);
    await saveAll(page);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(address).toHaveValue(typed);
  }
  await expectAccessible(page);
  await expectNoOverflow(page);
});
