import type { Fact, ReportSummary } from "@fanradar/engine";
import { bundles, counted, dayAndMonth, daysOfFact, period, showFact, showRange, showReason } from "@fanradar/words";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Fragment } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { ChangeFigure } from "../ui/change-figure.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";

type Tile = ReportSummary["tiles"][number];

/** What a tile of a report's head states below its figure: the change, the standing, the days that it is of. */
export function BesideFigure({ tile, fact, ledger }: { tile: Tile; fact: Fact; ledger: Ledger }) {
  const words = useMessages(bundles.reports).reportWords.headline;
  const { interfaceWords } = useWords();
  const format = useFormat();
  const beside = tile.beside.flatMap((id) => ledger.facts.get(id) ?? []);
  const [first] = beside;
  const against = ledger.facts.get(tile.standing?.against ?? "");
  if (tile.kind === "audience" && first) {
    const days = daysOfFact(first);
    const percent = beside.find(({ unit }) => unit === "percent");
    return (
      <dd className="col-span-full text-xs text-ink-3">
        <span className="flex flex-wrap items-baseline gap-x-1.5">
          {beside
            .filter((one) => one !== percent)
            .map((gain) => (
              <Fragment key={gain.id}>
                <ChangeFigure className="text-sm" fact={gain} ledger={ledger} />
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
            days && (
              <span>
                {words.since} <time dateTime={days.from}>{dayAndMonth(days.from, format)}</time>
              </span>
            )
          )}
        </span>
        {tile.standing && against?.platform && (
          <Against
            level={tile.standing.level}
            against={against}
            ledger={ledger}
            of={interfaceWords.platforms[against.platform]}
            own={ledger.facts.get(`${against.platform}.gainPercent`)}
            text={words.against.growth}
          />
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
  if (tile.kind === "engagement")
    return (
      <dd className="text-xs text-ink-3">
        {tile.standing && against && (
          <Against
            level={tile.standing.level}
            against={against}
            ledger={ledger}
            text={words.against[against.metric === "peerEngagement" ? "peers" : "published"]}
          />
        )}
        {fact.n !== undefined && (
          <span className="max-sm:sr-only" data-fact={fact.id}>
            {counted(fact.n, words.latest, format)}
          </span>
        )}
      </dd>
    );
  if (tile.kind === "earnings" && fact.period)
    return (
      <dd className="grid gap-1 text-xs text-ink-3">
        {first && (
          <span className="flex flex-wrap items-baseline gap-x-1.5">
            <ChangeFigure className="text-sm" fact={first} ledger={ledger} />{" "}
            <span data-fact={first.id}>{words.before}</span>
          </span>
        )}
        <time dateTime={fact.period.from} className="max-sm:sr-only">
          {period(fact.period, format)}
        </time>
      </dd>
    );
  return null;
}

interface AgainstProps {
  level: NonNullable<Tile["standing"]>["level"];
  /** What is usual. */
  against: Fact;
  ledger: Ledger;
  /** Of which platform it is, under a total. */
  of?: string;
  /** What stands to it, where that is not the figure above. */
  own?: Fact | undefined;
  /** Says what is usual. */
  text: string;
}

/** How a figure stands to what is usual for creators of the size. */
function Against({ level, against, ledger, of, own, text }: AgainstProps) {
  const format = useFormat();
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5">
      {of && (
        <span>
          {of}
          {own && (
            <>
              {" "}
              <Figure fact={own} ledger={ledger} />
            </>
          )}
          :
        </span>
      )}
      <Standing level={level} />
      <span>
        {text} <Figure fact={against} ledger={ledger} text={showRange(against, format) ?? showFact(against, format)} />
      </span>
    </span>
  );
}

function Standing({ level }: Pick<AgainstProps, "level">) {
  const words = useMessages(bundles.reports).reportWords.headline;
  const [tone, Arrow] = (
    {
      high: ["text-good", ArrowUp],
      above: ["text-ink-2", ArrowUp],
      typical: ["text-ink-2", undefined],
      below: ["text-ink-2", ArrowDown],
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
