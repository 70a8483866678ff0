import type { Fact } from "@fanradar/engine";
import type { Knowledge, RankedPost } from "../knowledge.ts";
import { type Block, type BlockOf, maxBlocks } from "../plan/block.ts";
import type { Question } from "../question.ts";
import type { DataIntent } from "./intent-ids.ts";
import { intentOf } from "./intents.ts";

/** What is known of one model alone, and is answered of each where a question is about all. */
const ofEach: ReadonlySet<string> = new Set<DataIntent>([
  ...(["earnings", "earnings-why", "earnings-best", "earnings-kinds", "payments", "payers"] as const),
  ...(["subscribers", "subscribers-lost", "subscribers-staying", "conversion", "splits", "price"] as const),
]);
export const isOfEach = (intent: string): boolean => ofEach.has(intent) || isOfPosts(intent);

/** The posts of all models are ranked together. */
const isOfPosts = (intent: string): boolean => intent === "posts-best" || intent === "posts-worst";

/** Figures of each model: more would hide the next one. Who asks for the largest asks for one. */
const figuresOf = ({ isRanked, count }: Question): number => (isRanked && count === undefined ? 1 : 2);

type Figures = BlockOf<"facts"> | BlockOf<"compare">;
const isFigures = (block: Block): block is Figures => block.kind === "facts" || block.kind === "compare";
const isLead = ({ kind }: Block) => kind === "phrase" || kind === "limits";

/** The answer of an intent about one model, for each of these by itself: which figures of it, and what is said before and after them. */
export interface AnswerOfEach {
  /** Figures by the id of the model, in reading order; ids of facts are those of the model's own knowledge. */
  figures: readonly { model: number; block: Figures }[];
  before: readonly Block[];
  after: readonly Block[];
  /** Their posts, where these are ranked. */
  posts?: { block: BlockOf<"rank"> | BlockOf<"posts">; ranked: readonly RankedPost[] };
}

/**
 * Answers a question about one model for several: the first figures of each, the largest first, or the smallest where the question asks for that end.
 * What the answers say beside their figures is said once. Models without such a figure are left out.
 */
export function answerOfEach(
  id: DataIntent,
  question: Question,
  each: readonly { model: number; knowledge: Knowledge }[],
): AnswerOfEach {
  const plan = intentOf(id)?.plan;
  const planned = each.map(({ model, knowledge }) => ({ model, knowledge, blocks: plan?.(knowledge, question) ?? [] }));
  const together = isOfPosts(id) ? postsOfEach(planned, question) : undefined;
  if (together) return together;
  const stated = planned.flatMap(({ model, knowledge, blocks }) => {
    const at = blocks.findIndex(isFigures);
    // What follows a phrase is another figure than the answer.
    const end = blocks.findIndex((block, place) => place > at && block.kind === "phrase");
    const figures = blocks
      .slice(0, end < 0 ? blocks.length : end)
      .filter(isFigures)
      .map((block) => shortened(block, figuresOf(question)));
    const first = figures[0] && knowledge.facts.get(firstOf(figures[0]));
    return first ? [{ model, blocks, at, figures, metric: first.metric, size: sizeOf(first) }] : [];
  });
  const known = stated.filter(({ size }) => size !== undefined);
  const answers = ofOneMetric(known.length > 0 ? known : stated);
  const ofDays = answers.filter(({ blocks }) => !blocks.some(isOfOtherDays));
  const shown = (ofDays.length > 0 ? ofDays : answers).toSorted(
    (one, other) => ((other.size ?? 0) - (one.size ?? 0)) * (question.order === "worst" ? -1 : 1),
  );
  const [first] = shown;
  if (!first) return { figures: [], before: [], after: [] };
  const before = first.blocks.slice(0, first.at).filter(isLead);
  const after = first.blocks
    .slice(first.at)
    .filter(({ kind }) => kind === "phrase")
    .slice(0, 1);
  const room = maxBlocks - before.length - after.length;
  const most = figuresOf(question) === 1 ? 1 : Math.max(1, Math.floor(room / shown.length));
  const figures = shown.flatMap(({ model, figures }) => figures.slice(0, most).map((block) => ({ model, block })));
  return { figures: figures.slice(0, room), before, after };
}

const measures = ["likes", "comments", "views"] as const;

/** The posts of several models from one end: by the figure that is asked for, else by what each drew against a usual one of its platform. */
function postsOfEach(
  answers: readonly { model: number; knowledge: Knowledge; blocks: readonly Block[] }[],
  { order }: Question,
): AnswerOfEach | undefined {
  const read = answers.flatMap(({ model, knowledge, blocks }) => {
    const block = blocks.find((one) => one.kind === "posts" || (one.kind === "rank" && one.of === "posts"));
    return block?.kind === "posts" || block?.kind === "rank" ? [{ model, knowledge, block }] : [];
  });
  const [first] = read;
  if (!first) return undefined;
  const by = measures.find((one) => one === first.block.by) ?? "change";
  const sized = read.flatMap(({ model, knowledge }) =>
    (knowledge.posts ?? []).map((post) => ({
      post: ofModelPost(post, model, knowledge.model?.name ?? ""),
      size: Number(knowledge.facts.get(post.facts[by] ?? "")?.value ?? Number.NaN),
    })),
  );
  const ranked = sized
    .filter(({ size }) => !Number.isNaN(size))
    .toSorted((one, other) => other.size - one.size)
    .map(({ post }) => post);
  // Of many posts only those at the end that is asked for are stated.
  const shown = order === "worst" ? ranked.slice(-mostPosts) : ranked.slice(0, mostPosts);
  return { figures: [], before: [], after: [], posts: { block: { ...first.block, platform: null }, ranked: shown } };
}
const mostPosts = 50;

const ofModelPost = (post: RankedPost, id: number, model: string): RankedPost => ({
  ...post,
  model,
  facts: Object.fromEntries(Object.entries(post.facts).map(([measure, fact]) => [measure, `${id}.${fact}`])),
});

const isOfOtherDays = (block: Block) => block.kind === "phrase" && block.phrase === "other-period";

function shortened(block: Figures, most: number): Figures {
  if (block.kind === "compare") return block;
  const [first = "", ...rest] = block.facts;
  return { kind: "facts", facts: [first, ...rest.slice(0, most - 1)] };
}

const firstOf = (block: Figures): string => (block.kind === "facts" ? (block.facts[0] ?? "") : block.left);

/** The number of a fact, 0 of a word; undefined where it is absent. */
const sizeOf = ({ value }: Fact): number | undefined =>
  value === null ? undefined : typeof value === "number" ? value : 0;

/** Those that state what most of them state: of others another figure would stand beside it. */
function ofOneMetric<Answer extends { metric: string }>(answers: readonly Answer[]): readonly Answer[] {
  const groups = [...Map.groupBy(answers, ({ metric }) => metric).values()];
  return groups.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** The blocks of an answer, where ids of facts begin with the model's. */
export const blocksOfEach = ({ figures, before, after, posts }: AnswerOfEach): Block[] => [
  ...before,
  ...(posts ? [posts.block] : []),
  ...figures.map(({ model, block }): Block => {
    const of = (id: string) => `${model}.${id}`;
    if (block.kind === "compare") return { kind: "compare", left: of(block.left), right: of(block.right) };
    return { kind: "facts", facts: block.facts.map(of) };
  }),
  ...after,
];

/** Ids of the facts that are stated of a model. */
export function factsOfEach({ figures, posts }: AnswerOfEach, model: number): string[] {
  const start = `${model}.`;
  if (posts)
    return posts.ranked
      .flatMap((post) => Object.values(post.facts))
      .flatMap((fact) => (fact.startsWith(start) ? [fact.slice(start.length)] : []));
  return figures
    .filter((one) => one.model === model)
    .flatMap(({ block }) => (block.kind === "facts" ? block.facts : [block.left, block.right]));
}
