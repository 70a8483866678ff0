import { draws, effortOf } from "@fanradar/engine";
import { mean, shuffle } from "simple-statistics";
import { readPostsByAccount } from "./instagram-posts.ts";
import { type AccuracyLine, roundedPercent } from "./line.ts";

const posts = 20;
const planted = [1.5, 2, 3];
/** As the report states it. */
const least = 1.25;

/**
 * Where the posts go and where the response comes from, on real accounts taken as two platforms of one creator, each with 20 posts: of
 * claims that one platform brings a greater or a smaller part of the response than of the posts, how many still hold of the next 20 posts
 * of each (`held`); how often it is claimed of one account's posts dealt to two platforms at random (`falseClaims`); and how often it is
 * found where one of these draws more by a factor (`found`).
 */
export function effortAccuracy(folder: string): AccuracyLine[] {
  const draw = draws(31);
  const accounts = readPostsByAccount(folder)
    .filter((one) => one.length >= 2 * posts)
    .map((one) => one.slice(-2 * posts).map(({ interactions }) => interactions));
  const order = shuffle(accounts, draw);
  const pairs = order.flatMap((one, at) => {
    const other = order[at + 1];
    return at % 2 === 0 && other ? [[one, other] as const] : [];
  });
  const claims = pairs.flatMap(([one, other]) => {
    const way = wayOf(one.slice(0, posts), other.slice(0, posts));
    const later = mean(one.slice(posts)) - mean(other.slice(posts));
    return way === 0 ? [] : [Number(Math.sign(later) === way)];
  });
  const dealt = accounts.map((one) => {
    const mixed = shuffle(one, draw);
    return [mixed.slice(0, posts), mixed.slice(posts)] as const;
  });
  const found = (factor: number) =>
    roundedPercent(
      mean(
        dealt.map(([one, other]) =>
          Number(
            wayOf(
              one.map((count) => factor * count),
              other,
            ) === 1,
          ),
        ),
      ),
    );
  return [
    {
      part: "effort",
      set: "instagram-posts",
      n: pairs.length,
      claims: claims.length,
      held: roundedPercent(mean(claims)),
      falseClaims: roundedPercent(mean(dealt.map(([one, other]) => Number(wayOf(one, other) !== 0)))),
      found: Object.fromEntries(planted.map((factor) => [factor, found(factor)])),
    },
  ];
}

/** 1 where the first brings surely more of the response than of the posts, −1 where less. */
function wayOf(one: number[], other: number[]): -1 | 0 | 1 {
  const [effort] = effortOf(
    new Map([
      ["instagram", one],
      ["x", other],
    ]),
  );
  if (!effort) return 0;
  const { posts: share, response } = effort;
  if (response.low > share && response.value >= least * share) return 1;
  return response.high < share && response.value <= share / least ? -1 : 0;
}
