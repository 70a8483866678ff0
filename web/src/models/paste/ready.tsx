import { followedAtMost, listFollowed, type Person, parseLink } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQueries } from "@tanstack/react-query";
import { useMessages } from "../../lib/messages.ts";
import { callQuery } from "../../lib/queries.ts";
import { PlatformBadge } from "../../ui/badge.tsx";
import { modelLinkFields } from "../model-links.ts";
import type { PastedRow } from "./read-rows.ts";

const fewRows = 3;

/** The rows that can be added, each with its profiles, and which of them the person follows already. */
export function Ready({ user, rows }: { user: Person | null; rows: PastedRow[] }) {
  const { addManyWords: words } = useMessages(bundles.addMany);
  const links = rows.flatMap(linksOfRow).map(({ url }) => url);
  const requests = Array.from({ length: Math.ceil(links.length / followedAtMost) }, (_, place) =>
    links.slice(place * followedAtMost, (place + 1) * followedAtMost).join(","),
  );
  const own = useQueries({
    queries: requests.map((joined) => ({
      ...callQuery(listFollowed, { params: { id: user?.id ?? 0 }, query: { links: joined } }),
      enabled: user !== null,
    })),
  });
  const followed = new Set(own.flatMap(({ data }) => data ?? []).map(({ link }) => link));
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
          const links = linksOfRow(row);
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
              {links.map(({ platform, url }) => (
                <PlatformBadge key={platform} platform={platform} href={url} />
              ))}
              {links.some(({ url }) => followed.has(url)) && (
                <span className="text-xs text-ink-2">{words.follows}</span>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const linksOfRow = ({ values }: PastedRow) =>
  modelLinkFields.flatMap(([field, platform]) => {
    const link = parseLink(values[field] ?? "", platform);
    return link.ok ? [{ platform, url: link.canonical }] : [];
  });
