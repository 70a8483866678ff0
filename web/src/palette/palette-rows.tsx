import { bundles } from "@fanradar/words";
import { type ReactNode, useId } from "react";
import { useMessages } from "../lib/messages.ts";
import type { PaletteEntry, PaletteGroup } from "./entry.ts";

interface PaletteRowsProps {
  id: string;
  groups: PaletteGroup[];
  /** Id of the entry that Enter opens. */
  chosen: string | undefined;
  optionId: (entry: string) => string;
  onRun: (entry: PaletteEntry) => void;
}

/** The rows of the palette by group. The box above keeps the focus and names the chosen one. */
export function PaletteRows({ id, groups, chosen, optionId, onRun }: PaletteRowsProps) {
  const words = useMessages(bundles.palette).paletteWords;
  return (
    <div id={id} role="listbox" aria-label={words.title} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto p-2">
      {groups.map(({ name, entries }) => (
        <Rows key={name} name={name}>
          {entries.map((entry) => (
            <div
              key={entry.id}
              id={optionId(entry.id)}
              role="option"
              tabIndex={-1}
              aria-selected={entry.id === chosen}
              className={`flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-2.5 py-1.5 ${entry.id === chosen ? "bg-teal-soft" : "hover:bg-sunken"}`}
              {...(entry.isTyped && { "data-typed": true })}
              // Before the box loses focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onRun(entry)}
              onKeyDown={(event) => event.key === "Enter" && onRun(entry)}
            >
              <entry.Icon size={17} aria-hidden className="shrink-0 text-ink-3" />
              <bdi className="min-w-0 flex-1 truncate font-medium">{entry.label}</bdi>
              {entry.detail && (
                <bdi className="max-w-[45%] shrink-0 truncate text-xs text-ink-3" data-typed>
                  {entry.detail}
                </bdi>
              )}
            </div>
          ))}
        </Rows>
      ))}
    </div>
  );
}

function Rows({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="mb-1 min-w-0">
      <p id={id} className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-3">
        {name}
      </p>
      {children}
    </fieldset>
  );
}
