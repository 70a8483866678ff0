import { historyFilters, historySorts } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { useMay } from "../lib/rights.ts";
import { InputField } from "../ui/input-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
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
  const may = useMay();
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-end">
      <div className="col-span-2 md:min-w-64 md:flex-1">
        <InputField
          label={words.search}
          type="search"
          placeholder={words.searchPlaceholder}
          value={view.q}
          onType={(text) => onChange({ q: text })}
        />
      </div>
      <SelectField
        label={words.filter}
        className="md:w-auto"
        value={view.filter}
        options={historyFilters.flatMap((one) =>
          one !== "premium" || may("earnings.read") ? [[one, words.filters[one]]] : [],
        )}
        onChoose={(filter) => onChange({ filter })}
      />
      <SelectField
        label={words.sort}
        className="md:w-auto"
        value={view.sort}
        options={historySorts.map((one) => [one, words.sorts[one]])}
        onChoose={(sort) => onChange({ sort })}
      />
    </div>
  );
}
