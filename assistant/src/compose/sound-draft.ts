import type { Block, BlockOf } from "../plan/block.ts";
import type { Question } from "../question.ts";
import { isOfData } from "../route/decide.ts";

/** Links, addresses, markup, and figures as the ledger has them: a draft has none of these. */
const unfit =
  /https?:|www\.|javascript:|[<>]|\]\(|!\[|\b[\w-]+\.(?:com|net|org|io|me|co|example|ly|link|app)\b|\d[\d.,'’\s]{2,}\d|\d{3,}|\d\s?(?:%|[KMkm]\b)/u;
/** Characters that split a word and are not drawn. */
const invisible = /[\p{Cf}\u00ad]/gu;

/** So many words of the instructions in a row are no chance. */
const quoted = 5;

/**
 * Whether a draft may answer a question: one for a text to use elsewhere, or one that neither names a figure nor is read as one about figures.
 * No draft answers what is asked of figures, so none can state one.
 */
export const mayBeDrafted = ({ intents, metrics }: Pick<Question, "intents" | "metrics">): boolean =>
  intents.includes("draft") || (metrics.length === 0 && !intents.some(isOfData));

/** A draft without its texts that are not what a person would use elsewhere; undefined where none is left. Other blocks as they are. */
export function soundBlock(
  block: Block,
  { instructions, question }: { instructions: string; question: Pick<Question, "intents" | "metrics"> },
): Block | undefined {
  if (block.kind !== "draft") return block;
  if (!mayBeDrafted(question)) return undefined;
  const runs = new Set(runsOf(instructions));
  const texts = block.texts.filter(
    (text) =>
      !unfit.test(text.normalize("NFKC").replaceAll(invisible, "")) && !runsOf(text).some((run) => runs.has(run)),
  );
  return texts.length > 0 ? ({ ...block, texts } satisfies BlockOf<"draft">) : undefined;
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.slice(quoted - 1).map((_, at) => words.slice(at, at + quoted).join(" "));
}
