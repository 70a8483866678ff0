import type { ListedPost } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { PlatformBadge } from "../ui/badge.tsx";
import { buttonClass } from "../ui/button.tsx";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";
import { excerptOf } from "./excerpt.ts";

/** A post as it was read last: when, what, how it did, and where it stands. */
export function PostDialog({ post, ledger, onClose }: { post: ListedPost; ledger: Ledger; onClose: () => void }) {
  const words = useMessages(bundles.reports).reportWords.postTable;
  const { interfaceWords, valueWords } = useWords();
  const format = useFormat();
  const { platform, publishedAt, kind, caption, url, facts } = post;
  const theme = ledger.facts.get(post.theme ?? "");
  return (
    <OpenDialog
      onClose={onClose}
      title={dateAndTime(publishedAt, format)}
      close={interfaceWords.shell.close}
      width="narrow"
    >
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-2 text-ink-2">
          <PlatformBadge platform={platform} />
          <span>{valueWords[kind]}</span>
          {theme && (
            <span data-fact={theme.id} dir="auto" className="wrap-anywhere">
              {String(theme.value)}
            </span>
          )}
        </p>
        <p className="whitespace-pre-line wrap-anywhere" dir="auto" data-typed>
          {caption ? excerptOf(caption, 400) : <span className="text-ink-3">{words.noCaption}</span>}
        </p>
        <dl className="grid gap-2 border-t border-line pt-3">
          {[facts.times, facts.likes, facts.comments, facts.views].map((id) => {
            const fact = ledger.facts.get(id);
            return (
              fact && (
                <div key={id} className="flex items-baseline justify-between gap-4">
                  <dt className="text-ink-2">{factLabel(fact.metric)}</dt>
                  <dd className="font-semibold">
                    <Figure fact={fact} ledger={ledger} />
                  </dd>
                </div>
              )
            );
          })}
        </dl>
        {url && (
          <a href={url} target="_blank" rel="noopener noreferrer" className={`${buttonClass()} justify-self-start`}>
            {words.open(interfaceWords.platforms[platform])}
          </a>
        )}
      </div>
    </OpenDialog>
  );
}
