import { withQuery } from "../connect/challenge.ts";
import type { OwnReading } from "../connect/own-reading.ts";
import { noItems } from "../count.ts";
import { type FetchResult, getJson } from "../http/get-json.ts";
import { postJson } from "../http/post.ts";
import { minutesAfter } from "../http/retry-after.ts";
import { withRetries } from "../http/with-retries.ts";
import type { FailedOutcome, ReadOptions, Usage } from "../reading.ts";
import { classifyAnswer } from "./classify.ts";
import { toObservations, toPosts } from "./to-observations.ts";
import { type TiktokVideo, userAnswer, videosAnswer } from "./wire.ts";

export interface TiktokAccess {
  /** `https://open.tiktokapis.com`, or the sandbox's. */
  apiUrl: string;
  accessToken: string;
  /** A field beyond them fails the whole call. */
  scopes: readonly string[];
}

const fieldsByScope: Record<string, string[]> = {
  "user.info.basic": ["open_id", "display_name"],
  "user.info.profile": ["username", "bio_description"],
  "user.info.stats": ["follower_count", "following_count", "likes_count", "video_count"],
};
const videoFields = "id,create_time,title,video_description,like_count,comment_count,share_count,view_count";
const pageSize = 20;
/** 600 calls a minute and endpoint, in a sliding window; no header says when. */
const windowMinutes = 1;
const deadlineMs = 20_000;
const tries = 3;

/** Reads the account of a consent by the Display API v2: profile, counts, public videos, as far as scopes allow. */
export async function readOwnTiktok(access: TiktokAccess, options: ReadOptions): Promise<OwnReading> {
  const fields = access.scopes.flatMap((scope) => fieldsByScope[scope] ?? []).join(",");
  const response = await fetchWithRetries(options, (signal) =>
    getJson(withQuery(`${access.apiUrl}/v2/user/info/`, { fields }), { bearer: access.accessToken, signal }),
  );
  const usage = usageOf(response.refused, options);
  const refuse = (result: FailedOutcome, detail: string): OwnReading => ({ result, usage, costCents: 0, detail });
  if (response.refused) return refuse(response.refused, response.detail);
  const answer = userAnswer.safeParse(response.body);
  if (!answer.success) return refuse("contract_error", "unexpected body");
  const { user } = answer.data.data;

  const listed =
    options.posts > 0 && access.scopes.includes("video.list") ? await readVideos(access, options) : undefined;
  const { observedAt, evidence } = options;
  const { posts, undated } = toPosts(listed?.videos ?? [], evidence);
  return {
    result: "ok",
    externalId: user.open_id,
    handle: user.username,
    ...(user.display_name && { displayName: user.display_name }),
    ...(user.bio_description && { biography: user.bio_description }),
    observations: toObservations(user, { observedAt, evidence }),
    posts,
    postsDropped: (listed?.refused ?? 0) + undated,
    breakdowns: [],
    postsComplete: listed?.complete ?? false,
    usage: listed?.usage ?? usage,
    costCents: 0,
  };
}

/** Pages newest first. A page that fails ends the reading: what came before it stands, marked incomplete. */
async function readVideos({ apiUrl, accessToken }: TiktokAccess, options: ReadOptions) {
  const url = withQuery(`${apiUrl}/v2/video/list/`, { fields: videoFields });
  const videos: TiktokVideo[] = [];
  let refused = 0;
  let cursor: number | undefined;
  for (;;) {
    const body = {
      max_count: Math.min(pageSize, options.posts - videos.length - refused),
      ...(cursor !== undefined && { cursor }),
    };
    const response = await fetchWithRetries(options, (signal) => postJson(url, body, { bearer: accessToken, signal }));
    const usage = usageOf(response.refused, options);
    const page = videosAnswer.safeParse(response.body);
    if (response.refused || !page.success) return { videos, refused, complete: false, usage };
    const { videos: found = noItems, cursor: next, has_more: hasMore } = page.data.data;
    videos.push(...found.items);
    refused += found.refused;
    // None of a page can be read: that is another contract, and not the end of the videos.
    if (found.items.length === 0 && found.refused > 0) return { videos, refused, complete: false, usage };
    const isOver = !hasMore || found.items.length === 0 || next === undefined || next === cursor;
    if (isOver || videos.length + refused >= options.posts) return { videos, refused, complete: true, usage };
    cursor = next;
  }
}

async function fetchWithRetries({ signal }: ReadOptions, request: (signal: AbortSignal) => Promise<FetchResult>) {
  const fetched = await withRetries(request, isTransient, { deadlineMs, tries, signal });
  if (!fetched.ok) return { refused: "upstream_error" as const, detail: fetched.why, body: undefined };
  const { status, body } = fetched.answer;
  return { refused: classifyAnswer(status, body), detail: `status ${status}`, body };
}

const isTransient = (fetched: FetchResult) =>
  fetched.ok
    ? classifyAnswer(fetched.answer.status, fetched.answer.body) === "upstream_error"
    : fetched.why === "unreachable";

const usageOf = (refused: FailedOutcome | undefined, { observedAt }: ReadOptions): Usage =>
  refused === "rate_limited" ? { blockedUntil: minutesAfter(observedAt, windowMinutes) } : {};
