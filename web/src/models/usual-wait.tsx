import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useInstance } from "../lib/session.ts";

const Figure = part(() => import("../ui/figure.tsx").then((file) => file.Figure));

/** How long an analysis takes here: this instance's own median once there is one, before that the general notice. */
export function UsualWait() {
  const words = useMessages(bundles.submit).submitWords;
  const wait = useInstance()?.usualWait;
  const unknown = <span data-notice>{words.waitUnknown}</span>;
  if (!wait || wait.kind === "unavailable") return unknown;
  return (
    <>
      {words.waitKnown} <Figure fact={wait} fallback="…" />
    </>
  );
}
