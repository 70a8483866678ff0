import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Tab } from "./open-browser.ts";
import { openPage, settleMs } from "./open-page.ts";
import { observeChanges } from "./page-scripts.ts";

/** From reaching a link or figure with the pointer to pressing it. */
const aimMs = 100;

/** From pressing to the last change of the page: figures of a report, then other pages by the menu. */
export async function interact(tab: Tab, url: string, paths: Record<string, string>): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  await openPage(tab, `${url}${paths.report}`);
  times.firstFigure = await timePress(tab, "main [data-fact][aria-haspopup]");
  await pressEscape(tab);
  times.secondFigure = await timePress(tab, "dl [data-fact][aria-haspopup]");
  await openPage(tab, `${url}${paths.dashboard}`);
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
