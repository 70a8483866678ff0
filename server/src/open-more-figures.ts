import { splitSides } from "@fanradar/contract";
import type { Context } from "./context.ts";
import { can } from "./domain/access/policy.ts";
import { ownerOfModel } from "./domain/reports/find-report.ts";
import { findOwnAnalytics } from "./features/analytics/own-analytics.ts";
import type { MoreFigures } from "./features/assistant/more-figures.ts";
import { findOwnBreakdown } from "./features/earnings/own-breakdown.ts";
import { findOwnEarnings } from "./features/earnings/own-earnings.ts";
import { findOwnPayments } from "./features/earnings/own-payments.ts";
import { findGoals, presentGoals } from "./features/goals/find-goals.ts";
import type { GoalFigures } from "./features/goals/goal-ledger.ts";
import type { openPricing } from "./features/pricing/open-pricing.ts";
import { presentShifts } from "./features/shifts/present-shifts.ts";
import { presentSplits } from "./features/splits/present-splits.ts";
import { findSplitAccess } from "./features/splits/split-access.ts";
import type { Db } from "./platform/db/open-database.ts";

/** The prices, earnings, splits and portfolio that the assistant answers from: features do not import each other. */
export const openMoreFigures = ({ db, config }: Context, pricing: ReturnType<typeof openPricing>): MoreFigures => ({
  findPrices: pricing.ofOwn,
  findEarnings: (viewer, id, { days, ...of }) => findOwnEarnings(db, { id, query: { ...of, span: days }, viewer }),
  findPayments: (viewer, id, of) => findOwnPayments(db, { id, viewer, ...of }),
  findBreakdown: (viewer, models, { days, ...of }) => findOwnBreakdown(db, { ...of, viewer, models, days }),
  findSplits: async (viewer, id) => {
    const access = await findSplitAccess(db, viewer, id);
    const splits = access && (await presentSplits(db, access, { query: {}, now: new Date() }));
    return (
      splits && {
        ...splits,
        months: splits.months.map(({ month, isOver, confirmations }) => ({
          month,
          isOver,
          confirmed: splitSides.filter((side) => confirmations[side]?.isCurrent === true),
        })),
      }
    );
  },
  findChatters: async (viewer, id, { days, now }) => {
    const owner = await ownerOfModel(db, id);
    if (!owner || !can(viewer, "shift.read", owner)) return undefined;
    const found = await presentShifts(db, { modelId: id, query: {}, days, mayManage: false, now });
    const alone =
      found?.chatters.map(({ chatter, sales, aloneHours, perHour }) => ({
        ...{ names: [chatter], sales, hours: aloneHours, perHour },
      })) ?? [];
    const shared =
      found?.shared.map(({ chatters, sales }) => ({ names: chatters, sales, hours: null, perHour: null })) ?? [];
    const outside = found?.sums ? [{ names: [], sales: found.sums.outside, hours: null, perHour: null }] : [];
    return found && { facts: found.facts, sources: found.sources, chatters: [...alone, ...shared, ...outside] };
  },
  findCohorts: async (viewer, id) => {
    const cohorts = (await pricing.mayOn(viewer, "earnings.read", id))
      ? await pricing.cohortsOf(id, new Date())
      : undefined;
    return cohorts === "busy" ? undefined : cohorts;
  },
  findGoals: async (viewer, now) => {
    const { member } = viewer;
    if (!member) return undefined;
    const found = await findGoals(db, member, {});
    return presentGoals(db, openGoalFigures(db, pricing), { found, viewer, member, now });
  },
  findPortfolio: async (viewer, { days, isLatest, metric, most }) =>
    viewer.userId === null
      ? undefined
      : findOwnAnalytics(db, {
          ...{ userId: viewer.userId, viewer, period: "30d", days, isLatest, metric, most },
          perDollar: config.exchangeRates?.perDollar,
        }),
});

/** The earnings that goals are held against. Without `pricing`, as in a worker, nothing is said of what is to come. */
export const openGoalFigures = (db: Db, pricing?: ReturnType<typeof openPricing>): GoalFigures => ({
  findMonths: (viewer, id, currency) => findOwnEarnings(db, { id, query: { basis: "net", currency }, viewer }),
  findOutlook: async (viewer, id) => {
    const outlook = (await pricing?.mayOn(viewer, "earnings.read", id))
      ? await pricing?.outlookOf(id, new Date())
      : undefined;
    return outlook === "busy" ? undefined : outlook;
  },
});
