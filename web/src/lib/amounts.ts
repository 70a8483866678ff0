import { createContext, useSyncExternalStore } from "react";

const storeKey = "hide_amounts";
const listeners = new Set<() => void>();

/** Whether amounts of money are hidden on this device. */
export function useHidesAmounts(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(storeKey) !== null,
    // The server does not know what the device hides.
    () => true,
  );
}

/** The same for what is drawn: a page of hundreds of figures follows in slices, between which input is handled. */
export const HidesAmounts = createContext(true);

/** Hides amounts on this device, or shows them again: in all its tabs at once, for every account. */
export function hideAmounts(isHidden: boolean): void {
  if (isHidden) localStorage.setItem(storeKey, "yes");
  else localStorage.removeItem(storeKey);
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
