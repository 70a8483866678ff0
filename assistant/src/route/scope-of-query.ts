import { fold } from "@fanradar/words/fold";
import { allTime, isPeriod, untilToday } from "../period.ts";
import type { Query } from "../plan/query.ts";
import type { Question } from "../question.ts";
import type { Chatter } from "./first-reading.ts";
import type { Limit } from "./slots/find-limit.ts";
import { findModels, type NamedModel } from "./slots/find-models.ts";
import { findPlatforms } from "./slots/find-platforms.ts";
import { tokensOf } from "./tokens.ts";

/** Whose query it is, and when. */
export interface QueryContext {
  /** The question as the router reads it: its text and language stay. */
  read: Pick<Question, "text" | "language">;
  /** ISO instant of the question. */
  now: string;
  /** The person's own models, and who chats for which of them. */
  names: readonly NamedModel[];
  chatters: readonly Chatter[];
  /** What says nothing of whom it is about is about all own models. */
  meansAll: boolean;
}

/** Whom, when and how much a query is about. */
export type Named = Pick<Question, "models" | "platforms" | "order"> & Partial<Question>;

/** Whom, when and how much a query names; undefined where it names a model or a period that is not known. */
export function namedBy(query: Query, { now, names }: QueryContext): Named | undefined {
  const found = query.models.map((name) => findModels(tokensOf(name), names)[0]?.value);
  const models = [...new Set(found.filter((id) => id !== undefined))];
  // What is asked of no sums by a unit is known of all time where no days are named.
  const all = query.kind === "topic" ? null : `${allTime}..${now.slice(0, 10)}`;
  const [period, before] = [query.period, query.before].map((one) => (one === "all" ? all : untilToday(one, now)));
  const isUnknown = (one: string | null | undefined) => one != null && !isPeriod(one, now);
  if (found.includes(undefined) || isUnknown(period) || isUnknown(before)) return undefined;
  const without = exceptOf(query.except, names);
  if (query.except.length > 0 && !without) return undefined;
  const tagged = query.tag === null ? undefined : { tag: query.tag, models: wearing(query.tag, names) };
  return {
    ...{ models, platforms: query.platforms, order: query.order },
    ...(query.about && models.length === 0 && { scope: query.about }),
    ...((tagged || without?.models.length) && { scope: "all" }),
    ...(period && { period }),
    ...(before && { before }),
    ...(query.count !== null && { count: query.count }),
    ...(query.limit && { limit: limitOf(query.limit) }),
    ...(without && { without }),
    ...(tagged && { tagged }),
  };
}

const limitOf = ({ isPercent, ...limit }: NonNullable<Query["limit"]>): Limit => ({
  ...limit,
  ...(isPercent && { isShare: true }),
});

const wearing = (tag: string, names: readonly NamedModel[]): number[] =>
  names.filter(({ tags = [] }) => tags.some((one) => fold(one) === fold(tag))).map(({ id }) => id);

/** The models and platforms of these names; undefined where one is neither. */
function exceptOf(except: readonly string[], names: readonly NamedModel[]): Question["without"] {
  const found = except.map((name) => ({
    models: findModels(tokensOf(name), names).map(({ value }) => value),
    platforms: findPlatforms(name, tokensOf(name), true).map(({ value }) => value),
  }));
  if (found.length === 0 || found.some(({ models, platforms }) => models.length + platforms.length === 0))
    return undefined;
  return {
    models: found.flatMap(({ models }) => models),
    platforms: found.flatMap(({ platforms }) => platforms),
    metrics: [],
    words: except.join(", "),
  };
}
