import { writePlan } from "@fanradar/assistant/write/write-plan";
import type { ChatAnswer, ChatLine } from "@fanradar/contract";
import { distress } from "@fanradar/words/safety/dangers";
import type { Help } from "@fanradar/words/safety/help";
import { formatOf, type Reader } from "../../platform/http/reader.ts";
import { fixedAnswer, inLanguage } from "./write-answer.ts";

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
