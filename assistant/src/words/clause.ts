/**
 * How figures of one metric are written. Of each list one variant is taken; `any` is for every model, `own` for
 * the reader's own besides, whom it may address, and `other` for models of others. Slots: `{}` is the figure with its range, `{size}` the same without its sign, `{range}` the range alone,
 * `{noun}` what it counts, `{likes|posts|…}` a noun that agrees with it, `{label}` and `{kind}` what it is called, `{period}`,
 * `{until}`, `{part}` what it is a share of, `{of:metric}` another figure of the same platform, `@` its platform.
 * `[first|further]` is repeated for each fact of the sentence. A variant whose slots a fact cannot fill is not taken.
 */
export interface Clause {
  own?: readonly string[];
  other?: readonly string[];
  any?: readonly string[];
}
