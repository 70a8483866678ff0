import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { creatorPath, getSession, listModels, listTrending } from "@fanradar/contract";
import { z } from "zod";
import { freePort, postBody, startDemo, stopDemo, withFolder } from "./demo.ts";
import { interact } from "./web/interact.ts";
import { type BenchBrowser, openBrowser, type Tab } from "./web/open-browser.ts";
import { openPage } from "./web/open-page.ts";
import { answerAtOnce, type Load, load, observeLoad, readCalls, readLoad } from "./web/page-scripts.ts";

const slowdowns = [1, 4];
const window = { width: 1366, height: 900 };

interface WebOptions {
  rounds: number;
  /** A demo that runs already; without it one is started. */
  url: string | undefined;
  /** Of the pages, and 'presses', those that it matches. */
  only: RegExp;
}

/**
 * Loads every main page of the seeded demo as its own account in a fresh browser context (no cache), at the machine's speed and
 * four times slower, and beside it the same page with all answers of the server already there; follows links and figures. Prints a
 * line for each page as it is measured, to the error output, and one JSON line: medians of `rounds`.
 */
export function webSpeed({ url, ...options }: WebOptions): Promise<void> {
  if (url !== undefined) return measure(url, options);
  return withFolder(async (folder) => {
    const demo = await startDemo(folder, await freePort());
    try {
      await measure(demo.url, options);
    } finally {
      await stopDemo(demo);
    }
  });
}

async function measure(url: string, { rounds, only }: Omit<WebOptions, "url">): Promise<void> {
  const cookie = await signIn(url);
  const paths = await pathsOf(url, cookie);
  const pages: Record<string, Record<string, Load>> = {};
  const withData: Record<string, Record<string, Pick<Load, "lcp" | "tbt">>> = {};
  for (const [name, path] of Object.entries(paths))
    if (only.test(name))
      for (const slowdown of slowdowns) {
        const speed = `${slowdown}x`;
        const { own, floor } = await measurePage(url + path, { url, cookie, slowdown, rounds });
        pages[name] = { ...pages[name], [speed]: own };
        withData[name] = { ...withData[name], [speed]: { lcp: floor.lcp, tbt: floor.tbt } };
        console.error(name, speed, JSON.stringify(own));
      }
  const interactions: Record<string, Record<string, number>> = {};
  for (const slowdown of only.test("presses") ? slowdowns : []) {
    const times: Record<string, number>[] = [];
    for (let round = 0; round < rounds; round++)
      times.push(
        await withBrowser((browser) => withTab(browser, { url, cookie, slowdown }, (tab) => interact(tab, url, paths))),
      );
    interactions[`${slowdown}x`] = Object.fromEntries(
      Object.keys(times[0] ?? {}).map((name) => [name, median(times.map((one) => one[name] ?? Number.NaN))]),
    );
  }
  console.log(JSON.stringify({ bench: "web", load: loadavg()[0], rounds, pages, withData, interactions, unit: "ms" }));
}

/** A browser for each page: what one leaves behind of a page is given back with it. */
async function withBrowser<T>(use: (browser: BenchBrowser) => Promise<T>): Promise<T> {
  const browser = await openBrowser();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Medians of a page, and of the same with all answers of the server already there. */
const measurePage = (address: string, { rounds, ...visit }: Visit & { rounds: number }) =>
  withBrowser(async (browser) => {
    const loads: Load[] = [];
    const controls: Load[] = [];
    for (let round = 0; round < rounds; round++) {
      const { seen, answers } = await withTab(browser, visit, async (tab) => ({
        seen: await loadPage(tab, address),
        answers: await readAnswers(tab, visit.cookie),
      }));
      loads.push(seen);
      controls.push(await withTab(browser, visit, (tab) => loadPage(tab, address, answerAtOnce(answers))));
    }
    return { own: medianLoad(loads), floor: medianLoad(controls) };
  });

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

async function loadPage(tab: Tab, address: string, before = ""): Promise<Load> {
  await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: `${before};${observeLoad}` });
  await openPage(tab, address);
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
