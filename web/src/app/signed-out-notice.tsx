import { useEffect, useState } from "react";
import { useWords } from "./messages.ts";
import { endSession, isSignOutPending } from "./sign-out.ts";

const againMs = 10_000;

/** Says that the server does not know of the sign-out yet, and tries again until it does. */
export function SignedOutNotice() {
  const { interfaceWords } = useWords();
  const [isPending, setPending] = useState(isSignOutPending);
  useEffect(() => {
    if (!isPending) return;
    // Another tab, or a new sign-in, may have settled it.
    const again = async () => setPending(isSignOutPending() && !(await endSession()));
    const timer = setInterval(again, againMs);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [isPending]);
  return isPending ? (
    <p role="status" data-notice className="rounded-lg border border-line bg-teal-soft px-4 py-3">
      {interfaceWords.shell.signedOutHere}
    </p>
  ) : null;
}
