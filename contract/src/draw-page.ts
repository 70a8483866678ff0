import type { Language } from "./user/languages.ts";
import type { ExchangeRates } from "./user/settings.ts";

/** The element of a drawn page that holds what it was drawn from: the answers of its calls, by address. */
export const answersElementId = "answers";

/** Selects what the server has drawn of a page, and what stands in its head for that: the page's own first drawing takes its place. */
export const drawnElements = "[data-drawn]";

/** The cookie of a device that hides amounts of money. */
export const hiddenAmountsCookie = "hide_amounts";

/** A visitor's request for a page that the server draws. */
export interface DrawnVisit {
  /** Without a query. */
  path: string;
  /** What the address has after its question mark. */
  query: string;
  language: Language;
  /** IANA name. The server does not know the browser's own. */
  timeZone: string;
  rates: ExchangeRates | null;
  mode: "demo" | "live";
  isExposed: boolean;
  /** Whether this device hides amounts of money. */
  hidesAmounts: boolean;
  /** What calls of the page answer, by their address: those of `firstRequests`, and `openShare` by its path. */
  answers: Readonly<Record<string, unknown>>;
}

/** Elements of the head, and the page. Styles stand in attributes. */
export interface DrawnPage {
  head: string;
  body: string;
}

/** Draws a page for a visitor with the components of the page itself. */
export type DrawPage = (visit: DrawnVisit) => Promise<DrawnPage>;
