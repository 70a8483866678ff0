import type { Platform } from "../ledger/vocabulary.ts";
import { gluedLabels, platformOfLabels, type ScreenLabel, screenLabelOf } from "./screen-labels.ts";
import { readShown } from "./shown-figure.ts";

/** A part of a picture, in its pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A word as it was recognised; `confidence` 0–100. */
export interface ScreenWord extends Box {
  text: string;
  confidence: number;
}

/** A figure found beside its label. `isSure`: nothing about finding it leaves a doubt. */
export interface FoundFigure {
  label: ScreenLabel;
  shown: string;
  box: Box;
  isSure: boolean;
}

export interface ScreenReading {
  figures: FoundFigure[];
  /** '@names' on the picture, without the sign. */
  handles: string[];
  /** Whose screen it looks like. */
  platform: Platform | undefined;
}

interface Piece extends Box {
  text: string;
  confidence: number;
}
interface LabelledPiece extends Piece {
  label: ScreenLabel;
}

const sureConfidence = 60;
/** A second figure that is nearly as near makes the first unsure. */
const clearly = 1.5;
const suffix = /^(k|m|b|mil|tsd|mio|mrd|mill)\.?$/i;
const currency = /^([$€£]|usd|eur|gbp|cad)$/i;
const figureForm = /^[$€£]?\d[\d.,'’]*([kmb]|mil|tsd|mio|mrd)?\.?[$€£]?$/i;

/**
 * Finds figures by their labels among the words of a screen. A figure stands above its label (profiles), before it (X), behind
 * it in its row, or under it (cards); each goes to one label, the nearest pairs first. What is ambiguous, was
 * hard to recognise, or reads as no figure is left unsure, for a person to say.
 */
export function readScreen(words: readonly ScreenWord[]): ScreenReading {
  const lines = toLines(withoutPictures(words).flatMap(splitGlued));
  const joined = lines.flatMap(joinFigures);
  const figures = joined.filter(isFigure);
  const stray = joined.filter(({ text }) => suffix.test(text));
  const labels = lines.flatMap(joinLabels);
  const pairs = labels
    .flatMap((label) => figures.map((figure) => ({ label, figure, cost: costOf(label, figure) })))
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.cost - b.cost);
  const taken = new Set<Piece>();
  const found: FoundFigure[] = [];
  for (const { label, figure, cost } of pairs) {
    if (taken.has(label) || taken.has(figure)) continue;
    taken.add(label).add(figure);
    const rival = pairs.find((one) => one.label === label && one.figure !== figure && !taken.has(one.figure));
    found.push({
      label: label.label,
      shown: figure.text,
      box: boxOf(figure),
      isSure:
        figure.confidence >= sureConfidence &&
        (rival === undefined || rival.cost > cost * clearly) &&
        // A 'mil' that went to the next line would make it a thousand times as much.
        !stray.some((one) => isNear(one, figure)),
    });
  }
  return {
    figures: withoutDoubles(withoutLostPoints(found)),
    handles: words.flatMap(({ text }) => /^@([\w.]{2,30})$/.exec(text)?.[1] ?? []),
    platform: platformOfLabels(new Set(found.map(({ label }) => label))),
  };
}

const money: ReadonlySet<ScreenLabel> = new Set(["price", "gross", "net", "fee", "part"]);
const hasCents = (text: string) => /[.,]\d\d\D*$/.test(text);

/** Where one amount has cents, all have: one without has lost its point, and is a hundred times too large. */
function withoutLostPoints(found: FoundFigure[]): FoundFigure[] {
  const areExact = found.some(({ label, shown }) => money.has(label) && hasCents(shown));
  return found.map((one) =>
    areExact && money.has(one.label) && !hasCents(one.shown) ? { ...one, isSure: false } : one,
  );
}

/** Labels of narrow columns are recognised as one word: each gets its part of the box. */
function splitGlued(word: ScreenWord): ScreenWord[] {
  const parts = gluedLabels(word.text);
  const letter = (word.right - word.left) / parts.join("").length;
  let left = word.left;
  return parts.map((text) => {
    const right = left + letter * text.length;
    const part = { ...word, text, left, right };
    left = right;
    return part;
  });
}

/** Two that claim to be the same: alike is one, unlike is unsure. Of parts there are several. */
function withoutDoubles(found: FoundFigure[]): FoundFigure[] {
  return found.flatMap((figure, index) => {
    if (figure.label === "part") return [figure];
    const same = found.filter(({ label }) => label === figure.label);
    if (found.findIndex(({ label }) => label === figure.label) < index) return [];
    return [{ ...figure, isSure: figure.isSure && same.every(({ shown }) => shown === figure.shown) }];
  });
}

const heightOf = ({ top, bottom }: Box) => bottom - top;
const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2;
const centreOf = ({ left, right }: Box) => (left + right) / 2;
const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });

/** Of photographs a reader makes words as tall as they are. */
function withoutPictures(words: readonly ScreenWord[]): ScreenWord[] {
  // A figure that was hardly recognised is still there for a person to look at.
  const written = words.filter(
    ({ text, confidence }) => text.trim() !== "" && (confidence > 0 || /^[$€£]?\d/.test(text)),
  );
  const heights = written.map(heightOf).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return written.filter((word) => heightOf(word) < 4 * usual);
}

/** In the same column, on the next line or in the same row at a little distance. */
function isNear(one: Box, other: Box): boolean {
  const height = heightOf(other);
  const isBelow = one.top > middleOf(other) && one.top - other.bottom < 1.5 * height;
  const isAligned = one.left < other.right + height && one.right > other.left - height;
  return isAligned && (isBelow || Math.abs(middleOf(one) - middleOf(other)) < height);
}

/** Words whose middles are on one height, from left to right. */
function toLines(words: readonly ScreenWord[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(middleOf(first) - middleOf(word)) < 0.6 * Math.min(heightOf(first), heightOf(word)))
      line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left));
}

const join = (one: Piece, other: Piece): Piece => ({
  text: `${one.text} ${other.text}`,
  confidence: Math.min(one.confidence, other.confidence),
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** '12,3' 'mil' is one figure, and so is '1.234,56' '$'. */
function joinFigures(line: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of line) {
    const last = joined.at(-1);
    const gap = last ? (piece.left - last.right) / heightOf(last) : Number.POSITIVE_INFINITY;
    const goesOn = suffix.test(piece.text) || currency.test(piece.text);
    if (last && gap < 0.9 && (goesOn ? /\d$/.test(last.text) : currency.test(last.text) && /^\d/.test(piece.text)))
      joined[joined.length - 1] = join(last, piece);
    else joined.push(piece);
  }
  return joined;
}

const isFigure = ({ text }: Piece) => figureForm.test(text.replace(/\s/g, "")) && isReadable(text);
const isReadable = (text: string) =>
  (["count", "money"] as const).some((kind) => typeof readShown(text, kind) !== "string");

/** Labels of up to three words, none of them in two: the best spelled first, of equals the longest. */
function joinLabels(line: Piece[]): LabelledPiece[] {
  const spans = line.flatMap((_, at) =>
    [3, 2, 1].flatMap((length) => {
      const [first, ...rest] = line.slice(at, at + length);
      if (!first || rest.length < length - 1 || [first, ...rest].some(({ text }) => /\d/.test(text))) return [];
      const piece = rest.reduce(join, first);
      const known = screenLabelOf(piece.text);
      return known ? [{ at, length, errors: known.errors, piece: { ...piece, label: known.label } }] : [];
    }),
  );
  const taken = new Set<number>();
  return spans
    .sort((a, b) => a.errors - b.errors || b.length - a.length)
    .flatMap(({ at, length, piece }) => {
      const places = Array.from({ length }, (_, index) => at + index);
      if (places.some((place) => taken.has(place))) return [];
      for (const place of places) taken.add(place);
      return [piece];
    });
}

/** How far a figure is from a label, in heights of the label; infinite where it cannot be its. */
function costOf(label: Piece, figure: Piece): number {
  const height = heightOf(label);
  const isBeside = Math.abs(middleOf(label) - middleOf(figure)) < 0.7 * Math.max(height, heightOf(figure));
  if (isBeside) {
    const before = (label.left - figure.right) / height;
    if (before >= -0.2 && before < 2) return Math.max(0.1, before);
    // In a row's last column, however far.
    const behind = (figure.left - label.right) / height;
    return behind >= 0 && behind < 40 ? 2 + behind / 20 : Number.POSITIVE_INFINITY;
  }
  const aside = Math.abs(centreOf(label) - centreOf(figure)) / height;
  const above = (label.top - figure.bottom) / height;
  const reach = 0.6 + (label.right - label.left + figure.right - figure.left) / (4 * height);
  if (aside > reach) return Number.POSITIVE_INFINITY;
  if (above > -0.3 && above < 2) return 0.3 + Math.max(0, above) + aside / 4;
  const below = (figure.top - label.bottom) / height;
  return below > -0.3 && below < 2 ? 2.5 + Math.max(0, below) + aside / 4 : Number.POSITIVE_INFINITY;
}
