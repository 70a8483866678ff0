import { type Comparison, creatorPath } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { bundles, listOf, shortDate } from "@fanradar/words";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Checks, Initial } from "../creators/marks.tsx";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { Badge, PlatformBadge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { type ComparisonRow, isKnownFact, missingAddends } from "./rows.ts";

export type ComparedMember = Comparison["members"][number];

interface MemberCardProps {
  member: ComparedMember;
  rows: ComparisonRow[];
  ledger: Ledger;
  /** Absent on a saved comparison: it stays as it is. */
  onRemove?: () => void;
}

/** Rows of the grid that a card takes: its head, its lines, its score. */
export const gridRowsOf = (rows: readonly ComparisonRow[]) => rows.length + 2;

/** One member: who it is, its figures on the same lines as everybody's, and its score with what it is made of. */
export function MemberCard({ member, rows, ledger, onRemove }: MemberCardProps) {
  return (
    <li
      className="grid min-w-0 snap-start grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-0 rounded-xl border border-line bg-card"
      style={{ gridRow: `span ${gridRowsOf(rows)}` }}
    >
      <Head member={member} {...(onRemove && { onRemove })} />
      {rows.map((row) => (
        <Line key={row.id} label={row.label}>
          <FigureOrNone fact={row.factOf(member.key)} ledger={ledger} />
        </Line>
      ))}
      <Score member={member} ledger={ledger} />
    </li>
  );
}

function Head({ member, onRemove }: { member: ComparedMember; onRemove?: () => void }) {
  const { compareWords: words } = useMessages(bundles.compare);
  const { name, profiles, isOwn, asOf } = member;
  const format = useFormat();
  const [profile] = profiles;
  const href = isOwn ? `/report/${member.id}` : profile && creatorPath(profile);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 p-4 pb-3 max-sm:px-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <Initial name={name} className="size-10 text-base" />
        <div className="min-w-0 flex-1 max-xl:order-1 max-xl:basis-full">
          <h3 className="text-base font-semibold wrap-break-word" data-typed>
            {href ? (
              <Link href={href} dir="auto" className="hover:underline">
                {name}
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}{" "}
            <Checks creator={member} />
          </h3>
          <p className="text-xs text-ink-3" data-typed>
            {/* On a line of its own each, cut short rather than broken inside. */}
            {profiles.map(({ platform, handle }) => (
              <bdi key={platform} className="block truncate" title={`@${handle}`}>
                @{handle}
              </bdi>
            ))}
          </p>
        </div>
        {onRemove && (
          <Button
            look="quiet"
            aria-label={words.remove(name)}
            title={words.remove(name)}
            className="-mt-1 -mr-1 min-w-10 text-ink-3"
            onClick={onRemove}
          >
            <X size={18} aria-hidden />
          </Button>
        )}
      </div>
      <p className="flex flex-wrap gap-1.5">
        {isOwn && <Badge>{words.yours}</Badge>}
        {profiles.map(({ platform }) => (
          <PlatformBadge key={platform} platform={platform} />
        ))}
      </p>
      <p className="text-xs text-ink-3">
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

/** A label beside its figure, or above it where the card is narrow. */
function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className="flex justify-between gap-x-3 border-t border-line px-4 py-2 max-xl:flex-col max-sm:px-3">
      <dt className="min-w-0 text-ink-3 wrap-break-word max-xl:text-xs">{label}</dt>
      <dd className="shrink-0 font-semibold whitespace-nowrap xl:text-right">{children}</dd>
    </dl>
  );
}

/** A figure with its range, or that it is missing; pressing it shows why. */
function FigureOrNone({ fact, ledger }: { fact: Fact | undefined; ledger: Ledger }) {
  const { compareWords: words } = useMessages(bundles.compare);
  if (!fact) return <span className="font-normal text-ink-3">{words.noData}</span>;
  return (
    <>
      <Figure fact={fact} ledger={ledger} withRange={fact.low !== fact.high} className="xl:text-right" />
      {!isKnownFact(fact) && <span className="block text-xs font-normal text-ink-3">{words.noData}</span>}
    </>
  );
}

/** The specification's score, with the addends it is missing: without them it is not ranked. */
function Score({ member, ledger }: { member: ComparedMember; ledger: Ledger }) {
  const { metricWords } = useWords();
  const { compareWords: words } = useMessages(bundles.compare);
  const format = useFormat();
  const score = ledger.facts.get(`${member.key}.score`);
  const missing = missingAddends(member.key, ledger);
  return (
    <div className="grid content-start gap-1.5 rounded-b-xl border-t border-line bg-sunken px-4 py-3 max-sm:px-3">
      <dl className="flex items-start justify-between gap-3 max-xl:flex-col max-xl:gap-0">
        <dt className="font-semibold">{metricWords.score}</dt>
        <dd className="xl:text-right">
          {score && (
            <Figure
              fact={score}
              ledger={ledger}
              className={missing.length > 0 ? "text-ink-2" : "text-lg leading-tight font-semibold"}
            />
          )}
          {isKnownFact(score) && missing.length > 0 && (
            <span className="block font-medium">{words.unranked(listOf(missing, format))}</span>
          )}
          {score && !isKnownFact(score) && <span className="block text-xs text-ink-3">{words.noData}</span>}
        </dd>
      </dl>
      {isKnownFact(score) && (
        <>
          <p className="text-xs text-ink-3">{words.addendsLead}</p>
          <dl className="grid text-xs">
            {Object.entries(words.addends).map(([id, name]) => {
              const fact = ledger.facts.get(`${member.key}.${id}`);
              return (
                <div key={id} className="flex min-h-6 items-center justify-between gap-3">
                  <dt className="text-ink-2">{name}</dt>
                  <dd>{fact ? <Figure fact={fact} ledger={ledger} /> : words.noData}</dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
    </div>
  );
}
