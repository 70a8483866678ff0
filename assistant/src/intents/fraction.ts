import type { Knowledge } from "../knowledge.ts";
import { type Block, maxBlocks } from "../plan/block.ts";
import type { Question } from "../question.ts";

/** The part of the amount that an answer states first, where the question asks for one, before that amount. */
export function withFraction(blocks: Block[], { facts }: Knowledge, { fraction }: Question): Block[] {
  const amounts = blocks.flatMap((block) => (block.kind === "facts" ? block.facts : []));
  const whole = amounts.find((id) => facts.get(id)?.unit === "cents" && facts.get(id)?.value !== null);
  if (fraction === undefined || whole === undefined) return blocks;
  const lead: Block = { kind: "fraction", fact: whole, percent: fraction };
  return [lead, ...blocks].slice(0, maxBlocks);
}
