import type { Report } from "@fanradar/contract";
import { dayMs } from "@fanradar/engine/catalogue/time";
import { bundles, dateAndTime, days } from "@fanradar/words";
import type { QueryKey } from "@tanstack/react-query";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useSession } from "../lib/session.ts";
import { NotRead } from "../reports/not-read.tsx";
import { RiskAssessment } from "../reports/risk-assessment.tsx";
import { Seal } from "../reports/seal.tsx";
import { footClass } from "../reports/section.tsx";
import { Charts } from "../reports/section-charts.tsx";
import { ContentAnalysis, EngagementMetrics, GrowthPotential, PlatformOverview } from "../reports/sections.tsx";
import { reportLedger } from "../reports/sentences.tsx";
import { TrustMix } from "../reports/trust-mix.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Skeleton } from "../ui/states.tsx";
import { editionLeadOf } from "./edition-lead.ts";

// Visitors are asked to sign in instead.
const Rating = part(() => import("../reports/rating.tsx").then((file) => file.Rating));

/** Editions of followed profiles are made weekly: an older one is marked as old. */
const staleDays = 8;

interface EditionProps {
  edition: Report;
  /** Where the page's answer is cached. */
  queryKey: QueryKey;
  /** Where signing in leads back to. */
  next: string;
  /** Not everybody finds the creator: what is read by link alone is not rated. */
  isHidden: boolean;
}

/** The growth chart and the public edition of the report, which signed-in people may rate. */
export function Edition({ edition, queryKey, next, isHidden }: EditionProps) {
  const { reportWords } = useMessages(bundles.reports);
  const { creatorWords } = useMessages(bundles.creators);
  const format = useFormat();
  const { sealed } = edition.metadata;
  const parts = { sealed, ledger: reportLedger(sealed) };
  const age = Math.floor((Date.now() - Date.parse(sealed.asOf)) / dayMs);
  return (
    <>
      {age > staleDays && (
        <p role="status" data-notice className="rounded-lg border border-line bg-sunken px-4 py-3 text-ink-2">
          {creatorWords.stale(days(age, format))}
        </p>
      )}
      <Charts part={parts} metric="followers" title={reportWords.charts.followers} />
      <article className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-7" aria-labelledby="edition">
        <div className="grid gap-1">
          <h2 id="edition" className="text-xl font-semibold tracking-tight">
            {creatorWords.edition}
          </h2>
          <p className="text-ink-2">
            {creatorWords[editionLeadOf(sealed.facts)]} {creatorWords.sealedOn}{" "}
            <time dateTime={sealed.asOf}>{dateAndTime(sealed.asOf, format)}</time>.
          </p>
        </div>
        <NotRead subjects={sealed.subjects} />
        <PlatformOverview {...parts} />
        <EngagementMetrics {...parts} />
        <ContentAnalysis {...parts} />
        <GrowthPotential {...parts} withChart={false} />
        <RiskAssessment {...parts} />
        <aside aria-label={reportWords.foot} className={footClass}>
          {!isHidden && <Rate edition={edition} queryKey={queryKey} next={next} />}
          <TrustMix facts={sealed.facts} asOf={sealed.asOf} />
          <Seal report={edition} />
        </aside>
      </article>
    </>
  );
}

function Rate({ edition, queryKey, next }: Omit<EditionProps, "isHidden">) {
  const { creatorWords } = useMessages(bundles.creators);
  const user = useSession();
  if (user) return <Rating fallback={<Skeleton className="h-32" />} report={edition} queryKey={queryKey} />;
  return (
    <section className="min-h-20">
      <h2 className="font-semibold text-ink-2">{creatorWords.question}</h2>
      {user === null && (
        <Link href={`/login?next=${encodeURIComponent(next)}`} className={`${buttonClass()} mt-2.5`}>
          {creatorWords.signInToRate}
        </Link>
      )}
    </section>
  );
}
