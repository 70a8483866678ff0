import type { FactBuilder } from "../builder/fact-builder.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { settledPosts } from "../posts/settled.ts";
import { type Residual, residualsOf } from "./time-slots.ts";

/** A post with how far its likes and comments lie above those of the posts around it. */
export interface RatedPost extends Residual {
  post: Post;
}

/** Each platform's settled posts with likes and comments, newest first, against those around them: platforms cannot be compared. */
export function ratedPosts(builder: FactBuilder): ReadonlyMap<Platform, RatedPost[]> {
  const social = builder.platforms.filter((platform) => platform !== "onlyfans");
  return new Map(
    social.map((platform) => {
      const rated = settledPosts(builder, platform, {}).flatMap((post) =>
        post.likes === undefined || post.comments === undefined
          ? []
          : [{ post, at: Date.parse(post.publishedAt), interactions: post.likes + post.comments }],
      );
      return [platform, residualsOf(rated).reverse()];
    }),
  );
}
