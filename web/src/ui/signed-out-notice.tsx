import { useEffect, useState } from "react";
import { useWords } from "../lib/messages.ts";
import { endSession, isSignOutUnreached, onSignOutChanged } from "../lib/sign-out.ts";

const againMs = 10_000;

/** Says that the server could not be reached to end the session, and tries again until it is. */
export function SignedOutNotice() {
  const { interfaceWords } = useWords();
  const [isUnreached, setUnreached] = useState(isSignOutUnreached);
  useEffect(() => onSignOutChanged(() => setUnreached(isSignOutUnreached())), []);
  useEffect(() => {
    if (!isUnreached) return;
    // Another tab, or a new sign-in, may have settled it.
    const again = async () => setUnreached(isSignOutUnreached() && !(await endSession()));
    const timer = setInterval(again, againMs);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [isUnreached]);
  return isUnreached ? (
    <p role="status" data-notice className="rounded-lg border border-line bg-teal-soft px-4 py-3">
      {interfaceWords.shell.signedOutHere}
    </p>
  ) : null;
}
