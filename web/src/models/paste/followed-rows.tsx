import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useEffect, useRef } from "react";
import { useMessages } from "../../lib/messages.ts";
import { AlreadyFollowed } from "../already-followed.tsx";
import { FollowAgain } from "../follow-again.tsx";
import type { Followed } from "../followed.ts";
import { linksOfRow, type PastedRow } from "./read-rows.ts";

interface FollowedRowsProps {
  user: Person;
  rows: PastedRow[];
  followed: Followed;
  /** Rows are added with them once this is on. */
  isAgain: boolean;
  onAgain: (isAgain: boolean) => void;
  /** Nothing but these was sent: the way to add them gets the focus. */
  isRefused: boolean;
}

/** The rows whose profile has a model already: each leads there, and all can be added a second time. */
export function FollowedRows({ user, rows, followed, isAgain, onAgain, isRefused }: FollowedRowsProps) {
  const { addManyWords: words } = useMessages(bundles.addMany);
  const again = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRefused) again.current?.querySelector("input")?.focus();
  }, [isRefused]);
  return (
    <section ref={again} aria-label={words.follows} className="rounded-lg border border-line px-3 py-2">
      <ul className="grid max-h-56 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto" aria-label={words.follows}>
        {rows.flatMap((row) =>
          linksOfRow(row).flatMap(({ url, handle }) => {
            const modelId = followed.get(url);
            return modelId === undefined ? (
              []
            ) : (
              <li key={`${row.number} ${url}`}>
                <AlreadyFollowed user={user} modelId={modelId} handle={handle} />
              </li>
            );
          }),
        )}
      </ul>
      <FollowAgain isOn={isAgain} onChange={onAgain} isRefused={isRefused} />
    </section>
  );
}
