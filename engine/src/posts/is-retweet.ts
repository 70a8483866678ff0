import type { Post } from "../ledger/evidence.ts";

/** Whether a post is another's that was passed on: what it drew says nothing of the own posts. */
export const isRetweet = ({ platform, caption = "" }: Pick<Post, "platform" | "caption">): boolean =>
  platform === "x" && caption.startsWith("RT @");
