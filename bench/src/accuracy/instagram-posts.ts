import { numberInRow, readCsv } from "./read-csv.ts";

export interface SampledPost {
  /** Seconds since 1970, UTC. */
  at: number;
  interactions: number;
}

/** Posts of each account, oldest first; those without a count are left out. */
export function readPostsByAccount(folder: string): SampledPost[][] {
  const byAccount = new Map<string, SampledPost[]>();
  for (const row of readCsv(folder, "instagram-posts/posts.csv")) {
    const [at, likes, comments] = [
      numberInRow(row, "unix_utc"),
      numberInRow(row, "likes"),
      numberInRow(row, "comments"),
    ];
    if (at === undefined || likes === undefined || comments === undefined) continue;
    const account = row.account ?? "";
    const posts = byAccount.get(account) ?? [];
    posts.push({ at, interactions: likes + comments });
    byAccount.set(account, posts);
  }
  return [...byAccount.values()].map((posts) => posts.sort((a, b) => a.at - b.at));
}
