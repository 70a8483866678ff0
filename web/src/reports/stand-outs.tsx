import type { Statement } from "@fanradar/engine";
import { groupStandOuts } from "@fanradar/engine/catalogue/groups";
import { bundles, dateAndTime, shortDate, showFact } from "@fanradar/words";
import { use, useState } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { PlatformIcon } from "../ui/platform-icon.tsx";
import { firstStandOuts, isDown } from "./first-stand-outs.ts";
import { PostCaption } from "./post-caption.tsx";
import { ReportExtras } from "./report-extras.tsx";
import { Sentence } from "./sentences.tsx";

/** The posts that drew most and least against those around them, one a row: three, and all by a press. */
export function StandOuts({ statements, ledger }: { statements: Statement[]; ledger: Ledger }) {
  const words = useMessages(bundles.reports).reportWords;
  const [isWhole, setWhole] = useState(false);
  const all = groupStandOuts(statements);
  const first = firstStandOuts(all);
  const shown = isWhole ? all : first;
  const [most, least] = [shown.filter((group) => !isDown(group)), shown.filter(isDown)];
  const listOf = (title: string, groups: Statement[][]) =>
    groups.length > 0 && (
      <>
        <h4 className="mt-1 text-xs font-medium text-ink-3">{title}</h4>
        <ul className="grid grid-cols-[minmax(0,1fr)]">
          {groups.map((group) => (
            <StandOut key={group[0]?.slots.times} group={group} ledger={ledger} />
          ))}
        </ul>
      </>
    );
  return (
    <>
      <h3 className="font-semibold text-ink-2">{words.posts}</h3>
      <p className="mb-2 text-xs text-ink-3">{words.standOuts.lead}</p>
      {listOf(words.standOuts.most, most)}
      {listOf(words.standOuts.least, least)}
      {first.length < all.length && (
        <Button look="quiet" className="mt-1" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          <span data-notice>{isWhole ? words.standOuts.fewer : words.standOuts.all(all.length)}</span>
        </Button>
      )}
    </>
  );
}

/** The post by its caption, where the reader has it, else by its day; then how often it drew the typical post, its format and theme. */
function StandOut({ group, ledger }: { group: Statement[]; ledger: Ledger }) {
  const words = useMessages(bundles.reports).reportWords;
  const { interfaceWords } = useWords();
  const format = useFormat();
  const { posts, showPost } = use(ReportExtras);
  const factOf = (slot: string) => {
    const id = group.map(({ slots }) => slots[slot]).find((one) => one !== undefined);
    return id === undefined ? undefined : ledger.facts.get(id);
  };
  const [times, kind, time, theme, link] = ["times", "format", "time", "theme", "link"].map(factOf);
  const published = times?.period?.from;
  if (!times || published === undefined) return null;
  const { platform } = times;
  const post = posts?.find((one) => one.platform === platform && one.publishedAt === published);
  const gain = group.find(({ slots }) => slots.gain !== undefined);
  const isUtc = group[0]?.key.endsWith("Utc");
  return (
    <li className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-baseline gap-x-3 border-t border-line py-2 first:border-t-0">
      <Figure
        fact={times}
        ledger={ledger}
        text={words.standOuts.times(showFact(times, format))}
        className="font-semibold"
      />
      <div className="min-w-0">
        {post ? <PostCaption post={post} onOpen={showPost} /> : null}
        <p className="flex flex-wrap items-center gap-x-2.5 text-ink-2">
          {platform && <PlatformIcon platform={platform} name={interfaceWords.platforms[platform]} />}
          <time dateTime={published} title={dateAndTime(published, format)}>
            {shortDate(published, format)}
          </time>
          {time && <Figure fact={time} ledger={ledger} text={`${showFact(time, format)}${isUtc ? " UTC" : ""}`} />}
          {kind && <span data-fact={kind.id}>{showFact(kind, format)}</span>}
          {theme && (
            <span data-fact={theme.id} dir="auto" className="wrap-anywhere">
              {words.standOuts.theme(showFact(theme, format))}
            </span>
          )}
          {platform && link && typeof link.value === "string" && (
            <a href={link.value} target="_blank" rel="noopener noreferrer" className="text-teal underline">
              {words.postTable.open(interfaceWords.platforms[platform])}
            </a>
          )}
        </p>
        {gain && (
          <p className="text-ink-2">
            <Sentence statement={gain} ledger={ledger} />
          </p>
        )}
      </div>
    </li>
  );
}
