import type { Page } from "@playwright/test";
import { isDrawnBefore } from "./drawn-order.ts";

/**
 * Texts that their box cuts off without an ellipsis, and controls that something else lies over, as they stand now. An open dialog or
 * popover may lie over the page.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} '${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60)}'`;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    for (const element of document.querySelectorAll("body *")) {
      if (!(element instanceof HTMLElement) || !hasOwnText(element) || !isShown(element)) continue;
      const style = getComputedStyle(element);
      const isCutBeside =
        /hidden|clip/.test(style.overflowX) &&
        style.textOverflow !== "ellipsis" &&
        element.scrollWidth > element.clientWidth + 1;
      const isCutBelow =
        /hidden|clip/.test(style.overflowY) &&
        style.webkitLineClamp === "none" &&
        element.scrollHeight > element.clientHeight + 4;
      if (isCutBeside || isCutBelow) faults.push(`cut: ${nameOf(element)}`);
    }
    const controls = [...document.querySelectorAll("main a, main button, main input, main select, main textarea")];
    for (const control of controls) {
      if (!isShown(control) || control.closest("[inert], [aria-hidden=true]")) continue;
      control.scrollIntoView({ block: "center", inline: "nearest" });
      // A link of two lines has a box for each.
      const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!over || control.contains(over) || over.contains(control)) continue;
      if (over.closest("[role=dialog]") && !control.closest("[role=dialog]")) continue;
      if (over.closest("label")?.contains(control) || over.closest("label")?.control === control) continue;
      faults.push(`covered: ${nameOf(control)} by ${nameOf(over)}`);
    }
    scrollTo(0, 0);
    return faults;
  });
}

/** What Tab is to reach: all that takes part, but of radio buttons the chosen one, and what a group of one stop reaches by arrows. */
const tabbable =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [tabindex]:not([tabindex='-1'])";

/**
 * Walks the page by Tab. Returns how many stops its content has, and what is at fault: what has the focus and shows no sign of it, or lies wholly behind
 * something fixed; what is before the stop ahead of it, as it is read; what is not reached; and `trap` where the focus neither leaves
 * the page nor comes back to where it began.
 */
export async function walkByTab(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults = new Set<string>();
  const count = await page.evaluate((selector) => {
    scrollTo(0, 0);
    // Tab begins at the page's start, not where a page has put the focus, as a tour does; a dialog keeps it.
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    if (!dialog) {
      document.body.tabIndex = -1;
      document.body.focus({ preventScroll: true });
      document.body.removeAttribute("tabindex");
    }
    const all = [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 0 &&
        height > 0 &&
        element.tabIndex >= 0 &&
        !element.matches(":disabled, input[type=radio]:not(:checked)") &&
        !element.closest("[inert], [aria-hidden=true]") &&
        element.checkVisibility({ visibilityProperty: true })
      );
    });
    Object.assign(window, { awaited: new Set(all), before: undefined, first: undefined });
    return all.length;
  }, tabbable);
  let stops = 0;
  for (let pressed = 0; ; pressed++) {
    // What is drawn while one walks adds a few.
    if (pressed > count + 40) {
      faults.add("trap: the focus does not come out of a part of the page");
      break;
    }
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      // A dialog keeps the focus and begins anew.
      const first: Element | undefined = Reflect.get(window, "first");
      if (element === first) return undefined;
      if (!first) Object.assign(window, { first: element });
      const nameOf = (one: Element) =>
        `${one.tagName.toLowerCase()} '${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 60)}'`;
      const name = nameOf(element);
      const awaited: Set<Element> = Reflect.get(window, "awaited");
      // A group of one stop has the focus by one of its own.
      for (const one of awaited) if (one.contains(element)) awaited.delete(one);
      const found: string[] = [];
      // A field may mark its box in its stead, and a hidden radio button its label.
      const marked = [element, element.parentElement, element.nextElementSibling, element.closest("label")];
      const isMarked = marked.some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || /rgb|oklch/.test(boxShadow);
      });
      if (!isMarked) found.push(`unmarked: ${name}`);
      const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const points = boxes.flatMap(({ left, right, top, bottom }) => [
        [(left + right) / 2, (top + bottom) / 2] as const,
        [left + 3, top + 3] as const,
        [right - 3, bottom - 3] as const,
      ]);
      const isSeen =
        points.length === 0 ||
        points.some(([x, y]) => {
          const over = document.elementFromPoint(x, y);
          return over && (element.contains(over) || over.contains(element) || over.closest("label")?.contains(element));
        });
      if (!isSeen) found.push(`behind: ${name}`);
      // Of what stands in one flow: a bar that is fixed, or the next landmark, begins anew. Both as drawn now: what has the focus scrolls into sight.
      const before: Element | undefined = Reflect.get(window, "before");
      Object.assign(window, { before: element });
      const flow = element.closest("main, header, nav, aside, footer, dialog, [role=dialog]");
      const isInFlow = flow?.contains(before ?? null) && getComputedStyle(flow).position !== "fixed";
      const boxOf = (one: Element) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom };
      };
      const order = before?.checkVisibility() &&
        isInFlow && { now: boxOf(element), before: boxOf(before), text: `${name} after ${nameOf(before)}` };
      return { isInMain: element.closest("main") !== null, found, order };
    });
    if (stop === undefined) break;
    if (stop.isInMain) stops++;
    for (const fault of stop.found) faults.add(fault);
    if (stop.order && isDrawnBefore(stop.order.now, stop.order.before)) faults.add(`out of order: ${stop.order.text}`);
  }
  const missed = await page.evaluate(() => {
    const awaited: Set<Element> = Reflect.get(window, "awaited");
    return [...awaited]
      .filter((element) => element.isConnected && element.checkVisibility({ visibilityProperty: true }))
      .map(
        (element) =>
          `${element.tagName.toLowerCase()} '${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60)}'`,
      );
  });
  for (const name of missed) faults.add(`not reached: ${name}`);
  return { stops, faults: [...faults] };
}

/** Adds up, from the next page on, by how much what is shown moves while it loads. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number")
          Object.assign(window, { shift: Number(Reflect.get(window, "shift")) + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The layout shift of the page that is shown. */
export const shiftOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, "shift")));
