import { openToken, sealToken } from "../opaque-token.ts";
import type { SandboxAccount } from "../world/account.ts";
import { chanceOf } from "../world/chance.ts";
import { postsBy } from "../world/post-times.ts";
import { countsAt, postOf, type WorldPost } from "../world/posts.ts";
import type { RequestedField } from "./field-expansion.ts";
import { type GraphFailure, invalid, nonexistingField } from "./graph-errors.ts";

export interface Subject {
  account: SandboxAccount;
  /** The instant that is spoken of, milliseconds. */
  at: number;
  hidesLikes: boolean;
  /** The last page offers one more, which is empty. */
  endsEmpty: boolean;
  /** What was written into its bio here; undefined: what the world gives it. */
  bio?: string | undefined;
}

type Page = { ok: true; value: Record<string, unknown> } | { ok: false; failure: GraphFailure };

const mediaFields =
  "id,caption,children,comments_count,like_count,media_product_type,media_type,media_url,permalink,timestamp".split(
    ",",
  );
const childFields = "id,media_type,media_url,permalink,timestamp".split(",");
const usualLimit = 25;
const highestLimit = 100;

/** One page of a profile's media, newest first, with the requested members; no `paging` where one page has everything. */
export function mediaPage(subject: Subject, field: RequestedField): Page {
  const { account, at, endsEmpty } = subject;
  const wrong = unknownField(field);
  if (wrong) return { ok: false, failure: wrong };
  const limit = limitOf(field.modifiers.get("limit"));
  if (limit === undefined) return { ok: false, failure: invalid("Param limit must be a number greater than zero") };
  const place = placeOf(account, field);
  if (place === undefined) return { ok: false, failure: invalid("Invalid cursors values") };

  const newest = postsBy(account, at);
  const since = Number(field.modifiers.get("since"));
  const oldest = Number.isFinite(since) ? Math.min(newest, postsBy(account, since * 1_000 - 1)) : 0;
  // Numbers count up with time: a page is [from, to), listed from its newer end.
  const to = "before" in place ? Math.min(newest, place.before + 1 + limit) : Math.min(newest, place.after);
  const from = Math.max(oldest, "before" in place ? place.before + 1 : to - limit);
  const data: unknown[] = [];
  for (let index = to - 1; index >= from; index--) data.push(mediaMembers(subject, postOf(account, index), field));

  const hasOlder = from > oldest || (endsEmpty && data.length > 0);
  const hasNewer = to < newest && data.length > 0;
  const cursors = {
    ...(hasNewer && { before: sealToken(`${to - 1}`, account.key) }),
    ...(hasOlder && { after: sealToken(`${from}`, account.key) }),
  };
  return { ok: true, value: { data, ...((hasOlder || hasNewer) && { paging: { cursors } }) } };
}

/** Where a page begins: posts older than `after`, or newer than `before`. Undefined when a cursor is not ours. */
function placeOf(
  account: SandboxAccount,
  { modifiers }: RequestedField,
): { after: number } | { before: number } | undefined {
  const [after, before] = [modifiers.get("after"), modifiers.get("before")];
  const read = (cursor: string) => openToken(cursor, account.key);
  if (after !== undefined) {
    const index = read(after);
    return index === undefined ? undefined : { after: Number(index) };
  }
  if (before === undefined) return { after: Number.POSITIVE_INFINITY };
  const index = read(before);
  return index === undefined ? undefined : { before: Number(index) };
}

function limitOf(text: string | undefined): number | undefined {
  if (text === undefined) return usualLimit;
  return /^\d+$/.test(text) && Number(text) > 0 ? Math.min(highestLimit, Number(text)) : undefined;
}

function unknownField({ fields }: RequestedField): GraphFailure | undefined {
  const children = fields.find(({ name }) => name === "children")?.fields ?? [];
  const wrong =
    fields.find(({ name }) => !mediaFields.includes(name)) ?? children.find(({ name }) => !childFields.includes(name));
  return wrong && nonexistingField(wrong.name, "IGMedia");
}

/** The requested members that the post has: likes may be hidden, captions absent, a reel without download has no address. */
function mediaMembers({ account, at, hidesLikes }: Subject, post: WorldPost, { fields }: RequestedField): object {
  const id = mediaIdOf(account, post);
  const { likes, comments } = countsAt(account, post, at);
  const hasAddress = post.kind !== "VIDEO" || chanceOf(account.key, "address", post.index) > 0.12;
  const members: Record<string, unknown> = {
    caption: post.caption,
    comments_count: comments,
    like_count: hidesLikes ? undefined : likes,
    media_product_type: post.kind === "VIDEO" ? "REELS" : "FEED",
    media_type: post.kind,
    media_url: hasAddress ? mediaUrl(id) : undefined,
    permalink: permalinkOf(id),
    timestamp: graphTime(post.publishedAt),
  };
  const selected: Record<string, unknown> = {};
  for (const field of fields) {
    const value = field.name === "children" ? childrenOf(account, post, field) : members[field.name];
    if (value !== undefined) selected[field.name] = value;
  }
  return { ...selected, id };
}

function childrenOf(account: SandboxAccount, post: WorldPost, { fields }: RequestedField): object | undefined {
  if (post.kind !== "CAROUSEL_ALBUM") return undefined;
  const count = 2 + Math.floor(4 * chanceOf(account.key, "children", post.index));
  const data = Array.from({ length: count }, (_, place) => {
    const id = `${mediaIdOf(account, post)}${place}`;
    const members: Record<string, unknown> = {
      media_type: "IMAGE",
      media_url: mediaUrl(id),
      permalink: permalinkOf(id),
      timestamp: graphTime(post.publishedAt),
    };
    const selected = fields.flatMap(({ name }) => (name in members ? [[name, members[name]] as const] : []));
    return { ...Object.fromEntries(selected), id };
  });
  return { data };
}

/** Holds when it was published. */
export function mediaIdOf({ key }: SandboxAccount, { publishedAt }: WorldPost): string {
  return `SANDBOX_18${publishedAt / 1_000}${String(Math.floor(chanceOf(key, "id") * 1e6)).padStart(6, "0")}`;
}

const mediaUrl = (id: string) => `https://sandbox.invalid/media/${id}.jpg`;
const permalinkOf = (id: string) => `https://sandbox.invalid/p/${id}/`;

/** `2021-08-17T19:00:42+0000`: Graph's offset has no colon. */
function graphTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}+0000`;
}
