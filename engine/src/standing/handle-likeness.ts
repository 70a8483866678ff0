import { addMissing, type Desk, put } from "../desk/desk.ts";
import type { Subject } from "../ledger/sealed.ts";

/**
 * How alike the two least alike of the linked handles are: shared pairs of letters (Dice, 1945), 100 % where one holds the
 * other. Two strangers' pages under one name would make figures of nobody.
 */
export function putHandleLikeness(desk: Desk, subjects: readonly Subject[]): void {
  const subject = { metric: "handleLikeness", unit: "percent" } as const;
  const handles = subjects.map(({ handle }) => plain(handle)).filter((handle) => handle !== "");
  if (handles.length < 2) {
    addMissing(desk, subject, { code: "not-linked", needs: 2, has: handles.length });
    return;
  }
  const pairs = handles.flatMap((one, index) => handles.slice(index + 1).map((other) => likenessOf(one, other)));
  const value = 100 * Math.min(...pairs);
  put(desk, { ...subject, kind: "derived", value, formula: "handles.dice", sources: [] });
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
