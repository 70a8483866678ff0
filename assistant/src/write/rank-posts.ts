import type { ChatCell, ChatLine } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { platformWords, shortDate } from "@fanradar/words";
import { hasHashtag } from "../hashtag.ts";
import type { RankedPost } from "../knowledge.ts";
import type { BlockOf } from "../plan/block.ts";
import { figureCell, tableLine } from "./cells.ts";
import { fill, ofFact, plainLine } from "./piece.ts";
import { leadInRanking } from "./rank-order.ts";
import { ofModel, type WriteContext } from "./write-context.ts";

const measures = ["likes", "comments", "views", "change"] as const;
const measuresOfNew = ["likes", "comments", "views", "times"] as const;
type Measure = (typeof measures)[number] | (typeof measuresOfNew)[number];
const longestCaption = 80;

/** A table of posts, best or worst first, each with its figures and its link; undefined where none are known. */
export function writePosts(block: BlockOf<"rank"> | BlockOf<"posts">, context: WriteContext): ChatLine[] | undefined {
  const { knowledge, words } = context;
  const isOfBlock = ({ kind, publishedAt, caption }: RankedPost) =>
    block.kind !== "posts" ||
    ((block.form === null || kind === block.form) &&
      (block.day === null || publishedAt.startsWith(block.day)) &&
      (block.hashtag === null || hasHashtag(caption, block.hashtag)));
  const known = (knowledge.posts ?? []).filter(
    (post) => (block.platform === null || post.platform === block.platform) && isOfBlock(post),
  );
  const by = measures.find((one) => one === block.by) ?? "change";
  const numberOf = (post: RankedPost) => Number(factOf(post, by, context)?.value);
  const counted =
    by === "change"
      ? known
      : known.filter((post) => factOf(post, by, context)).toSorted((a, b) => numberOf(b) - numberOf(a));
  const ordered = block.order === "best" ? counted : counted.toReversed();
  const hashtag = block.kind === "posts" ? block.hashtag : null;
  const ofAll =
    by === "change"
      ? words.rank.posts[block.order]
      : words.rank.facts[block.order].replace("{label}", () => words.heads[by]);
  const heading =
    hashtag === null ? ofAll : words.rank.tagged.replace("{hashtag}", () => plainLine(hashtag, longestCaption));
  const table = tableOfPosts(ordered.slice(0, block.count), measures, heading, context);
  if (!table) return undefined;
  const ranked = ordered.flatMap((post) => {
    const fact = factOf(post, by, context);
    return fact ? [{ name: postName(post, fact, context), fact }] : [];
  });
  if (hashtag !== null) return [table];
  const lead = leadInRanking(ranked, block.order, context, { overTime: false });
  return [table, ...(lead ? [{ kind: "own" as const, pieces: lead }] : [])];
}

/** What the newest posts of a platform, or of all, drew so far; undefined where none is known. */
export function writeNewest({ platform, count }: BlockOf<"newest">, context: WriteContext): ChatLine[] | undefined {
  const known = (context.knowledge.newest ?? []).filter((post) => platform === null || post.platform === platform);
  const isFirst = ({ platform: own }: RankedPost, at: number) =>
    known.findIndex((post) => post.platform === own) === at;
  const posts = count === null ? known.filter(isFirst) : known.slice(0, count);
  const { newest } = context.words.rank;
  const heading = posts.length < 2 ? newest.one : count === null ? newest.each : newest.several;
  const table = tableOfPosts(posts, measuresOfNew, heading, context);
  return table && [table];
}

const factOf = (post: RankedPost, measure: Measure, { knowledge }: WriteContext) =>
  knowledge.facts.get(post.facts[measure] ?? "");

/** A row for each post, with the measures that any has; undefined where none has one. */
function tableOfPosts(
  posts: readonly RankedPost[],
  of: readonly Measure[],
  caption: string,
  context: WriteContext,
): ChatLine | undefined {
  const { heads } = context.words;
  const shown = of.filter((measure) => posts.some((post) => factOf(post, measure, context) !== undefined));
  if (posts.length === 0 || shown.length === 0) return undefined;
  const rows = posts.map((post) => {
    const facts = of.map((measure) => factOf(post, measure, context));
    const dated = facts.find((fact) => fact !== undefined);
    const cells = shown.map((measure) => figureCell(factOf(post, measure, context), context));
    return { cells: [postCell(post, dated, context), ...cells] };
  });
  return tableLine([{ text: caption }], [heads.post, ...shown.map((measure) => heads[measure])], rows);
}

/** 'Video on Instagram, Nov 3, 2026': the day belongs to one of the post's facts. */
function postName({ kind, platform, publishedAt, model }: RankedPost, fact: Fact, context: WriteContext) {
  const { words, format } = context;
  const date = [ofFact(shortDate(publishedAt, format), fact)];
  const name = model === undefined ? undefined : plainLine(model, longestCaption);
  return ofModel(
    name,
    fill(words.rank.post, { kind: words.kinds[kind], platform: platformWords[platform], date }),
    context,
  );
}

/** What the post is, with the beginning of its caption as a quotation. */
function postCell(post: RankedPost, fact: Fact | undefined, context: WriteContext): ChatCell {
  const { words } = context;
  const caption = plainLine(post.caption ?? "", longestCaption);
  const name = fact ? postName(post, fact, context) : [{ text: words.kinds[post.kind] }];
  const quotation =
    caption === "" ? [] : [{ text: " " }, { text: words.rank.caption.replace("{caption}", () => caption) }];
  return { pieces: [...name, ...quotation], ...(isWebAddress(post.url) && { href: post.url }) };
}

/** Only pages of the web are linked to. */
function isWebAddress(url: string | null): url is string {
  return url !== null && URL.canParse(url) && new URL(url).protocol === "https:";
}
