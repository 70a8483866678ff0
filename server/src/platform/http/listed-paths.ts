import type { PagePath } from "@fanradar/contract";
import { explainedMetrics, isExplained } from "@fanradar/engine/catalogue/methods";

/** Public pages that no user made: without a query, as they open. */
const fixedPaths: readonly PagePath[] = [
  ...(["/", "/search", "/analyze", "/ai-assistant", "/compare", "/analytics"] as const),
  ...(["/login", "/signup", "/model-signup", "/removal", "/methods", "/help", "/terms", "/privacy"] as const),
  "/changelog",
];

const methodPath = /^\/methods\/([^/]+)\/?$/;

/** False where the path names a metric that no page explains. */
export const isKnownMethod = (path: string): boolean =>
  isExplained(methodPath.exec(path)?.[1] ?? "") || !methodPath.test(path);

/** Whether search engines may list a page that no user made. */
export const isListed = ({ path, query }: { path: string; query: string }): boolean =>
  query === "" && (fixedPaths.some((one) => one === path) || isExplained(methodPath.exec(path)?.[1] ?? ""));

/** The pages that no user made and search engines may list, each once: the first page is `/search`. */
export const sitemapPaths: readonly string[] = [
  ...fixedPaths.filter((path) => path !== "/"),
  ...explainedMetrics.map((metric) => `/methods/${metric}`),
];
