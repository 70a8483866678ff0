import { hiddenAmountsCookie as name } from "@fanradar/contract";
import { createContext, useSyncExternalStore } from "react";
import { drawnVisit } from "./drawn-visit.ts";

const yearInMs = 365 * 86_400_000;

/** Whether amounts of money are hidden on this device. */
export function useHidesAmounts(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(name) !== null,
    // Where nobody has said so, nothing is shown.
    () => drawnVisit()?.hidesAmounts !== false,
  );
}

/** The same for what is drawn: a page of hundreds of figures follows in slices, between which input is handled. */
export const HidesAmounts = createContext(true);

/**
 * Hides amounts on this device, or shows them again: in all its tabs at once, for every account. localStorage informs the other tabs, and
 * a cookie of the same name the server, which draws pages for visitors.
 */
export function hideAmounts(isHidden: boolean): void {
  if (isHidden) localStorage.setItem(name, "yes");
  else localStorage.removeItem(name);
  // Not every browser has it: there the first paint shows the prices of a public page until the app takes its place.
  void globalThis.cookieStore?.set({
    name,
    value: "yes",
    sameSite: "lax",
    expires: isHidden ? Date.now() + yearInMs : 0,
  });
  // Browsers send it to the other tabs alone.
  dispatchEvent(new StorageEvent("storage", { key: name }));
}

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
