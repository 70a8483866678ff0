import type { Block, BlockOf } from "../plan/block.ts";

/** Links, addresses, markup, and figures as the ledger has them: a draft has none of these. */
const unfit =
  /https?:|www\.|javascript:|[<>]|\]\(|!\[|\b[\w-]+\.(?:com|net|org|io|me|co|example|ly|link|app)\b|\d[\d.,'’\s]{2,}\d|\d{3,}|\d\s?(?:%|[KMkm]\b)/u;
/** So many words of the instructions in a row are no chance. */
const quoted = 5;

/** A draft without its texts that are not what a person would use elsewhere; undefined where none is left. Other blocks as they are. */
export function soundBlock(block: Block, instructions: string): Block | undefined {
  if (block.kind !== "draft") return block;
  const runs = new Set(runsOf(instructions));
  const texts = block.texts.filter((text) => !unfit.test(text) && !runsOf(text).some((run) => runs.has(run)));
  return texts.length > 0 ? ({ ...block, texts } satisfies BlockOf<"draft">) : undefined;
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.slice(quoted - 1).map((_, at) => words.slice(at, at + quoted).join(" "));
}
