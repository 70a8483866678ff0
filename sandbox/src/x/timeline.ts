import { openToken, sealToken } from "../opaque-token.ts";
import { commaList, type Query, queryText } from "../read-query.ts";
import type { SandboxAccount } from "../world/account.ts";
import { postsBy } from "../world/post-times.ts";
import { postOriginOf } from "../world/posts.ts";
import { instantOf } from "./ids.ts";
import { invalidRequest, type XProblem } from "./problems.ts";

/** Older posts than these are out of reach. */
const reach = 3_200;
const sizes = { least: 5, usual: 10, most: 100 } as const;

export interface Timeline {
  /** Numbers of the page's posts, newest first. */
  page: number[];
  nextToken?: string;
  previousToken?: string;
}

type TimelineResult = { ok: true; value: Timeline } | { ok: false; problem: XProblem };

/** Which posts a call to a timeline answers: its window, what it leaves out, and its page. */
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
  const edges = readEdges(account, query, at);
  if ("wrong" in edges) return refuse(edges.wrong, `The \`${edges.wrong}\` query parameter value is not valid`);
  const token = queryText(query, "pagination_token");
  const place = token === undefined ? `older:${edges.to}` : openToken(token, account.key);
  const [, direction, number] = /^(older|newer):(\d+)$/.exec(place ?? "") ?? [];
  if (number === undefined)
    return refuse("pagination_token", "The `pagination_token` query parameter value is not valid");

  const excluded = new Set<string>(
    commaList(query, "exclude").map((name) => (name === "replies" ? "reply" : "retweet")),
  );
  const isShown = (index: number) => !excluded.has(postOriginOf(account, index));
  const start = Math.min(edges.to, Number(number));
  const page =
    direction === "older"
      ? walk(start - 1, -1, (index) => index >= edges.from, isShown, size)
      : walk(start + 1, 1, (index) => index < edges.to, isShown, size).reverse();
  const [newest, oldest] = [page[0], page.at(-1)];
  if (newest === undefined || oldest === undefined) return { ok: true, value: { page } };
  const hasOlder = walk(oldest - 1, -1, (index) => index >= edges.from, isShown, 1).length > 0;
  const hasNewer = walk(newest + 1, 1, (index) => index < edges.to, isShown, 1).length > 0;
  return {
    ok: true,
    value: {
      page,
      ...((hasOlder || endsEmpty) && { nextToken: sealToken(`older:${oldest}`, account.key) }),
      ...(hasNewer && { previousToken: sealToken(`newer:${newest}`, account.key) }),
    },
  };
}

/** Walks from a number on and collects those that are shown, up to a size. */
function walk(
  from: number,
  step: 1 | -1,
  isInside: (index: number) => boolean,
  isShown: (index: number) => boolean,
  size: number,
): number[] {
  const found: number[] = [];
  for (let index = from; isInside(index) && found.length < size; index += step) if (isShown(index)) found.push(index);
  return found;
}

/** The posts [from, to) that the times and ids of the query leave. */
function readEdges(
  account: SandboxAccount,
  query: Query,
  at: number,
): { from: number; to: number } | { wrong: string } {
  const count = postsBy(account, at);
  let from = Math.max(0, count - reach);
  let to = count;
  for (const name of ["start_time", "end_time", "since_id", "until_id"] as const) {
    const text = queryText(query, name);
    if (text === undefined) continue;
    const instant = name.endsWith("_id") ? instantOf(text) : timeOf(text);
    if (instant === undefined) return { wrong: name };
    if (name === "start_time") from = Math.max(from, postsBy(account, instant - 1));
    else if (name === "since_id") from = Math.max(from, postsBy(account, instant));
    else to = Math.min(to, postsBy(account, instant - 1));
  }
  return { from, to: Math.max(from, to) };
}

function timeOf(text: string): number | undefined {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);
  return isTime && Number.isFinite(Date.parse(text)) ? Date.parse(text) : undefined;
}
