import type { Fact } from "@fanradar/engine";
import { lockText } from "../lock-text.ts";
import { drawLedger } from "./draw-ledger.ts";
import { type Example, formats, writeExample } from "./example.ts";
import { mutate } from "./mutate.ts";

/** One example over one ledger, and what the lock made of it. */
export interface Outcome {
  example: Example;
  text: string;
  /** Faults of its sentences; empty where all are kept. */
  faults: string[];
}

const eachIn = 4;
const mostDrawn = 80;

/** Every example over several drawn ledgers that suit it. */
export function runExamples(examples: readonly Example[], from: number): Outcome[] {
  const ledgers = new Map<number, Fact[]>();
  const ledger = (seed: number) => {
    const known = ledgers.get(seed) ?? drawLedger(seed);
    ledgers.set(seed, known);
    return known;
  };
  return examples.flatMap((example) => {
    const outcomes: Outcome[] = [];
    for (let seed = from; seed < from + mostDrawn && outcomes.length < eachIn; seed++) {
      const facts = ledger(seed);
      const text = writeExample(example, facts);
      if (text === undefined) continue;
      const [language] = example;
      const { blocks } = lockText(text, facts, { language, format: formats[language] });
      const sentences = blocks.flatMap((block) => block.sentences);
      const faults = sentences.flatMap((one) => ("dropped" in one ? [one.dropped] : []));
      // Nothing left of a text is as good as dropped.
      outcomes.push({ example, text, faults: sentences.length === 0 ? ["empty"] : faults });
    }
    if (outcomes.length === 0) throw new Error(`No ledger suits '${example[2]}'`);
    return outcomes;
  });
}

/** Every right text of the examples, made wrong by rule in every way that applies. */
export function runMutations(examples: readonly Example[], from: number): (Outcome & { kind: string })[] {
  return examples.flatMap((example) => {
    const [language] = example;
    const outcomes: (Outcome & { kind: string })[] = [];
    let done = 0;
    for (let seed = from; seed < from + mostDrawn && done < 2; seed++) {
      const facts = drawLedger(seed);
      const written = writeExample(example, facts);
      if (written === undefined) continue;
      done++;
      for (const { kind, text } of mutate(written, language, facts, seed)) {
        const { blocks } = lockText(text, facts, { language, format: formats[language] });
        const sentences = blocks.flatMap((block) => block.sentences);
        const faults = sentences.flatMap((one) => ("dropped" in one ? [one.dropped] : []));
        outcomes.push({ example, kind, text, faults: sentences.length === 0 ? ["empty"] : faults });
      }
    }
    return outcomes;
  });
}
