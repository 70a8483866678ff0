import { opensWithAnd } from "@fanradar/assistant/route/go-on";
import { readQuestion } from "@fanradar/assistant/route/read-question";
import { tokensOf } from "@fanradar/assistant/route/tokens";
import { writePlan } from "@fanradar/assistant/write/write-plan";
import type { ChatAnswer, ChatLine } from "@fanradar/contract";
import { readRequest } from "@fanradar/words/people/find-person";
import { distress } from "@fanradar/words/safety/dangers";
import { isOfEverydayWords } from "@fanradar/words/safety/everyday-words";
import { findHelp, type Help } from "@fanradar/words/safety/help";
import { heldMinority } from "@fanradar/words/safety/hold-minority";
import { formatOf, type Reader } from "../../platform/http/reader.ts";
import { fixedAnswer, inLanguage, type PlannedAnswer } from "./write-answer.ts";

/** So many words still go on from a question that was answered with help. */
const mostAfterHelp = 10;
const nothing = { facts: new Map(), sources: [], statements: new Map(), series: new Map() };

/** Help as an answer: each line has its language, which is the question's. For distress, below what to do about exhaustion. */
export function helpAnswer({ kind, language, paragraphs, contacts }: Help, reader: Reader): ChatAnswer {
  const line = (lineKind: ChatLine["kind"], text: string) =>
    inLanguage({ kind: lineKind, pieces: [{ text }] }, language);
  const help = [...paragraphs.map((text) => line("help", text)), ...contacts.map((text) => line("contact", text))];
  if (kind !== distress) return fixedAnswer(help);
  const { lines, articles } = writePlan(
    [{ kind: "advice", article: "taking-a-break" }],
    { ...nothing, now: new Date().toISOString() },
    { language, format: formatOf({ ...reader, language }) },
  );
  return { ...fixedAnswer([...lines.map((one) => inLanguage(one, language)), ...help]), articles };
}

/** Help for signs of danger in a message. Who somebody is, is refused with the rest of the answer instead. */
export function helpWith(message: string, { language, timeZone }: Reader): Help | null {
  const help = findHelp(message, { today: new Date(), timeZone });
  return help?.kind === "tracking" && readRequest(message, language).asks ? null : help;
}

/** The help that goes on after an age under 18 was stated in the conversation; undefined where none was, or an adult's was since. */
export function heldHelp(earlier: readonly string[], message: string, reader: Reader): PlannedAnswer | undefined {
  const held = heldMinority(earlier, message, { today: new Date(), timeZone: reader.timeZone });
  return held ? { answer: helpAnswer(held, reader), plan: [] } : undefined;
}

/**
 * The help of the question before once more, where a few words go on from that and are no question that is understood by themselves; a number alone is
 * the age or the amount that was spoken of.
 */
export function repeatedHelp(last: string | undefined, message: string, reader: Reader): Help | null {
  const help = last === undefined ? null : helpWith(last, reader);
  if (!help) return null;
  if (/\d/.test(message) && isOfEverydayWords(message)) return help;
  if (!opensWithAnd(tokensOf(message), mostAfterHelp)) return null;
  const { certainty } = readQuestion(message, { language: help.language, now: new Date().toISOString() });
  return certainty === "sure" ? null : help;
}
