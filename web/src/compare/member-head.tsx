import { type Comparison, creatorPath } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { Link } from "wouter";
import { Checks } from "../creators/marks.tsx";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { PlatformIcon } from "../ui/platform-icon.tsx";

export type ComparedMember = Comparison["members"][number];

/** Who is compared: name, handles, and of when the report is that the figures are from. */
export function MemberHead({ member, colour }: { member: ComparedMember; colour: string }) {
  const { compareWords: words } = useMessages(bundles.compare);
  const { platforms } = useWords().interfaceWords;
  const format = useFormat();
  const { name, profiles, isOwn, asOf } = member;
  const [profile] = profiles;
  const href = isOwn ? `/report/${member.id}` : profile && creatorPath(profile);
  return (
    <div className="grid content-start gap-1 border-t-4 pt-2 font-normal" style={{ borderColor: colour }}>
      <p className="flex font-semibold" data-typed>
        {href ? (
          <Link href={href} dir="auto" className="min-h-6 min-w-6 wrap-break-word hover:underline">
            {name}
          </Link>
        ) : (
          <bdi className="min-w-0 wrap-break-word">{name}</bdi>
        )}
      </p>
      <p className="grid gap-0.5 text-xs text-ink-3" data-typed>
        {profiles.map(({ platform, handle }, place) => (
          <span key={platform} className="flex min-w-0 items-center gap-1.5" title={`@${handle}`}>
            <PlatformIcon platform={platform} name={platforms[platform]} />
            <bdi className="truncate">@{handle}</bdi>
            {place === 0 && <Checks creator={member} />}
          </span>
        ))}
      </p>
      <p className="text-xs text-ink-3">
        {isOwn && `${words.yours} · `}
        {asOf === null ? (
          words.noReport
        ) : (
          <>
            {words.reportOf} <time dateTime={asOf}>{shortDate(asOf, format)}</time>
          </>
        )}
      </p>
    </div>
  );
}
