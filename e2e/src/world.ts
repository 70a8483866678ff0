import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

export const password = "correct horse battery";

/** A page on which an error of the console, or one thrown, fails the journey. Refused calls are part of journeys. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      // 503: on a busy machine a connection to the database may not be had in time. The journey asserts what the page shows.
      const isRefusal = /^Failed to load resource: the server responded with a status of (?:4|503)/.test(
        message.text(),
      );
      // Browsers apply it over https and on the machine itself.
      const isIgnoredHeader = message.text().startsWith("The Cross-Origin-Opener-Policy header has been ignored");
      if (message.type() === "error" && !isRefusal && !isIgnoredHeader) problems.push(message.text());
    });
    await use(page);
    // A page that is fetched while the browser closes would fail the journey that has passed.
    await page.unrouteAll({ behavior: "wait" });
    expect(problems).toEqual([]);
  },
});
export { expect };

let count = 0;
/** A new person, so that journeys do not share one. */
export function newPerson() {
  count++;
  return { name: "Journey Person", email: `person-${Date.now()}-${process.pid}-${count}@fanradar.test` };
}

/** A handle that is new in this run and the same in the next: the sandbox derives a creator's figures from it. */
export function newHandle(prefix: string): string {
  const { testId, repeatEachIndex, retry } = test.info();
  return `${prefix}${testId.slice(-8)}${repeatEachIndex || ""}${retry || ""}`;
}

/** Creates an account by the API and signs the browser in; the form has journeys of its own. Opens no page. */
export async function signUp(page: Page) {
  const person = newPerson();
  const answer = await page.request.post("/api/auth/signup", { data: { ...person, password, agreeToTerms: true } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id }: { id: number } = await answer.json();
  return { ...person, id };
}

/** Fills the form of sign-up and lands on the dashboard. */
export async function signUpByForm(page: Page) {
  const person = newPerson();
  await page.goto("/signup");
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password").fill(password);
  await page.getByLabel(/18 or older/).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("button", { name: /^I manage creators/ }).click();
  await page.waitForURL("**/dashboard");
  return person;
}

/** Signs one of the demo's accounts in by the API. Opens no page. */
export async function signInDemo(page: Page, person: "demo" | "model" | "admin") {
  const data = { email: `${person}@fanradar.test`, password: "fanradar-demo" };
  const answer = await page.request.post("/api/auth/login", { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

interface Mail {
  to: string;
  text: string;
}
/** The token of the newest link that verifies an address; undefined while none is mailed. Mails come newest first. */
export function tokenFor(mails: Mail[], email: string): string | undefined {
  const own = mails.filter(({ to }) => to === email);
  return own.flatMap(({ text }) => /verify-email\?token=([\w.%-]+)/.exec(text)?.[1] ?? [])[0];
}

/** Verifies an address by the token of the link that was mailed to it. */
export async function verifyAddress(page: Page, email: string) {
  let token: string | undefined;
  await expect(async () => {
    const mails: Mail[] = await (await page.request.get("/api/mailbox")).json();
    token = tokenFor(mails, email);
    expect(token, `a link to verify ${email}`).toBeDefined();
  }).toPass();
  const answer = await page.request.post("/api/auth/verify-email", { data: { token } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Posts daily and shows its likes: the sandbox derives a creator from the handle, and not every one has all figures. */
export const frequentPoster = "demo.hours";

interface Submission {
  name: string;
  handle?: string;
  /** Links and other fields in place of the handle's Instagram profile. */
  fields?: Record<string, string>;
}

/** Submits a model that the sandbox derives from its handle, by the API. Returns its id; its report comes later. */
export async function submitModel(page: Page, { name, handle = frequentPoster, fields }: Submission) {
  const data = { name, username: handle, ...(fields ?? { instagramUrl: `instagram.com/${handle}` }) };
  const answer = await page.request.post("/api/models", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id }: { id: number } = await answer.json();
  return id;
}

/** Fills the form of submission and lands on the dashboard. */
export async function submitByForm(page: Page, { name, handle = frequentPoster }: Submission) {
  await page.goto("/submit");
  await page.getByRole("button", { name: "Fill in a form instead" }).click();
  await page.getByLabel("Model Name").fill(name);
  await page.getByLabel("Username/Handle").fill(handle);
  await page.getByLabel("Instagram URL").fill(`instagram.com/${handle}`);
  await page.getByRole("button", { name: "Generate AI Report" }).click();
  await page.waitForURL("**/dashboard");
}

/** Waits until no analysis of the model is under way and it has a report. */
export async function waitForReport(page: Page, id: number) {
  await expect.poll(async () => (await (await page.request.get(`/api/models/${id}`)).json()).status).toBe("completed");
}

/** Submits a model and opens its report, or another of its pages once the report is ready. Returns its id. */
export async function openReport(
  page: Page,
  submission: Submission,
  path: (id: number) => string = (id) => `/report/${id}`,
) {
  const id = await submitModel(page, submission);
  await waitForReport(page, id);
  await page.goto(path(id));
  return id;
}

/** Follows an entry of the sidebar; on a phone it may be in 'More'. */
export async function openFromMenu(page: Page, name: string) {
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name, exact: true }).click();
}

/** Moves the focus by Tab, or back by Shift+Tab: fails if the keyboard does not reach the element. */
export async function tabTo(target: Locator, key = "Tab") {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

declare global {
  interface Window {
    /** Present once `expectAccessible` has loaded it. */
    axe?: typeof axe;
  }
}

/**
 * `new parts`: the open dialog or menu, else what the page has inside its frame. `whole page`: the frame too, by the rules of paint as well.
 * `colours`: by every rule.
 */
type Extent = "new parts" | "whole page" | "colours";

/**
 * Rules that look at how things are painted and take half of axe's time. Every page is measured by them once, by pages.spec, and a dialog by
 * some. By that on contrast, which takes longest, only the sweep of the bench: colours.test proves the contrast of every pair of colours.
 */
const paintRules = {
  "color-contrast": "colours",
  "link-in-text-block": "page",
  "target-size": "dialog",
  "avoid-inline-spacing": "dialog",
} as const;

/** No violation of WCAG 2.2 A and AA that axe can see. */
export async function expectAccessible(page: Page, extent: Extent = "new parts") {
  expect(await accessibilityFaults(page, extent)).toEqual([]);
}

/** The violations that `expectAccessible` refuses, each with the elements that have it. */
export async function accessibilityFaults(page: Page, extent: Extent): Promise<string[]> {
  const isLoaded = await page.evaluate(() => window.axe !== undefined);
  // Once per document: the AxeBuilder of Playwright sends and compiles its 1.4 MB three times for each check.
  if (!isLoaded) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ values, paintRules, extent }) => {
      const dialogs = document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]");
      const open = [...dialogs].filter((element) => element.checkVisibility()).at(-1);
      const isWhole = extent !== "new parts";
      const inside = isWhole ? document : (document.querySelector("main") ?? document);
      const isEnabled = (where: "colours" | "page" | "dialog") =>
        where === "colours" ? extent === where : isWhole || (where === "dialog" && open !== undefined);
      // Passes are not listed, and style sheets are not fetched again: only a rule outside these standards reads them.
      if (!window.axe) throw new Error("axe is not loaded");
      const results = await window.axe.run(open ?? inside, {
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
        preload: false,
        rules: Object.fromEntries(
          Object.entries(paintRules).map(([rule, where]) => [rule, { enabled: isEnabled(where) }]),
        ),
      });
      return results.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`,
      );
    },
    { values: standards, paintRules, extent },
  );
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

/** Fails if anything reaches beyond the page's right edge, which would scroll sideways. */
export async function expectNoOverflow(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
}
