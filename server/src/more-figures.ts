import type { Context } from "./context.ts";
import { findOwnAnalytics } from "./features/analytics/own-analytics.ts";
import type { MoreFigures } from "./features/assistant/load-knowledge.ts";
import { findOwnEarnings } from "./features/earnings/own-earnings.ts";
import type { openPricing } from "./features/pricing/open-pricing.ts";

/** The prices, earnings and portfolio that the assistant answers from: features do not import each other. */
export const openMoreFigures = ({ db, config }: Context, pricing: ReturnType<typeof openPricing>): MoreFigures => ({
  findPrices: pricing.ofOwn,
  findEarnings: (viewer, id, of) =>
    findOwnEarnings(db, { id, query: { basis: of.basis, span: of.days, isLatest: of.isLatest }, viewer }),
  findPortfolio: async (viewer, { days, isLatest, metric, most }) =>
    viewer.userId === null
      ? undefined
      : findOwnAnalytics(db, {
          ...{ userId: viewer.userId, viewer, period: "30d", days, isLatest, metric, most },
          perDollar: config.exchangeRates?.perDollar,
        }),
});
