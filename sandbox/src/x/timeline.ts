import { openToken, sealToken } from "../opaque-token.ts";
import { commaList, type Query, queryText } from "../read-query.ts";
import type { SandboxAccount } from "../world/account.ts";
import { postsBy } from "../world/post-times.ts";
import { postOriginOf } from "../world/posts.ts";
import { invalidRequest, type XProblem } from "./problems.ts";

/** Older posts than these are out of reach. */
const reach = 3_200;
const sizes = { least: 5, usual: 10, most: 100 } as const;

export interface Timeline {
  /** Numbers of the page's posts, newest first. */
  page: number[];
  nextToken?: string;
}

type TimelineResult = { ok: true; value: Timeline } | { ok: false; problem: XProblem };

/** Which posts a call to a timeline answers: what it leaves out, and its page. */
export function timelinePage(
  account: SandboxAccount,
  query: Query,
  { at, endsEmpty }: { at: number; endsEmpty: boolean },
): TimelineResult {
  const refuse = (name: string, message: string): TimelineResult => ({
    ok: false,
    problem: invalidRequest(name, queryText(query, name) ?? "", message),
  });
  const size = Number(queryText(query, "max_results") ?? sizes.usual);
  if (!Number.isInteger(size) || size < sizes.least || size > sizes.most)
    return refuse(
      "max_results",
      `The \`max_results\` query parameter value [${queryText(query, "max_results")}] is not between ${sizes.least} and ${sizes.most}`,
    );
  const count = postsBy(account, at);
  const token = queryText(query, "pagination_token");
  const place = token === undefined ? String(count) : openToken(token, account.key);
  if (place === undefined)
    return refuse("pagination_token", "The `pagination_token` query parameter value is not valid");

  const excluded = new Set<string>(
    commaList(query, "exclude").map((name) => (name === "replies" ? "reply" : "retweet")),
  );
  const oldest = Math.max(0, count - reach);
  /** The newest posts before one, up to a size. */
  const before = (end: number, most: number) => {
    const found: number[] = [];
    for (let index = end - 1; index >= oldest && found.length < most; index--)
      if (!excluded.has(postOriginOf(account, index))) found.push(index);
    return found;
  };
  const page = before(Math.min(count, Number(place)), size);
  const last = page.at(-1);
  const hasNext = last !== undefined && (endsEmpty || before(last, 1).length > 0);
  return { ok: true, value: { page, ...(hasNext && { nextToken: sealToken(String(last), account.key) }) } };
}
