import { platformNames } from "@fanradar/engine";
import { pathHandlePattern } from "./creators/creator-path.ts";

/** Every address of the web that is a page. The server answers every other address with 404. */
export const pagePaths = [
  "/",
  "/login",
  "/setup",
  "/signup",
  "/welcome",
  "/sample",
  "/model-signup",
  "/forgot-password",
  "/reset-password",
  "/security",
  "/settings",
  "/verify-email",
  "/email-change",
  "/mailbox",
  "/dashboard",
  "/model-dashboard",
  "/reports",
  "/search",
  "/analyze",
  "/ai-assistant",
  "/compare",
  "/analytics",
  "/creator/:platform/:handle",
  "/removal",
  "/methods",
  "/methods/:metric",
  "/help",
  "/changelog",
  "/terms",
  "/privacy",
  "/admin",
  "/submit",
  "/profiles",
  "/todos",
  "/report-history",
  "/notifications",
  "/report/:id",
  "/evidence/:id",
  "/earnings",
  "/earnings/:id",
  "/screenshots/:id",
  "/s/:token",
  "/consent/:token",
  "/join/:token",
  "/verify",
  "/unsubscribe",
  "/offline",
] as const;

export type PagePath = (typeof pagePaths)[number];

const patternOf: Record<string, string> = {
  ":id": "[1-9]\\d{0,9}",
  ":platform": `(?:${platformNames.join("|")})`,
  ":metric": "[a-zA-Z]+(?:\\.\\w+)*",
  ":token": "[\\w-]{1,128}",
  ":handle": pathHandlePattern.source.slice(1, -1),
};
const patterns = pagePaths.map((path) => new RegExp(`^${path.replace(/:\w+/g, (name) => patternOf[name] ?? name)}/?$`));

/** The element of a page that holds the answer of `getSession`. */
export const sessionElementId = "session";

/** The element of a page of `pagesOfInstance` that holds the answer of `getInstance`. */
export const instanceElementId = "instance";

/** Pages whose forms depend on the instance: drawn without its answer they would move once it comes. */
export const pagesOfInstance: readonly PagePath[] = ["/login", "/signup", "/submit", "/analyze"];

/** The page at this path (without query), undefined where there is none. */
export const pageAt = (path: string): PagePath | undefined => pagePaths.find((_, index) => patterns[index]?.test(path));

/** Is there a page at this path (without query)? */
export const isPagePath = (path: string) => pageAt(path) !== undefined;
