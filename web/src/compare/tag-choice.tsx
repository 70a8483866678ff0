import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { useTags } from "../models/use-tags.ts";
import { inputClass } from "../ui/field.tsx";

/** Which of one's own models are offered, by tag; nothing where none wears one. */
export function TagChoice({ tag, onChoose }: { tag: string; onChoose: (tag: string) => void }) {
  const { compareWords: words } = useMessages(bundles.compare);
  const tags = useTags();
  if (tags.length === 0) return null;
  return (
    <label className="flex max-w-3xl flex-wrap items-center gap-x-3 gap-y-1 text-xs font-medium text-ink-2">
      {words.tag}
      <select
        data-typed
        value={tag}
        onChange={({ target }) => onChoose(target.value)}
        className={`${inputClass} w-auto max-w-56`}
      >
        <option value="">{words.anyTag}</option>
        {tags.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}
