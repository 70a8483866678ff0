import { type PortfolioFigures, portfolioStepDays } from "@fanradar/contract";
import type { SeriesPoint } from "@fanradar/engine";
import { dayMs } from "@fanradar/engine/catalogue/time";
import { bundles, exactNumber } from "@fanradar/words";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { ChangeFigure } from "../ui/change-figure.tsx";
import { ComparedWith } from "../ui/compared-with.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { oneStop } from "../ui/one-stop.ts";
import { PartChange } from "../ui/part-change.tsx";
import { Sparkline } from "../ui/sparkline.tsx";

const OtherCurrencies = part(() => import("../ui/other-currencies.tsx").then((file) => file.OtherCurrencies));

const metrics = ["followers", "engagement", "earnings"] as const;
const stepMs = portfolioStepDays * dayMs;

interface PortfolioTileRowProps {
  portfolio: PortfolioFigures;
  /** Title in place of 'Your portfolio' on the sample, whose tiles have no page in Analytics. */
  sampleTitle?: string;
}

/** Followers, engagement and earnings of all models together, each with its change and its course. */
export function PortfolioTileRow({ portfolio, sampleTitle }: PortfolioTileRowProps) {
  const { cockpitWords: words } = useMessages(bundles.cockpit);
  const { facts, sources } = portfolio;
  const ledger: Ledger = { facts: new Map(facts.map((fact) => [fact.id, fact])), sources };
  return (
    <section ref={oneStop} aria-labelledby="portfolio">
      <h2 id="portfolio" className="mb-3 text-base font-semibold">
        {sampleTitle ?? words.portfolio}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {metrics.map((metric) => (
          <Tile key={metric} {...{ metric, portfolio, ledger, sampleTitle }} />
        ))}
      </ul>
    </section>
  );
}

interface TileProps extends PortfolioTileRowProps {
  metric: (typeof metrics)[number];
  ledger: Ledger;
}

function Tile({ metric, portfolio: { series, now }, ledger, sampleTitle }: TileProps) {
  const { cockpitWords: words } = useMessages(bundles.cockpit);
  const format = useFormat();
  const id = `portfolio.${metric}`;
  const fact = ledger.facts.get(id);
  const reason = fact?.reason?.code;
  const change = ledger.facts.get(`${id}.change`);
  const all = Number(ledger.facts.get("portfolio.members")?.value);
  const points = series.find((one) => one.id === id)?.points ?? [];
  const label = (
    <span className="inline-block min-h-6 text-ink-3" data-notice>
      {words.tiles[metric]}
    </span>
  );
  return (
    <li className="min-h-27 min-w-0 rounded-xl border border-line bg-card px-4.5 py-3">
      {sampleTitle === undefined ? (
        <Link href={`/analytics?metric=${metric}`} className="hover:underline">
          {label}
        </Link>
      ) : (
        label
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <div className="shrink-0 text-[28px] leading-tight font-semibold tracking-tight">
          {fact && <Figure fact={fact} ledger={ledger} />}
        </div>
        {points.length > 1 && isWhole(points) && (
          <Sparkline
            points={points}
            {...now}
            stepMs={stepMs}
            className="h-8 max-w-[38%] min-w-11 flex-[1_1_2.75rem] text-teal sm:max-lg:max-w-none sm:max-lg:basis-full"
          />
        )}
      </div>
      <div className="mt-1 min-h-6 text-xs text-ink-3">
        {change ? (
          <>
            <ChangeFigure fact={change} ledger={ledger} /> <ComparedWith change={change} words={words} />
          </>
        ) : (
          reason && (reason === "hidden-by-role" ? format.words.reasonWords[reason] : words.unknown[metric])
        )}
        {ledger.facts.has(`${id}.partChange`) && <PartChange id={id} ledger={ledger} against={words} />}
        {/* Few earn in several currencies. */}
        {metric === "earnings" && [...ledger.facts.keys()].some((one) => /xchanged\./.test(one)) && (
          <OtherCurrencies of={id} ledger={ledger} fallback={null} />
        )}
        {metric === "engagement" && fact?.n !== undefined && all > 1 && (
          <span className="block" data-fact={id}>
            {words.withPosts(exactNumber(fact.n, format), exactNumber(all, format))}
          </span>
        )}
      </div>
    </li>
  );
}

/** Without axes, a line with holes says nothing. */
const isWhole = (points: readonly SeriesPoint[]) =>
  points.every(({ at }, index) => {
    const before = points[index - 1];
    return !before || Date.parse(at) - Date.parse(before.at) <= 1.5 * stepMs;
  });
