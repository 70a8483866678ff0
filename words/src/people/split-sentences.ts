import type { Language } from "@fanradar/contract";

const segmenters = new Map<Language, Intl.Segmenter>();

/** A word that no sentence ends with: 'z. B.', 'e.g.', 'p. ej.', 'vs.'; the platform X is none. */
const shortened =
  /(?:^|[\s(])(?:(?!X\.)\p{L}|approx|vs|etc|ca|bzw|ej|env|min|max|resp|incl|evtl|ggf|usw|Dr|St|No|Nr|núm|aprox)\.\s*$/iu;

/** The sentences of a block, whole and in order: joined they are the block. */
export function splitSentences(text: string, language: Language): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, segmenter);
  // A slot stands for a word; inside it no sentence ends.
  const masked = text.replace(/\{[^{}]{1,80}\}/g, (slot) => "一".repeat(slot.length));
  const sentences: string[] = [];
  let isOpen = false;
  for (const { segment, index } of segmenter.segment(masked)) {
    const own = text.slice(index, index + segment.length);
    if (isOpen) sentences.push(`${sentences.pop() ?? ""}${own}`);
    else sentences.push(own);
    isOpen = shortened.test(segment.slice(-12));
  }
  return sentences;
}
