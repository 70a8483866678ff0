import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import type { ReportSubject } from "../ledger/sealed.ts";

/**
 * How alike the two least alike of the linked handles are: shared pairs of letters (Dice, 1945), 100 % where one contains the
 * other. Pages of two people under one name would give figures of neither.
 */
export function addHandleLikeness(builder: FactBuilder, subjects: readonly ReportSubject[]): void {
  const subject = { metric: "handleLikeness" } as const;
  const handles = subjects.map(({ handle }) => plain(handle)).filter((handle) => handle !== "");
  if (handles.length < 2) {
    const has = handles.length;
    addMissing(builder, subject, has === 0 ? { code: "not-linked" } : { code: "too-few-links", needs: 2, has });
    return;
  }
  const pairs = handles.flatMap((one, index) => handles.slice(index + 1).map((other) => likenessOf(one, other)));
  const value = 100 * Math.min(...pairs);
  addFact(builder, { ...subject, kind: "derived", value, formula: "handles.dice", sources: [] });
}

const plain = (handle: string) =>
  handle
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Of two handles without signs: from 0, nothing in common, to 1. */
function likenessOf(one: string, other: string): number {
  if (one.includes(other) || other.includes(one)) return 1;
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size > 0 ? (2 * shared) / (a.size + b.size) : 0;
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2)));
}
