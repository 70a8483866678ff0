import { interfaceWords } from "@fanradar/words";
import { useInstance } from "../app/session.ts";
import { Figure } from "../ui/figure.tsx";

const words = interfaceWords.submit;

/** How long an analysis takes here: this instance's own median once there is one, before that the general notice. */
export function UsualWait() {
  const wait = useInstance()?.usualWait;
  if (!wait || wait.kind === "unavailable") return <span data-notice>{words.waitUnknown}</span>;
  return (
    <>
      {words.waitKnown} <Figure fact={wait} />
    </>
  );
}
