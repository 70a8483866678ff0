import { answersElementId, hiddenAmountsCookie } from "@fanradar/contract";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./world.ts";

// The server draws by its own clock, which browsers elsewhere do not have.
test.use({ timezoneId: "UTC" });

/** The headings of a page with their places: a figure, a name or a sentence that is drawn otherwise moves what is below it. */
const headingsOf = (page: Page, within: string) =>
  page.locator(within).evaluate((box) =>
    [...box.querySelectorAll("h1, h2, h3")].map((heading) => {
      const { x, y, width, height } = heading.getBoundingClientRect();
      return { text: heading.textContent, x, y, width, height };
    }),
  );

/** A page that shows what the server has drawn, since its code does not come. */
async function openWithoutCode(context: BrowserContext, path: string, size: { width: number; height: number }) {
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.route("**/assets/main-*.js", () => new Promise(() => undefined));
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("#first-paint")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

// A desktop, a tablet, a phone: each has a layout of its own.
for (const width of [1280, 800, 390])
  test(`First paint at ${width} px: what the server draws is what the app draws in its place`, async ({
    page,
    context,
  }) => {
    const size = { width, height: 800 };
    await page.setViewportSize(size);
    // The demo makes its first reports while it is read: what comes in between is on the second page alone.
    for (const path of ["/search", "/creator/instagram/celeste.dubois"])
      await expect(async () => {
        const waiting = await openWithoutCode(context, path, size);
        const drawn = await headingsOf(waiting, "#first-paint");
        await waiting.close();
        expect(drawn.length).toBeGreaterThan(0);
        await page.goto(path);
        await expect(page.locator("#first-paint")).toHaveCount(0);
        expect(await headingsOf(page, "#root")).toEqual(drawn);
      }).toPass();
  });

test("First paint: none of its elements has a style of its own, which the page's policy would not admit", async ({
  request,
}) => {
  const html = await (await request.get("/creator/instagram/celeste.dubois")).text();
  const drawn = html.slice(html.indexOf('id="first-paint"'));
  expect(drawn).toContain("data-style=");
  expect(drawn).not.toContain(" style=");
  expect(html).toMatch(/<head>.*<meta data-drawn name="description" content="[^"]+".*<\/head>/s);
});

test("First paint: it has amounts of money, except where the device hides them", async ({ request }) => {
  const drawnWith = async (headers: Record<string, string>) => {
    const html = await (await request.get("/creator/instagram/celeste.dubois", { headers })).text();
    return html.slice(html.indexOf('id="first-paint"'), html.indexOf(`id="${answersElementId}"`));
  };
  const amount = /\$\d/;
  expect(await drawnWith({})).toMatch(amount);
  const hidden = await drawnWith({ cookie: `${hiddenAmountsCookie}=yes` });
  expect(hidden).toContain("•••");
  expect(hidden).not.toMatch(amount);
});

test("First paint: none for who is signed in, whose frame is another", async ({ page }) => {
  await page.request.post("/api/auth/login", { data: { email: "demo@fanradar.test", password: "fanradar-demo" } });
  const answer = await page.request.get("/search");
  expect(await answer.text()).not.toContain('id="first-paint"');
});
