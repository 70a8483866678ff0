import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

export const password = "correct horse battery";

/** A page on which an error of the console, or one thrown, fails the journey. Refused calls are part of journeys. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      const isRefusal = message.text().startsWith("Failed to load resource: the server responded with a status of 4");
      // Browsers keep to it over https and on the machine itself.
      const isUnkept = message.text().startsWith("The Cross-Origin-Opener-Policy header has been ignored");
      if (message.type() === "error" && !isRefusal && !isUnkept) problems.push(message.text());
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});
export { expect };

let count = 0;
/** A person of one's own, so that journeys do not meet. */
export function newPerson() {
  count++;
  return { name: "Journey Person", email: `person-${Date.now()}-${process.pid}-${count}@fanradar.test` };
}

/** Signs up through the front door and lands on the dashboard. */
export async function signUp(page: Page) {
  const person = newPerson();
  await page.goto("/signup");
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password").fill(password);
  await page.getByLabel(/18 or older/).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/dashboard");
  return person;
}

/** Posts daily and shows its likes: the sandbox makes a creator up from the handle, and not every handle's has all figures. */
export const frequentPoster = "demo.hours";

/** Submits a model that the sandbox makes up from its handle. */
export async function submitModel(page: Page, { name, handle = frequentPoster }: { name: string; handle?: string }) {
  await page.goto("/submit");
  await page.getByLabel("Model Name").fill(name);
  await page.getByLabel("Username/Handle").fill(handle);
  await page.getByLabel("Instagram URL").fill(`instagram.com/${handle}`);
  await page.getByRole("button", { name: "Generate AI Report" }).click();
  await page.waitForURL("**/dashboard");
}

/** Follows an entry of the sidebar; on a phone the one that may stand behind 'More'. */
export async function openFromMenu(page: Page, name: string) {
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name, exact: true }).click();
}

/** Goes there by Tab, or back by Shift+Tab: what no key reaches is not there for who has no mouse. */
export async function tabTo(target: Locator, key = "Tab") {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** No violation of WCAG 2.2 A and AA that axe can see, in light and in dark. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Whoever is signed in chose a theme: both are looked at all the same.
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "system";
    });
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${colorScheme} ${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`,
      ),
    ).toEqual([]);
  }
}

/** Texts with a digit that belong to no fact, series, seal, date or typed name. */
export function bareNumerals(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const owned = "[data-fact], [data-series], [data-seal], [data-typed], [data-notice], time, h1, title";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const bare: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      if (/\d/.test(text) && !node.parentElement?.closest(`${owned}, script, style`)) bare.push(text.trim());
    }
    return bare;
  });
}

/** Nothing reaches beyond the page's right edge, so that nobody has to scroll sideways. */
export async function expectNoOverflow(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
}
