import { bundles } from "@fanradar/words";
import { useId } from "react";
import { useMessages } from "../lib/messages.ts";
import { Choice } from "../ui/choice.tsx";
import { Input } from "../ui/field.tsx";
import { badgeFilters, ownershipFilters, type ProfileFilters } from "./profile.ts";

interface FiltersProps {
  filters: ProfileFilters;
  tags: string[];
  onChange: (next: Partial<ProfileFilters>) => void;
}

const look = {
  isTyped: true,
  className: "min-w-0",
  selectClass: "pr-8 text-ellipsis md:w-auto md:min-w-40 md:max-w-64",
};

/** What is looked for, and which of the models are shown. A choice of tags is there once there are tags. */
export function ProfileFilterBar({ filters, tags, onChange }: FiltersProps) {
  const { profileWords: words } = useMessages(bundles.profiles);
  const id = useId();
  return (
    <div className="mb-5 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 md:flex md:flex-wrap md:items-end">
      <div className="col-span-2 grid gap-1 md:min-w-64 md:flex-1">
        <label htmlFor={id} className="text-xs font-medium text-ink-2">
          {words.search}
        </label>
        <Input
          id={id}
          type="search"
          placeholder={words.searchPlaceholder}
          value={filters.q}
          onChange={({ target }) => onChange({ q: target.value })}
        />
      </div>
      <Choice
        {...look}
        label={words.filter}
        value={filters.badge}
        options={badgeFilters.map((name) => [name, words.filters[name]])}
        onChoose={(value) => onChange({ badge: badgeFilters.find((name) => name === value) ?? "all" })}
      />
      <Choice
        {...look}
        label={words.whose}
        value={filters.whose}
        options={ownershipFilters.map((name) => [name, words.whoseOf[name]])}
        onChoose={(value) => onChange({ whose: ownershipFilters.find((name) => name === value) ?? "all" })}
      />
      {(tags.length > 0 || filters.tag !== "") && (
        <Choice
          {...look}
          label={words.tag}
          value={filters.tag}
          options={[
            ["", words.anyTag],
            ...[...new Set([...tags, ...(filters.tag ? [filters.tag] : [])])].map((tag) => [tag, tag] as const),
          ]}
          onChoose={(tag) => onChange({ tag })}
        />
      )}
    </div>
  );
}
