import { chooseLanguage, type Language } from "@fanradar/contract";
import { isLanguage } from "@fanradar/words";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "./call.ts";
import { currentWords, showLanguage } from "./messages.ts";
import { toastFailure } from "./toast-error.ts";

/** Key in localStorage, which informs the other tabs. The server keeps a cookie of the same choice and renders the next page in it. */
const name = "language";

/** Shows everything in another language from now on, in every tab of this browser. Answers of the server are loaded anew. */
export async function changeLanguage(client: QueryClient, language: Language): Promise<void> {
  await call(chooseLanguage, { body: { language } });
  await showLanguage(language);
  localStorage.setItem(name, language);
  await client.invalidateQueries();
}

/** Says that a language could not be loaded: the page stays as it is. */
export function showLoadFailure(): void {
  toastFailure(currentWords().interfaceWords.shell.loadFailed);
}

/** Follows the choice of another tab. Returns a function to stop. */
export function followLanguage(client: QueryClient): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === name && isLanguage(newValue))
      showLanguage(newValue)
        .then(() => client.invalidateQueries())
        .catch(showLoadFailure);
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
