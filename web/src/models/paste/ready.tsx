import { bundles } from "@fanradar/words";
import { useMessages } from "../../lib/messages.ts";
import { PlatformBadge } from "../../ui/badge.tsx";
import { linksOfRow, type PastedRow } from "./read-rows.ts";

const fewRows = 3;

/** The rows that are in order, each with its profiles. */
export function Ready({ rows }: { rows: PastedRow[] }) {
  const { addManyWords: words } = useMessages(bundles.addMany);
  if (rows.length === 0) return null;
  return (
    // Few are shown at once: what was recognized is the answer to a paste.
    <details open={rows.length <= fewRows} className="rounded-lg border border-line px-3 py-1">
      <summary className="min-h-8 cursor-pointer content-center font-medium">{words.ready}</summary>
      <ul
        className="grid max-h-56 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto py-2"
        tabIndex={0}
        data-typed
        aria-label={words.ready}
      >
        {rows.map((row) => {
          const { number, values } = row;
          return (
            <li key={number} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="wrap-anywhere">
                {words.row(number)}:{" "}
                <b className="font-semibold" dir="auto">
                  {values.name}
                </b>{" "}
                <span className="text-ink-3" dir="auto">
                  @{values.username.replace(/^@/, "")}
                </span>
              </span>
              {linksOfRow(row).map(({ platform, url }) => (
                <PlatformBadge key={platform} platform={platform} href={url} />
              ))}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
