import { type Fetched, getJson } from "../http/get-json.ts";
import { withRetries } from "../http/with-retries.ts";
import type { Reading, ReadOptions } from "../reading.ts";
import { classifyError, isTransientError, usageOf } from "./classify.ts";
import { toObservations, toPosts } from "./to-observations.ts";
import { type BusinessDiscovery, businessDiscovery, graphError } from "./wire.ts";

export interface InstagramAccess {
  /** `https://graph.facebook.com`, or the sandbox's. */
  baseUrl: string;
  version: string;
  /** Our own professional account: the one that asks. */
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
 * Unknown and personal accounts cannot be told apart: both are `not_professional_or_missing`.
 */
export async function readInstagram(access: InstagramAccess, handle: string, options: ReadOptions): Promise<Reading> {
  const page = await readFirst(access, handle, options);
  if (!page.ok) return page.reading;
  const { profile } = page;
  if (profile.username.toLowerCase() !== handle.toLowerCase())
    return { result: "contract_error", usage: page.usage, costCents: 0, detail: "answered another account" };

  const items = [...(profile.media?.data ?? [])];
  let usage = page.usage;
  let after = profile.media?.paging?.cursors?.after;
  let complete = true;
  while (after && items.length < options.posts && !usage.blockedUntil) {
    const limit = Math.min(options.posts - items.length, pageSize);
    const next = await ask(access, handle, { limit, after, signal: options.signal });
    const read = next.ok ? readPage(next, options.observedAt) : undefined;
    if (!read?.ok) {
      // Media from before the account became professional are older than all that can be told.
      complete = read?.reading.result === "no_data";
      usage = read?.reading.usage ?? usage;
      break;
    }
    usage = read.usage;
    const media = read.profile.media;
    items.push(...(media?.data ?? []));
    // An empty page is the last one, whatever it offers.
    const following = media?.data.length ? media.paging?.cursors?.after : undefined;
    after = following === after ? undefined : following;
  }
  const { observedAt, evidence } = options;
  return {
    result: "ok",
    externalId: profile.id,
    ...(profile.name && { displayName: profile.name }),
    ...(profile.biography && { biography: profile.biography }),
    observations: toObservations(profile, { observedAt, evidence }),
    posts: toPosts(items, evidence),
    postsComplete: complete,
    usage,
    costCents: 0,
    // Calls to an ended version are answered by the oldest living one.
    ...(page.version &&
      page.version !== access.version && { notice: `${access.version} was asked, ${page.version} answered` }),
  };
}

/** The profile with its newest media; without them where the media alone are what it has nothing to tell of. */
async function readFirst(access: InstagramAccess, handle: string, { posts, observedAt, signal }: ReadOptions) {
  const read = async (limit: number): Promise<Page> => {
    const fetched = await ask(access, handle, { limit, signal });
    if (fetched.ok) return readPage(fetched, observedAt);
    return { ok: false, reading: { result: "upstream_error", usage: {}, costCents: 0, detail: fetched.why } };
  };
  const page = await read(Math.min(posts, pageSize));
  return !page.ok && page.reading.result === "no_data" && posts > 0 ? read(0) : page;
}

type Page =
  | { ok: true; profile: BusinessDiscovery; usage: Reading["usage"]; version: string | null }
  | { ok: false; reading: Reading };

function readPage(fetched: Extract<Fetched, { ok: true }>, now: string): Page {
  const { status, headers, body } = fetched.answer;
  const refuse = (result: Exclude<Reading["result"], "ok">, detail: string): Page => ({
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
  const answer = businessDiscovery.safeParse(body);
  if (status !== 200 || !answer.success) return refuse("contract_error", `status ${status}, unexpected body`);
  return {
    ok: true,
    profile: answer.data.business_discovery,
    usage: usageOf(headers, { now, refused: false }),
    version: headers.get("facebook-api-version"),
  };
}

interface Ask {
  limit: number;
  after?: string;
  signal?: AbortSignal | undefined;
}

function ask(access: InstagramAccess, handle: string, { limit, after, signal }: Ask): Promise<Fetched> {
  const cursor = after ? `.after(${after})` : "";
  const media = limit > 0 ? `,media.limit(${limit})${cursor}{${mediaFields}}` : "";
  const url = new URL(`${access.baseUrl}/${access.version}/${encodeURIComponent(access.accountId)}`);
  url.searchParams.set("fields", `business_discovery.username(${handle}){${profileFields}${media}}`);
  return withRetries((one) => getJson(url, { bearer: access.accessToken, signal: one }), isTransient, {
    deadlineMs,
    tries,
    signal,
  });
}

function isTransient(fetched: Fetched): boolean {
  if (!fetched.ok) return fetched.why === "unreachable";
  const { status, headers, body } = fetched.answer;
  // Whoever says when to come back is not asked before.
  if (headers.has("retry-after")) return false;
  const failure = graphError.safeParse(body);
  return failure.success ? isTransientError(failure.data.error, status) : status >= 500;
}
