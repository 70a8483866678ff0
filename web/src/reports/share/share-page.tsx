import { openShare, type SharedReport } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { replaceEqualDeep, useQuery } from "@tanstack/react-query";
import { type FormEvent, memo, type ReactNode, useState } from "react";
import { Link, useParams } from "wouter";
import { CallError } from "../../lib/call.ts";
import { arrivedAnswer } from "../../lib/early-answers.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages, useWords } from "../../lib/messages.ts";
import { part } from "../../lib/part.tsx";
import { callQuery } from "../../lib/queries.ts";
import { PlatformBadge, SandboxMark } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Brand, ExposedBanner, Frame, useTitle } from "../../ui/frame.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { LoadError, Skeleton } from "../../ui/states.tsx";
import { WorkspaceLogo } from "../../ui/workspace-logo.tsx";
import { NotRead } from "../not-read.tsx";
import { ReportLead } from "../report-lead.tsx";
import { RiskAssessment } from "../risk-assessment.tsx";
import { footClass } from "../section.tsx";
import { ContentAnalysis, EngagementMetrics, GrowthPotential, PlatformOverview } from "../sections.tsx";
import { reportLedger } from "../sentences.tsx";
import { TrustMix } from "../trust-mix.tsx";

const ReportMinor = part(() => import("./report-minor.tsx").then((file) => file.ReportMinor));

const sections = [
  ["platformOverview", PlatformOverview],
  ["engagementMetrics", EngagementMetrics],
  ["contentAnalysis", ContentAnalysis],
  ["growthPotential", GrowthPotential],
  ["riskAssessment", RiskAssessment],
] as const;

/** What a link opens: a report as its maker chose to show it. Nothing on it leads into anything else. */
export function SharePage() {
  const { token = "" } = useParams();
  const words = useMessages(bundles.sharing).sharingWords.page;
  const { interfaceWords } = useWords();
  const [password, setPassword] = useState<string>();
  // What the document brought of a link that has no password. It is opened all the same: that is what counts as a look.
  const [brought] = useState<SharedReport | undefined>(() => arrivedAnswer(openShare.path));
  const shared = useQuery({
    ...callQuery(openShare, { body: { token, ...(password !== undefined && { password }) } }),
    placeholderData: brought,
    // The same report is not drawn a second time.
    structuralSharing: (before, answer) => replaceEqualDeep(before ?? brought, answer),
  });
  const error = shared.error instanceof CallError ? shared.error : undefined;
  if (shared.data) return <Shared report={shared.data} token={token} />;
  if (error?.code === "not-found")
    return (
      <Frame title={words.invalid}>
        <p>{words.invalidHint}</p>
        <p>
          <Link href="/" className="font-semibold text-teal underline">
            {interfaceWords.notFound.home}
          </Link>
        </p>
      </Frame>
    );
  const isTried = password !== undefined;
  if (error?.code === "share-password" || isTried)
    return (
      <Locked
        isOpening={shared.isFetching}
        {...(error && isTried && { refusal: error.code === "share-password" ? words.wrong : error.reason })}
        onTry={(typed) => (typed === password ? shared.refetch() : setPassword(typed))}
      />
    );
  return (
    <SharedFrame>
      <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
      {shared.error ? (
        <LoadError error={shared.error} onRetry={() => shared.refetch()} />
      ) : (
        <>
          <Skeleton className="h-44" />
          <Skeleton className="h-64" />
        </>
      )}
    </SharedFrame>
  );
}

/** A bar with the product's name, and the report below. */
function SharedFrame({ children }: { children: ReactNode }) {
  const { description } = useMessages(bundles.sharing).sharingWords.page;
  return (
    <>
      <meta name="description" content={description} />
      <ExposedBanner />
      <header className="border-b border-line">
        <div className="mx-auto flex w-full max-w-[72rem] items-center px-4 py-4 md:px-8">
          <Brand />
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-[72rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-7 md:px-8">
        {children}
      </main>
    </>
  );
}

interface LockedProps {
  isOpening: boolean;
  refusal?: string;
  onTry: (password: string) => void;
}

function Locked({ isOpening, refusal, onTry }: LockedProps) {
  const { sharingWords } = useMessages(bundles.sharing);
  const words = sharingWords.page;
  const [typed, setTyped] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onTry(typed);
  };
  return (
    <Frame title={words.locked}>
      <form className="grid gap-4" onSubmit={submit}>
        <InputField
          label={sharingWords.password}
          error={isOpening ? undefined : refusal}
          type="password"
          autoComplete="off"
          required
          value={typed}
          onType={setTyped}
        />
        <Button type="submit" look="primary" disabled={isOpening}>
          {isOpening ? words.unlocking : words.unlock}
        </Button>
      </form>
    </Frame>
  );
}

/** What anybody may say of whom a link shows. */
function Minor({ token }: { token: string }) {
  const [isOpen, setOpen] = useState(false);
  const words = useMessages(bundles.sharing).sharingWords.page;
  return (
    <div className="border-t border-line pt-3">
      {isOpen ? (
        <ReportMinor fallback={<Skeleton className="h-20" />} token={token} onClose={() => setOpen(false)} />
      ) : (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {words.minor}
        </Button>
      )}
    </div>
  );
}

const Shared = memo(function Shared({ report, token }: { report: SharedReport; token: string }) {
  const words = useMessages(bundles.sharing).sharingWords.page;
  const { reportWords } = useMessages(bundles.reports);
  const format = useFormat();
  const { sealed, summary } = report;
  const [first] = sealed.subjects;
  // The link shows a private model's handles, and not its name.
  const subject = report.name ?? (first && `@${first.handle}`);
  useTitle(subject === undefined ? words.title : `${words.title}: ${subject}`);
  const part = { sealed, ledger: reportLedger(sealed) };
  const isSandbox = [...sealed.facts, ...sealed.sources].some(({ sandbox }) => sandbox);
  return (
    <SharedFrame>
      {report.isOwn && (
        <p role="status" className="rounded-lg border border-line bg-sunken px-4 py-3 text-ink-2">
          {words.own}
        </p>
      )}
      <div className="grid justify-items-start gap-2">
        {report.sharedBy?.logo && <WorkspaceLogo logo={report.sharedBy.logo} />}
        {subject !== undefined && <p className="text-ink-2">{words.title}</p>}
        <h1
          className="text-xl font-semibold tracking-tight wrap-anywhere"
          {...(subject !== undefined && { "data-typed": true })}
        >
          <bdi>{subject ?? words.title}</bdi>
        </h1>
        {report.sharedBy !== null && (
          <p className="text-ink-2">
            {words.sharedBy}{" "}
            {report.sharedBy.avatar && (
              <img src={report.sharedBy.avatar} alt="" className="mr-1.5 inline size-6 rounded-full" />
            )}
            <b className="font-semibold wrap-anywhere" dir="auto" data-typed>
              {report.sharedBy.name}
            </b>
          </p>
        )}
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5" aria-label={words.profiles}>
          {sealed.subjects.map(({ platform, handle }) => (
            <li key={`${platform} ${handle}`} className="flex items-center gap-1.5">
              <PlatformBadge platform={platform} />
              <span data-typed className="wrap-anywhere">
                @{handle}
              </span>
            </li>
          ))}
          {isSandbox && (
            <li>
              <SandboxMark />
            </li>
          )}
        </ul>
        <p className="text-ink-3">
          {words.sealedOn} <time dateTime={report.createdAt}>{dateAndTime(report.createdAt, format)}</time>
          {report.which === "newest" && `. ${words.newest}`}
        </p>
      </div>
      <article className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-7">
        <ReportLead {...part} summary={summary} />
        <NotRead subjects={sealed.subjects} />
        {sections.map(([name, Section]) => report.sections.includes(name) && <Section key={name} {...part} />)}
        <aside aria-label={reportWords.foot} className={footClass}>
          <TrustMix facts={sealed.facts} asOf={sealed.asOf} />
          <Seals report={report} />
        </aside>
      </article>
      <Minor token={token} />
    </SharedFrame>
  );
});

/** Both hashes in full, as text: they are checked elsewhere. */
function Seals({ report }: { report: SharedReport }) {
  const { sealed, hash, renderingHash } = report;
  const words = useMessages(bundles.sharing).sharingWords.page;
  const names = useMessages(bundles.reports).reportWords;
  return (
    <footer className="grid gap-1 border-t border-line pt-3.5 text-ink-3" data-seal>
      <p className="num font-semibold text-ink">{names.version(report.id)}</p>
      <p className="num">{names.checked(sealed.checks.passed, sealed.checks.figures)}</p>
      <p>{names.writtenBy(sealed.engineVersion)}</p>
      <p className="text-xs break-all">
        {names.hash} <code>{hash}</code>
      </p>
      <p className="text-xs break-all">
        {words.rendering} <code>{renderingHash}</code>
      </p>
    </footer>
  );
}
