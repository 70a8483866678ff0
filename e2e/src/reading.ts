import type { Language } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { tables } from "@fanradar/words/tables";
import { expect, type Page, type Route } from "@playwright/test";
import { expectNoOverflow } from "./world.ts";

/** Opens a page and waits until it shows its content in that language, what loads near the screen included. */
export async function openIn(page: Page, language: Language, path: string) {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator(".animate-pulse")).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Fails if the page overflows; on a phone also if a word of the menu is broken, or the bell is not beside the title. */
export async function expectFits(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await expectNoOverflow(page);
  const isPhone = width < 768 && (await page.locator("aside nav").count()) > 0;
  expect(
    {
      over: await overTheEdge(page),
      broken: isPhone ? await brokenWords(page) : [],
      // A report's actions are below its title.
      isBellBeside: isPhone && !page.url().includes("/report/") ? await isBellBeside(page) : true,
    },
    `${page.url()} at ${width}`,
  ).toEqual({ over: [], broken: [], isBellBeside: true });
}

/** Whether a text is in the English tables and not in that language's, or is plainly an English sentence. */
export async function englishOnly(language: Language): Promise<(text: string) => boolean> {
  const sentencesIn = async (of: Language) =>
    new Set(
      [tables[of], ...(await Promise.all(Object.values(bundles).map((bundle) => bundle.load(of))))].flatMap(sentences),
    );
  const [english, own] = [await sentencesIn("en"), await sentencesIn(language)];
  const common = /\b(?:the|and|of|your|with|which|were|yet|cannot)\b/g;
  return (text) => (english.has(text) && !own.has(text)) || (text.match(common) ?? []).length > 1;
}

/** Each sentence of a table that needs nothing put into it, as pages are compared with it. */
function sentences(words: unknown): string[] {
  if (typeof words === "string") return /\p{Letter}{2}/u.test(words) && !words.includes("{") ? [plain(words)] : [];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(sentences) : [];
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/** The page's visible and accessible text, without typed text, names of languages and of a file's columns. */
export async function textsOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const isOurs = (element: Element | null) =>
      element && !element.closest("script, style, code, [data-typed], [lang]:not(html)");
    const found = [document.title, document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? ""];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isOurs(node.parentElement)) found.push(node.textContent ?? "");
    for (const name of ["aria-label", "placeholder", "title", "alt"])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isOurs(element)) found.push(element.getAttribute(name) ?? "");
    return found;
  });
  return [...new Set(texts.map(plain))].filter((text) => text !== "");
}

/** Entries of the menu with a word broken across lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("aside nav > *")]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text))
      .flatMap((text) =>
        [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }),
      ),
  );
}

/** Parts of the menu outside the screen: it is fixed and makes no page wider. Visitors' menu scrolls. */
function overTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("aside a, aside button")]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return (
          width > 1 &&
          (left < 0 || right > document.documentElement.clientWidth || element.scrollWidth > element.clientWidth + 1)
        );
      })
      .map((element) => element.textContent ?? ""),
  );
}

function isBellBeside(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const title = document.querySelector("h1")?.getBoundingClientRect();
    const bell = [...document.querySelectorAll("header button")].at(-1)?.getBoundingClientRect();
    return title !== undefined && bell !== undefined && bell.top < title.bottom && bell.left >= title.right;
  });
}

/** Notes the address of each request that pages make from now on. */
export async function noteRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const addresses: string[] = [];
    Object.assign(window, { addresses });
    const own = window.fetch;
    window.fetch = (address, options) => {
      addresses.push(String(address));
      return own(address, options);
    };
  });
}

/** What the page named to be loaded beside its script and then never requested: a wrong address is loaded twice. */
export function unusedPreloads(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const addresses: unknown = Reflect.get(window, "addresses");
    const preloads = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=fetch]");
    const paths = [...preloads].map((link) => link.getAttribute("href") ?? "");
    return paths.filter((path) => !(Array.isArray(addresses) && addresses.includes(path)));
  });
}

/**
 * Sets the language of pages from now on, and for a person the device's theme in place of the account's (a new account's is light),
 * in this browser only: a setting stored in the account would be read by journeys that run at the same time as the same person.
 */
export async function readIn(page: Page, language: Language, viewer: "visitor" | "person" = "person"): Promise<void> {
  expect((await page.request.put("/api/language", { data: { language } })).status()).toBe(200);
  if (viewer === "visitor") return;
  const change = async (route: Route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const body = await response.json();
    const json = body.preferences ? { ...body, preferences: { ...body.preferences, language, theme: "system" } } : body;
    return route.fulfill({ response, json });
  };
  // Pages bring the session along.
  const isPage = ({ pathname }: URL) => !/^\/(?:api|assets)\/|\.\w+$/.test(pathname);
  await page.unroute(isPage);
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text
      .replace(/<html lang="\w+"/, `<html lang="${language}"`)
      .replace(/(<html [^>]*data-theme=)"\w+"/, '$1"system"')
      .replace(/"language":"\w+"/, `"language":"${language}"`)
      .replace(/"theme":"\w+"/, '"theme":"system"');
    return route.fulfill({ response, body });
  });
  for (const path of ["**/api/auth/session", "**/api/user/settings"]) {
    await page.unroute(path);
    await page.route(path, change);
  }
}
