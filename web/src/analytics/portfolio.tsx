import { type Analytics, creatorPath } from "@fanradar/contract";
import type { Fact, Platform } from "@fanradar/engine";
import { bundles, exactNumber, platformWords } from "@fanradar/words";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { PlatformBadge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { oneStop } from "../ui/one-stop.ts";
import { analyticsLedger, FigureWithChange } from "./figures.tsx";
import { Trend } from "./trend.tsx";
import type { AnalyticsState } from "./use-analytics-address.ts";

const metricOrder = ["followers", "engagement", "earnings"] as const;
const headClass = "text-base font-semibold tracking-tight";

interface PortfolioProps {
  analytics: Analytics;
  onMetric: (metric: AnalyticsState["metric"]) => void;
}

/** How many profiles or models the line is of. */
const cohortFacts = { followers: "portfolio.cohort", earnings: "portfolio.earnings.cohort" };

/** Four figures of all together, the bars of one, a card for each platform that has data, and who is first. */
export function PortfolioSections({ analytics, onMetric }: PortfolioProps) {
  const { analyticsWords: words } = useMessages(bundles.analytics);
  const ledger = analyticsLedger(analytics);
  const { of: whose, metric, platforms } = analytics;
  const metrics = metricsOf(analytics, ledger);
  const followers = whose === "creators" ? words.typical : words.metrics.followers;
  const engagement = words.engagementOf;
  const labels = { ...words.metrics, members: words.members[whose], followers, engagement };
  const cohort = metric === "engagement" ? undefined : ledger.facts.get(cohortFacts[metric]);
  const isManualUndrawn = metric === "earnings" && ledger.facts.has("portfolio.earnings.manual");
  const currency = ledger.facts.get("portfolio.earnings")?.currency ?? "USD";
  const countedIn = useCountedIn(ledger);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <section ref={oneStop} aria-labelledby="overview" className="grid gap-3">
        <h2 id="overview" className={`flex flex-wrap items-center gap-3 ${headClass}`}>
          {words.overview}
        </h2>
        <dl
          className={`grid grid-cols-1 gap-3 sm:grid-cols-2 ${metrics.length === 3 ? "xl:grid-cols-4" : "xl:grid-cols-3"}`}
        >
          {(["members", ...metrics] as const).map((name) => (
            <FigureWithChange
              key={name}
              id={`portfolio.${name}`}
              label={labels[name]}
              ledger={ledger}
              isLarge
              {...(name === "engagement" && { hint: `${countedIn}${words.engagementHint[whose]}` })}
            />
          ))}
        </dl>
      </section>
      <section ref={oneStop} aria-labelledby="trend" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h2 id="trend" className={headClass}>
            {words.trend}
          </h2>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{words.metric}</legend>
            {metrics.map((one) => (
              <Button
                key={one}
                aria-pressed={metric === one}
                className={metric === one ? "border-teal text-teal" : ""}
                onClick={() => onMetric(one)}
              >
                {words.metrics[one]}
              </Button>
            ))}
          </fieldset>
        </div>
        <div className="min-h-72 rounded-xl border border-line bg-card p-4.5">
          {analytics.series.points.length === 0 ? (
            !isManualUndrawn && <p className="text-ink-2">{words.trendNone}</p>
          ) : (
            <Trend analytics={analytics} currency={currency} />
          )}
          {isManualUndrawn && <p className="mt-2 text-xs text-ink-3">{words.manualNotDrawn}</p>}
          {cohort && metric !== "engagement" && (
            <p className="mt-2 text-xs text-ink-3">
              <InLine {...{ analytics, ledger, metric, cohort }} />
            </p>
          )}
        </div>
      </section>
      {platforms.length > 0 && (
        <section ref={oneStop} aria-labelledby="platforms" className="grid gap-3">
          <h2 id="platforms" className={headClass}>
            {words.platforms}
          </h2>
          <ul className={`grid gap-3 sm:grid-cols-2 ${platforms.length === 4 ? "" : "xl:grid-cols-3"}`}>
            {platforms.map((platform) => (
              <PlatformCard
                key={platform}
                {...{ platform, ledger }}
                labels={{ followers, engagement, earnings: words.metrics.earnings }}
              />
            ))}
          </ul>
        </section>
      )}
      <Top analytics={analytics} ledger={ledger} />
    </div>
  );
}

/** Of how many the engagement is, where others have too few posts. */
function useCountedIn({ facts }: Ledger): string {
  const { analyticsWords: words } = useMessages(bundles.analytics);
  const format = useFormat();
  const [n, all] = [facts.get("portfolio.engagement")?.n, facts.get("portfolio.members")?.value];
  if (n === undefined || typeof all !== "number" || n >= all) return "";
  return `${words.withPosts(exactNumber(n, format), exactNumber(all, format))} `;
}

interface PlatformCardProps {
  platform: Platform;
  ledger: Ledger;
  labels: Record<AnalyticsState["metric"], string>;
}

function PlatformCard({ platform, ledger, labels }: PlatformCardProps) {
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-xl border border-line bg-card p-4.5">
      <h3 className="sr-only">{platformWords[platform]}</h3>
      <p>
        <PlatformBadge platform={platform} />
      </p>
      <dl className="grid gap-2.5">
        {metricOrder.map((metric) => (
          <FigureWithChange
            key={metric}
            id={`${platform}.portfolio.${metric}`}
            label={labels[metric]}
            ledger={ledger}
            isOptional
          />
        ))}
      </dl>
    </li>
  );
}

/** Earnings are private: over the creators whom anybody finds they are shown where some are known. */
function metricsOf({ of }: Analytics, { facts }: Ledger) {
  const hasEarnings = of === "own" || facts.get("portfolio.earnings")?.value != null;
  return hasEarnings ? metricOrder : metricOrder.filter((one) => one !== "earnings");
}

interface InLineProps {
  analytics: Analytics;
  ledger: Ledger;
  metric: keyof typeof cohortFacts;
  cohort: Fact;
}

/** Why the line does not end at the figure of the card: which part of it the line is, where that is known. */
function InLine({ analytics: { series }, ledger, metric, cohort }: InLineProps) {
  const { analyticsWords: words } = useMessages(bundles.analytics);
  const [part, whole] = ["portfolio.followers.compared", "portfolio.followers"].map((id) => ledger.facts.get(id));
  const isPart = metric === "followers" && part && whole && part.value === series.points.at(-1)?.value;
  const count = <Figure fact={cohort} ledger={ledger} />;
  if (!isPart)
    return (
      <>
        {words.cohort[metric]} {count}
      </>
    );
  return (
    <>
      {words.inLine.part} <Figure fact={part} ledger={ledger} /> {words.inLine.of}{" "}
      <Figure fact={whole} ledger={ledger} />. {words.inLine.profiles} {count}
    </>
  );
}

function Top({ analytics, ledger }: { analytics: Analytics; ledger: Ledger }) {
  const { analyticsWords: words } = useMessages(bundles.analytics);
  const { top, of: whose, metric } = analytics;
  const labels = { ...words.metrics, engagement: words.engagementOf };
  return (
    <section ref={oneStop} aria-labelledby="top" className="grid gap-3">
      <h2 id="top" className={headClass}>
        {words.top[whose]} · {words.metrics[metric]}
      </h2>
      {top.length === 0 ? (
        <p className="text-ink-2">{words.topNone}</p>
      ) : (
        <ol className="grid gap-2">
          {top.map(({ id, name, profile }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl border border-line bg-card px-4.5 py-3"
            >
              <p className="min-w-0 flex-[1_1_10rem] font-semibold wrap-anywhere" data-typed>
                <Link href={profile ? creatorPath(profile) : `/report/${id}`} className="hover:underline">
                  <bdi>{name}</bdi>
                </Link>
                {profile && (
                  <span className="block text-xs font-normal text-ink-3">
                    @{profile.handle} · {platformWords[profile.platform]}
                  </span>
                )}
              </p>
              <dl className="grid w-full auto-cols-fr grid-flow-col items-end gap-x-4 md:w-auto md:auto-cols-[7.5rem] md:text-right">
                {metricsOf(analytics, ledger).map((one) => {
                  const fact = ledger.facts.get(`${id}.portfolio.${one}`);
                  return (
                    fact && (
                      <div key={one} className="min-w-0">
                        <dt className="text-xs text-ink-3" data-notice>
                          {labels[one]}
                        </dt>
                        <dd className={one === metric ? "font-semibold" : ""}>
                          <Figure fact={fact} ledger={ledger} />
                        </dd>
                      </div>
                    )
                  );
                })}
              </dl>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
