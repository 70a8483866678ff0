import { setTimeout as sleep } from "node:timers/promises";
import { creatorPath, getSession, listModels, listTrending } from "@fanradar/contract";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { freePort, postBody, startDemo, stopDemo, withFolder } from "./demo.ts";
import { launchChromium } from "./launch-chromium.ts";

/** What one load of a page was like: milliseconds since navigation, kilobytes as sent. */
interface Load {
  lcp: number;
  /** Total blocking time: what each task took beyond 50 ms. */
  tbt: number;
  cls: number;
  requests: number;
  scriptKb: number;
}

const slowdowns = [1, 4];
/** Long enough for the last shift and the last request of every page on a busy machine. */
const settleMs = 1_200;

// These run in the page, which has no types here.
const observeLoad = `
  globalThis.seen = { lcp: 0, tbt: 0, cls: 0 };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => { seen.lcp = startTime; });
  observe("longtask", ({ duration }) => { seen.tbt += Math.max(0, duration - 50); });
  observe("layout-shift", ({ value }) => { seen.cls += value; });
`;
const observeChanges = `
  globalThis.changes = { pressed: 0, last: 0 };
  addEventListener("pointerdown", ({ timeStamp }) => { changes.pressed = timeStamp; }, { once: true, capture: true });
  new MutationObserver(() => { changes.last = performance.now(); })
    .observe(document, { subtree: true, childList: true, characterData: true });
`;

/**
 * Loads every main page of the seeded demo as its own account in a fresh browser context (no cache), at the machine's speed and
 * four times slower, and follows links and figures. Prints one JSON line: medians of `rounds`.
 */
export function webSpeed({ rounds }: { rounds: number }): Promise<void> {
  return withFolder(async (folder) => {
    const demo = await startDemo(folder, await freePort());
    const browser = await launchChromium();
    try {
      const cookie = await signIn(demo.url);
      const paths = await pathsOf(demo.url, cookie);
      const pages: Record<string, Record<string, Load>> = {};
      const interactions: Record<string, Record<string, number>> = {};
      for (const slowdown of slowdowns) {
        for (const [name, path] of Object.entries(paths)) {
          const loads: Load[] = [];
          for (let round = 0; round < rounds; round++)
            loads.push(
              await withPage(browser, { url: demo.url, cookie, slowdown }, (page) => load(page, demo.url + path)),
            );
          pages[name] = { ...pages[name], [`${slowdown}x`]: medianLoad(loads) };
        }
        const times: Record<string, number>[] = [];
        for (let round = 0; round < rounds; round++)
          times.push(
            await withPage(browser, { url: demo.url, cookie, slowdown }, (page) => interact(page, demo.url, paths)),
          );
        interactions[`${slowdown}x`] = Object.fromEntries(
          Object.keys(times[0] ?? {}).map((name) => [name, median(times.map((one) => one[name] ?? Number.NaN))]),
        );
      }
      console.log(JSON.stringify({ bench: "web", rounds, pages, interactions, unit: "ms" }));
    } finally {
      await browser.close();
      await stopDemo(demo);
    }
  });
}

async function signIn(url: string): Promise<string> {
  const answer = await postBody(`${url}/api/auth/login`, {
    body: { email: "demo@fanradar.test", password: "fanradar-demo" },
  });
  return String(answer.headers.getSetCookie()[0]).split(";", 1)[0] ?? "";
}

/** The pages that are measured: of the demo's first model with a report, and of the first trending creator. */
async function pathsOf(url: string, cookie: string): Promise<Record<string, string>> {
  const read = async (path: string): Promise<unknown> => (await fetch(url + path, { headers: { cookie } })).json();
  const { user } = getSession.output.parse(await read(getSession.path));
  const listPath = listModels.path.replace(":id", String(user?.id));
  // The demo makes its reports after it is ready.
  for (let tries = 0; tries < 300; tries++) {
    const models = listModels.output.parse(await read(listPath));
    const reported = models.filter(({ status }) => status === "completed").map(({ id }) => id);
    const [creator] = listTrending.output.parse(await read(`${listTrending.path}?limit=1`));
    const [first] = reported;
    if (first !== undefined && creator && reported.length > 3) return pathsTo(first, reported, creator);
    await sleep(1_000);
  }
  throw new Error("the demo has no four models with a report, or no trending creator, after five minutes");
}

function pathsTo(
  first: number,
  reported: number[],
  creator: Parameters<typeof creatorPath>[0],
): Record<string, string> {
  return {
    dashboard: "/dashboard",
    search: "/search",
    report: `/report/${first}`,
    analytics: "/analytics",
    compare: `/compare?models=${reported.slice(0, 4).join(",")}`,
    assistant: "/ai-assistant",
    evidence: `/evidence/${first}`,
    earnings: `/earnings/${first}`,
    history: "/report-history",
    profiles: "/profiles",
    settings: "/settings",
    creator: creatorPath(creator),
    submit: "/submit",
    analyze: "/analyze",
    login: "/login",
  };
}

interface Visit {
  url: string;
  cookie: string;
  slowdown: number;
}

async function withPage<T>(
  browser: Browser,
  { url, cookie, slowdown }: Visit,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    await setCookie(context, url, cookie);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}

async function setCookie(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const [name = "", value = ""] = cookie.split("=", 2);
  await context.addCookies([{ name, value, url }]);
}

/** Resolves once the page shows its content, no placeholder. */
async function drawn(page: Page): Promise<void> {
  await page.locator("h1, h2").first().waitFor();
  await page.locator(".animate-pulse").first().waitFor({ state: "detached" });
}

async function load(page: Page, address: string): Promise<Load> {
  await page.addInitScript(observeLoad);
  let requests = 0;
  const scripts: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    requests++;
    if (request.resourceType() === "script")
      scripts.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      );
  });
  await page.goto(address, { waitUntil: "load" });
  await drawn(page);
  await page.waitForTimeout(settleMs);
  const seen: Pick<Load, "lcp" | "tbt" | "cls"> = await page.evaluate("globalThis.seen");
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  return { ...seen, requests, scriptKb: bytes / 1_000 };
}

/** From pressing to the last change of the page: the first figure of a report, then other pages by the menu. */
async function interact(page: Page, url: string, paths: Record<string, string>): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  await page.goto(`${url}${paths.report}`, { waitUntil: "load" });
  await drawn(page);
  await page.waitForTimeout(settleMs);
  times.firstFigure = await timePress(page, "main [data-fact][aria-haspopup]");
  await page.keyboard.press("Escape");
  times.secondFigure = await timePress(page, "dl [data-fact][aria-haspopup]");
  await page.keyboard.press("Escape");
  await page.goto(`${url}${paths.dashboard}`, { waitUntil: "load" });
  await drawn(page);
  await page.waitForTimeout(settleMs);
  times.toHistory = await timePress(page, 'nav a[href="/report-history"]');
  times.toAnalytics = await timePress(page, 'nav a[href="/analytics"]');
  times.backToDashboard = await timePress(page, 'nav a[href="/dashboard"]');
  return times;
}

/** Presses an element as the mouse does, and waits until nothing has changed for a while. Milliseconds to the last change. */
async function timePress(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  await page.evaluate(observeChanges);
  await target.scrollIntoViewIfNeeded();
  const shown = (await target.boundingBox()) ?? box;
  await page.mouse.move(shown.x + Math.min(10, shown.width / 2), shown.y + shown.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(settleMs);
  const { pressed, last }: { pressed: number; last: number } = await page.evaluate("globalThis.changes");
  return last - pressed;
}

function medianLoad(loads: Load[]): Load {
  const of = (pick: (one: Load) => number) => median(loads.map(pick));
  return {
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    requests: of(({ requests }) => requests),
    scriptKb: of(({ scriptKb }) => scriptKb),
  };
}

/** Rounded to three decimals: layout shifts are small. */
function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return middle < 1 ? Number(middle.toFixed(3)) : Math.round(middle);
}
