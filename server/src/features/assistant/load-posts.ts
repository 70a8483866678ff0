import { drawnByPosts } from "@fanradar/assistant/intents/rank-post-blocks";
import type { RankedPost } from "@fanradar/assistant/knowledge";
import type { Question } from "@fanradar/assistant/question";
import { findForm } from "@fanradar/assistant/route/slots/find-form";
import {
  allPostsIn,
  beyondOf,
  engagementIn,
  type Fact,
  listPosts,
  type Period,
  type Post,
  postAddress,
  postsIn,
  rankPosts,
  responsesIn,
  type Source,
  sumOfFigures,
} from "@fanradar/engine";
import { gatherPosts } from "../../domain/analyses/gather-posts.ts";
import { findLinks } from "../../domain/analyses/links.ts";
import { type ChosenModel, prefixLedger } from "../../domain/creators/chosen-models.ts";
import type { Db } from "../../platform/db/open-database.ts";

type VisiblePosts = NonNullable<Awaited<ReturnType<typeof readPosts>>>;

/** The posts of a model that the viewer may see, with their evidence; undefined where they are hidden. */
async function readPosts(db: Db, { id: modelId, isOwn, reading }: Pick<ChosenModel, "id" | "isOwn" | "reading">) {
  if (reading.hides({ metric: "post.likes", scope: "public" })) return undefined;
  const links = await findLinks(db, modelId);
  const read = await gatherPosts(db, { modelId, links });
  const evidence = isOwn ? read.evidence : read.evidence.filter(({ scope }) => scope === "public");
  const known = new Set(evidence.map(({ key }) => key));
  return { isOwn, links, evidence, posts: read.posts.filter((post) => known.has(post.evidence)) };
}

/** Sources of facts. */
function sourcesOf({ evidence }: VisiblePosts, facts: readonly Fact[]): Source[] {
  const used = new Set(facts.flatMap((fact) => fact.sources));
  return evidence
    .filter(({ key }) => used.has(key))
    .map(({ key, kind, sandbox, scope, addedAt }) => ({ evidence: key, kind, sandbox, scope, observedAt: addedAt }));
}

/** A post as an answer shows it. What others read of a creator has no captions. */
const shownPost = (
  { links, isOwn }: VisiblePosts,
  { id, post, facts }: { id: string; post: Post; facts: RankedPost["facts"] },
): RankedPost => ({
  id,
  platform: post.platform,
  publishedAt: post.publishedAt,
  kind: post.kind,
  url: postAddress(post, links.find(({ platform }) => platform === post.platform)?.handle ?? "") ?? null,
  caption: isOwn ? (post.caption ?? null) : null,
  facts,
});

interface PostsOptions {
  days: Period | undefined;
  base: Period | undefined;
  now: Date;
  question: Pick<Question, "limit" | "metrics" | "platforms" | "text">;
}

/** How many of the posts that a question means drew more, or less, than its number. */
function countPosts({ posts, facts }: ReturnType<typeof rankPosts>, question: PostsOptions["question"]): Fact[] {
  const { limit, platforms, text } = question;
  const drawn = drawnByPosts(question);
  const form = findForm(text);
  if (!drawn) return [];
  const meant = posts.filter(
    ({ post }) =>
      (platforms.length === 0 || platforms.includes(post.platform)) && (form === undefined || post.kind === form),
  );
  const ids = new Set(meant.map((post) => post.facts[drawn]));
  const dates = meant.map(({ post }) => post.publishedAt.slice(0, "2026-11-30".length)).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  const period = from !== undefined && to !== undefined ? { from, to } : undefined;
  return beyondOf(
    limit,
    facts.filter(({ id }) => ids.has(id)),
    period,
  );
}

/** The posts of a model that the viewer may see, ranked, and how many there were in these days and in those that they are held against. */
export async function loadPosts(db: Db, chosen: ChosenModel, { days, base, now, question }: PostsOptions) {
  const read = await readPosts(db, chosen);
  if (!read) return { posts: [], facts: [], sources: [] };
  const input = { asOf: now.toISOString(), evidence: read.evidence, posts: read.posts };
  const [period, earlier] = [days, base].map((one) => one && { from: one.from, to: `${one.to}T23:59:59.999Z` });
  const ranked = rankPosts({ ...input, ...(period && { period }) });
  const platforms = read.links.map(({ platform }) => platform);
  const figuresIn = (span: Period) => {
    const ofSpan = { ...input, period: span };
    return [...ratesOf(chosen, ofSpan), ...postsIn({ ...ofSpan, platforms }), ...responsesIn({ ...ofSpan, platforms })];
  };
  const facts = [
    ...ranked.facts,
    ...countPosts(ranked, question),
    ...(period ? figuresIn(period) : []),
    ...(earlier ? figuresIn(earlier) : []).map((fact) => ({ ...fact, id: fact.id.replace(/in$/, "before") })),
  ];
  return { facts, sources: sourcesOf(read, facts), posts: ranked.posts.map((post) => shownPost(read, post)) };
}

/**
 * How many posts each of these own models published on some days, as `{id}.portfolio.posts`, what these drew, as `{id}.posts.likes` and the like, and all of them
 * together.
 */
export async function loadPostCounts(
  db: Db,
  models: readonly number[],
  { reading, days, now }: { reading: ChosenModel["reading"]; days: Period; now: Date },
): Promise<{ facts: Fact[]; sources: Source[] }> {
  const read = await Promise.all(
    models.map(async (id) => {
      const found = await readPostCounts(db, id, { reading, now });
      const facts = found?.factsIn(days) ?? [];
      return prefixLedger(id, { facts, sources: found?.sourcesOf(facts) ?? [] });
    }),
  );
  const facts = read.flatMap((one) => one.facts);
  const together = (["portfolio.posts", ...drawnBy] as const).flatMap((metric) => {
    const id = metric === "portfolio.posts" ? metric : `together.${metric}`;
    return (
      sumOfFigures(
        facts.filter((fact) => fact.metric === metric),
        { id, metric },
      ) ?? []
    );
  });
  return { facts: [...facts, ...together], sources: read.flatMap((one) => one.sources) };
}
/** How many posts a model published on some days, as `portfolio.posts`, and what all of them drew, as `posts.likes` and the like; undefined where they are hidden. */
export async function readPostCounts(
  db: Db,
  id: number,
  { reading, now }: { reading: ChosenModel["reading"]; now: Date },
) {
  const found = await readPosts(db, { id, isOwn: true, reading });
  if (!found) return undefined;
  const platforms = found.links.map(({ platform }) => platform);
  const factsIn = (days: Period): Fact[] => {
    const period = { from: days.from, to: `${days.to}T23:59:59.999Z` };
    const input = { asOf: now.toISOString(), evidence: found.evidence, posts: found.posts, period, platforms };
    const responses = responsesIn(input);
    const count = allPostsIn(input);
    // Where posts of one platform are missing, what all drew is not known.
    const drawn = (count ? drawnBy : []).flatMap((metric) => {
      const ofPlatforms = responses.filter((fact) => fact.metric === metric);
      return sumOfFigures(ofPlatforms, { id: metric, metric }) ?? [];
    });
    return [...drawn, ...(count ? [count] : [])];
  };
  return { factsIn, sourcesOf: (facts: readonly Fact[]) => sourcesOf(found, facts) };
}

const drawnBy = ["posts.likes", "posts.comments", "posts.views"] as const;

const mostNewest = 10;

/** The newest posts that the viewer may see, and of each platform the newest, with their counts so far. */
export async function loadNewest(db: Db, chosen: ChosenModel, now: Date) {
  const read = await readPosts(db, chosen);
  if (!read) return { posts: [], facts: [], sources: [] };
  const input = { asOf: now.toISOString(), evidence: read.evidence, posts: read.posts, themes: [] };
  const listed = listPosts(input);
  const newest = listed.posts.filter(
    ({ post }, at) =>
      at < mostNewest || !listed.posts.slice(0, at).some((earlier) => earlier.post.platform === post.platform),
  );
  const ids = new Set(newest.flatMap(({ facts }) => [facts.likes, facts.comments, facts.views, facts.times]));
  const facts = listed.facts.filter(({ id }) => ids.has(id));
  return { facts, sources: sourcesOf(read, facts), posts: newest.map((post) => shownPost(read, post)) };
}

/** Engagement of the posts of some days. */
const ratesOf = ({ sealed }: ChosenModel, input: Omit<Parameters<typeof engagementIn>[0], "followers" | "series">) => {
  const { facts = [], series = [] } = sealed ?? {};
  return engagementIn({ ...input, followers: facts.filter(({ metric }) => metric === "followers"), series });
};
