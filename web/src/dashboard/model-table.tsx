import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useMessages, useWords } from "../lib/messages.ts";
import type { PortfolioState } from "../models/use-portfolio.ts";
import { cells, ModelTableRow, rowHeight } from "./model-row.tsx";
import { SortHead, type Sorting } from "./sorting.tsx";

/** Of fewer rows all are drawn, and found by the browser's own search. */
const drawnAtMost = 60;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

interface ModelTableProps extends Sorting {
  user: Person;
  portfolio: PortfolioState;
  rows: NonNullable<PortfolioState["rows"]>;
  isWhole: boolean;
  selected: ReadonlySet<number>;
  onSelected: (selected: ReadonlySet<number>) => void;
}

/**
 * Models with their figures. Rows are reached by arrows or j and k, opened by Enter and selected by x. Of many rows those near the screen
 * are drawn, and the next page is requested where the last one comes near.
 */
export function ModelTable({ user, portfolio, rows, isWhole, selected, onSelected, ...sorting }: ModelTableProps) {
  const { cockpitWords: words } = useMessages(bundles.cockpit);
  const { dashboardWords } = useWords();
  const { columns } = dashboardWords;
  const body = useRef<HTMLTableSectionElement>(null);
  const [current, setCurrent] = useState(0);
  const [, navigate] = useLocation();
  const isVirtual = rows.length > drawnAtMost;
  const [[top, height], setPlace] = useState([0, rowHeight]);
  useEffect(() => {
    // Asked of a table that is drawn whole, it would lay the page out a second time.
    const row = isVirtual && body.current?.querySelector("[data-place]")?.getBoundingClientRect();
    if (row) setPlace([row.top + scrollY, row.height]);
  }, [isVirtual]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan: 10,
    scrollMargin: top,
    enabled: isVirtual,
  });
  const drawn = isVirtual ? virtualizer.getVirtualItems().map(({ index }) => index) : rows.map((_, place) => place);
  const [first = 0, last = -1] = [drawn[0], drawn.at(-1)];
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = portfolio;
  const isNearEnd = isWhole && last >= rows.length - 20;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);

  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelected(next);
  };
  const moveTo = (place: number) => {
    const to = Math.max(0, Math.min(rows.length - 1, place));
    setCurrent(to);
    if (isVirtual) virtualizer.scrollToIndex(to);
    // Where it was not drawn, it is after the scrolling.
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus());
  };
  const press = (event: KeyboardEvent, place: number) => {
    const row = rows[place];
    // What is inside of the row has its own keys.
    if (event.target !== event.currentTarget || !row || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step !== undefined) moveTo(place + step);
    else if (event.key === "Home") moveTo(0);
    else if (event.key === "End") moveTo(rows.length - 1);
    else if (event.key === "Enter") navigate(`/report/${row.id}`);
    else if (event.key === "x") toggle(row.id);
    else return;
    event.preventDefault();
  };
  const isAllSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  const head = { ...sorting, columns: words.columns };
  return (
    <table
      className="w-full table-fixed text-left @max-xl:block"
      aria-rowcount={portfolio.totals.models + 1}
      aria-label={dashboardWords.recent}
    >
      <thead className="text-xs text-ink-3 @max-xl:sr-only">
        <tr>
          <th className={cells.select}>
            <label className="grid size-10 cursor-pointer place-items-center">
              <input
                type="checkbox"
                className="size-4 accent-teal"
                aria-label={words.selectAll}
                checked={isAllSelected}
                onChange={() => onSelected(isAllSelected ? new Set() : new Set(rows.map(({ id }) => id)))}
              />
            </label>
          </th>
          <SortHead {...head} className={cells.model} sorts={["name"]} />
          <th className={`font-medium ${cells.platform}`}>{columns.platform}</th>
          <SortHead {...head} className={cells.followers} sorts={["followers", "change"]} />
          <SortHead {...head} className={cells.engagement} sorts={["engagement"]} note={words.notes.engagement} />
          <SortHead {...head} className={cells.earnings} sorts={["earnings"]} note={words.notes.earnings} />
          <th className={`font-medium ${cells.status}`}>{columns.status}</th>
          <SortHead {...head} className={cells.submitted} sorts={["newest", "reported"]} />
          <th className={`font-medium ${cells.actions}`}>{columns.actions}</th>
        </tr>
      </thead>
      <tbody ref={body} data-rows className="@max-xl:block">
        {isVirtual && <Space height={first * height} />}
        {drawn.map((place) => {
          const model = rows[place];
          return (
            model && (
              <ModelTableRow
                key={model.id}
                user={user}
                model={model}
                place={place}
                ledger={portfolio.ledger}
                courses={portfolio.courses}
                isSelected={selected.has(model.id)}
                isCurrent={place === Math.min(current, rows.length - 1)}
                onSelect={() => toggle(model.id)}
                onFocus={() => setCurrent(place)}
                onKeyDown={(event) => press(event, place)}
              />
            )
          );
        })}
        {isVirtual && <Space height={(rows.length - 1 - last) * height} />}
      </tbody>
    </table>
  );
}

/** In place of rows that are not drawn. */
function Space({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden className="@max-xl:block">
      <td colSpan={9} style={{ height }} className="p-0 @max-xl:block" />
    </tr>
  ) : null;
}
