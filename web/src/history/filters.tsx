import { historyFilters, historySorts } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { Field, Input, inputClass } from "../ui/field.tsx";
import type { HistoryView } from "./use-history.ts";

/** What is looked for in the history, which of it is shown, and in which order. */
export function HistoryFilterBar({
  view,
  onChange,
}: {
  view: HistoryView;
  onChange: (next: Partial<HistoryView>) => void;
}) {
  const { historyWords: words } = useMessages(bundles.history);
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-end">
      <div className="col-span-2 md:min-w-64 md:flex-1">
        <Field label={words.search}>
          {(ids) => (
            <Input
              {...ids}
              type="search"
              placeholder={words.searchPlaceholder}
              value={view.q}
              onChange={({ target }) => onChange({ q: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={words.filter}>
        {(ids) => (
          <select
            {...ids}
            className={`${inputClass} md:w-auto`}
            value={view.filter}
            onChange={({ target }) => onChange({ filter: historyFilters.find((one) => one === target.value) ?? "all" })}
          >
            {historyFilters.map((one) => (
              <option key={one} value={one}>
                {words.filters[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={words.sort}>
        {(ids) => (
          <select
            {...ids}
            className={`${inputClass} md:w-auto`}
            value={view.sort}
            onChange={({ target }) => onChange({ sort: historySorts.find((one) => one === target.value) ?? "newest" })}
          >
            {historySorts.map((one) => (
              <option key={one} value={one}>
                {words.sorts[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
