import type { Page } from "@playwright/test";
import { codeOf } from "./claiming.ts";
import { expect, newHandle, newPerson, password, signUpByForm, submitByForm, test, tokenFor } from "./world.ts";

/** A network address, which the browser's settings resolve to this machine. */
test.use({ baseURL: `http://192.0.2.7:${process.env.E2E_PORT ?? "43117"}` });

/** Browser features that are missing on plain http: where they exist the journeys would prove nothing. */
const missing = (page: Page) =>
  page.evaluate(() => ({
    isSecure: isSecureContext,
    has: ["clipboard", "locks", "serviceWorker"].filter((name) => name in navigator),
    makesKeys: "randomUUID" in crypto,
  }));

/** The text that a paste puts into a box. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const box = document.createElement("textarea");
    box.id = "pasted";
    document.body.append(box);
    box.focus();
  });
  await page.keyboard.press("ControlOrMeta+V");
  return page.locator("#pasted").inputValue();
}

test("Plain http: signing up, submitting, a live report and typed figures work", async ({ page }) => {
  await signUpByForm(page);
  expect(await missing(page)).toEqual({ isSecure: false, has: [], makesKeys: false });
  await submitByForm(page, { name: "Plain Model" });
  const row = page.getByRole("row").filter({ hasText: "Plain Model" });
  await row.getByRole("link", { name: "View Report" }).click();
  await page.getByRole("link", { name: "Data sources" }).click();
  // The report, which has the same button, stays until the page is there.
  await expect(page.getByRole("heading", { name: "Data sources: Plain Model" })).toBeVisible();
  await page.getByRole("button", { name: "Add figures" }).click();
  await page.getByRole("textbox", { name: "Followers" }).fill("7");
  await page.getByRole("button", { name: "Save figures" }).click();
  await expect(page.getByRole("heading", { name: "Entered by hand" })).toBeVisible();
});

test("Plain http: a background tab shows what it missed, and hidden tabs release the server's connections", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: EventSource[] = [];
    const Own = EventSource;
    window.EventSource = class extends Own {
      constructor(...given: ConstructorParameters<typeof Own>) {
        super(...given);
        made.push(this);
        document.documentElement.dataset.streams = "1";
      }
      override close() {
        super.close();
        document.documentElement.dataset.streams = String(made.filter(({ readyState }) => readyState < 2).length);
      }
    };
  });
  await signUpByForm(page);
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await expect(page.locator("html")).toHaveAttribute("data-streams", "1");
  await turn(true);
  await expect(page.locator("html")).toHaveAttribute("data-streams", "0");
  const sent = await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/models", { method: "POST", headers, body: JSON.stringify(body) })).status;
    },
    { name: "Sent Meanwhile", username: "demo.hours", instagramUrl: "instagram.com/demo.hours" },
  );
  expect(sent).toBe(201);
  await turn(false);
  await expect(page.getByRole("row").filter({ hasText: "Sent Meanwhile" })).toBeVisible();
});

test("Plain http: a code is copied", async ({ page }) => {
  await page.goto("/terms");
  // From the page: requests outside it do not resolve the browser's name for this machine.
  const call = (path: string, body?: object) =>
    page.evaluate(
      async ([to, data]) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch(to, data === undefined ? {} : { method: "POST", headers, body: data });
        return answer.text();
      },
      [path, body && JSON.stringify(body)] as const,
    );
  const { email } = newPerson();
  const handle = newHandle("demo.plain.");
  const own = { email, password, confirmPassword: password, name: "Plain", username: handle, instagramUrl: handle };
  await call("/api/models/signup", { ...own, agreeToTerms: true });
  await expect
    .poll(async () => {
      const mails: { to: string; text: string }[] = JSON.parse(await call("/api/mailbox"));
      const token = tokenFor(mails, email);
      return token !== undefined && call("/api/auth/verify-email", { token });
    })
    .toBe("{}");
  await page.goto("/model-dashboard");
  await page.getByRole("button", { name: "Get a code" }).click();
  const code = await codeOf(page);
  await page.getByRole("button", { name: "Copy", exact: true }).first().click();
  await expect(page.getByText("Copied").first()).toBeVisible();
  expect(await pasted(page)).toBe(code);
});
