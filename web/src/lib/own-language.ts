import { chooseLanguage, type Language } from "@fanradar/contract";
import { isLanguage } from "@fanradar/words";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "./call.ts";
import { currentWords, showLanguage } from "./messages.ts";
import { toast } from "./toast.ts";

/** What this browser's other tabs are told by. The server keeps a cookie of the same choice, and writes the next page in it. */
const name = "language";

/** Shows everything in another language from now on, in every tab of this browser. What the server had said is asked for anew. */
export async function takeLanguage(client: QueryClient, language: Language): Promise<void> {
  await call(chooseLanguage, { body: { language } });
  await showLanguage(language);
  localStorage.setItem(name, language);
  await client.invalidateQueries();
}

/** Its words could not be loaded: what is shown stays as it is. */
export function tellThatItFailed(): void {
  const { shell, toast: titles } = currentWords().interfaceWords;
  toast(titles.error, { text: shell.loadFailed, isError: true });
}

/** Follows what another tab chose. Answers how to stop. */
export function followLanguage(client: QueryClient): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === name && isLanguage(newValue))
      showLanguage(newValue)
        .then(() => client.invalidateQueries())
        .catch(tellThatItFailed);
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
