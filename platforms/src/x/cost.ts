/** US cents per resource returned, since 6 Feb 2026. Source: docs/platforms.md, 'X'. */
const userReadCents = 1;
const postReadCents = 0.5;

/** What a read costs: one user and the posts that came back. */
export function readCostCents(posts: number): number {
  return userReadCents + posts * postReadCents;
}

/** How many posts a budget affords beside the user. Under 5, the least X answers, it is 0; undefined when not even the user is. */
export function affordablePosts(budgetCents: number): number | undefined {
  if (budgetCents < userReadCents) return undefined;
  const posts = Math.floor((budgetCents - userReadCents) / postReadCents);
  return posts < 5 ? 0 : posts;
}
