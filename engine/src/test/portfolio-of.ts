import { portfolio } from "../portfolio/portfolio.ts";
import type {
  PortfolioInput,
  PortfolioMetric,
  PortfolioSubject,
  TypicalPostCounts,
} from "../portfolio/portfolio-input.ts";
import { byId } from "./make-fact.ts";

export const day = (n: number) => new Date(Date.UTC(2026, 10, n)).toISOString();
export const empty: PortfolioInput = {
  asOf: day(20),
  period: { from: day(10), to: day(20) },
  before: { from: day(0), to: day(10) },
  bars: [
    { from: day(10), to: day(15) },
    { from: day(15), to: day(20) },
  ],
  of: "own",
  members: [],
  subjects: [],
  followers: [],
  posts: [],
  payments: [],
  paid: [],
};

export interface ModelCounts {
  /** Followers before, at the end of the first bar and now; absent where not read. */
  counts: [before?: number, first?: number, now?: number];
  /** Of the period. */
  posts?: TypicalPostCounts;
}

/** Models 1, 2, … with a profile on Instagram each. */
export function inputOf(of: PortfolioInput["of"], ...given: ModelCounts[]): PortfolioInput {
  const subjects = given.map((_, index): PortfolioSubject => {
    const id = String(index + 1);
    return { id, platform: "instagram", members: [id], kind: "api", sandbox: false };
  });
  return {
    ...empty,
    of,
    members: subjects.map(({ id }) => id),
    subjects,
    followers: given.map(({ counts: [before, first, now] }, index) => ({
      ...{ subject: String(index + 1), before, now, bars: [first, now] },
    })),
    posts: given.map(({ posts }, index) => ({ subject: String(index + 1), now: posts, bars: [] })),
  };
}
export const portfolioOf = (input: PortfolioInput, metric: PortfolioMetric = "followers") => {
  const found = portfolio(input, metric);
  return { ...found, facts: byId(found.facts) };
};
