import type { Page } from "@playwright/test";

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

/**
 * Walks the page by Tab and returns what of it has the focus and shows no sign of it, or lies wholly behind something fixed.
 * Ends where the focus leaves the page, or after that many stops.
 */
export async function focusFaults(page: Page, stops = 120): Promise<string[]> {
  const faults = new Set<string>();
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return "end";
      const name = `${element.tagName.toLowerCase()} '${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60)}'`;
      // A field may mark its box in its stead, and a hidden radio button its label.
      const marked = [element, element.parentElement, element.nextElementSibling, element.closest("label")];
      const isMarked = marked.some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || /rgb|oklch/.test(boxShadow);
      });
      if (!isMarked) return `unmarked: ${name}`;
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
      return isSeen ? "" : `behind: ${name}`;
    });
    if (fault === "end") break;
    if (fault) faults.add(fault);
  }
  return [...faults];
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
