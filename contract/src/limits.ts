/** Lengths in UTF-16 units, as `String.length` counts. Source: shared design, product.md, 'Limits'. */
export const limits = {
  name: 100,
  username: 50,
  notes: 2_000,
  url: 2_048,
  passwordMin: 8,
  passwordMax: 128,
  email: 254,
} as const;
