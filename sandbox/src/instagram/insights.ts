import type { SandboxAccount } from "../world/account.ts";
import { between, chanceOf, pickOf } from "../world/chance.ts";
import { followersAt } from "../world/followers.ts";
import { postsBy } from "../world/post-times.ts";
import { countsAt, postOf, type WorldPost } from "../world/posts.ts";
import { type GraphFailure, invalid } from "./graph-errors.ts";
import type { Subject } from "./media.ts";

export type InsightQuery = Record<string, string | undefined>;
type InsightResult = { ok: true; value: object[] } | { ok: false; failure: GraphFailure };

/** Smaller accounts get neither demographics nor hours online. */
const fewestFollowers = 100;
const daySeconds = 86_400;
const mostDays = 30;
const dimensions = ["country", "city", "age", "gender"] as const;
type Dimension = (typeof dimensions)[number];

/** Insights of the account; no data is an empty list. One metric that is not known fails the call. */
export function accountInsights({ account, at }: Subject, query: InsightQuery): InsightResult {
  const names = (query.metric ?? "").split(",");
  const answers: object[] = [];
  for (const name of names) {
    const one = metricOf(account, at, name, query);
    if (!one.ok) return one;
    answers.push(...one.value);
  }
  return { ok: true, value: answers };
}

function metricOf(account: SandboxAccount, at: number, name: string, query: InsightQuery): InsightResult {
  const refuse = (message: string): InsightResult => ({ ok: false, failure: invalid(message) });
  const hasAudience = followersAt(account, at) >= fewestFollowers;
  switch (name) {
    case "reach":
    case "views": {
      if (query.period !== "day" || query.metric_type !== "total_value") return refuse("Incompatible period");
      const [since, until] = [Number(query.since ?? at / 1_000 - daySeconds), Number(query.until ?? at / 1_000)];
      if (!(since < until) || until - since > mostDays * daySeconds) return refuse("Invalid time range");
      const value = totalOf(account, name, { since: since * 1_000, until: until * 1_000 });
      return { ok: true, value: value === 0 ? [] : [{ name, period: "day", total_value: { value } }] };
    }
    case "follower_demographics": {
      const dimension = dimensions.find((one) => one === query.breakdown);
      if (query.period !== "lifetime" || !dimension || query.timeframe === undefined)
        return refuse("The breakdown or the timeframe is not valid");
      const results = partsOf(account, at, dimension).map(([key, value]) => ({ dimension_values: [key], value }));
      const total_value = { breakdowns: [{ dimension_keys: [dimension], results }] };
      return { ok: true, value: hasAudience ? [{ name, period: "lifetime", total_value }] : [] };
    }
    case "online_followers": {
      if (query.period !== "lifetime") return refuse("Incompatible period");
      const end_time = `${new Date(at).toISOString().slice(0, 10)}T07:00:00+0000`;
      const values = [{ value: hoursOf(account, at), end_time }];
      return { ok: true, value: hasAudience ? [{ name, period: "lifetime", values }] : [] };
    }
    default:
      return refuse(`metric[0] must be one of the following values: reach, views, follower_demographics (${name})`);
  }
}

/** Reach and views of the posts of a span, and of older ones that still draw: more than any post has, less than all together. */
function totalOf(
  account: SandboxAccount,
  name: "reach" | "views",
  { since, until }: { since: number; until: number },
): number {
  const [from, to] = [postsBy(account, since), postsBy(account, until)];
  let views = 0;
  for (let index = Math.max(0, from - 3); index < to; index++)
    views += countsAt(account, postOf(account, index), until).views;
  return name === "views" ? views : Math.floor(views * between(0.35, 0.6, account.key, "reach"));
}

/** Insights of one post: all requested metrics, or none. */
export function postInsights({ account, at }: Subject, post: WorldPost, query: InsightQuery): InsightResult {
  const { likes, comments, shares, saves, views } = countsAt(account, post, at);
  const known: Record<string, number> = {
    reach: Math.floor(views * between(0.6, 0.9, account.key, "post-reach", post.index)),
    views,
    likes,
    comments,
    shares,
    saved: saves,
    total_interactions: likes + comments + shares + saves,
  };
  const names = (query.metric ?? "").split(",");
  const strange = names.find((name) => known[name] === undefined);
  if (strange !== undefined) return { ok: false, failure: invalid(`metric is not supported: ${strange}`) };
  return { ok: true, value: names.map((name) => ({ name, period: "lifetime", values: [{ value: known[name] }] })) };
}

const homes: Record<string, readonly [country: string, city: string]> = {
  en: ["US", "Chicago, Illinois"],
  es: ["ES", "Valencia, Valencia"],
  de: ["DE", "Leipzig, Saxony"],
  fr: ["FR", "Lyon, Auvergne-Rhône-Alpes"],
  pt: ["PT", "Porto, Porto"],
  ja: ["JP", "Nagoya, Aichi"],
  ko: ["KR", "Busan, Busan"],
  ar: ["EG", "Giza, Giza"],
};
const others = ["GB", "BR", "CA", "IN", "MX", "IT", "AU"] as const;
const otherCities = ["Leeds, England", "Toronto, Ontario", "Pune, Maharashtra", "Perth, Western Australia"] as const;
const ages = ["13-17", "18-24", "25-34", "35-44", "45-54", "55-64", "65+"] as const;
const ageWeights = [3, 27, 38, 18, 8, 4, 2] as const;

/** Followers by a dimension: what is placed is fewer than all. */
function partsOf(account: SandboxAccount, at: number, dimension: Dimension): [string, number][] {
  const { key, creator } = account;
  const [country, city] = homes[creator.language] ?? ["US", "Chicago, Illinois"];
  const placed = followersAt(account, at) * between(0.82, 0.97, key, "placed");
  const keys: Record<Dimension, readonly string[]> = {
    country: [country, ...others.filter((one) => one !== country)],
    city: [city, ...otherCities],
    age: ages,
    gender: ["F", "M", "U"],
  };
  const weightOf = (name: string, place: number) =>
    dimension === "age"
      ? (ageWeights[place] ?? 1) * between(0.8, 1.2, key, name)
      : (dimension === "gender" ? ([40, 50, 6][place] ?? 1) : 50 / (1 + place) ** 1.4) * between(0.7, 1.3, key, name);
  const weights = keys[dimension].map((name, place) => [name, weightOf(name, place)] as const);
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.map(([name, weight]) => [name, Math.floor((placed * weight) / all)]);
}

/** Followers online at each hour of the platform's day; now and then a day comes empty. */
function hoursOf(account: SandboxAccount, at: number): Record<string, number> {
  const { key, hour } = account;
  if (chanceOf(key, "no-hours", Math.floor(at / (daySeconds * 1_000))) < 0.05) return {};
  const peak = Math.floor(hour) + Number(pickOf(["0", "1", "2"], key, "peak"));
  return Object.fromEntries(
    Array.from({ length: 24 }, (_, one) => {
      const distance = Math.min((one - peak + 48) % 24, (peak - one + 48) % 24);
      return [String(one), Math.floor(followersAt(account, at) * (0.08 + 0.3 * Math.exp(-((distance / 4) ** 2))))];
    }),
  );
}
