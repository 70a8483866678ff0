import type { Language } from "@fanradar/contract";
import { bundles, type CoreWords, isLanguage, type MessageBundle } from "@fanradar/words";
import { use, useSyncExternalStore } from "react";
import { drawnVisit } from "./drawn-visit.ts";

const listeners = new Set<() => void>();
let shown = pageLanguage();

/** The language that the page came in. */
function pageLanguage(): Language {
  const lang = globalThis.document?.documentElement.lang;
  return lang !== undefined && isLanguage(lang) ? lang : "en";
}

/** Loads what every page needs. Nothing is drawn before. */
export async function beginWords(): Promise<void> {
  await bundles.core.load(shown);
}

/** Shows everything in another language, once all that is in use has come in it. Nothing that was typed is lost. */
export async function showLanguage(language: Language): Promise<void> {
  const inUse = Object.values(bundles).filter((bundle) => bundle.now(shown));
  await Promise.all(inUse.map((bundle) => bundle.load(language)));
  shown = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** The language in which everything is shown. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

/** The language in which everything is shown, outside a component. */
export const currentLanguage = (): Language => drawnVisit()?.language ?? shown;

/** What every page says, in the reader's language. */
export function useWords(): CoreWords {
  return useMessages(bundles.core);
}

/** The messages of a bundle in the reader's language. Suspends until they are loaded. */
export function useMessages<Words>(bundle: MessageBundle<Words>): Words {
  const language = useLanguage();
  // Called at each render, not only where they are missing: a render that suspended is repeated hook by hook, and React
  // loses its place where one of them is left out then.
  return use(bundle.load(language));
}

/** What every page says, for what answers an act outside a component. */
export function currentWords(): CoreWords {
  return currentMessages(bundles.core);
}

/** The messages of a bundle that a page already uses. Throws where they are not loaded. */
export function currentMessages<Words>(bundle: MessageBundle<Words>): Words {
  const words = messagesIfLoaded(bundle);
  if (!words) throw new Error("Messages are used before they are loaded.");
  return words;
}

/** The messages of a bundle, if they are loaded. */
export function messagesIfLoaded<Words>(bundle: MessageBundle<Words>): Words | undefined {
  return bundle.now(currentLanguage());
}

/** Loads messages in parallel with the page that uses them. */
export function preloadMessages(...needed: MessageBundle<unknown>[]): void {
  for (const bundle of needed) bundle.load(shown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
