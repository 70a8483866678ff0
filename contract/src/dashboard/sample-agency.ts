import type { Attention } from "./attention.ts";
import type { PortfolioFigures } from "./get-dashboard.ts";
import type { PortfolioPage } from "./list-portfolio.ts";

/** `/sample-agency.json`: what a dashboard answers for made-up creators, sealed when the web was built. `/sample-agency-{id}.json` has the report of each. */
export interface SampleAgency {
  portfolio: PortfolioFigures;
  attention: Attention;
  models: Pick<PortfolioPage, "models" | "series" | "facts" | "sources">;
}
