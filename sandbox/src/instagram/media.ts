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

/** The members that the stand-in knows; Graph knows more. */
const mediaFields = "id,caption,comments_count,like_count,media_product_type,media_type,timestamp".split(",");
const usualLimit = 25;
const highestLimit = 100;

/** One page of a profile's media, newest first, with the requested members; no `paging` where one page has everything. */
export function mediaPage(subject: Subject, field: RequestedField): Page {
  const { account, at, endsEmpty } = subject;
  const wrong = unknownField(field);
  if (wrong) return { ok: false, failure: wrong };
  const limit = limitOf(field.modifiers.get("limit"));
  if (limit === undefined) return { ok: false, failure: invalid("Param limit must be a number greater than zero") };
  const after = field.modifiers.get("after");
  const place = after === undefined ? Number.POSITIVE_INFINITY : openToken(after, account.key);
  if (place === undefined) return { ok: false, failure: invalid("Invalid cursors values") };

  // Numbers count up with time: a page is [from, to), listed from its newer end.
  const to = Math.min(postsBy(account, at), Number(place));
  const from = Math.max(0, to - limit);
  const data: unknown[] = [];
  for (let index = to - 1; index >= from; index--) data.push(mediaMembers(subject, postOf(account, index), field));

  const hasOlder = from > 0 || (endsEmpty && data.length > 0);
  const paging = { cursors: { after: sealToken(`${from}`, account.key) } };
  return { ok: true, value: { data, ...(hasOlder && { paging }) } };
}

function limitOf(text: string | undefined): number | undefined {
  if (text === undefined) return usualLimit;
  return /^\d+$/.test(text) && Number(text) > 0 ? Math.min(highestLimit, Number(text)) : undefined;
}

function unknownField({ fields }: RequestedField): GraphFailure | undefined {
  const wrong = fields.find(({ name }) => !mediaFields.includes(name));
  return wrong && nonexistingField(wrong.name, "IGMedia");
}

/** The requested members that the post has: likes may be hidden, captions absent. */
function mediaMembers({ account, at, hidesLikes }: Subject, post: WorldPost, { fields }: RequestedField): object {
  const id = mediaIdOf(account, post);
  const { likes, comments } = countsAt(account, post, at);
  const members: Record<string, unknown> = {
    caption: post.caption,
    comments_count: comments,
    like_count: hidesLikes ? undefined : likes,
    media_product_type: post.kind === "VIDEO" ? "REELS" : "FEED",
    media_type: post.kind,
    timestamp: graphTime(post.publishedAt),
  };
  const selected: Record<string, unknown> = {};
  for (const field of fields) {
    const value = members[field.name];
    if (value !== undefined) selected[field.name] = value;
  }
  return { ...selected, id };
}

/** Holds when it was published. */
export function mediaIdOf({ key }: SandboxAccount, { publishedAt }: WorldPost): string {
  return `SANDBOX_18${publishedAt / 1_000}${String(Math.floor(chanceOf(key, "id") * 1e6)).padStart(6, "0")}`;
}

/** `2021-08-17T19:00:42+0000`: Graph's offset has no colon. */
function graphTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}+0000`;
}
