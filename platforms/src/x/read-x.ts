import { noItems } from "../count.ts";
import { describeMismatch } from "../field-differences.ts";
import { type FetchResult, getJson } from "../http/get-json.ts";
import { withRetries } from "../http/with-retries.ts";
import type { FailedOutcome, ProfileReading, ReadOptions, Usage } from "../reading.ts";
import { classifyPartial, classifyStatus, usageOf } from "./classify.ts";
import { readCostCents } from "./cost.ts";
import { toObservations, toPosts } from "./to-observations.ts";
import { timelineAnswer, userAnswer, type XPost, type XUser } from "./wire.ts";

export interface XAccess {
  /** `https://api.x.com`, or the sandbox's. */
  baseUrl: string;
  bearerToken: string;
}

export const userFields = "description,name,protected,public_metrics,username,verified";
const tweetFields = "created_at,public_metrics";
/** The smallest page that X returns. */
export const fewestPostsRead = 5;
const pageSize = 100;
const mostPages = 10;
const deadlineMs = 20_000;
const tries = 3;

/** Reads a public profile of X by its handle, then its newest own posts (API v2, app-only). Every resource returned costs. */
export async function readX(access: XAccess, handle: string, options: ReadOptions): Promise<ProfileReading> {
  const now = options.observedAt;
  const found = await callApi(
    access,
    `/2/users/by/username/${encodeURIComponent(handle)}`,
    { "user.fields": userFields },
    options,
  );
  const refuse = (result: FailedOutcome, detail: string, usage: Usage = {}, costCents = 0): ProfileReading => ({
    result,
    usage,
    costCents,
    detail,
  });
  if (!found.ok) return refuse("upstream_error", found.why);
  const { status, headers, body } = found.answer;
  const refused = classifyStatus(status, body);
  const usage = usageOf(headers, { now, refused: refused === "rate_limited" });
  if (refused) return refuse(refused, `status ${status}`, usage);
  const answer = userAnswer.safeParse(body);
  if (!answer.success) return refuse("contract_error", describeMismatch(answer.error), usage);
  const user = answer.data.data;
  if (!user) return refuse(classifyPartial(answer.data.errors ?? []) ?? "contract_error", "no data", usage);
  if (user.username.toLowerCase() !== handle.toLowerCase())
    return refuse("contract_error", "answered another account", usage, readCostCents(0));
  // X returns the counts of a protected account too; its owner has not published them, so they are dropped.
  if (user.protected) return refuse("private", "protected", usage, readCostCents(0));

  const timeline =
    options.posts >= fewestPostsRead && !usage.blockedUntil ? await readTimeline(access, user, options) : undefined;
  if (timeline?.withheld) return refuse(timeline.withheld, "timeline withheld", timeline.usage, readCostCents(0));
  return readingOf(user, timeline, { options, usage });
}

/** What an account and its timeline say, where one was read; every resource that was answered costs. */
export function readingOf(
  user: XUser,
  timeline: Timeline | undefined,
  { options: { observedAt, evidence }, usage }: { options: ReadOptions; usage: Usage },
) {
  const { items, refused } = timeline ?? noItems;
  const { posts, undated } = toPosts(items, evidence);
  return {
    result: "ok" as const,
    externalId: user.id,
    ...(user.name && { displayName: user.name }),
    ...(user.description && { biography: user.description }),
    observations: toObservations(user, { observedAt, evidence }),
    posts,
    postsDropped: refused + undated,
    postsComplete: timeline?.complete ?? false,
    usage: timeline?.usage ?? usage,
    costCents: readCostCents(items.length + refused),
  };
}

interface Timeline {
  items: XPost[];
  /** Posts that were answered and broke the contract. */
  refused: number;
  complete: boolean;
  usage: Usage;
  /** The account itself may not be read, which the profile did not say. */
  withheld?: "private" | "suspended";
}

/** Pages of an account's own posts, newest first. A page that fails ends the reading: what came before it stands, marked incomplete. */
export async function readTimeline(access: XAccess, { id }: XUser, options: ReadOptions): Promise<Timeline> {
  const items: XPost[] = [];
  let refused = 0;
  let usage: Usage = {};
  let token: string | undefined;
  let pages = 0;
  do {
    const size = Math.min(pageSize, Math.max(fewestPostsRead, options.posts - items.length - refused));
    const query = {
      max_results: String(size),
      "tweet.fields": tweetFields,
      exclude: "replies,retweets",
      ...(token && { pagination_token: token }),
    };
    const response = await callApi(access, `/2/users/${encodeURIComponent(id)}/tweets`, query, options);
    if (!response.ok) return { items, refused, complete: false, usage };
    const { status, headers, body } = response.answer;
    const refusal = classifyStatus(status, body);
    usage = usageOf(headers, { now: options.observedAt, refused: refusal === "rate_limited" });
    const answer = timelineAnswer.safeParse(body);
    if (refusal || !answer.success) return { items, refused, complete: false, usage };
    const partial = answer.data.data ? undefined : classifyPartial(answer.data.errors ?? []);
    if (partial === "private" || partial === "suspended")
      return { items, refused, complete: false, usage, withheld: partial };
    if (partial) return { items, refused, complete: false, usage };
    const page = answer.data.data ?? noItems;
    items.push(...page.items);
    refused += page.refused;
    // None of a page can be read: that is another contract, and not the end of the posts.
    if (page.items.length === 0 && page.refused > 0) return { items, refused, complete: false, usage };
    const next = answer.data.meta?.next_token;
    token = next === token ? undefined : next;
    // Replies and reposts are left out of a page after it is cut: one may be empty and lead on.
  } while (
    token &&
    ++pages < mostPages &&
    options.posts - items.length - refused >= fewestPostsRead &&
    !usage.blockedUntil
  );
  return { items, refused, complete: true, usage };
}

/** Calls the X API v2, with retries of transient failures. */
export function callApi(
  access: XAccess,
  path: string,
  query: Record<string, string>,
  { signal, onAnswer }: ReadOptions,
): Promise<FetchResult> {
  const url = new URL(`${access.baseUrl}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return withRetries((one) => getJson(url, { bearer: access.bearerToken, signal: one, onAnswer }), isTransient, {
    deadlineMs,
    tries,
    signal,
  });
}

function isTransient(fetched: FetchResult): boolean {
  if (!fetched.ok) return fetched.why === "unreachable";
  // No retry before the time that the platform set.
  return fetched.answer.status >= 500 && !fetched.answer.headers.has("retry-after");
}
