import { rooms } from "@fanradar/words";
import { useInstance } from "../app/session.ts";
import { useRoom } from "../app/words.ts";
import { Figure } from "../ui/figure.tsx";

/** How long an analysis takes here: this instance's own median once there is one, before that the general notice. */
export function UsualWait() {
  const words = useRoom(rooms.submit).submitWords;
  const wait = useInstance()?.usualWait;
  if (!wait || wait.kind === "unavailable") return <span data-notice>{words.waitUnknown}</span>;
  return (
    <>
      {words.waitKnown} <Figure fact={wait} />
    </>
  );
}
