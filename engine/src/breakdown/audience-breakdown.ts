import type { MetricName } from "../catalogue/metrics.ts";
import type { Fact } from "../ledger/fact.ts";
import { sumOfFigures } from "../ledger/sum-of-figures.ts";
import {
  type AudienceColumn,
  type BreakdownUnit,
  beyondOf,
  changeOf,
  eachOf,
  isOfTime,
  type Limit,
  medianOf,
  type RunOf,
  streaksOf,
} from "./operations.ts";

/** What models gained or posted in one unit, as far as it is known of each. */
export interface AudienceGroup {
  key: string;
  isWhole: boolean;
  figures: readonly { model: number; fact: Fact }[];
}

export interface AudienceInput {
  by: BreakdownUnit;
  column: AudienceColumn;
  groups: readonly AudienceGroup[];
  /** All days in one. */
  total: AudienceGroup;
  /** The same of the days before. */
  before?: { groups: readonly AudienceGroup[]; total: AudienceGroup } | undefined;
  limit?: Limit | undefined;
  /** What holds for units in a row that are counted. */
  run?: RunOf | undefined;
}

/** What each column is called. */
export const audienceMetrics = {
  gain: "gain",
  posts: "portfolio.posts",
  likes: "posts.likes",
  comments: "posts.comments",
  views: "posts.views",
} as const satisfies Record<AudienceColumn, MetricName>;

/**
 * What an audience or posts came to by a unit, added up over models: `breakdown.{column}.{key}`, of each model `{id}.breakdown.{column}.{key}`,
 * and what is asked of the groups, as `breakdownFacts` has it of payments. A group that is not known of all models that are known of others is
 * the sum of those that are.
 */
export function audienceFacts({ by, column, groups, total, before, limit, run }: AudienceInput): Fact[] {
  const metric = audienceMetrics[column];
  const added = ({ figures }: AudienceGroup, id: string) =>
    sumOfFigures(
      figures.map(({ fact }) => fact),
      { id, metric },
    );
  const rows = groups.flatMap((group) => {
    const sum = added(group, `breakdown.${column}.${group.key}`);
    return sum ? [{ group, sum }] : [];
  });
  const all = added(total, `breakdown.${column}`);
  const ofModels = isOfTime(by)
    ? groups.flatMap(({ key, figures }) =>
        figures.map(({ model, fact }) => ({ ...fact, id: `${model}.breakdown.${column}.${key}`, metric })),
      )
    : [];
  const earlier = before ? [...before.groups, { ...before.total, key: "" }] : [];
  const compared = earlier.flatMap((group) => {
    const end = group.key === "" ? "" : `.${group.key}`;
    const was = added(group, `breakdown.before${end}`);
    const now = end === "" ? all : rows.find((row) => row.group.key === group.key)?.sum;
    return was && now ? [was, ...changeOf(was, now, `breakdown.change${end}`)] : [];
  });
  const facts = rows.map(({ sum }) => sum);
  const whole = rows.filter(({ group }) => group.isWhole).map(({ sum }) => sum);
  return [
    ...facts,
    ...(all ? [all] : []),
    ...ofModels,
    ...compared,
    ...eachOf(by, whole),
    ...medianOf(by, whole),
    ...(isOfTime(by)
      ? streaksOf(
          run,
          rows.map(({ sum, group: { isWhole } }) => ({ fact: sum, isWhole })),
        )
      : []),
    ...beyondOf(limit, isOfTime(by) ? whole : facts, all?.period),
  ];
}
