import { dayMs, type Observation, type Post } from "@fanradar/engine";
import { withQuery } from "../connect/challenge.ts";
import type { OwnReading } from "../connect/own-reading.ts";
import type { ReadOptions, Usage } from "../reading.ts";
import { fetchGraph, type GraphResponse } from "./fetch-graph.ts";
import { breakdownsOf, totalOf } from "./insights.ts";
import { insights, type OwnProfile, ownMedia, ownProfile } from "./own-wire.ts";
import { toObservations, toPosts } from "./to-observations.ts";

export interface InstagramLogin {
  /** `https://graph.instagram.com`, or the sandbox's. */
  apiUrl: string;
  version: string;
  accessToken: string;
  scopes: readonly string[];
}

const profileFields = "user_id,username,name,biography,followers_count,follows_count,media_count";
const mediaFields = "id,caption,comments_count,like_count,media_product_type,media_type,timestamp";
const pageSize = 50;
/** Insights of a post are a call each: of the newest ones, which engagement rests on. */
const postsWithInsights = 12;
const totalDays = 28;
/** Under this many followers Instagram reports neither their places nor their hours online. */
const fewestFollowers = 100;
const insightScope = "instagram_business_manage_insights";

/**
 * Reads the account of a consent (Instagram Login, Graph API v26): profile, posts, and as far as its scope allows reach and
 * views of 28 days, reach of the newest posts, who follows and when they are online. An insight that is not answered is absent.
 */
export async function readOwnInstagram(access: InstagramLogin, options: ReadOptions): Promise<OwnReading> {
  const me = await fetchPath(access, "me", { fields: profileFields }, options);
  if (!me.ok) return { result: me.refused, usage: me.usage, costCents: 0, detail: me.detail };
  const answer = ownProfile.safeParse(me.body);
  const externalId = answer.data?.user_id ?? answer.data?.id;
  if (!answer.success || externalId === undefined)
    return { result: "contract_error", usage: me.usage, costCents: 0, detail: "unexpected body" };
  const profile = answer.data;

  const listed = await readMedia(access, options, me.usage);
  const more = access.scopes.includes(insightScope)
    ? await readInsights(access, options, { profile, posts: listed.posts, usage: listed.usage })
    : { observations: [], breakdowns: [], reach: new Map<string, PostInsights>(), usage: listed.usage };
  const { observedAt, evidence } = options;
  return {
    result: "ok",
    externalId,
    handle: profile.username,
    ...(profile.name && { displayName: profile.name }),
    ...(profile.biography && { biography: profile.biography }),
    observations: [...toObservations(profile, { observedAt, evidence }), ...more.observations],
    posts: listed.posts.map((post) => ({ ...post, ...more.reach.get(post.externalId) })),
    breakdowns: more.breakdowns,
    postsDropped: listed.dropped,
    postsComplete: listed.complete,
    usage: more.usage,
    costCents: 0,
  };
}

async function readMedia(access: InstagramLogin, options: ReadOptions, before: Usage) {
  const posts: Post[] = [];
  let dropped = 0;
  let usage = before;
  let after: string | undefined;
  while (posts.length + dropped < options.posts && !usage.blockedUntil) {
    const limit = String(Math.min(pageSize, options.posts - posts.length - dropped));
    const response = await fetchPath(
      access,
      "me/media",
      { fields: mediaFields, limit, ...(after && { after }) },
      options,
    );
    usage = response.usage;
    const page = response.ok ? ownMedia.safeParse(response.body) : undefined;
    if (!page?.success) return { posts, dropped, complete: false, usage };
    const { items, refused } = page.data.data;
    const read = toPosts(items, options.evidence);
    posts.push(...read.posts);
    dropped += refused + read.undated;
    // None of a page can be read: that is another contract, and not the end of the posts.
    if (items.length === 0 && refused > 0) return { posts, dropped, complete: false, usage };
    const next = page.data.paging?.cursors?.after;
    if (next === undefined || next === after || items.length === 0) return { posts, dropped, complete: true, usage };
    after = next;
  }
  return { posts, dropped, complete: posts.length + dropped >= options.posts, usage };
}

type PostInsights = Pick<Post, "reach" | "views" | "shares" | "saves">;

async function readInsights(
  access: InstagramLogin,
  options: ReadOptions,
  { profile, posts, usage: before }: { profile: OwnProfile; posts: readonly Post[]; usage: Usage },
) {
  const { observedAt, evidence } = options;
  const until = Math.floor(Date.parse(observedAt) / dayMs) * dayMs;
  const since = until - totalDays * dayMs;
  const span = { period: "day", metric_type: "total_value", since: seconds(since), until: seconds(until) };
  const state = { usage: before };
  /** One metric a call: one that does not suit the account fails its own call only. */
  const fetchInsights = async (path: string, query: Record<string, string>) => {
    if (state.usage.blockedUntil) return [];
    const response = await fetchPath(access, `${path}/insights`, query, options);
    state.usage = response.usage;
    const read = response.ok ? insights.safeParse(response.body) : undefined;
    return read?.success ? read.data.data : [];
  };

  const period = { from: new Date(since).toISOString(), to: new Date(until - 1).toISOString() };
  const observations: Observation[] = [];
  for (const metric of ["reach", "views"] as const) {
    const value = totalOf(await fetchInsights("me", { metric, ...span }), metric);
    if (value !== undefined)
      observations.push({ platform: "instagram", metric: `${metric}.total`, value, period, observedAt, evidence });
  }
  const hasDemographics = (profile.followers_count ?? 0) >= fewestFollowers;
  const parts = [];
  for (const breakdown of hasDemographics ? ["country", "city", "age", "gender"] : []) {
    const query = {
      metric: "follower_demographics",
      period: "lifetime",
      metric_type: "total_value",
      timeframe: "this_month",
      breakdown,
    };
    parts.push(...(await fetchInsights("me", query)));
  }
  if (hasDemographics) parts.push(...(await fetchInsights("me", { metric: "online_followers", period: "lifetime" })));

  const reach = new Map<string, PostInsights>();
  for (const post of posts.slice(0, postsWithInsights)) {
    const found = await fetchInsights(post.externalId, { metric: "reach,views,saved,shares" });
    const [reached, views, saves, shares] = ["reach", "views", "saved", "shares"].map((name) => totalOf(found, name));
    reach.set(post.externalId, {
      ...(reached !== undefined && { reach: reached }),
      ...(views !== undefined && { views }),
      ...(saves !== undefined && { saves }),
      ...(shares !== undefined && { shares }),
    });
  }
  return { observations, breakdowns: breakdownsOf(parts, { observedAt, evidence }), reach, usage: state.usage };
}

const seconds = (ms: number) => String(ms / 1_000);

function fetchPath(
  { apiUrl, version, accessToken }: InstagramLogin,
  path: string,
  query: Record<string, string>,
  options: ReadOptions,
): Promise<GraphResponse> {
  const escaped = path.split("/").map(encodeURIComponent).join("/");
  return fetchGraph(withQuery(`${apiUrl}/${version}/${escaped}`, query), accessToken, options);
}
