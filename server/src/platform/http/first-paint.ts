import { answersElementId, type DrawnPage, type DrawnVisit, type DrawPage, type PagePath } from "@fanradar/contract";
import { asData } from "./as-data.ts";

/** Where the first paint belongs in the built page. */
export const firstPaintMark = "<!--first-paint-->";

/** Pages that are drawn for visitors before their code is there. */
export const drawnPages: ReadonlySet<PagePath> = new Set<PagePath>([
  "/",
  "/search",
  "/creator/:platform/:handle",
  "/s/:token",
]);

/**
 * What a visitor sees of a page while its code is on its way, drawn by the page's own components, and what it was drawn from. Nothing in it
 * can be pressed or is read out: the app replaces it whole with its own first drawing.
 */
export async function firstPaint(drawPage: DrawPage, visit: DrawnVisit): Promise<DrawnPage> {
  const { head, body } = await drawPage(visit);
  const { markup, rules } = withoutStyles(body);
  return {
    head: `${head}${rules === "" ? "" : `<style nonce="__CSP_NONCE__" data-drawn>${rules}</style>`}`,
    body: `<div id="first-paint" data-drawn inert aria-hidden="true">${markup}</div>${asData(answersElementId, visit.answers)}`,
  };
}

/**
 * Styles of attributes as rules: the page's policy admits a style element by its nonce, and no attribute. None of them holds a text that
 * somebody has written: they are places, sizes and colours.
 */
function withoutStyles(markup: string): { markup: string; rules: string } {
  const numbers = new Map<string, number>();
  const numbered = markup.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` data-style="${number}"`;
  });
  const rules = [...numbers].map(([style, number]) => `[data-style="${number}"]{${style}}`);
  return { markup: numbered, rules: rules.join("") };
}
