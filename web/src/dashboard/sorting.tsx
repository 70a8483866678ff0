import { type PortfolioOrder, type PortfolioSort, portfolioSorts } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useMessages } from "../lib/messages.ts";

export interface Sorting {
  sort: PortfolioSort;
  order: PortfolioOrder;
  onSort: (sort: PortfolioSort, order: PortfolioOrder) => void;
}

/** The order that a column begins with: the most and the newest first, names from A. */
const firstOrder = (sort: PortfolioSort): PortfolioOrder => (sort === "name" ? "asc" : "desc");
const otherOrder = { asc: "desc", desc: "asc" } as const;

interface SortHeadProps extends Sorting {
  sorts: readonly PortfolioSort[];
  /** What the figures of the column are of. */
  note?: string;
  className: string;
}

/** The head of a column: one press sorts by it, the next the other way round. */
export function SortHead({ sort, order, onSort, sorts, note, className }: SortHeadProps) {
  const { cockpitWords: words } = useMessages(bundles.cockpit);
  const isSorted = sorts.includes(sort);
  const Icon = order === "asc" ? ArrowUp : ArrowDown;
  return (
    <th
      className={`font-medium ${className}`}
      {...(isSorted && { "aria-sort": order === "asc" ? "ascending" : "descending" })}
    >
      <span className="flex flex-wrap gap-x-2">
        {sorts.map((one) => (
          <button
            key={one}
            type="button"
            data-notice
            className={`inline-flex min-h-6 items-center gap-0.5 text-left hover:text-ink ${one === sort ? "font-semibold text-ink" : ""}`}
            onClick={() => onSort(one, one === sort ? otherOrder[order] : firstOrder(one))}
          >
            {words.columns[one]}
            {one === sort && <Icon size={12} aria-hidden />}
          </button>
        ))}
      </span>
      {note && (
        <span className="block font-normal" data-notice>
          {note}
        </span>
      )}
    </th>
  );
}

/** The same where columns have no room: both ways of each. */
export function SortChoice({ sort, order, onSort }: Sorting) {
  const { cockpitWords: words } = useMessages(bundles.cockpit);
  return (
    <label className="flex min-w-0 items-center gap-2 text-xs text-ink-3 @3xl:hidden">
      {words.sortBy}
      <select
        data-notice
        className="min-h-10 min-w-0 rounded-lg border border-line bg-card px-2 text-sm text-ink"
        value={`${sort} ${order}`}
        onChange={({ target }) => {
          const [name, way] = target.value.split(" ");
          const chosen = portfolioSorts.find((one) => one === name);
          if (chosen) onSort(chosen, way === "asc" ? "asc" : "desc");
        }}
      >
        {portfolioSorts.flatMap((one) =>
          [firstOrder(one), otherOrder[firstOrder(one)]].map((way) => (
            <option key={`${one} ${way}`} value={`${one} ${way}`}>
              {words.columns[one]} {way === "asc" ? "↑" : "↓"}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
