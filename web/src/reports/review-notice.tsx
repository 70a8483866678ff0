import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { Notice } from "./notice.tsx";

/** Says that somebody reported the model's profile, and what stays hidden until that is decided. */
export function ReviewNotice() {
  const { caseNoticeWords: words } = useMessages(bundles.moderation);
  return (
    <Notice title={words.reviewTitle}>
      <p className="text-ink-2">
        {words.reported.other} {words.review}
      </p>
    </Notice>
  );
}
