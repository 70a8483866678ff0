import type { Fact } from "@fanradar/engine";
import { bundles, period, shortDate, showReason } from "@fanradar/words";
import type { ReactNode } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useMonthName } from "../lib/use-month-name.ts";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";
import { Skeleton } from "../ui/states.tsx";
import { endedLongAgo } from "./ended-long-ago.ts";
import { PriceLadderChart } from "./price-ladder.tsx";
import { LeftOut, PricingSentences, ToEvidence, Unused } from "./pricing-parts.tsx";
import { hasFigures, type PricingAnswer } from "./use-pricing.ts";

const SeriesChart = part(() => import("../charts/series-chart.tsx").then((file) => file.SeriesChart));

const labels = ["conservative", "expected", "optimistic"] as const;
const ends = { conservative: "Low", expected: "", optimistic: "High" } as const;

/** What prices come to, or, where no figure is known, what is missing and what to do. */
export function PricingResult({ answer }: { answer: PricingAnswer }) {
  const { ledger: pricing } = answer;
  const ledger: Ledger = { facts: new Map(pricing.facts.map((fact) => [fact.id, fact])), sources: pricing.sources };
  return hasFigures(pricing) ? <Advice answer={answer} ledger={ledger} /> : <Missing answer={answer} ledger={ledger} />;
}

interface ResultProps {
  answer: PricingAnswer;
  ledger: Ledger;
}

/** One list instead of a page of dashes: nothing was checked, since nothing is known. */
function Missing({ answer: { ledger: pricing, unused, leftOut }, ledger }: ResultProps) {
  const { pricingWords: words } = useMessages(bundles.pricing);
  return (
    <article className="grid max-w-[72ch] grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border border-line bg-card p-4.5">
      <h2 className="text-lg font-semibold tracking-tight">{words.missing}</h2>
      <p className="text-ink-2">{pricing.about === "nothing" ? words.missingChoice : words.missingData}</p>
      <LeftOut rows={leftOut} />
      {unused.count > 0 && <Unused names={unused.names} count={unused.count} />}
      <PricingSentences place="strategy" pricing={pricing} ledger={ledger} asList />
      <ToEvidence pricing={pricing} />
    </article>
  );
}

/** Advice with its range and reasons, other prices, a year ahead, single things, strategies, a test. */
function Advice({ answer: { ledger: pricing, unused, isCurrencyAssumed, leftOut }, ledger }: ResultProps) {
  const { pricingWords: words } = useMessages(bundles.pricing);
  const fact = (id: string) => ledger.facts.get(id);
  const [revenue] = pricing.series;
  const ended = revenue && endedLongAgo(revenue, pricing.asOf);
  const format = useFormat();
  const by =
    pricing.about === "data"
      ? words.aboutData
      : pricing.model
        ? words.aboutModel(pricing.model.name)
        : words.aboutNothing;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <p data-typed className="text-ink-3">
        {by}
      </p>
      {isCurrencyAssumed && (
        <p data-notice className="max-w-[72ch] text-ink-2">
          {words.currencyAssumed}
        </p>
      )}
      <LeftOut rows={leftOut} />
      {unused.count > 0 && <Unused names={unused.names} count={unused.count} />}
      <Part title={words.subscription}>
        <div className="flex flex-wrap gap-x-10 gap-y-3">
          <Card title={words.recommended} fact={fact("price.recommended")} ledger={ledger} withRange />
          <Card title={words.now} fact={fact("price")} ledger={ledger} />
        </div>
        <PricingSentences place="reason" pricing={pricing} ledger={ledger} />
        {pricing.ladder.length > 0 && <PriceLadderChart ladder={pricing.ladder} ledger={ledger} />}
      </Part>
      <Part title={words.revenue}>
        {ended && (
          <p className="max-w-[72ch] text-ink-2" data-notice>
            {words.endedOn(shortDate(ended, format))}
          </p>
        )}
        {isKnown(fact("revenue.year")) && <Year ledger={ledger} />}
        <Absent fact={fact("revenue.year")} />
        {revenue && (
          <>
            <SeriesChart
              fallback={<Skeleton className="h-77" />}
              series={revenue}
              title={words.revenueChart}
              currency={pricing.currency}
            />
            <p className="max-w-[72ch] text-xs text-ink-3">{words.revenueNote}</p>
          </>
        )}
      </Part>
      <Part title={words.content}>
        <Content facts={Object.values(pricing.content).flatMap((id) => fact(id) ?? [])} ledger={ledger} />
      </Part>
      <Part title={words.strategies}>
        <PricingSentences place="strategy" pricing={pricing} ledger={ledger} asList />
      </Part>
      {pricing.statements.some(({ place }) => place === "plan") && (
        <Part title={words.plan}>
          <PricingSentences place="plan" pricing={pricing} ledger={ledger} asList />
        </Part>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 text-xs text-ink-3">
        <p data-seal>
          {words.checked(pricing.checks.passed, pricing.checks.figures)}. {words.byEngine}.
        </p>
        <ToEvidence pricing={pricing} />
      </footer>
    </article>
  );
}

const isKnown = (fact: Fact | undefined) => fact !== undefined && fact.kind !== "unavailable";

/** What the coming year and its first month bring: low, expected and high. */
function Year({ ledger }: { ledger: Ledger }) {
  const { pricingWords: words } = useMessages(bundles.pricing);
  const format = useFormat();
  const nameOfMonth = useMonthName();
  const nameOf = (day: string) => (day ? nameOfMonth(day.slice(0, 7)) : "");
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {labels.map((label) => (
        <div key={label} className="grid content-start gap-1 rounded-xl border border-line bg-card p-4">
          <dt className="font-semibold text-ink-2">{words[label]}</dt>
          {(["year", "month"] as const).map((span) => {
            const one = ledger.facts.get(`revenue.${span}${ends[label]}`);
            return (
              one && (
                <dd key={span} className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <time dateTime={one.period?.from.slice(0, 7)} className="text-ink-3">
                    {span === "year" ? words.annual : words.monthly(nameOf(one.period?.from ?? ""))}
                  </time>
                  <Figure
                    fact={one}
                    ledger={ledger}
                    className={span === "year" ? "text-xl font-semibold tracking-tight" : "font-medium"}
                  />
                  {one.period && (
                    <span className="w-full text-xs text-ink-3" data-fact={one.id}>
                      {period(one.period, format)}
                    </span>
                  )}
                </dd>
              )
            );
          })}
        </div>
      ))}
    </dl>
  );
}

/** What single things cost. */
function Content({ facts, ledger }: { facts: readonly Fact[]; ledger: Ledger }) {
  if (!facts.some(isKnown)) return <Absent fact={facts[0]} />;
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {facts.map((one) => (
        <div key={one.id} className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1.5">
          <dt className="text-ink-2">{factLabel(one.id)}</dt>
          <dd className="text-right">
            <Figure fact={one} ledger={ledger} withRange className="font-medium" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

interface CardProps {
  title: string;
  fact: Fact | undefined;
  ledger: Ledger;
  withRange?: boolean;
}

function Card({ title, fact, ledger, withRange = false }: CardProps) {
  if (!fact) return null;
  return (
    <div>
      <p className="text-ink-3">{title}</p>
      <p className="text-2xl font-semibold tracking-tight">
        <Figure fact={fact} ledger={ledger} withRange={withRange} />
      </p>
      <Absent fact={fact} />
    </div>
  );
}

/** Why a figure is not there. */
function Absent({ fact }: { fact: Fact | undefined }) {
  const format = useFormat();
  if (!fact?.reason) return null;
  return (
    <p className="text-xs text-ink-3" data-notice>
      {showReason(fact.reason, format)}
    </p>
  );
}
