import type { Language } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { fold } from "./fold.ts";

/** A piece of a sentence: a word, a slot in braces, a run of digits, or a mark. `low` is the word folded. */
export interface Token {
  kind: "word" | "slot" | "digits" | "mark";
  text: string;
  low: string;
  start: number;
  end: number;
  /** Of a slot: the fact it names and the member asked of it. Absent where the ledger has none of that name. */
  slot?: { fact: Fact; member?: string };
  /** True where nothing stands between this token and the one before. */
  glued: boolean;
}

/** Of what a slot may ask, and when: its figure, what names it, its dates, its absence. */
export const memberRoles: Record<string, "figure" | "name" | "date" | "absence"> = {
  size: "figure",
  range: "figure",
  noun: "name",
  platform: "name",
  period: "date",
  until: "date",
  asOf: "date",
  readyOn: "absence",
  needs: "absence",
  has: "absence",
  reason: "absence",
  Reason: "absence",
  cause: "absence",
  nextTry: "absence",
};

const pattern = /(\{[^{}]{1,80}\})|(\d+(?:[.,'’:/\u00a0\u202f ]\d+)*)|(\p{L}[\p{L}\p{M}'’]*)|(\S)/gu;

/** The tokens of a sentence in their order. Hyphens part words; in French an apostrophe does too, and stays with the word before it. */
export function tokensOf(sentence: string, facts: ReadonlyMap<string, Fact>, language: Language): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const add = (kind: Token["kind"], text: string, start: number) => {
    const slot = kind === "slot" ? slotOf(text.slice(1, -1), facts) : undefined;
    const low =
      kind === "word"
        ? fold(text)
            .replaceAll("’", "'")
            .replace(/'+$/, language === "fr" ? "'" : "")
        : text;
    tokens.push({
      kind,
      text,
      low,
      start,
      end: start + text.length,
      glued: start === end && tokens.length > 0,
      ...(slot && { slot }),
    });
    end = start + text.length;
  };
  for (const found of sentence.matchAll(pattern)) {
    const [, slot, digits, word, mark] = found;
    const at = found.index;
    if (slot) add("slot", slot, at);
    else if (digits) add("digits", digits, at);
    else if (mark) add("mark", mark, at);
    else if (word) {
      // 's of an English genitive is no part of a name.
      const parts = language === "fr" ? (word.match(/[^'’]+['’]?|['’]/gu) ?? []) : [word.replace(/['’]s$/u, "")];
      let from = at;
      for (const part of parts) {
        add("word", part, from);
        from += part.length;
      }
    }
  }
  return tokens;
}

function slotOf(name: string, facts: ReadonlyMap<string, Fact>): Token["slot"] {
  const whole = facts.get(name);
  if (whole) return { fact: whole };
  const dot = name.lastIndexOf(".");
  const fact = facts.get(name.slice(0, dot));
  const member = name.slice(dot + 1);
  return dot > 0 && fact && Object.hasOwn(memberRoles, member) ? { fact, member } : undefined;
}

/** What a slot places in the text: a figure (words count as one), a name, a date, or why a figure is absent. */
export function roleOf(token: Token): "figure" | "name" | "date" | "absence" | undefined {
  if (!token.slot) return undefined;
  return token.slot.member === undefined ? "figure" : memberRoles[token.slot.member];
}
