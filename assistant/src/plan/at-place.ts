import type { Knowledge } from "../knowledge.ts";
import type { Question } from "../question.ts";
import type { Block } from "./block.ts";

const phrases = new Map([
  [2, "second-place"],
  [3, "third-place"],
] as const);

/** Of a ranking of models or posts what has the place that a question asks for; the whole where it has no such place, or says it itself. */
export function atPlace(blocks: Block[], { place }: Pick<Question, "place">, knowledge: Knowledge): Block[] {
  const phrase = place === 2 || place === 3 ? phrases.get(place) : undefined;
  if (place === undefined || phrase === undefined) return blocks;
  const [one] = blocks.flatMap((block) => placed(block, place - 1, knowledge) ?? []);
  return one ? [{ kind: "phrase", phrase }, one] : blocks;
}

function placed(block: Block, at: number, { facts, models = [], posts = [] }: Knowledge): Block | undefined {
  if (block.kind !== "rank") return undefined;
  const isUpwards = block.order === "worst";
  if (block.of === "models") {
    const known = models.flatMap(({ id }) => {
      const fact = facts.get([id, block.platform, block.by].filter((part) => part !== null).join("."));
      return typeof fact?.value === "number" ? [{ id: fact.id, value: fact.value }] : [];
    });
    const found = known.toSorted((one, other) => (isUpwards ? one.value - other.value : other.value - one.value))[at];
    return found && { kind: "facts", facts: [found.id] };
  }
  if (block.of !== "posts" || block.by !== null) return undefined;
  const ranked = posts.filter(({ platform }) => block.platform === null || platform === block.platform);
  const post = (isUpwards ? ranked.toReversed() : ranked)[at];
  if (!post) return undefined;
  const { order, by } = block;
  const day = post.publishedAt.slice(0, "2026-11-30".length);
  return { kind: "posts", form: null, day, hashtag: null, order, count: 1, by, platform: post.platform };
}
