import { listModels, type Person, parseLink } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useId } from "react";
import { useMessages } from "../../lib/messages.ts";
import { callQuery } from "../../lib/queries.ts";
import { linkFields, linksOf } from "../../models/model-links.ts";
import { PlatformBadge } from "../../ui/badge.tsx";
import type { ReadRow } from "./read-rows.ts";

interface ProblemsProps {
  /** Gone to when rows are sent that are not in order. */
  place: RefObject<HTMLElement | null>;
  refused: { number: number; typed: string; text: string }[];
}

/** Which rows are to be changed, what stands there, what is wrong and what is expected. */
export function Problems({ place, refused }: ProblemsProps) {
  const { addManyWords: words } = useMessages(rooms.addMany);
  const id = useId();
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg border border-bad p-3"
    >
      <h3 id={id} className="font-semibold">
        {words.problems}
      </h3>
      <ul
        className="grid max-h-56 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto"
        tabIndex={0}
        data-typed
        aria-labelledby={id}
      >
        {refused.map(({ number, typed, text }) => (
          <li key={`${number} ${typed} ${text}`} className="wrap-anywhere">
            <b className="font-semibold">{words.row(number)}</b>{" "}
            {typed !== "" && (
              <span className="text-ink-2" dir="auto">
                {typed.slice(0, 120)}
              </span>
            )}
            <span className="block text-bad">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rows that can be added, each with its profiles, and which of them the person follows already. */
export function Ready({ user, rows }: { user: Person; rows: ReadRow[] }) {
  const { addManyWords: words } = useMessages(rooms.addMany);
  const own = useQuery(callQuery(listModels, { params: { id: user.id } }));
  const followed = new Set((own.data ?? []).flatMap((model) => linksOf(model).map(({ url }) => url)));
  if (rows.length === 0) return null;
  return (
    <details className="rounded-lg border border-line px-3 py-1">
      <summary className="min-h-8 cursor-pointer content-center font-medium">{words.ready}</summary>
      <ul
        className="grid max-h-56 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto py-2"
        tabIndex={0}
        data-typed
        aria-label={words.ready}
      >
        {rows.map(({ number, values }) => {
          const links = linkFields.flatMap(([field, platform]) => {
            const link = parseLink(values[field] ?? "", platform);
            return link.ok ? [{ platform, url: link.canonical }] : [];
          });
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
