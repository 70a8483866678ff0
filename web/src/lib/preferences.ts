import type { ExchangeRates, Preferences } from "@fanradar/contract";
import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { drawnVisit } from "./drawn-visit.ts";
import { showLanguage } from "./messages.ts";

/** Key in localStorage, which informs the other tabs and holds the start values of the next page. */
const storeKey = "preferences";

interface StoredPreferences {
  /** Undefined: that of the browser. */
  timeZone: string | undefined;
  currency: Preferences["currency"];
  rates: ExchangeRates | null;
}

const listeners = new Set<() => void>();
/** A visitor reads by the browser's own clock. */
let seen: StoredPreferences = { timeZone: undefined, currency: "USD", rates: null };

const current = () => seen;

/** By which clock and in which currency the reader sees everything. */
export function usePreferences(): StoredPreferences {
  return useSyncExternalStore(subscribe, current, seenByServer);
}

/** A visitor's page, which the server draws by its own clock. */
const seenByServer = (): StoredPreferences => {
  const { timeZone, rates } = drawnVisit() ?? seen;
  return { ...seen, timeZone, rates };
};

/** Shows everything as a person chose, here and in this browser's other tabs. */
export async function storePreferences(chosen: Preferences): Promise<void> {
  await show(chosen);
  localStorage.setItem(storeKey, JSON.stringify(chosen));
}

/** Begins as the person that was last signed in had chosen; what they chose elsewhere since comes with their settings. */
export async function beginPreferences(): Promise<void> {
  // The page brings the rates along; as it is built, it has a mark in their place.
  const { rates } = document.documentElement.dataset;
  if (rates?.startsWith("{")) seen.rates = JSON.parse(rates);
  const stored = localStorage.getItem(storeKey);
  if (stored !== null && localStorage.getItem("auth_user") !== null) await show(JSON.parse(stored));
}

/** Shows everything as these settings say, where it is not shown so already. */
async function show({ theme, language, timezone, currency }: Preferences): Promise<void> {
  document.documentElement.dataset.theme = theme;
  await showLanguage(language);
  seen = { ...seen, timeZone: timezone, currency };
  for (const listener of listeners) listener();
}

/** Follows what another tab chose. Answers how to stop. */
export function followPreferences(client: QueryClient): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storeKey && newValue !== null) void show(JSON.parse(newValue)).then(() => client.invalidateQueries());
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
