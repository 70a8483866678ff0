import type { ChatLine } from "@fanradar/contract";
import type { BlockOf } from "../plan/block.ts";
import { plainLine } from "./piece.ts";
import type { WriteContext } from "./write-context.ts";

const longest = 600;

/** Free texts of a language model, labelled as drafts; undefined where nothing is left of them as plain text. */
export function writeDraft({ form, texts }: BlockOf<"draft">, { words }: WriteContext): ChatLine[] | undefined {
  const plain = texts.map((text) => plainLine(text, longest)).filter((text) => text !== "");
  if (plain.length === 0) return undefined;
  return [{ kind: "draft", pieces: [{ text: words.draft[form] }], draft: { form, texts: plain } }];
}
