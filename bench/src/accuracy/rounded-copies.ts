/** A way in which platforms shorten counts. */
export interface Shortening {
  name: string;
  round: (count: number) => number;
}

/** 12,345 as 12.3K, 1,234,567 as 1.2M. */
const oneDecimal: Shortening = {
  name: "one-decimal",
  round: (count) => {
    const unit = count >= 1_000_000 ? 1_000_000 : 1_000;
    return count < 1_000 ? count : toStep(count, unit / 10);
  },
};

const inFigures = (name: string, figures: number): Shortening => ({
  name,
  round: (count) => toStep(count, 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) + 1 - figures)),
});

/** As profiles and lists show counts: with one decimal of K and M, and in three and in two figures. */
export const shortenings: Shortening[] = [oneDecimal, inFigures("three-figures", 3), inFigures("two-figures", 2)];

function toStep(count: number, step: number): number {
  return step * Math.round(count / step);
}
