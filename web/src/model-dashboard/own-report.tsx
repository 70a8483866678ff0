import type { Model, Report } from "@fanradar/contract";
import { platformNames } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { bundles, platformWords, shortDate } from "@fanradar/words";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { StatusBadge } from "../models/status-badge.tsx";
import { useModel } from "../models/use-model.ts";
import { reportLedger } from "../reports/sentences.tsx";
import { useReport } from "../reports/use-report.ts";
import { buttonClass } from "../ui/button.tsx";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { DashboardSection } from "./section.tsx";

// Who has no report yet needs none of them.
const AllChanges = part(() => import("../reports/all-changes.tsx").then((file) => file.AllChanges));
const ReportLead = part(() => import("../reports/report-lead.tsx").then((file) => file.ReportLead));

/** What of each platform stands first, in this order. */
const shown = ["followers", "engagement", "gain", "postFrequency", "avgViews"] as const;
const money = ["subscribers", "earningsNet", "earningsGross", "price"] as const;

/** What the newest report says first, with what changed since the one before, and the own figures by platform. */
export function OwnReport({ modelId }: { modelId: number | null }) {
  return modelId === null ? <NoReport /> : <OfModel modelId={modelId} />;
}

function NoReport() {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  return (
    <DashboardSection title={words.figures}>
      <Empty title={words.noFigures} hint={words.noFiguresHint} />
    </DashboardSection>
  );
}

function OfModel({ modelId }: { modelId: number }) {
  const model = useModel(modelId);
  const report = useReport(modelId, {
    isThere: model.data?.status === "completed",
    endedAt: model.data?.analysis?.endedAt,
    version: undefined,
  });
  const error = model.error ?? report.error;
  if (error) return <LoadError error={error} onRetry={() => void (model.error ? model : report).refetch()} />;
  if (!model.data || report.isLoading) return <Loading />;
  return report.data ? <Figures model={model.data} report={report.data} /> : <NoReport />;
}

/** In the sizes of the three sections that come, for two platforms: what is below keeps its place. */
function Loading() {
  return (
    <>
      <Skeleton className="h-208 sm:h-128" />
      <Skeleton className="h-98 sm:h-64" />
      <Skeleton className="h-66 sm:h-44" />
    </>
  );
}

function Figures({ model, report }: { model: Model; report: Report }) {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  const format = useFormat();
  const { sealed } = report.metadata;
  const ledger = reportLedger(sealed);
  const there = sealed.facts.filter(({ kind }) => kind !== "unavailable");
  const pick = (metrics: readonly string[], of: (fact: Fact) => boolean) =>
    metrics.flatMap((metric) => there.find((fact) => fact.metric === metric && of(fact)) ?? []);
  const platforms = platformNames.flatMap((platform) => {
    const facts = pick(shown, (fact) => fact.platform === platform);
    return facts.length > 0 ? [{ platform, facts }] : [];
  });
  const earned = pick(money, () => true);
  return (
    <>
      <section aria-labelledby="figures" className="grid gap-3.5">
        <div>
          <h2 id="figures" className="text-base font-semibold tracking-tight">
            {words.figures}
          </h2>
          <p className="max-w-[66ch] text-ink-3">{words.figuresLead}</p>
        </div>
        <ReportLead
          fallback={<Skeleton className="h-152 sm:h-104" />}
          sealed={sealed}
          summary={report.metadata.summary}
          ledger={ledger}
          owned={model}
          todosOf={{ modelId: model.id, reportId: report.id }}
        />
        <AllChanges report={report} fallback={null} />
        <p className="flex flex-wrap items-center gap-3">
          <Link href={`/report/${model.id}`} className={buttonClass("primary")}>
            {words.openReport}
          </Link>
          <time dateTime={report.createdAt} className="text-ink-3">
            {shortDate(report.createdAt, format)}
          </time>
          <StatusBadge status={model.status} badge={model.badge} />
        </p>
      </section>
      <DashboardSection title={words.byPlatform}>
        {platforms.length === 0 && <Empty title={words.noFigures} hint={words.noFiguresHint} />}
        {platforms.map(({ platform, facts }) => (
          <div key={platform} className="grid gap-2">
            <h3 className="font-medium">{platformWords[platform]}</h3>
            <Cards facts={facts} ledger={ledger} />
          </div>
        ))}
      </DashboardSection>
      <DashboardSection title={words.money} lead={words.moneyPrivate}>
        {earned.length > 0 ? (
          <Cards facts={earned} ledger={ledger} />
        ) : (
          <p className="text-ink-2">
            {words.noMoney}. {words.noMoneyHint}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Link href={`/earnings/${model.id}`} className={buttonClass()}>
            {words.openEarnings}
          </Link>
          <Link href={`/evidence/${model.id}`} className={buttonClass()}>
            {words.actions.toEvidence}
          </Link>
        </div>
      </DashboardSection>
    </>
  );
}

function Cards({ facts, ledger }: { facts: Fact[]; ledger: Ledger }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3">
      {facts.map((fact) => (
        <div key={fact.id} className="min-w-0 rounded-lg bg-sunken px-3.5 py-2.5">
          <dt className="text-ink-3">{factLabel(fact.metric)}</dt>
          <dd className="text-xl font-semibold tracking-tight">
            <Figure fact={fact} ledger={ledger} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
