/** The step that the largest count is rounded to, 1,000 for 547,000, where every count has 3 significant figures; else 1. */
export function roundingStep(counts: number[]): number {
  const stepOf = (count: number) => 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 2);
  return counts.every((count) => Math.round(count) % stepOf(count) === 0) ? stepOf(Math.max(...counts, 1)) : 1;
}
