import type { ListedPost } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { excerptOf } from "./excerpt.ts";

const longest = 120;

/** The beginning of a post's caption, which opens the post. */
export function PostCaption({ post, onOpen }: { post: ListedPost; onOpen: (post: ListedPost) => void }) {
  const { noCaption } = useMessages(bundles.reports).reportWords.postTable;
  return (
    <button
      type="button"
      className="block w-full truncate rounded text-left hover:underline focus-visible:outline-2 focus-visible:outline-teal"
      dir="auto"
      data-typed
      onClick={() => onOpen(post)}
    >
      {post.caption ? excerptOf(post.caption, longest) : noCaption}
    </button>
  );
}
