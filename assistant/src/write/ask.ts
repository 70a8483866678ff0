import type { ChatAnswer, ChatLine } from "@fanradar/contract";
import { platformNames } from "@fanradar/engine";
import { platformWords } from "@fanradar/words";
import type { BlockOf } from "../plan/block.ts";
import { plainLine } from "./piece.ts";
import type { WriteContext } from "./write-context.ts";

/** An option to press. */
export type AnswerOption = NonNullable<ChatAnswer["asks"]>[number];

/** Models, platforms and periods that can be pressed; as many as fit under an answer. */
const most = 12;

/** Asks back with options; undefined where there are fewer than two to choose from. */
export function writeAsk(
  { about }: BlockOf<"ask">,
  context: WriteContext,
): { lines: ChatLine[]; asks: AnswerOption[] } | undefined {
  const asks = optionsOf(about, context).slice(0, most);
  if (asks.length < 2) return undefined;
  return { lines: [{ kind: "text", pieces: [{ text: context.words.ask[about] }] }], asks };
}

function optionsOf(about: BlockOf<"ask">["about"], { knowledge, words }: WriteContext): AnswerOption[] {
  if (about === "model")
    return (knowledge.models ?? []).map(({ id, name }) => ({ label: plainLine(name, 60), modelId: id }));
  if (about === "period") return Object.values(words.ask.periods).map((label) => ({ label, message: label }));
  const there = new Set([...knowledge.facts.values()].map(({ platform }) => platform));
  return platformNames
    .filter((platform) => there.has(platform))
    .map((platform) => ({ label: platformWords[platform], message: platformWords[platform] }));
}
