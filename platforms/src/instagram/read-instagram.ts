import type { z } from "zod";
import { noItems } from "../count.ts";
import { describeMismatch } from "../field-differences.ts";
import { type FetchResult, getJson } from "../http/get-json.ts";
import { withRetries } from "../http/with-retries.ts";
import type { ProfileReading, ReadOptions, Usage } from "../reading.ts";
import { classifyError, isTransientError, usageOf } from "./classify.ts";
import { toObservations, toPosts } from "./to-observations.ts";
import { type BusinessDiscovery, businessDiscovery, graphError, mediaDiscovery } from "./wire.ts";

export interface InstagramAccess {
  /** `https://graph.facebook.com`, or the sandbox's. */
  baseUrl: string;
  version: string;
  /** Our own professional account, on whose behalf requests are sent. */
  accountId: string;
  accessToken: string;
}

const profileFields = "id,username,name,biography,followers_count,follows_count,media_count";
const mediaFields = "id,caption,comments_count,like_count,media_product_type,media_type,timestamp";
const pageSize = 50;
const deadlineMs = 20_000;
const tries = 3;

/**
 * Reads a professional account by its handle through Business Discovery (Graph API v26).
 * Unknown and personal accounts are indistinguishable: both are `not_professional_or_missing`.
 */
export async function readInstagram(
  access: InstagramAccess,
  handle: string,
  options: ReadOptions,
): Promise<ProfileReading> {
  const page = await readFirst(access, handle, options);
  if (!page.ok) return page.reading;
  const { profile } = page;
  if (profile.username.toLowerCase() !== handle.toLowerCase())
    return { result: "contract_error", usage: page.usage, costCents: 0, detail: "answered another account" };

  const { items, refused, complete, usage } = await readMedia(access, profile, { handle, options, usage: page.usage });
  const { observedAt, evidence } = options;
  const { posts, undated } = toPosts(items, evidence);
  return {
    result: "ok",
    externalId: profile.id,
    ...(profile.name && { displayName: profile.name }),
    ...(profile.biography && { biography: profile.biography }),
    observations: toObservations(profile, { observedAt, evidence }),
    posts,
    postsDropped: refused + undated,
    postsComplete: complete,
    usage,
    costCents: 0,
    // Calls to an ended version are answered by the oldest living one.
    ...(page.version &&
      page.version !== access.version && { notice: `${access.version} was requested, ${page.version} answered` }),
  };
}

interface ReadState {
  handle: string;
  options: ReadOptions;
  usage: Usage;
}

/** The media that came with the profile and the pages after them. A page that fails ends the reading: what came before it stands. */
async function readMedia(access: InstagramAccess, { username, media: first }: BusinessDiscovery, known: ReadState) {
  const { handle, options } = known;
  let { usage } = known;
  let { items, refused } = first?.data ?? noItems;
  const ended = (complete: boolean) => ({ items, refused, complete, usage });
  // None of a page can be read: that is another contract, and not the end of the posts.
  if (items.length === 0 && refused > 0) return ended(false);
  let after = first?.paging?.cursors?.after;
  while (after && items.length + refused < options.posts && !usage.blockedUntil) {
    const limit = Math.min(options.posts - items.length - refused, pageSize);
    const next = await fetchDiscovery(access, handle, { ...options, limit, after });
    if (!next.ok) return ended(false);
    const read = readPage(next, options.observedAt, mediaDiscovery);
    usage = read.ok ? read.usage : read.reading.usage;
    // Media from before the account became professional are the oldest: nothing after them has insights.
    if (!read.ok) return ended(read.reading.result === "no_data");
    const { username: named, media } = read.profile;
    if (named && named.toLowerCase() !== username.toLowerCase()) return ended(false);
    const found = media?.data ?? noItems;
    items = [...items, ...found.items];
    refused += found.refused;
    if (found.items.length === 0) return ended(found.refused === 0);
    const following = media?.paging?.cursors?.after;
    after = following === after ? undefined : following;
  }
  return ended(true);
}

/** The profile with its newest media; without them where only the media are from before it became professional. */
async function readFirst(access: InstagramAccess, handle: string, options: ReadOptions) {
  const { posts, observedAt } = options;
  const read = async (limit: number): Promise<Page<BusinessDiscovery>> => {
    const fetched = await fetchDiscovery(access, handle, { ...options, limit });
    if (fetched.ok) return readPage(fetched, observedAt, businessDiscovery);
    return { ok: false, reading: { result: "upstream_error", usage: {}, costCents: 0, detail: fetched.why } };
  };
  const page = await read(Math.min(posts, pageSize));
  return !page.ok && page.reading.result === "no_data" && posts > 0 ? read(0) : page;
}

type Page<Discovered> =
  | { ok: true; profile: Discovered; usage: ProfileReading["usage"]; version: string | null }
  | { ok: false; reading: ProfileReading };

function readPage<Discovered>(
  fetched: Extract<FetchResult, { ok: true }>,
  now: string,
  wire: z.ZodType<{ business_discovery: Discovered }>,
): Page<Discovered> {
  const { status, headers, body } = fetched.answer;
  const refuse = (result: Exclude<ProfileReading["result"], "ok">, detail: string): Page<Discovered> => ({
    ok: false,
    reading: { result, usage: usageOf(headers, { now, refused: result === "rate_limited" }), costCents: 0, detail },
  });
  const failure = graphError.safeParse(body);
  if (failure.success) {
    const { code, error_subcode: subcode } = failure.data.error;
    return refuse(classifyError(failure.data.error, status), subcode ? `code ${code}/${subcode}` : `code ${code}`);
  }
  if (status === 429) return refuse("rate_limited", "status 429");
  if (status >= 500) return refuse("upstream_error", `status ${status}`);
  const answer = wire.safeParse(body);
  if (status !== 200) return refuse("contract_error", `status ${status}`);
  if (!answer.success) return refuse("contract_error", describeMismatch(answer.error));
  return {
    ok: true,
    profile: answer.data.business_discovery,
    usage: usageOf(headers, { now, refused: false }),
    version: headers.get("facebook-api-version"),
  };
}

interface DiscoveryOptions extends Pick<ReadOptions, "signal" | "onAnswer"> {
  limit: number;
  after?: string;
}

function fetchDiscovery(
  access: InstagramAccess,
  handle: string,
  { limit, after, signal, onAnswer }: DiscoveryOptions,
): Promise<FetchResult> {
  const cursor = after ? `.after(${after})` : "";
  const media = limit > 0 ? `,media.limit(${limit})${cursor}{${mediaFields}}` : "";
  const url = new URL(`${access.baseUrl}/${access.version}/${encodeURIComponent(access.accountId)}`);
  url.searchParams.set("fields", `business_discovery.username(${handle}){${profileFields}${media}}`);
  return withRetries((one) => getJson(url, { bearer: access.accessToken, signal: one, onAnswer }), isTransient, {
    deadlineMs,
    tries,
    signal,
  });
}

function isTransient(fetched: FetchResult): boolean {
  if (!fetched.ok) return fetched.why === "unreachable";
  const { status, headers, body } = fetched.answer;
  // No retry before the time that the platform set.
  if (headers.has("retry-after")) return false;
  const failure = graphError.safeParse(body);
  return failure.success ? isTransientError(failure.data.error, status) : status >= 500;
}
