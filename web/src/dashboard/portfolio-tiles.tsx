import type { PortfolioFigures } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { bundles, exactNumber, period } from "@fanradar/words";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { useMay } from "../lib/rights.ts";
import { ChangeFigure } from "../ui/change-figure.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { oneStop } from "../ui/one-stop.ts";
import { Sparkline } from "../ui/sparkline.tsx";

const metrics = ["followers", "engagement", "earnings"] as const;
/** Two days a point. */
const stepMs = 2 * 86_400_000;
const grid = "grid gap-3 sm:grid-cols-3";

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
      <h2 id="portfolio" className="mb-3 flex min-h-6 flex-wrap items-center gap-3 text-base font-semibold">
        {sampleTitle ?? words.portfolio}
      </h2>
      <ul className={grid}>
        {metrics.map((metric) => (
          <Tile key={metric} {...{ metric, portfolio, ledger }} hasAnalytics={!sampleTitle} />
        ))}
      </ul>
    </section>
  );
}

interface TileProps extends Pick<PortfolioTileRowProps, "portfolio"> {
  hasAnalytics: boolean;
  metric: (typeof metrics)[number];
  ledger: Ledger;
}

function Tile({ metric, portfolio: { series, now }, ledger, hasAnalytics }: TileProps) {
  const { cockpitWords: words } = useMessages(bundles.cockpit);
  const format = useFormat();
  const may = useMay();
  const isHidden = metric === "earnings" && !may("earnings.read");
  const fact = ledger.facts.get(`portfolio.${metric}`);
  const change = ledger.facts.get(`portfolio.${metric}.change`);
  const points = series.find(({ id }) => id === `portfolio.${metric}`)?.points ?? [];
  return (
    <li className="min-h-27 min-w-0 rounded-xl border border-line bg-card px-4.5 py-3">
      {hasAnalytics ? (
        <Link
          href={`/analytics?metric=${metric}`}
          className="inline-flex min-h-6 items-center text-ink-3 hover:underline"
          data-notice
        >
          {words.tiles[metric]}
        </Link>
      ) : (
        <p className="min-h-6 text-ink-3" data-notice>
          {words.tiles[metric]}
        </p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <div className="shrink-0 text-[28px] leading-tight font-semibold tracking-tight">
          {fact && <Figure fact={fact} ledger={ledger} />}
        </div>
        {points.length > 1 && (
          <Sparkline
            points={points}
            {...now}
            stepMs={stepMs}
            className="h-8 max-w-[38%] min-w-11 flex-[1_1_2.75rem] text-teal"
          />
        )}
      </div>
      <div className="mt-1 min-h-6 text-xs text-ink-3">
        {change ? (
          <>
            <ChangeFigure fact={change} ledger={ledger} />{" "}
            <span data-fact={change.id}>
              {change.sampleOf === "days" && change.n !== undefined
                ? words.daysBefore(exactNumber(change.n, format))
                : change.period && `${words.against} ${period(change.period, format)}`}
            </span>
          </>
        ) : (
          fact?.kind === "unavailable" && !isHidden && words.unknown[metric]
        )}
        {metric === "engagement" && <Counted fact={fact} all={ledger.facts.get("portfolio.members")} />}
      </div>
    </li>
  );
}

/** Of how many models the figure is, where others have too few posts. */
function Counted({ fact, all }: { fact: Fact | undefined; all: Fact | undefined }) {
  const { cockpitWords: words } = useMessages(bundles.cockpit);
  const format = useFormat();
  if (fact?.n === undefined || typeof all?.value !== "number" || fact.n >= all.value) return null;
  return (
    <span className="block" data-fact={fact.id}>
      {words.withPosts(exactNumber(fact.n, format), exactNumber(all.value, format))}
    </span>
  );
}
