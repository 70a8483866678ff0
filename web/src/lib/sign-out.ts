import { logout } from "@fanradar/contract";
import { call } from "./call.ts";

/**
 * Present while this browser is signed out and the server has not confirmed it; only the server can clear the session's
 * cookie. `asking`: the request is on its way. `unreached`: it failed.
 */
const key = "fanradar-sign-out-pending";
const limitMs = 8_000;

export const isSignOutPending = (): boolean => localStorage.getItem(key) !== null;
/** Whether the request to end the session did not reach the server. */
export const isSignOutUnreached = (): boolean => localStorage.getItem(key) === "unreached";
export const forgetPendingSignOut = (): void => localStorage.removeItem(key);

/**
 * Calls the listener with whether a sign-out is pending, each time that another tab of this browser changes it. Returns how to
 * stop. Why an argument: by the time a tab hears of it, the other may have removed what it stored.
 */
export function onSignOutChanged(listener: (isPending: boolean) => void): () => void {
  const follow = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key) listener(newValue !== null);
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

/** Ends the session on the server, or stores that this is still to be done. Returns whether the server was reached. */
export async function endSession(): Promise<boolean> {
  if (!isSignOutPending()) localStorage.setItem(key, "asking");
  try {
    await call(logout, { signal: AbortSignal.timeout(limitMs) });
  } catch {
    // Whatever the reason: the person is signed out here, and the next page tries again.
    localStorage.setItem(key, "unreached");
    return false;
  }
  forgetPendingSignOut();
  return true;
}
