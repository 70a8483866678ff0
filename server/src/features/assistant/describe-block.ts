import type { Block } from "@fanradar/assistant/plan/block";

/**
 * A block in a line, such as `rank posts best 3` or `facts instagram.followers x.followers`. Texts that a language model drafted are left
 * out, and so are numbers of models and posts, and what is no id.
 */
export function describeBlock(block: Block): string {
  if (block.kind === "draft") return `draft ${block.form}`;
  const { kind, ...members } = block;
  const words = Object.values(members).flatMap((member) => (member === null ? [] : [member].flat()));
  return [kind, ...words.map((word) => (typeof word === "string" ? wordOf(word) : word))].join(" ");
}

/** A language model may write a sentence where an id belongs. */
const isId = (text: string) => /^[\w.:-]{1,80}$/.test(text);

const wordOf = (id: string) => (isId(id) ? id.replace(/^\d+\./, "").replace(/^post\.[^.]+/, "post") : "…");
