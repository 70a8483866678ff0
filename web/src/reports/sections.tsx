import type { Fact, Platform } from "@fanradar/engine";
import { cardMetrics, groupByPlatform, themeMetrics } from "@fanradar/engine/catalogue/groups";
import { bundles } from "@fanradar/words";
import { use } from "react";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { platformColour } from "../ui/badge.tsx";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";
import { Skeleton } from "../ui/states.tsx";
import { AudienceParts } from "./audience-parts.tsx";
import { ReportExtras } from "./report-extras.tsx";
import { ScheduleChart } from "./schedule-chart.tsx";
import { cardClass, pick, ReportSection, type SectionPart } from "./section.tsx";
import { Charts } from "./section-charts.tsx";
import { Paragraph } from "./sentences.tsx";
import { platforms, shownParts, unraisedOf } from "./shown-parts.ts";
import { StandOuts } from "./stand-outs.tsx";
import { TierBenchmark } from "./tier-benchmark.tsx";

const LookAlikes = part(() => import("./look-alikes.tsx").then((file) => file.LookAlikes));
const PostTable = part(() => import("./post-table.tsx").then((file) => file.PostTable));

export function PlatformOverview(part: SectionPart) {
  const words = useMessages(bundles.reports).reportWords;
  if (pick(part, "platformOverview").length === 0) return null;
  return (
    <ReportSection id="overview" title={words.sections.platformOverview}>
      <Paragraph
        statements={pick(part, "platformOverview")}
        ledger={part.ledger}
        className="text-base leading-relaxed"
      />
    </ReportSection>
  );
}

export function EngagementMetrics(part: SectionPart) {
  const words = useMessages(bundles.reports).reportWords;
  const shown = shownParts(part.sealed).cards;
  const charts = <Charts part={part} metric="engagement" title={words.charts.perPost} />;
  // A single card would leave most of the row empty.
  const isAlone = shown.length === 1;
  const columns = shown.length % 2 === 1 ? "@md:grid-cols-2 @3xl:grid-cols-3" : "@md:grid-cols-2";
  const money = unraisedOf(pick(part, "engagementMetrics", "money"), pick(part, "riskAssessment", "risk"));
  if (shown.length === 0 && money.length === 0) return null;
  return (
    <ReportSection id="engagement" title={words.sections.engagementMetrics}>
      <div className={`grid gap-3.5 ${isAlone ? "items-start @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]" : columns}`}>
        {shown.map((platform) => (
          <PlatformCard key={platform} platform={platform} part={part} />
        ))}
        {isAlone && charts}
      </div>
      {money.length > 0 && (
        <div className={cardClass}>
          <h3 className="mb-3 font-semibold text-ink-2">{words.money}</h3>
          <ul className="grid gap-1.5">
            {money.map((statement) => (
              <li key={statement.key}>
                <Paragraph statements={[statement]} ledger={part.ledger} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isAlone && charts}
    </ReportSection>
  );
}

function PlatformCard({ platform, part }: { platform: Platform; part: SectionPart }) {
  const { interfaceWords } = useWords();
  const statements = pick(part, "engagementMetrics", platform);
  return (
    <div className={`${cardClass} border-t-[3px]`} style={{ borderTopColor: platformColour[platform] }}>
      <h3 className="mb-3 font-semibold">{interfaceWords.platforms[platform]}</h3>
      <dl className="grid gap-2.5">
        {cardMetrics[platform].map((metric) => {
          const fact = part.ledger.facts.get(`${platform}.${metric}`);
          return fact && fact.reason?.code !== "not-public" ? (
            <Line key={metric} fact={fact} ledger={part.ledger} />
          ) : null;
        })}
      </dl>
      <TierBenchmark platform={platform} ledger={part.ledger} />
      {statements.length > 0 && (
        <div className="mt-3 border-t border-line pt-2.5 text-xs text-ink-2">
          <Paragraph statements={statements} ledger={part.ledger} />
        </div>
      )}
    </div>
  );
}

function Line({ fact, ledger }: { fact: Fact; ledger: Ledger }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <dt className="text-ink-3">{factLabel(fact.metric)}</dt>
      <dd className="text-right font-semibold">
        <Figure fact={fact} ledger={ledger} withRange className="text-right" />
      </dd>
    </div>
  );
}

export function ContentAnalysis(part: SectionPart) {
  const words = useMessages(bundles.reports).reportWords;
  const themes = themeMetrics.flatMap((id) => {
    const [theme, share] = [part.ledger.facts.get(id), part.ledger.facts.get(`${id}.share`)];
    return theme && share && typeof share.value === "number" ? [{ theme, share, width: share.value }] : [];
  });
  const has = shownParts(part.sealed);
  if (!has.themes && !has.posts && !has.schedule && !has.audience) return null;
  return (
    <ReportSection id="content" title={words.sections.contentAnalysis}>
      <div className="grid gap-3.5 @xl:grid-cols-2">
        {has.themes && (
          <div className={cardClass}>
            <h3 className="mb-3 font-semibold text-ink-2">{words.themes}</h3>
            {themes.map(({ theme, share, width }) => (
              <div key={theme.id} className="grid grid-cols-[minmax(0,8rem)_1fr_4.5rem] items-center gap-2.5 py-1">
                <span className="font-medium wrap-anywhere" dir="auto" data-fact={theme.id}>
                  {String(theme.value)}
                </span>
                <span aria-hidden className="h-2 rounded bg-sunken">
                  <span className="block h-2 rounded bg-teal" style={{ width: `${width}%` }} />
                </span>
                <span className="text-right whitespace-nowrap">
                  <Figure fact={share} ledger={part.ledger} />
                </span>
              </div>
            ))}
            <Paragraph
              statements={pick(part, "contentAnalysis", "themes")}
              ledger={part.ledger}
              className="mt-2 text-ink-2"
              absent="theme.1"
            />
          </div>
        )}
        {(has.schedule || has.audience) && (
          <div className={`${cardClass} grid content-start gap-4`}>
            {has.schedule && (
              <div>
                <h3 className="mb-3 font-semibold text-ink-2">{words.schedule}</h3>
                <Paragraph
                  statements={pick(part, "contentAnalysis", "schedule")}
                  ledger={part.ledger}
                  absent={has.absentSchedule}
                />
              </div>
            )}
            {has.audience && (
              <div>
                <h3 className="mb-2 font-semibold text-ink-2">{words.audience}</h3>
                <AudienceParts facts={part.sealed.facts} ledger={part.ledger} />
                <Paragraph
                  statements={pick(part, "contentAnalysis", "audience")}
                  ledger={part.ledger}
                  absent="audience.demographics"
                />
              </div>
            )}
          </div>
        )}
      </div>
      {has.posts && (
        <div className={cardClass}>
          <StandOuts statements={pick(part, "contentAnalysis", "posts")} ledger={part.ledger} />
        </div>
      )}
      <AllPosts hasPosts={part.sealed.series.some(({ metric }) => metric === "engagement")} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-3.5 empty:hidden">
        {platforms.map((platform) => (
          <ScheduleChart key={platform} platform={platform} ledger={part.ledger} />
        ))}
      </div>
    </ReportSection>
  );
}

/** The posts behind the report, for its owner; their place is kept while they are loaded. */
function AllPosts({ hasPosts }: { hasPosts: boolean }) {
  const { posts, ledger, showPost } = use(ReportExtras);
  const skeleton = <Skeleton className="h-175" />;
  if (posts === undefined) return hasPosts ? skeleton : null;
  if (posts.length === 0) return null;
  return (
    <div className={cardClass}>
      <PostTable fallback={skeleton} posts={posts} ledger={ledger} onOpen={showPost} />
    </div>
  );
}

export function GrowthPotential({ withChart = true, ...part }: SectionPart & { withChart?: boolean }) {
  const words = useMessages(bundles.reports).reportWords;
  const { modelId } = use(ReportExtras);
  if (!shownParts(part.sealed).growth) return null;
  const groups = groupByPlatform(pick(part, "growthPotential"), part.ledger.facts);
  return (
    <ReportSection id="growth" title={words.sections.growthPotential}>
      <div className="grid gap-2">
        {(groups.length > 0 ? groups : [[]]).map((statements) => (
          <Paragraph
            key={JSON.stringify(statements[0]?.slots)}
            statements={statements}
            ledger={part.ledger}
            absent="follows.total"
          />
        ))}
      </div>
      {withChart && <Charts part={part} metric="followers" title={words.charts.followers} />}
      {withChart && modelId > 0 && <LookAlikes fallback={null} modelId={modelId} />}
    </ReportSection>
  );
}
