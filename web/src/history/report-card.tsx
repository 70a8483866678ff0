import type { HistoryEntry } from "@fanradar/contract";
import { recordFact } from "@fanradar/engine/make-fact";
import { bundles, shortDate, showFact } from "@fanradar/words";
import { Ellipsis, Star } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useMay } from "../lib/rights.ts";
import { Badge, PlatformBadge } from "../ui/badge.tsx";
import { buttonClass } from "../ui/button.tsx";
import { ExplainedBadge } from "../ui/explained-badge.tsx";
import { Figure } from "../ui/figure.tsx";
import { useReportActs } from "./use-report-acts.ts";

const ChangesDialog = part(() => import("./changes-dialog.tsx").then((file) => file.ChangesDialog));
const ShareDialog = part(() => import("../reports/share/share-dialog.tsx").then((file) => file.ShareDialog));
const ReportMenu = part(() => import("./report-menu.tsx").then((file) => file.ReportMenu));
const iconClass = "grid size-10 place-items-center rounded-lg text-ink-2 hover:bg-sunken disabled:opacity-60";

/** One report: whose, when, how it was rated, and what may be done with it. */
export function ReportCard({ entry }: { entry: HistoryEntry }) {
  const { historyWords: words } = useMessages(bundles.history);
  const format = useFormat();
  const may = useMay();
  const { star, remove } = useReportActs(entry);
  const [menuOpenedBy, setMenuOpenedBy] = useState<"keyboard" | "pointer">();
  const [shown, setShown] = useState<"changes" | "share">();
  const button = useRef<HTMLButtonElement>(null);
  const { modelId, modelName, modelUsername, favorite, reportType } = entry;
  const isFavorite = star.isPending ? star.variables : favorite;
  const address =
    modelId === null
      ? `/compare?report=${entry.id}`
      : `/report/${modelId}${entry.isNewest ? "" : `?version=${entry.id}`}`;
  const more = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={words.more(modelName)}
      className={iconClass}
      onPointerEnter={() => ReportMenu.preload()}
      onFocus={() => ReportMenu.preload()}
      onClick={({ detail }) => setMenuOpenedBy(detail === 0 ? "keyboard" : "pointer")}
    >
      <Ellipsis size={18} aria-hidden />
    </button>
  );
  return (
    <li className="grid min-w-0 content-between gap-3 rounded-xl border border-line bg-card p-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1" data-typed>
            <p className="truncate font-semibold" dir="auto" title={modelName}>
              {modelName}
            </p>
            <p className="truncate text-ink-3" dir="auto">
              @{modelUsername.replace(/^@/, "")}
            </p>
          </div>
          <button
            type="button"
            aria-pressed={isFavorite}
            aria-label={words.favorite(modelName)}
            className={iconClass}
            onClick={() => star.mutate(!isFavorite)}
          >
            <Star size={18} aria-hidden className={isFavorite ? "fill-current text-warn" : ""} />
          </button>
          {menuOpenedBy ? (
            <ReportMenu
              fallback={more}
              entry={entry}
              className={iconClass}
              byKeyboard={menuOpenedBy === "keyboard"}
              button={button}
              onChanges={() => setShown("changes")}
              onShare={() => setShown("share")}
              onRemove={() => remove.mutate()}
            />
          ) : (
            more
          )}
        </div>
        <p className="flex flex-wrap gap-1.5">
          {/* The type discloses whether a report uses private figures. */}
          {(reportType === "comparison" || may("earnings.read")) && (
            <ExplainedBadge
              tone={reportType === "premium" ? "good" : reportType === "comparison" ? "warn" : "quiet"}
              hint={words.typeHints[reportType]}
            >
              {words.types[reportType]}
            </ExplainedBadge>
          )}
          {modelId !== null && !entry.isNewest && <Badge>{words.older}</Badge>}
        </p>
        <p className="flex flex-wrap gap-1.5">
          {entry.platforms.map((platform) => (
            <PlatformBadge key={platform} platform={platform === "twitter" ? "x" : platform} />
          ))}
        </p>
        <Stars entry={entry} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <time dateTime={entry.createdAt} className="text-ink-3">
          {shortDate(entry.createdAt, format)}
        </time>
        <Link href={address} className={buttonClass("quiet")}>
          {words.viewReport}
        </Link>
      </div>
      {shown === "changes" && (
        <ChangesDialog reportId={entry.id} name={modelName} button={button} onClose={() => setShown(undefined)} />
      )}
      {shown === "share" && <ShareDialog reportId={entry.id} button={button} onClose={() => setShown(undefined)} />}
    </li>
  );
}

/** Five stars, filled up to the rating, and the rating itself. */
function Stars({ entry: { rating, ratings, createdAt } }: { entry: HistoryEntry }) {
  const { historyWords: words } = useMessages(bundles.history);
  const format = useFormat();
  const fact = recordFact(
    {
      id: "ratings.stars",
      metric: "ratings.stars",
      value: rating,
      n: ratings,
      asOf: createdAt,
      formula: "rating.stars",
    },
    { scope: "public" },
  );
  if (ratings === 0) return <p className="text-ink-3">{words.notRated}</p>;
  const row = [1, 2, 3, 4, 5].map((place) => <Star key={place} size={16} className="shrink-0 fill-current" />);
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden className="relative inline-flex text-line">
        <span className="flex">{row}</span>
        <span className="absolute inset-y-0 left-0 flex overflow-hidden text-warn" style={{ width: `${20 * rating}%` }}>
          {row}
        </span>
      </span>
      <Figure fact={fact} text={words.outOf(showFact(fact, format))} className="text-ink-2" />
    </div>
  );
}
