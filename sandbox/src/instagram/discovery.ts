import type { Creator } from "../world/creators.ts";
import { grown, type WorldPost } from "../world/history.ts";
import type { World } from "../world/world.ts";
import type { Field } from "./field-expansion.ts";

type Answer =
  | { ok: true; value: Record<string, unknown> }
  | { ok: false; unknownField: string; node: string }
  | { ok: false; badCursor: true };

interface Subject {
  world: World;
  creator: Creator;
  at: number;
  hidesLikes: boolean;
}

/** The asked members of a profile, and no others. Members that the account does not answer are left out. */
export function discover(subject: Subject, fields: Field[]): Answer {
  const { world, creator, at } = subject;
  const history = world.history(creator);
  const id = String(17_841_400_000_000_000n + BigInt(creator.start));
  const members: Record<string, unknown> = {
    id,
    ig_id: creator.start + 6_000_000_000,
    username: creator.instagram,
    name: creator.name,
    biography: creator.biography,
    website: undefined,
    profile_picture_url: `https://sandbox.invalid/SANDBOX_${creator.username}.jpg`,
    followers_count: history.followersAt(at),
    follows_count: 100 + (creator.start % 700),
    media_count: history.postsAt(at).length,
  };
  const value: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.name === "media") {
      const media = page(subject, field, history.postsAt(at));
      if (!media.ok) return media;
      value.media = media.value;
    } else if (field.name in members) {
      if (members[field.name] !== undefined) value[field.name] = members[field.name];
    } else {
      return { ok: false, unknownField: field.name, node: "IGUser" };
    }
  }
  // Graph answers the id whether asked or not.
  return { ok: true, value: { ...value, id } };
}

const cursorOf = (index: number) => Buffer.from(`SANDBOX:${index}`).toString("base64url");

function indexOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return 0;
  const index = /^SANDBOX:(\d+)$/.exec(Buffer.from(cursor, "base64url").toString())?.[1];
  return index !== undefined && cursorOf(Number(index)) === cursor ? Number(index) : undefined;
}

function page(subject: Subject, field: Field, posts: WorldPost[]): Answer {
  const start = indexOf(field.modifiers.after);
  if (start === undefined) return { ok: false, badCursor: true };
  const limit = Math.min(100, Math.max(1, Number(field.modifiers.limit ?? 25) || 25));
  const data: unknown[] = [];
  for (const post of posts.slice(start, start + limit)) {
    const item = mediaMembers(subject, post);
    const asked: Record<string, unknown> = { id: post.id };
    for (const { name } of field.fields) {
      if (!(name in item)) return { ok: false, unknownField: name, node: "IGMedia" };
      if (item[name] !== undefined) asked[name] = item[name];
    }
    data.push(asked);
  }
  const end = start + limit;
  const hasMore = end < posts.length;
  const cursors = { ...(start > 0 && { before: cursorOf(start) }), ...(hasMore && { after: cursorOf(end) }) };
  return { ok: true, value: { data, ...((start > 0 || hasMore) && { paging: { cursors } }) } };
}

function mediaMembers({ at, hidesLikes }: Subject, post: WorldPost): Record<string, unknown> {
  return {
    id: post.id,
    caption: post.caption,
    comments_count: grown(post.finalComments, post, at),
    like_count: hidesLikes ? undefined : grown(post.finalLikes, post, at),
    media_product_type: post.kind === "VIDEO" ? "REELS" : "FEED",
    media_type: post.kind,
    media_url: `https://sandbox.invalid/SANDBOX_${post.id}`,
    permalink: `https://sandbox.invalid/p/${post.id}`,
    timestamp: new Date(post.publishedAt).toISOString().replace(/\.\d{3}Z$/, "+0000"),
  };
}
