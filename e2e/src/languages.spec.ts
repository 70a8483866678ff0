import { type Language, pagePaths } from "@fanradar/contract";
import { languages, rooms } from "@fanradar/words";
import { tables } from "@fanradar/words/tables";
import type { Page, Route } from "@playwright/test";
import { modelWithReport, pages } from "./pages.ts";
import { expect, expectNoOverflow, signInDemo, test } from "./world.ts";

/** Pages that only lead to another one, or that are looked at elsewhere: the demo's mails stay in their languages. */
const besides = ["/", "/reports", "/mailbox", "/creator/:platform/:handle"];

test("each page of the product is among those that are looked at in German", () => {
  const looked = Object.values(pages)
    .flat()
    .map((path) => path.replace(/\?.*/, "").replace(/^\/s\/.*/, "/s/:token"));
  expect(pagePaths.filter((path) => !looked.includes(path) && !besides.includes(path))).toEqual([]);
});

/**
 * Pages with most sentences, and those that the server writes. German, with the longest words, is read on every page, the
 * others on these: languages.test of words/ proves that no table holds English, and the fences that no sentence stands elsewhere.
 */
const dense: readonly string[] = [
  ...["/search?q=demo", "/analyze", "/dashboard", "/settings", "/ai-assistant", "/report/:id", "/analytics"],
  ...["/model-dashboard", "/admin"],
];

for (const language of languages.filter((one) => one !== "en")) {
  const isRead = (path: string) => language === "de" || dense.includes(path);
  test(`nothing stands in English, and nothing reaches over the edge, for who reads ${language}`, async ({ page }) => {
    test.slow();
    const isEnglish = await englishOnly(language);
    const found: string[] = [];
    const look = async (place: string) => {
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expect(page.locator(".animate-pulse")).toHaveCount(0);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      found.push(...(await textsOf(page)).filter(isEnglish).map((text) => `${place}: ${text}`));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoOverflow(page);
        found.push(...(await overTheEdge(page)).map((text) => `${place} at ${width}, over the edge: ${text}`));
      }
    };
    const visit = async (path: string) => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await look(path);
      if (path !== "/settings") return;
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        await look(`${path}, ${await tab.textContent()}`);
      }
    };

    await read(page, language);
    for (const path of pages.visitor.filter(isRead)) await visit(path);
    for (const person of ["demo", "model", "admin"] as const) {
      await signInDemo(page, person);
      const id = person === "demo" ? await modelWithReport(page) : 0;
      for (const path of pages[person].filter(isRead)) await visit(path.replace(":id", `${id}`));
    }
    expect(found).toEqual([]);
  });
}

test("on the narrowest phone the menu breaks no word and keeps to the screen, and the bell stands beside the title, in any language", async ({
  page,
}) => {
  for (const person of ["demo", "model", "admin"] as const) {
    await signInDemo(page, person);
    for (const language of languages) {
      await read(page, language);
      await page.goto("/settings");
      await expect(page.locator("aside nav")).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        const layout = {
          broken: await brokenWords(page),
          over: await overTheEdge(page),
          isBellBeside: await page.evaluate(() => {
            const title = document.querySelector("h1")?.parentElement?.getBoundingClientRect();
            const bell = [...document.querySelectorAll("header button")].at(-1)?.getBoundingClientRect();
            return title && bell && bell.top < title.bottom && bell.left >= title.right;
          }),
        };
        expect(layout, `${person}, ${language}, ${width}`).toEqual({ broken: [], over: [], isBellBeside: true });
      }
    }
  }
});

/** Whether a text is one that tables say in English and not in that language, or is plainly an English sentence. */
async function englishOnly(language: Language): Promise<(text: string) => boolean> {
  const sentencesIn = async (of: Language) =>
    new Set([tables[of], ...(await Promise.all(Object.values(rooms).map((room) => room.load(of))))].flatMap(sentences));
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

/** What a person reads or hears, but for what people typed and for names of languages. */
async function textsOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const isOurs = (element: Element | null) =>
      element && !element.closest("script, style, [data-typed], [lang]:not(html)");
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

/** Entries of the menu of which a word does not stand whole in one line. */
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

/** What of the menu does not stand wholly on the screen: it is fixed there and makes no page wider. Visitors' menu scrolls. */
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

/**
 * Pages are read in this language from now on. The choice is made for this browser alone: what an account keeps, journeys
 * that run at the same time as the same person would read as well.
 */
async function read(page: Page, language: Language): Promise<void> {
  const change = async (route: Route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const body = await response.json();
    const json = body.preferences ? { ...body, preferences: { ...body.preferences, language } } : body;
    return route.fulfill({ response, json });
  };
  for (const path of ["**/api/auth/session", "**/api/user/settings"]) {
    await page.unroute(path);
    await page.route(path, change);
  }
  expect((await page.request.put("/api/language", { data: { language } })).status()).toBe(200);
}
