import type { Language } from "@fanradar/contract";
import { type CoreWords, isLanguage, type Room, rooms } from "@fanradar/words";
import { use, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let shown: Language = "en";

/** Loads what every page needs, in the language that the page came in. Nothing is drawn before. */
export async function beginWords(): Promise<void> {
  const { lang } = document.documentElement;
  if (isLanguage(lang)) shown = lang;
  await rooms.core.load(shown);
}

/** Shows everything in another language, once all that is in use has come in it. Nothing that was typed is lost. */
export async function showLanguage(language: Language): Promise<void> {
  const inUse = Object.values(rooms).filter((room) => room.now(shown));
  await Promise.all(inUse.map((room) => room.load(language)));
  shown = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** The language in which everything is shown. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => shown);
}

/** The language in which everything is shown, outside a component. */
export const currentLanguage = (): Language => shown;

/** What every page says, in the reader's language. */
export function useWords(): CoreWords {
  return useMessages(rooms.core);
}

/** What a room says, in the reader's language. Waits for it as a page waits for its program. */
export function useMessages<Words>(room: Room<Words>): Words {
  const language = useLanguage();
  // Asked for at each drawing, not only where they are missing: a drawing that waited is drawn again hook by hook, and React
  // loses its place where one of them is left out then.
  return use(room.load(language));
}

/** What every page says, for what answers an act outside a component. */
export function currentWords(): CoreWords {
  return currentRoom(rooms.core);
}

/** What a room says that is in use already. */
export function currentRoom<Words>(room: Room<Words>): Words {
  const words = room.now(shown);
  if (!words) throw new Error("Words are asked for before they are here.");
  return words;
}

/** What a room says, where a page in use has loaded it. */
export function messagesIfLoaded<Words>(room: Room<Words>): Words | undefined {
  return room.now(shown);
}

/** Asks for words beside the page that is going to say them. */
export function preloadMessages(...wanted: Room<unknown>[]): void {
  for (const room of wanted) room.load(shown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
