import { instanceElementId, sessionElementId } from "@fanradar/contract";
import { offlineCache } from "./cache.ts";
import { type OfflineCopy, writeCopy } from "./copy.ts";

const offlinePath = "/offline";

/**
 * Stores a report for reading offline, with the page that shows it and the files that it needs, and registers the service worker that
 * serves them. Does nothing where the browser has none: on pages by plain http.
 */
export async function storeOffline(copy: OfflineCopy): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  const answer = await fetch(offlinePath);
  if (!answer.ok) return;
  const html = await answer.text();
  const cache = await caches.open(offlineCache);
  const files = [...new Set([...filesIn(html), ...loadedFiles()])];
  await cache.addAll(files);
  await removeOthers(cache, files);
  await cache.put(offlinePath, shellOf(html, answer));
  await writeCopy(copy);
  await navigator.serviceWorker.register("/sw.js");
}

/** Data that the server puts into a page: nothing in it can close its element. */
const dataIn = new RegExp(`<script id="(?:${sessionElementId}|${instanceElementId})"[^>]*>[^<]*</script>`, "g");

/** The page without who was signed in when it was fetched: offline it is drawn for nobody. Parsed as a document, its styles would be refused. */
function shellOf(html: string, { headers }: Response): Response {
  const contentHeaders = ["content-type", "content-security-policy"].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] satisfies [string, string]];
  });
  return new Response(html.replaceAll(dataIn, ""), { headers: contentHeaders });
}

const isFile = (path: string) => path.startsWith("/assets/");

/** What the page names: scripts, chunks, fonts. */
function filesIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].flatMap(([, path = ""]) => (isFile(path) ? path : []));
}

/** What this page has loaded so far: the report's own code and words are among it. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter(isFile);
}

/** Files of earlier versions of the product. */
async function removeOthers(cache: Cache, files: string[]): Promise<void> {
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (isFile(pathname) && !files.includes(pathname)) await cache.delete(url);
  }
}
