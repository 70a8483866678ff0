/** Weights of a logistic regression on the features as they are given. */
export interface Logistic {
  intercept: number;
  features: number[];
}

/**
 * Logistic regression by Newton's method, with a ridge on standardised features.
 *
 * @param truths 1 or 0, one for each row of features
 */
export function fitLogistic(rows: number[][], truths: number[], { ridge }: { ridge: number }): Logistic {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? 0));
  const centre = columns.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  const spread = columns.map((values, at) => {
    const squares = values.reduce((sum, value) => sum + (value - (centre[at] ?? 0)) ** 2, 0);
    return Math.sqrt(squares / values.length) || 1;
  });
  const standard = rows.map((row) => [1, ...row.map((value, at) => (value - (centre[at] ?? 0)) / (spread[at] ?? 1))]);
  let weights = new Array<number>(width + 1).fill(0);
  for (let round = 0; round < 30; round++) {
    const curvature = weights.map((_, a) => weights.map((_, b) => (a === b && a > 0 ? ridge : 0)));
    const slope = weights.map((weight, a) => (a > 0 ? -ridge * weight : 0));
    standard.forEach((row, index) => {
      const chance = 1 / (1 + Math.exp(-dot(row, weights)));
      row.forEach((value, a) => {
        slope[a] = (slope[a] ?? 0) + value * ((truths[index] ?? 0) - chance);
        const line = curvature[a];
        if (line)
          row.forEach((other, b) => {
            line[b] = (line[b] ?? 0) + (chance * (1 - chance) + 1e-9) * value * other;
          });
      });
    });
    const step = solve(curvature, slope);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  const features = weights.slice(1).map((weight, at) => weight / (spread[at] ?? 1));
  return { intercept: (weights[0] ?? 0) - dot(features, centre), features };
}

function dot(a: number[], b: number[]): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

/** Gauss–Jordan with the largest pivot. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (let at = 0; at < rows.length; at++) {
    const pivots = rows.slice(at).map((row) => Math.abs(row[at] ?? 0));
    const largest = at + pivots.indexOf(Math.max(...pivots));
    const pivot = rows[largest] ?? [];
    rows[largest] = rows[at] ?? [];
    rows[at] = pivot;
    rows.forEach((row, other) => {
      if (other === at) return;
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      row.forEach((value, column) => {
        row[column] = value - factor * (pivot[column] ?? 0);
      });
    });
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}
