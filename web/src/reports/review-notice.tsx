import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";

/** Says that somebody reported the model's profile, and what stays hidden until that is decided. */
export function ReviewNotice() {
  const { removalNoticeWords: words } = useMessages(bundles.moderation);
  return (
    <section
      data-notice
      aria-label={words.reviewTitle}
      className="mb-5 grid gap-2 rounded-xl border border-line bg-sunken p-4"
    >
      <h2 className="font-semibold">{words.reviewTitle}</h2>
      <p className="text-ink-2">{words.review}</p>
    </section>
  );
}
