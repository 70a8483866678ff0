import { setTimeout as sleep } from "node:timers/promises";
import type { Tab } from "./open-browser.ts";
import { isDrawn } from "./page-scripts.ts";

/** Long enough for the last shift and the last request of every page on a busy machine. */
export const settleMs = 1_200;

/** Opens an address, and resolves once the page shows its content, no placeholder, and has come to rest. */
export async function openPage(tab: Tab, address: string): Promise<void> {
  await tab.send("Page.navigate", { url: address });
  for (let tries = 0; tries < 50; tries++) {
    await sleep(settleMs);
    if ((await tab.evaluate(isDrawn)) === true) return sleep(settleMs);
  }
  throw new Error(`${address} shows placeholders after a minute`);
}
