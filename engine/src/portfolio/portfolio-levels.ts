import type { FormulaKey } from "../catalogue/formulas.ts";
import { daysIn } from "../ledger/days-in.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { recordFact } from "../ledger/make-fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { openBooks } from "./books.ts";
import { changeOf } from "./change-of.ts";
import { rangeOfOwnChanges } from "./own-changes.ts";
import type { PortfolioInput, PortfolioSubject } from "./portfolio-input.ts";
import type { AddPortfolioFact } from "./portfolio-ledger.ts";
import { fewestPosts, type Readings, ratedProfiles } from "./readings.ts";
import { typical } from "./typical.ts";

interface LevelsOptions {
  readings: Readings;
  books: ReturnType<typeof openBooks>;
  addFact: AddPortfolioFact;
  /** A figure of fewer subjects is missing. */
  fewest: number;
}

interface Level {
  prefix: string;
  platform?: Platform;
  name: "portfolio.followers" | "portfolio.engagement";
  formula: FormulaKey;
  of: readonly PortfolioSubject[];
  valueAt: (subject: PortfolioSubject, span: "now" | "before") => number | undefined;
  join: typeof typical;
  /** Why it is missing where nothing is known. */
  none: Reason;
  /** Of a change over so few that it has none of its own; undefined where it is then not shown. */
  rangeOf: (both: readonly PortfolioSubject[], value: number) => Pick<Fact, "low" | "high" | "level"> | undefined;
}

type LevelContext = Pick<LevelsOptions, "addFact" | "fewest"> & { input: PortfolioInput };

const sumOf = (values: readonly number[]): ReturnType<typeof typical> => ({
  value: values.reduce((sum, value) => sum + value, 0),
});

/** A statistic over people needs as many. */
const fewestCreators = 5;

/** Of how many subjects a figure is, at the least. */
export const fewestOf = ({ of: whose }: Pick<PortfolioInput, "of">) => (whose === "creators" ? fewestCreators : 1);

/** How counts and amounts of many become one: one's own are added up; of creators it is the typical one. */
export const togetherOf = ({ of: whose }: Pick<PortfolioInput, "of">) => (whose === "own" ? sumOf : typical);

/** Of how many models or creators a portfolio is, whatever is known of them. */
export const memberCount = ({ members, asOf, of: whose }: PortfolioInput): Fact =>
  recordFact(
    { id: "portfolio.members", metric: "portfolio.members", value: members.length, asOf, formula: "count.members" },
    { scope: whose === "own" ? "owner" : "public" },
  );

/** The counts of the profiles that a change is of, at both times; their ids. */
function addCompared(
  { id, platform, valueAt }: Pick<Level, "platform" | "valueAt"> & { id: string },
  both: readonly PortfolioSubject[],
  { input, addFact }: LevelContext,
): string[] {
  return (["before", "now"] as const).map((span) => {
    const value = both.reduce((sum, one) => sum + (valueAt(one, span) ?? 0), 0);
    const [when, days] = span === "before" ? ["comparedBefore", input.before] : ["compared", input.period];
    const fact = { id: `${id}.${when}`, metric: "followers", ...(platform && { platform }), value } as const;
    addFact({ ...fact, n: both.length, sampleOf: "profiles", formula: "sum.follows", period: daysIn(days) }, both);
    return fact.id;
  });
}

/** Adds one metric of these subjects, with its change where enough of them have it in both periods. */
function addLevel(
  { prefix, platform, name, formula, of, valueAt, join, none, rangeOf }: Level,
  context: LevelContext,
): void {
  const { input, addFact, fewest } = context;
  const about = { id: `${prefix}${name}`, metric: name, ...(platform && { platform }) };
  const known = of.filter((one) => valueAt(one, "now") !== undefined);
  if (known.length < fewest) {
    const reason: Reason =
      input.of === "creators" && known.length > 0 ? { code: "too-few-peers", needs: fewest, has: known.length } : none;
    addFact({ ...about, reason }, []);
    return;
  }
  addFact(
    {
      ...about,
      ...join(known.flatMap((one) => valueAt(one, "now") ?? [])),
      n: known.length,
      sampleOf: "profiles",
      formula,
      // Of the last posts, which may be older than the period.
      ...(!(name === "portfolio.engagement" && input.isLatest) && { period: daysIn(input.period) }),
    },
    known,
  );
  const both = known.filter((one) => valueAt(one, "before") !== undefined);
  const changed = changeOf(
    both.map((one) => [valueAt(one, "before") ?? 0, valueAt(one, "now") ?? 0]),
    { fewest, isTypical: join === typical },
  );
  const range = changed && (changed.low === undefined ? rangeOf(both, Number(changed.value)) : {});
  // A change of engagement without a range cannot be distinguished from chance.
  if (!changed || !range) return;
  // A profile without a count at one of the times is in the sum and not in its change, which is therefore named with both of its counts.
  const inputs =
    changed.formula === "portfolio.change" ? addCompared({ ...about, valueAt }, both, context) : [about.id];
  addFact(
    {
      id: `${about.id}.change`,
      metric: `${name}.change`,
      ...(platform && { platform }),
      ...changed,
      ...range,
      sampleOf: "profiles",
      inputs,
      period: daysIn(input.before),
    },
    both,
  );
}

/**
 * Adds followers, engagement and earnings of these subjects, of one platform or of all, each with its change where enough of them
 * have it in both periods.
 */
export function levelsOf(input: PortfolioInput, { readings, books, addFact, fewest }: LevelsOptions) {
  const { followers, posts, rateOf } = readings;
  const together = togetherOf(input);
  const context = { input, addFact, fewest };

  return (of: readonly PortfolioSubject[], platform?: Platform) => {
    const shared = { prefix: platform ? `${platform}.` : "", ...(platform && { platform }) };
    addLevel(
      {
        ...{ ...shared, of, name: "portfolio.followers", join: together, none: { code: "no-follower-count" } },
        formula: input.of === "own" ? "sum.follows" : "portfolio.median",
        valueAt: (one, span) => followers(one.id, span),
        rangeOf: () => ({}),
      },
      context,
    );
    const most = Math.max(0, ...of.map(({ id }) => posts(id, "now")?.n ?? 0));
    addLevel(
      {
        ...{ ...shared, name: "portfolio.engagement", formula: "portfolio.engagement", join: typical },
        of: platform ? of : ratedProfiles(of, readings),
        valueAt: (one, span) => rateOf(one, span, fewestPosts),
        none: { code: "too-few-posts", needs: fewestPosts, has: most },
        rangeOf: (both, value) => rangeOfOwnChanges(both, readings, value),
      },
      context,
    );
    for (const { fact, behind } of books.earnings({ platform, together, fewest })) addFact(fact, behind);
  };
}
