import type { Person, PortfolioRow } from "@fanradar/contract";
import { bundles, dateAndTime, relativeTime, showRange } from "@fanradar/words";
import type { KeyboardEvent } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { useNow } from "../lib/use-now.ts";
import { Followers, KnownFigure } from "../models/followers.tsx";
import { ModelAction } from "../models/model-action.tsx";
import { linksOf } from "../models/model-links.ts";
import { StatusBadge } from "../models/status-badge.tsx";
import type { PortfolioState } from "../models/use-portfolio.ts";
import { PlatformBadge } from "../ui/badge.tsx";
import { Figure } from "../ui/figure.tsx";

/** Pixels, until a row was measured: on a phone it is higher. What is far off the screen is not drawn, and must be as high as if it were. */
export const rowHeight = 64;
/**
 * Cells by the width of the table. On a tablet figures come before curves and the action, which the report offers too; on a phone a row has
 * its name above its state, its followers beside both, and its other figures below: beside each other where both fit.
 */
export const cells = {
  select: "w-11 pl-2 @max-xl:row-span-full @max-xl:w-auto @max-xl:p-0",
  model: "px-2 @max-xl:col-span-2 @max-xl:row-span-2 @max-xl:p-0",
  platform: "w-22 px-2 @max-5xl:hidden",
  followers:
    "w-41 px-2 @max-3xl:w-28 @max-xl:col-start-4 @max-xl:row-span-2 @max-xl:row-start-1 @max-xl:w-auto @max-xl:self-center @max-xl:p-0",
  engagement:
    "w-33 px-2 @max-3xl:w-22 @max-xl:col-start-2 @max-xl:row-start-3 @max-xl:w-auto @max-xl:whitespace-nowrap @max-xl:p-0",
  earnings:
    "w-28 px-2 @max-3xl:w-26 @max-xl:col-span-2 @max-xl:col-start-3 @max-xl:row-start-3 @max-xl:w-auto @max-xl:whitespace-nowrap @max-xl:p-0 @max-[22rem]:col-start-2 @max-[22rem]:row-start-4",
  status: "w-42 px-2 @max-xl:hidden",
  submitted: "w-30 px-2 @max-5xl:hidden",
  actions: "w-33 px-2 @max-3xl:hidden",
};

interface ModelRowProps extends Pick<PortfolioState, "ledger" | "courses"> {
  user: Person;
  model: PortfolioRow;
  /** Place in the whole list, from 0. */
  place: number;
  isSelected: boolean;
  /** The row that the keyboard has reached. */
  isCurrent: boolean;
  onSelect: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A model: who it is, its figures, its state and what is to be done with it now. */
export function ModelTableRow({ user, model, place, isSelected, isCurrent, onSelect, ...row }: ModelRowProps) {
  const { cockpitWords: words } = useMessages(bundles.cockpit);
  const { dashboardWords } = useWords();
  const { ledger, courses, onFocus, onKeyDown } = row;
  const links = linksOf(model);
  return (
    <tr
      data-place={place}
      aria-rowindex={place + 2}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      className="h-16 border-t border-line outline-offset-[-2px] hover:bg-sunken aria-selected:bg-teal-soft @max-xl:grid @max-xl:h-23 @max-xl:grid-cols-[2.75rem_auto_minmax(0,1fr)_auto] @max-xl:grid-rows-[2rem_1.75rem_2rem] @max-xl:gap-x-2 @max-xl:pr-3 @max-[22rem]:h-31 @max-[22rem]:grid-rows-[2rem_1.75rem_2rem_2rem]"
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <td className={cells.select}>
        <label className="grid size-10 cursor-pointer place-items-center @max-xl:h-full">
          <input
            type="checkbox"
            className="size-4 accent-teal"
            aria-label={words.select(model.name)}
            checked={isSelected}
            onChange={onSelect}
          />
        </label>
      </td>
      <td className={cells.model} data-typed>
        <Link
          href={`/report/${model.id}`}
          className="block min-h-6 truncate leading-6 font-semibold hover:underline @max-xl:mt-2"
          title={model.name}
          dir="auto"
        >
          {model.name}
        </Link>
        <span className="block truncate text-ink-3 @max-xl:hidden" dir="auto">
          @{model.username.replace(/^@/, "")}
        </span>
        {/* Read where it stands: a column's order is that of wider tables. */}
        <span className="hidden @max-xl:block">
          <StatusBadge {...model} isOnDashboard />
        </span>
      </td>
      <td className={cells.platform}>
        <span className="flex flex-wrap gap-x-2">
          {links.map(({ platform }) => (
            <PlatformBadge key={platform} platform={platform} small />
          ))}
          {links.length === 0 && <span className="text-ink-3">{dashboardWords.noLinks}</span>}
        </span>
      </td>
      <td className={cells.followers}>
        <Followers
          id={model.id}
          ledger={ledger}
          courses={courses}
          figuresClass="@max-xl:justify-items-end"
          lineClass="@max-3xl:hidden"
        />
      </td>
      <Engagement id={model.id} ledger={ledger} />
      <td className={cells.earnings}>
        <KnownFigure id={`${model.id}.portfolio.earnings`} ledger={ledger} />
        <Unit text={words.columns.earnings} />
      </td>
      <td className={cells.status}>
        <StatusBadge {...model} isOnDashboard />
      </td>
      <Times model={model} />
      <td className={`whitespace-nowrap ${cells.actions}`}>
        <ModelAction user={user} model={model} />
      </td>
    </tr>
  );
}

/** What a figure is of, where no heading stands above it. */
const Unit = ({ text }: { text: string }) => (
  <span className="hidden pl-1 text-xs text-ink-3 @max-xl:inline">{text}</span>
);

/** Beside what is usual for profiles of this size, as in the report, where something is known of them. */
function Engagement({ id, ledger }: { id: number } & Pick<PortfolioState, "ledger">) {
  const { cockpitWords: words } = useMessages(bundles.cockpit);
  const format = useFormat();
  const peers = ledger.facts.get(`${id}.peerEngagement`);
  const usual = peers ?? ledger.facts.get(`${id}.benchmarkEngagement`);
  return (
    <td className={cells.engagement}>
      <KnownFigure id={`${id}.portfolio.engagement`} ledger={ledger} />
      <Unit text={words.columns.engagement} />
      {usual && (
        <span className="block text-xs whitespace-nowrap text-ink-3 @max-3xl:hidden">
          {words.usual[peers ? "peers" : "published"]}{" "}
          <Figure fact={usual} ledger={ledger} text={showRange(usual, format) ?? ""} className="min-h-6" />
        </span>
      )}
    </td>
  );
}

function Times({ model: { createdAt, reportedAt } }: { model: PortfolioRow }) {
  const format = useFormat();
  const now = useNow();
  const timeOf = (iso: string) => (
    <time dateTime={iso} title={dateAndTime(iso, format)} className="block">
      {relativeTime(iso, now, format)}
    </time>
  );
  return (
    <td className={`whitespace-nowrap text-ink-3 ${cells.submitted}`}>
      {timeOf(createdAt)}
      {reportedAt ? timeOf(reportedAt) : "—"}
    </td>
  );
}
