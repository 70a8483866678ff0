/** One printed line. Shares and coverages are percent, OWA and AUC ratios. */
export interface AccuracyLine {
  part: string;
  set: string;
  /** Method → the same figure as the line's own, on the same data. */
  baseline?: Record<string, number | Record<string, number>>;
  [figure: string]: unknown;
}

/** Percent with one decimal. */
export function roundedPercent(share: number): number {
  return Number((100 * share).toFixed(1));
}

export function rounded(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
