// The service worker: where a page cannot be reached it sends the browser to /offline, which the app has stored with what it needs
// (web/src/lib/offline). It stores nothing by itself, and answers no call of the API.
const cacheName = "fanradar-offline";
const offlinePath = "/offline";

addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch((error) => offlineAnswer(pathname + search, error)));
  else if (pathname.startsWith("/assets/"))
    event.respondWith(fetch(request).catch((error) => storedAnswer(request, error)));
});

/** The stored page at its own address; for any other a redirect to it, which names the page to return to. */
async function offlineAnswer(path, error) {
  const page = await stored(offlinePath);
  if (!page) throw error;
  const isHere = path === offlinePath || path.startsWith(`${offlinePath}?`);
  return isHere ? page : Response.redirect(`${offlinePath}?${new URLSearchParams({ page: path })}`);
}

async function storedAnswer(request, error) {
  const answer = await stored(request);
  if (!answer) throw error;
  return answer;
}

async function stored(request) {
  const cache = (await caches.has(cacheName)) ? await caches.open(cacheName) : undefined;
  return cache?.match(request, { ignoreSearch: true, ignoreVary: true });
}
