import { setTimeout as sleep } from "node:timers/promises";
import { creatorPath, getSession, listModels, listTrending } from "@fanradar/contract";
import { z } from "zod";
import { freePort, postBody, startDemo, stopDemo, withFolder } from "./demo.ts";
import { type BenchBrowser, openBrowser, type Tab } from "./web/open-browser.ts";
import {
  answerAtOnce,
  isDrawn,
  type Load,
  load,
  observeChanges,
  observeLoad,
  readCalls,
  readLoad,
} from "./web/page-scripts.ts";

const slowdowns = [1, 4];
/** Long enough for the last shift and the last request of every page on a busy machine. */
const settleMs = 1_200;
/** From reaching a link or figure with the pointer to pressing it. */
const aimMs = 100;
const window = { width: 1366, height: 900 };

interface WebOptions {
  rounds: number;
  /** A demo that runs already; without it one is started. */
  url: string | undefined;
}

/**
 * Loads every main page of the seeded demo as its own account in a fresh browser context (no cache), at the machine's speed and
 * four times slower, and beside it the same page with all answers of the server already there; follows links and figures. Prints one
 * JSON line: medians of `rounds`.
 */
export function webSpeed({ rounds, url }: WebOptions): Promise<void> {
  if (url !== undefined) return measure(url, rounds);
  return withFolder(async (folder) => {
    const demo = await startDemo(folder, await freePort());
    try {
      await measure(demo.url, rounds);
    } finally {
      await stopDemo(demo);
    }
  });
}

async function measure(url: string, rounds: number): Promise<void> {
  const browser = await openBrowser();
  try {
    const cookie = await signIn(url);
    const paths = await pathsOf(url, cookie);
    const pages: Record<string, Record<string, Load>> = {};
    const withData: Record<string, Record<string, Pick<Load, "lcp" | "tbt">>> = {};
    const interactions: Record<string, Record<string, number>> = {};
    for (const slowdown of slowdowns) {
      const speed = `${slowdown}x`;
      const visit = { url, cookie, slowdown };
      for (const [name, path] of Object.entries(paths)) {
        const address = url + path;
        const loads: Load[] = [];
        const controls: Load[] = [];
        for (let round = 0; round < rounds; round++) {
          const { seen, answers } = await withTab(browser, visit, async (tab) => ({
            seen: await loadPage(tab, address),
            answers: await readAnswers(tab, cookie),
          }));
          loads.push(seen);
          controls.push(await withTab(browser, visit, (tab) => loadPage(tab, address, answerAtOnce(answers))));
        }
        pages[name] = { ...pages[name], [speed]: medianLoad(loads) };
        const { lcp, tbt } = medianLoad(controls);
        withData[name] = { ...withData[name], [speed]: { lcp, tbt } };
      }
      const times: Record<string, number>[] = [];
      for (let round = 0; round < rounds; round++)
        times.push(await withTab(browser, visit, (tab) => interact(tab, url, paths)));
      interactions[speed] = Object.fromEntries(
        Object.keys(times[0] ?? {}).map((name) => [name, median(times.map((one) => one[name] ?? Number.NaN))]),
      );
    }
    console.log(JSON.stringify({ bench: "web", rounds, pages, withData, interactions, unit: "ms" }));
  } finally {
    await browser.close();
  }
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

async function withTab<T>(
  browser: BenchBrowser,
  { url, cookie, slowdown }: Visit,
  use: (tab: Tab) => Promise<T>,
): Promise<T> {
  const tab = await browser.openTab({ url, cookie, ...window });
  try {
    await tab.send("Page.enable");
    await tab.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await use(tab);
  } finally {
    await tab.close();
  }
}

/** Opens an address, and resolves once the page shows its content, no placeholder, and has come to rest. */
async function open(tab: Tab, address: string): Promise<void> {
  await tab.send("Page.navigate", { url: address });
  for (let tries = 0; tries < 50; tries++) {
    await sleep(settleMs);
    if ((await tab.evaluate(isDrawn)) === true) return sleep(settleMs);
  }
  throw new Error(`${address} shows placeholders after a minute`);
}

async function loadPage(tab: Tab, address: string, before = ""): Promise<Load> {
  await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: `${before};${observeLoad}` });
  await open(tab, address);
  return load.parse(await tab.evaluate(readLoad));
}

/** What the calls of the page that is shown answer, by address; the stream of events is left out. */
async function readAnswers(tab: Tab, cookie: string): Promise<Record<string, string>> {
  const addresses = z.array(z.string()).parse(await tab.evaluate(readCalls));
  const answers = await Promise.all(
    [...new Set(addresses)]
      .filter((address) => !address.includes("/api/events"))
      .map(async (address) => {
        const answer = await fetch(address, { headers: { cookie } });
        return answer.headers.get("content-type")?.includes("json") ? [[address, await answer.text()] as const] : [];
      }),
  );
  return Object.fromEntries(answers.flat());
}

/** From pressing to the last change of the page: figures of a report, then other pages by the menu. */
async function interact(tab: Tab, url: string, paths: Record<string, string>): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  await open(tab, `${url}${paths.report}`);
  times.firstFigure = await timePress(tab, "main [data-fact][aria-haspopup]");
  await pressEscape(tab);
  times.secondFigure = await timePress(tab, "dl [data-fact][aria-haspopup]");
  await open(tab, `${url}${paths.dashboard}`);
  times.toHistory = await timePress(tab, 'nav a[href="/report-history"]');
  times.toAnalytics = await timePress(tab, 'nav a[href="/analytics"]');
  times.backToDashboard = await timePress(tab, 'nav a[href="/dashboard"]');
  return times;
}

async function pressEscape(tab: Tab): Promise<void> {
  const key = { key: "Escape", code: "Escape", windowsVirtualKeyCode: 27 };
  for (const type of ["keyDown", "keyUp"]) await tab.send("Input.dispatchKeyEvent", { type, ...key });
  await sleep(settleMs);
}

/**
 * Goes to an element with the mouse and presses it, and waits until nothing has changed for a while. Milliseconds from the press to the
 * last change.
 */
async function timePress(tab: Tab, selector: string): Promise<number> {
  const where = z.object({ x: z.number(), y: z.number() });
  const at = where.parse(
    await tab.evaluate(`(() => {
      const target = document.querySelector(${JSON.stringify(selector)});
      target.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + Math.min(10, width / 2), y: top + height / 2 };
    })()`),
  );
  await sleep(settleMs);
  await tab.evaluate(observeChanges);
  await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...at });
  await sleep(aimMs);
  const button = { button: "left", buttons: 1, clickCount: 1 };
  await tab.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at, ...button });
  await tab.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at, ...button });
  await sleep(settleMs);
  const { pressed, last } = z.object({ pressed: z.number(), last: z.number() }).parse(await tab.evaluate("changes"));
  if (pressed === 0 || last < pressed) throw new Error(`pressing ${selector} changed nothing`);
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
