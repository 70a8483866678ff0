/** Whom, when and how much a query is about, where it says nothing of that. */
const scope = {
  ...{ models: [], about: null, except: [], tag: null, platforms: [], period: null, before: null },
  ...({ order: "best", count: null, limit: null } as const),
};

/** Queries in which every field is present and says nothing, to spread before the fields of a test. */
export const blankPayments = {
  ...{ kind: "payments", measure: "amount", basis: "net", kinds: [], operation: "value", by: null },
  ...scope,
} as const;
export const blankAudience = {
  ...{ kind: "audience", measure: "followers", operation: "value", by: null, isRelative: false },
  ...scope,
} as const;
export const blankTopic = {
  ...{ kind: "topic", metrics: [], form: null, hashtag: null, goal: null, month: null, range: null, claim: null },
  ...scope,
} as const;
