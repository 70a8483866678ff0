import { hiddenAmountsCookie } from "@fanradar/contract";
import { createContext, useSyncExternalStore } from "react";
import { drawnVisit } from "./drawn-visit.ts";

/** In localStorage, which informs the other tabs. A cookie of the same name tells the server, which draws pages for visitors. */
const { name, value } = hiddenAmountsCookie;
const yearInMs = 365 * 86_400_000;
const listeners = new Set<() => void>();

/** Whether amounts of money are hidden on this device. */
export function useHidesAmounts(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(name) !== null,
    // Where nobody has said so, nothing is shown.
    () => drawnVisit()?.hidesAmounts ?? true,
  );
}

/** The same for what is drawn: a page of hundreds of figures follows in slices, between which input is handled. */
export const HidesAmounts = createContext(true);

/** Hides amounts on this device, or shows them again: in all its tabs at once, for every account. */
export function hideAmounts(isHidden: boolean): void {
  if (isHidden) localStorage.setItem(name, value);
  else localStorage.removeItem(name);
  // Not everywhere: without it the first paint shows the prices of a public page until the app takes its place.
  if ("cookieStore" in globalThis)
    void cookieStore.set({ name, value, sameSite: "lax", expires: isHidden ? Date.now() + yearInMs : 0 });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs announce their change by a storage event.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
