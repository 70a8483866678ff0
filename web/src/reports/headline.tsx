import type { Model } from "@fanradar/contract";
import type { Fact, ReportSummary } from "@fanradar/engine";
import { dayMs } from "@fanradar/engine/catalogue/time";
import { bundles, dayAndMonth, period, showFact, showRange, showReason } from "@fanradar/words";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { Button } from "../ui/button.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { Sparkline } from "../ui/sparkline.tsx";

const ImportDialog = part(() => import("../evidence/import/import-dialog.tsx").then((file) => file.ImportDialog));

type Tile = ReportSummary["tiles"][number];

interface HeadlineProps {
  tiles: readonly Tile[];
  ledger: Ledger;
  /** Of whom the reader may add evidence: where earnings are not known, a statement is asked for. */
  owned?: Model | undefined;
}

/** The figures that head a report, each with its card: how many follow, how they respond, posts, earnings, what is ahead. */
export function Headline({ tiles, ledger, owned }: HeadlineProps) {
  const words = useMessages(bundles.reports).reportWords.headline;
  const earnings = tiles.find(({ kind }) => kind === "earnings");
  const isEarned = earnings !== undefined && ledger.facts.get(earnings.fact)?.value !== null;
  const shown = tiles.filter(({ kind }) => kind !== "earnings" || isEarned || !owned);
  const ahead = shown.filter(({ kind }) => kind === "forecast");
  const before = shown.filter(({ kind }) => kind !== "forecast");
  if (shown.length === 0 && !owned) return null;
  return (
    <section aria-label={words.title} className="@container" data-headline>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-xl border border-line bg-line">
        {before.map((tile) => (
          <OneTile key={tile.kind} tile={tile} ledger={ledger} />
        ))}
        {owned && !isEarned && (
          <NoEarnings model={owned} fact={ledger.facts.get(earnings?.fact ?? "")} ledger={ledger} />
        )}
        {ahead.map((tile) => (
          <OneTile key={tile.kind} tile={tile} ledger={ledger} />
        ))}
      </dl>
    </section>
  );
}

const shape = "grid min-w-0 content-start gap-1 bg-card px-3 py-2 max-sm:gap-0.5 sm:px-4 sm:py-3.5";
const basis = "flex-[1_1_9.5rem]";

function OneTile({ tile, ledger }: { tile: Tile; ledger: Ledger }) {
  const format = useFormat();
  const fact = ledger.facts.get(tile.fact);
  const label = useLabel();
  if (!fact) return null;
  const isForecast = tile.kind === "forecast";
  const range =
    isForecast && fact.kind !== "unavailable" ? showRange(fact, format, { span: "{low} – {high}" }) : undefined;
  return (
    <div
      className={`${shape} ${tile.kind === "audience" ? "flex-[1.7_1_14rem] @max-[55rem]:basis-full max-sm:grid-cols-[minmax(0,1fr)_7rem] max-sm:gap-x-3" : basis}`}
    >
      <dt className="text-xs text-ink-3">{label(tile, fact)}</dt>
      <dd
        className={`col-start-1 font-semibold tracking-tight ${range ? "text-base leading-7 sm:text-lg sm:leading-8" : "text-xl leading-7 sm:text-2xl sm:leading-8"}`}
      >
        <Figure
          fact={fact}
          ledger={ledger}
          withRange={tile.kind === "engagement" && !tile.standing}
          {...(range !== undefined && { text: range })}
        />
      </dd>
      <Why fact={fact} />
      {tile.line && (
        <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:self-end sm:order-last">
          <Sparkline
            points={tile.line}
            from={tile.line[0]?.at ?? ""}
            to={tile.line.at(-1)?.at ?? ""}
            stepMs={dayMs}
            className="block h-8 w-full text-teal"
          />
        </dd>
      )}
      <Beside tile={tile} fact={fact} ledger={ledger} />
    </div>
  );
}

/** What a tile is called: by its figure, and where that is of one platform by this. */
function useLabel() {
  const { interfaceWords, metricWords } = useWords();
  const words = useMessages(bundles.reports).reportWords.headline;
  const format = useFormat();
  const labels: Record<string, string> = metricWords;
  return ({ kind }: Tile, { metric, platform, period: span }: Fact): ReactNode => {
    const day = span && <time dateTime={span.to}>{dayAndMonth(span.to, format)}</time>;
    const name = kind === "posting" ? words.posting : labels[metric];
    const label =
      kind === "forecast" && day ? (
        <>
          {words.by} {day}
        </>
      ) : (
        name
      );
    return platform && platform !== "onlyfans" ? (
      <>
        {label} · {interfaceWords.platforms[platform]}
      </>
    ) : (
      label
    );
  };
}

function Beside({ tile, fact, ledger }: { tile: Tile; fact: Fact; ledger: Ledger }) {
  const words = useMessages(bundles.reports).reportWords.headline;
  const { interfaceWords } = useWords();
  const format = useFormat();
  const beside = tile.beside.flatMap((id) => ledger.facts.get(id) ?? []);
  const [first] = beside;
  if (tile.kind === "audience" && first) {
    const percent = beside.find(({ unit }) => unit === "percent");
    return (
      <dd className="col-span-full flex flex-wrap items-baseline gap-x-1.5 text-xs text-ink-3">
        {beside
          .filter((one) => one !== percent)
          .map((gain) => (
            <Fragment key={gain.id}>
              <Change fact={gain} ledger={ledger} />
              {percent && (
                <span>
                  (<Figure fact={percent} ledger={ledger} />)
                </span>
              )}
              {gain.platform && gain.platform !== fact.platform && (
                <span>{interfaceWords.platforms[gain.platform]}</span>
              )}
            </Fragment>
          ))}
        {first.reason ? (
          <span data-fact={first.id}>{showReason(first.reason, format)}</span>
        ) : (
          first.period && (
            <span>
              {words.since} <time dateTime={first.period.from}>{dayAndMonth(first.period.from, format)}</time>
            </span>
          )
        )}
      </dd>
    );
  }
  if (tile.kind === "posting" && first)
    return (
      <dd className="text-xs text-ink-3">
        {words.lastPost} <Figure fact={first} ledger={ledger} />
      </dd>
    );
  if (tile.kind === "forecast" && first)
    return (
      <dd className="text-xs text-ink-3">
        {words.now} <Figure fact={first} ledger={ledger} />
      </dd>
    );
  const against = ledger.facts.get(tile.standing?.against ?? "");
  if (tile.kind === "engagement" && fact.period)
    return (
      <dd className="flex flex-wrap items-baseline gap-x-1.5 text-xs text-ink-3">
        {tile.standing && against && (
          <>
            <Standing level={tile.standing.level} />
            <span>
              {words.against[against.metric === "peerEngagement" ? "peers" : "published"]}{" "}
              <Figure fact={against} ledger={ledger} text={showRange(against, format) ?? showFact(against, format)} />
            </span>
          </>
        )}
        <time className="w-full" dateTime={fact.period.from}>
          {period(fact.period, format)}
        </time>
      </dd>
    );
  if (tile.kind === "earnings" && fact.period)
    return (
      <dd className="grid gap-1 text-xs text-ink-3">
        {first && (
          <span className="flex flex-wrap items-baseline gap-x-1.5">
            <Change fact={first} ledger={ledger} />{" "}
            <span className="max-sm:sr-only" data-fact={first.id}>
              {words.before}
            </span>
          </span>
        )}
        <time dateTime={fact.period.from}>{period(fact.period, format)}</time>
      </dd>
    );
  return null;
}

/** A change with its direction as an arrow as well as a sign, so that colour is never alone. */
function Change({ fact, ledger }: { fact: Fact; ledger: Ledger }) {
  const format = useFormat();
  const value = typeof fact.value === "number" ? fact.value : 0;
  const Arrow = value > 0 ? ArrowUp : ArrowDown;
  // A change that may be chance is neither good nor bad.
  const [low, high] = [fact.low ?? value, fact.high ?? value];
  const tone = low > 0 ? "text-good" : high < 0 ? "text-bad" : "text-ink-2";
  return (
    <span className={`inline-flex items-baseline gap-0.5 text-sm font-semibold ${tone}`}>
      {value !== 0 && <Arrow size={14} aria-hidden strokeWidth={2.5} className="self-center" />}
      <Figure fact={fact} ledger={ledger} text={showFact(fact, format)} />
    </span>
  );
}

function Standing({ level }: { level: NonNullable<Tile["standing"]>["level"] }) {
  const words = useMessages(bundles.reports).reportWords.headline;
  const [tone, Arrow] = (
    {
      high: ["text-good", ArrowUp],
      typical: ["text-ink-2", undefined],
      near: ["text-ink-2", undefined],
      low: ["text-bad", ArrowDown],
    } as const
  )[level];
  return (
    <span className={`inline-flex items-center gap-0.5 text-sm font-semibold ${tone}`} data-standing={level}>
      {Arrow && <Arrow size={14} aria-hidden strokeWidth={2.5} />}
      {words.standings[level]}
    </span>
  );
}

/** Why a figure is missing. */
function Why({ fact }: { fact: Fact }) {
  const format = useFormat();
  return fact.reason ? (
    <dd className="col-start-1 text-xs text-ink-3" data-fact={fact.id}>
      {showReason(fact.reason, format)}
    </dd>
  ) : null;
}

/** Earnings that only their owner can bring: the button that does. */
function NoEarnings({ model, fact, ledger }: { model: Model; fact: Fact | undefined; ledger: Ledger }) {
  const { metricWords } = useWords();
  const { evidenceWords } = useMessages(bundles.evidence);
  const button = (
    <Button className="justify-self-start max-sm:px-1.5 max-sm:text-xs">{evidenceWords.import.open}</Button>
  );
  return (
    <div className={`${shape} ${basis}`}>
      <dt className="text-xs text-ink-3">{metricWords.earningsNet}</dt>
      {fact && (
        <dd className="text-2xl leading-8 font-semibold">
          <Figure fact={fact} ledger={ledger} />
        </dd>
      )}
      {fact && <Why fact={fact} />}
      <dd>
        <ImportDialog fallback={button} model={model} trigger={button} />
      </dd>
    </div>
  );
}
