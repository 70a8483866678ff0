import { type Language, pagePaths } from "@fanradar/contract";
import { languages, rooms } from "@fanradar/words";
import { tables } from "@fanradar/words/tables";
import type { Page } from "@playwright/test";
import { expect, expectNoOverflow, test } from "./world.ts";

/** Addresses of all pages, by who looks at them. `:report` is the first report that the person's dashboard links. */
const pages = {
  visitor: [
    ...["/search?q=demo", "/login", "/signup", "/model-signup", "/forgot-password", "/reset-password?token=none"],
    ...["/verify-email?token=none", "/email-change?stop=none", "/analyze", "/removal", "/terms"],
    ...["/privacy", "/verify", "/unsubscribe?token=none", `/s/${"a".repeat(43)}`, "/nothing-is-here"],
  ],
  demo: [
    ...["/dashboard", "/submit", "/settings", "/security", "/profiles", "/report-history", "/ai-assistant"],
    ...["/report/:id", "/evidence/:id", "/earnings/:id", "/screenshots/:id", "/compare", "/analytics"],
    "/email-change?confirm=none",
  ],
  model: ["/model-dashboard"],
  admin: ["/admin"],
};
/** Pages that only lead to another one, or that are looked at elsewhere: the demo's mails stay in their languages. */
const besides = ["/", "/reports", "/mailbox", "/creator/:platform/:handle"];

test("each page of the product is among those that are looked at in every language", () => {
  const looked = Object.values(pages)
    .flat()
    .map((path) => path.replace(/\?.*/, "").replace(/^\/s\/.*/, "/s/:token"));
  expect(pagePaths.filter((path) => !looked.includes(path) && !besides.includes(path))).toEqual([]);
});

const others = languages.filter((language) => language !== "en");

for (const language of others) {
  test(`nothing stands in English, and nothing reaches over the edge, for who reads ${language}`, {
    tag: "@phone",
  }, async ({ page }) => {
    test.slow();
    const isEnglish = await englishOnly(language);
    const found: string[] = [];
    const look = async (place: string) => {
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expect(page.locator(".animate-pulse")).toHaveCount(0);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      found.push(...(await textsOf(page)).filter(isEnglish).map((text) => `${place}: ${text}`));
      await expectNoOverflow(page);
      found.push(...(await overTheEdge(page)).map((text) => `${place}, over the edge: ${text}`));
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

    await page.goto("/terms");
    await choose(page, language);
    for (const path of pages.visitor) await visit(path);
    for (const person of ["demo", "model", "admin"] as const) {
      await signIn(page, person);
      await choose(page, language);
      try {
        await page.goto("/dashboard");
        const report = page.locator('a[href^="/report/"]').first();
        const id = person === "demo" ? (await report.getAttribute("href"))?.replace("/report/", "") : "";
        for (const path of pages[person]) await visit(path.replace(":id", id ?? ""));
      } finally {
        await choose(page, "en");
      }
    }
    expect(found).toEqual([]);
  });
}

test("on the narrowest phone the menu breaks no word and keeps to the screen, and the bell stands beside the title, in any language", async ({
  page,
}) => {
  for (const person of ["demo", "model", "admin"] as const) {
    await signIn(page, person);
    try {
      for (const language of languages) {
        await choose(page, language);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 700 });
          await page.goto("/settings");
          await expect(page.locator("aside nav")).toBeVisible();
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          const told = {
            broken: await brokenWords(page),
            over: await overTheEdge(page),
            isBellBeside: await page.evaluate(() => {
              const title = document.querySelector("h1")?.parentElement?.getBoundingClientRect();
              const bell = [...document.querySelectorAll("header button")].at(-1)?.getBoundingClientRect();
              return title && bell && bell.top < title.bottom && bell.left >= title.right;
            }),
          };
          expect(told, `${person}, ${language}, ${width}`).toEqual({ broken: [], over: [], isBellBeside: true });
        }
      }
    } finally {
      await choose(page, "en");
    }
  }
});

/** Whether a text is one that tables say in English and not in that language, or is plainly an English sentence. */
async function englishOnly(language: Language): Promise<(text: string) => boolean> {
  const told = async (of: Language) =>
    new Set([tables[of], ...(await Promise.all(Object.values(rooms).map((room) => room.load(of))))].flatMap(sentences));
  const [english, own] = [await told("en"), await told(language)];
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
    const found = [document.title];
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

/** By the same calls as the pages make: for the device, and for whoever is signed in. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.evaluate(async (chosen) => {
    const put = (path: string, body: unknown) =>
      fetch(path, { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    const settings = await fetch("/api/user/settings");
    if (settings.ok) {
      const told = await settings.json();
      await put("/api/user/settings", { ...told, preferences: { ...told.preferences, language: chosen } });
    }
    await put("/api/language", { language: chosen });
  }, language);
}

/** One of the demo's accounts, by the login page in whatever language it is. */
async function signIn(page: Page, person: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto("/login?next=/terms");
  await page.getByRole("button", { name: `${person}@fanradar.test` }).click();
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(({ pathname }) => pathname === "/terms");
}
