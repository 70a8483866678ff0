import { rooms } from "@fanradar/words";
import { lazy, Suspense } from "react";
import { useMessages } from "../lib/messages.ts";
import { useInstance } from "../lib/session.ts";

const Figure = lazy(() => import("../ui/figure.tsx").then((part) => ({ default: part.Figure })));

/** How long an analysis takes here: this instance's own median once there is one, before that the general notice. */
export function UsualWait() {
  const words = useMessages(rooms.submit).submitWords;
  const wait = useInstance()?.usualWait;
  const unknown = <span data-notice>{words.waitUnknown}</span>;
  if (!wait || wait.kind === "unavailable") return unknown;
  return (
    <Suspense fallback={unknown}>
      {words.waitKnown} <Figure fact={wait} />
    </Suspense>
  );
}
