import type { ChatLine, HelpText } from "@fanradar/contract";

/** Help as lines of an answer: each says its language, which is the question's. */
export function helpLines({ language, paragraphs, contacts }: HelpText): ChatLine[] {
  const line = (kind: ChatLine["kind"], text: string): ChatLine => ({ kind, pieces: [{ text, lang: language }] });
  return [...paragraphs.map((text) => line("help", text)), ...contacts.map((text) => line("contact", text))];
}
