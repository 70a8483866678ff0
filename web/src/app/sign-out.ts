import { logout } from "@fanradar/contract";
import { call } from "./call.ts";

/** Present while this browser is signed out and the server does not know yet. The session's cookie is not ours to clear. */
const key = "fanradar-sign-out-pending";
const limitMs = 8_000;

export const isSignOutPending = (): boolean => localStorage.getItem(key) !== null;
export const forgetPendingSignOut = (): void => localStorage.removeItem(key);

/** Calls the listener when another tab of this browser signs out. Answers how to stop. */
export function onSignOutElsewhere(listener: () => void): () => void {
  const follow = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key && newValue !== null) listener();
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

/** Ends the session on the server, or remembers that this is still to be done. Answers whether the server was reached. */
export async function endSession(): Promise<boolean> {
  localStorage.setItem(key, "1");
  try {
    await call(logout, { signal: AbortSignal.timeout(limitMs) });
  } catch {
    // Whatever the reason: the person is signed out here, and the next page tries again.
    return false;
  }
  forgetPendingSignOut();
  return true;
}
