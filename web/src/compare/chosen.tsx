import type { Comparison } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { X } from "lucide-react";
import { useMessages } from "../lib/messages.ts";
import { Skeleton } from "../ui/states.tsx";
import { memberMark } from "./rows.ts";

interface ChosenProps {
  chosen: readonly number[];
  /** Of those who may be read; undefined until they are known. */
  comparison: Comparison | undefined;
  onRemove: (id: number) => void;
}

/** Who is chosen, each in the colour of its column, to be removed by a press. */
export function Chosen({ chosen, comparison, onRemove }: ChosenProps) {
  const { compareWords: words } = useMessages(bundles.compare);
  const members = comparison?.members ?? [];
  const shown = chosen.filter((id) => !comparison?.missing.includes(id));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
      {shown.map((id) => {
        const place = members.findIndex((member) => member.id === id);
        const name = members[place]?.name;
        return (
          <li key={id} className="min-w-0 max-w-full">
            {name === undefined ? (
              <Skeleton className="h-10.5 w-36 rounded-full" />
            ) : (
              <span className="flex min-w-0 items-center gap-2 rounded-full border border-line bg-card pl-3.5 font-medium">
                <span
                  aria-hidden
                  className="size-2.5 shrink-0 rounded-full"
                  style={{ background: memberMark(place).colour }}
                />
                <bdi className="truncate" data-typed>
                  {name}
                </bdi>
                <button
                  type="button"
                  aria-label={words.remove(name)}
                  title={words.remove(name)}
                  className="grid size-10 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink"
                  onClick={() => onRemove(id)}
                >
                  <X size={16} aria-hidden />
                </button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
