import type { getCreator, Person } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { useState } from "react";
import { Link } from "wouter";
import type * as z from "zod/mini";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { ReportLead } from "../reports/report-lead.tsx";
import { reportLedger } from "../reports/sentences.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { PlatformBadge } from "../ui/badge.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Figure, factLabel } from "../ui/figure.tsx";
import { oneStop } from "../ui/one-stop.ts";
import { Skeleton } from "../ui/states.tsx";
import { ClaimButton } from "./claim-button.tsx";
import { Checks, CreatorBadge } from "./marks.tsx";

// Loaded when they are opened.
const ScoreParts = part(() => import("./score-parts.tsx").then((file) => file.ScoreParts));

export type Creator = z.infer<typeof getCreator.output>;

interface CreatorHeaderProps {
  creator: Creator;
  /** Where a new analysis begins. */
  analyse: string;
  /** Of the owner's link, where the page was opened by it. */
  linkKey: string | undefined;
  /** Null for a visitor; undefined while it is not known. */
  user: Person | null | undefined;
}

/** Who it is, what may be done here, and the figures that come first. */
export function CreatorHeader({ creator, analyse, linkKey, user }: CreatorHeaderProps) {
  const { creatorWords } = useMessages(bundles.creators);
  const { name, username, badge, profiles, edition, facts } = creator;
  const [isOpen, setOpen] = useState(false);
  const { interfaceWords } = useWords();
  const labelOf = ({ metric, platform }: Fact) => {
    const label = metric === "trendingScore" ? creatorWords.score : factLabel(metric);
    return profiles.length > 1 && platform ? `${label} · ${interfaceWords.platforms[platform]}` : label;
  };
  const ledger = edition ? reportLedger(edition.metadata.sealed) : undefined;
  // With reach hidden there is no score to explain.
  const showsReach = [...facts, ...(edition?.metadata.sealed.facts ?? [])].some(
    ({ metric }) => metric === "trendingScore" || metric === "followers",
  );
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-start gap-4.5">
        <Avatar name={name} of={name} className="size-16 text-2xl" />
        <div className="grid min-w-0 flex-[1_1_15rem] gap-1.5">
          <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">
            <span data-typed dir="auto">
              {name}
            </span>
          </h1>
          <p className="wrap-anywhere text-ink-3" data-typed>
            @{username} <Checks creator={creator} />
          </p>
          <p className="flex flex-wrap gap-1.5">
            <CreatorBadge badge={badge} />
            {profiles.map(({ platform, handle, url }) => (
              <PlatformBadge key={`${platform} ${handle}`} platform={platform} href={url} />
            ))}
            {/* Linked on their owner's word: no bio of these can be read. */}
            {creator.onlyfansUrl && <PlatformBadge platform="onlyfans" href={creator.onlyfansUrl} />}
            {creator.tiktokUrl && <PlatformBadge platform="tiktok" href={creator.tiktokUrl} />}
          </p>
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <ClaimButton platform={creator.platform} handle={creator.handle} user={user} ownerId={creator.userId} />
          <Link href={`/compare?models=${creator.id}`} className={buttonClass()}>
            {creatorWords.compare}
          </Link>
          <Link href={analyse} className={buttonClass("primary")}>
            {creatorWords.analyse}
          </Link>
        </div>
      </header>
      {edition && ledger && (
        <ReportLead sealed={edition.metadata.sealed} summary={edition.metadata.summary} ledger={ledger} />
      )}
      <section ref={oneStop} aria-label={creatorWords.figures} className="grid gap-3">
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 empty:hidden">
          {facts.map((fact) => (
            <div key={fact.id} className="min-w-0 rounded-xl border border-line bg-card px-4 py-3">
              <dt className="text-ink-3">{labelOf(fact)}</dt>
              <dd className="text-xl font-semibold tracking-tight">
                <Figure fact={fact} {...(ledger && { ledger })} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-3 empty:hidden">
          {showsReach && (
            <Button look="quiet" className="justify-self-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {creatorWords.parts}
            </Button>
          )}
          {isOpen && (
            <ScoreParts
              fallback={<Skeleton className="h-32" />}
              platform={creator.platform}
              handle={creator.handle}
              linkKey={linkKey}
            />
          )}
        </div>
      </section>
    </div>
  );
}
