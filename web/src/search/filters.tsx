import { platformNames, type SearchSort, searchSorts, tiers } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages, useWords } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import type { SearchFlag, SearchState } from "./use-search-address.ts";

const look = { className: "nth-3:col-span-2", selectClass: "sm:w-auto" };
const flags: SearchFlag[] = ["verified", "ownerVerified", "featured"];

interface FiltersProps {
  state: SearchState;
  /** The order that was taken; undefined before the first answer. */
  sort: SearchSort | undefined;
  onChange: (next: Partial<Record<keyof SearchState, string | undefined>>) => void;
}

/** Which creators, in which order, and why in that one. */
export function SearchFilterBar({ state, sort, onChange }: FiltersProps) {
  const { interfaceWords } = useWords();
  const words = useMessages(bundles.search).searchWords;
  const hasText = state.q.trim() !== "";
  const taken = state.sort ?? sort ?? (hasText ? "relevance" : "trending");
  return (
    <div className="my-5 grid gap-2">
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-end">
        <Choice
          {...look}
          label={words.platform}
          value={state.platform ?? ""}
          options={[
            ["", words.anyPlatform],
            ...platformNames.map((name) => [name, interfaceWords.platforms[name]] as const),
          ]}
          onChoose={(platform) => onChange({ platform: platform || undefined })}
        />
        <Choice
          {...look}
          label={words.tier}
          value={state.tier ?? ""}
          options={[["", words.anyTier], ...tiers.map((tier) => [tier, words.tiers[tier]] as const)]}
          onChoose={(tier) => onChange({ tier: tier || undefined })}
        />
        <Choice
          {...look}
          label={words.sort}
          value={taken}
          options={searchSorts
            .filter((one) => hasText || one !== "relevance")
            .map((one) => [one, words.sorts[one].name] as const)}
          onChoose={(next) => onChange({ sort: next })}
        />
        <fieldset className="col-span-2 flex flex-wrap gap-2">
          <legend className="sr-only">{words.only}</legend>
          {flags.map((flag) => (
            <Button
              key={flag}
              aria-pressed={state[flag] === true}
              className={state[flag] ? "border-teal text-teal" : ""}
              onClick={() => onChange({ [flag]: state[flag] ? undefined : "true" })}
            >
              {words.badges[flag]}
            </Button>
          ))}
        </fieldset>
      </div>
      <p className="min-h-10 text-xs text-ink-3 sm:min-h-5">{words.sorts[taken].why}</p>
    </div>
  );
}
