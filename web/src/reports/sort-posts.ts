import type { ListedPost } from "@fanradar/contract";
import type { Ledger } from "../ui/figure.tsx";

export const figureColumns = ["times", "likes", "comments", "views"] as const;
export type PostColumn = "published" | (typeof figureColumns)[number];

export interface PostChoice {
  column: PostColumn;
  isDescending: boolean;
  /** The empty text: all. */
  platform: string;
  kind: string;
  /** Id of a theme's fact. */
  theme: string;
}

export const firstChoice: PostChoice = { column: "published", isDescending: true, platform: "", kind: "", theme: "" };

/** The posts that fit, in order; one whose figure is missing comes last, whichever way they are sorted. */
export function sortPosts(
  posts: readonly ListedPost[],
  { facts }: Pick<Ledger, "facts">,
  { column, isDescending, platform, kind, theme }: PostChoice,
): ListedPost[] {
  const fitting = posts.filter(
    (post) =>
      (platform === "" || post.platform === platform) &&
      (kind === "" || post.kind === kind) &&
      (theme === "" || post.theme === theme),
  );
  const figureOf = (post: ListedPost) => {
    if (column === "published") return Date.parse(post.publishedAt);
    const value = facts.get(post.facts[column])?.value;
    return typeof value === "number" ? value : undefined;
  };
  return fitting
    .map((post) => ({ post, value: figureOf(post) }))
    .toSorted((one, other) => {
      if (one.value === undefined || other.value === undefined)
        return Number(one.value === undefined) - Number(other.value === undefined);
      return isDescending ? other.value - one.value : one.value - other.value;
    })
    .map(({ post }) => post);
}
