import type { Fact } from "@fanradar/engine";
import { exactNumber, period, renderStatement, rooms, shortDate, showReason } from "@fanradar/words";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "wouter";
import { useFormat } from "../../app/format.ts";
import { useRoom } from "../../app/words.ts";
import { Pieces } from "../../reports/sentences.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Figure, type Ledger, nameOf } from "../../ui/figure.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { endedLongAgo } from "./ended-long-ago.ts";
import { PriceLadder } from "./price-ladder.tsx";
import type { PricingAnswer } from "./use-pricing.ts";

const SeriesChart = lazy(() => import("../../charts/series-chart.tsx").then((part) => ({ default: part.SeriesChart })));

const labels = ["conservative", "expected", "optimistic"] as const;
const ends = { conservative: "Low", expected: "", optimistic: "High" } as const;

/** Names what was pasted and not used, so that nobody takes it for counted. */
function Unused({ names, count }: { names: string[]; count: number }) {
  const { pricingWords: words } = useRoom(rooms.pricing);
  const format = useFormat();
  const further = count - names.length;
  return (
    <div data-notice data-unused className="grid gap-1.5 rounded-lg border border-line bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{words.unused}</p>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {names.map((name) => (
          <li key={name} className="min-w-0 wrap-anywhere">
            <code dir="auto">{name}</code>
          </li>
        ))}
        {further > 0 && <li>{words.unusedMore(exactNumber(further, format))}</li>}
      </ul>
      <p className="text-ink-2">{words.unusedHint}</p>
    </div>
  );
}

/** What prices come to: advice with its range and reasons, other prices, a year ahead, single things, strategies, a test. */
export function PricingResult({ answer: { ledger: told, unused } }: { answer: PricingAnswer }) {
  const { pricingWords: words } = useRoom(rooms.pricing);
  const ledger: Ledger = { facts: new Map(told.facts.map((fact) => [fact.id, fact])), sources: told.sources };
  const fact = (id: string) => ledger.facts.get(id);
  const [revenue] = told.series;
  const ended = revenue && endedLongAgo(revenue, told.asOf);
  // Months are those of the calendar, wherever they are read.
  const calendar = { ...useFormat(), timeZone: "UTC" };
  const by =
    told.about === "data" ? words.aboutData : told.model ? words.aboutModel(told.model.name) : words.aboutNothing;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <p data-typed className="text-ink-3">
        {by}
      </p>
      {unused.count > 0 && <Unused names={unused.names} count={unused.count} />}
      <Part title={words.subscription}>
        <div className="flex flex-wrap gap-x-10 gap-y-3">
          <Card title={words.recommended} fact={fact("price.recommended")} ledger={ledger} withRange />
          <Card title={words.now} fact={fact("price")} ledger={ledger} />
        </div>
        <Said place="reason" told={told} ledger={ledger} />
        {told.ladder.length > 0 && <PriceLadder ladder={told.ladder} ledger={ledger} />}
      </Part>
      <Part title={words.revenue}>
        {ended && (
          <p className="max-w-[72ch] text-ink-2" data-notice>
            {words.endedOn(shortDate(ended, calendar))}
          </p>
        )}
        <dl className="grid gap-4 sm:grid-cols-3">
          {labels.map((label) => (
            <div key={label} className="grid content-start gap-1 rounded-xl border border-line bg-card p-4">
              <dt className="font-semibold text-ink-2">{words[label]}</dt>
              {(["year", "month"] as const).map((span) => {
                const one = fact(`revenue.${span}${ends[label]}`);
                return (
                  one && (
                    <dd key={span} className="flex flex-wrap items-baseline justify-between gap-x-3">
                      <span className="text-ink-3">{span === "year" ? words.annual : words.monthly}</span>
                      <Figure
                        fact={one}
                        ledger={ledger}
                        className={span === "year" ? "text-xl font-semibold tracking-tight" : "font-medium"}
                      />
                      {one.period && (
                        <span className="w-full text-xs text-ink-3" data-fact={one.id}>
                          {period(one.period, calendar)}
                        </span>
                      )}
                    </dd>
                  )
                );
              })}
            </div>
          ))}
        </dl>
        <Absent fact={fact("revenue.year")} />
        {revenue && (
          <>
            <Suspense fallback={<Skeleton className="h-77" />}>
              <SeriesChart series={revenue} title={words.revenueChart} currency={told.currency} />
            </Suspense>
            <p className="max-w-[72ch] text-xs text-ink-3">{words.revenueNote}</p>
          </>
        )}
      </Part>
      <Part title={words.content}>
        <dl className="grid gap-x-8 sm:grid-cols-2">
          {Object.values(told.content).map((id) => {
            const one = fact(id);
            return (
              one && (
                <div key={id} className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1.5">
                  <dt className="text-ink-2">{nameOf(id)}</dt>
                  <dd className="text-right">
                    <Figure fact={one} ledger={ledger} withRange className="font-medium" />
                  </dd>
                </div>
              )
            );
          })}
        </dl>
      </Part>
      <Part title={words.strategies}>
        <Said place="strategy" told={told} ledger={ledger} asList />
      </Part>
      {told.statements.some(({ place }) => place === "plan") && (
        <Part title={words.plan}>
          <Said place="plan" told={told} ledger={ledger} asList />
        </Part>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 text-xs text-ink-3">
        <p data-seal>
          {words.checked(told.checks.passed, told.checks.figures)}. {words.byEngine}.
        </p>
        {told.about === "model" && told.model?.isOwn && (
          <Link href={`/evidence/${told.model.id}`} className={buttonClass()}>
            {words.toEvidence}
          </Link>
        )}
      </footer>
    </article>
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

interface SaidProps {
  place: string;
  told: PricingAnswer["ledger"];
  ledger: Ledger;
  asList?: boolean;
}

/** The sentences of a place, whose figures can each be opened. */
function Said({ place, told, ledger, asList = false }: SaidProps) {
  const { pricingStatementWords } = useRoom(rooms.pricing);
  const format = useFormat();
  const sentences = told.statements
    .filter((statement) => statement.place === place)
    .map((statement) => ({
      key: `${statement.key}-${Object.values(statement.slots).join()}`,
      pieces: renderStatement(statement, ledger.facts, format, pricingStatementWords) ?? [],
    }));
  const List = place === "plan" ? "ol" : "ul";
  const mark = place === "plan" ? "list-decimal" : "list-disc";
  return asList ? (
    <List className={`grid max-w-[72ch] gap-1.5 pl-5 ${mark}`}>
      {sentences.map(({ key, pieces }) => (
        <li key={key}>
          <Pieces pieces={pieces} ledger={ledger} />
        </li>
      ))}
    </List>
  ) : (
    <p className="max-w-[72ch]">
      {sentences.map(({ key, pieces }, index) => (
        <span key={key}>
          {index > 0 && " "}
          <Pieces pieces={pieces} ledger={ledger} />
        </span>
      ))}
    </p>
  );
}
