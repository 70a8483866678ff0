// The service worker: where a page cannot be reached it sends the browser to /offline, which the app has stored with what it needs
// (web/src/lib/offline). It stores nothing by itself, and answers no call of the API. It shows push notifications, and opens their pages.
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

addEventListener("push", (event) => {
  const { id, title, body, path } = event.data.json();
  const options = { body, icon: "/icon-192.png", tag: String(id), data: path };
  event.waitUntil(self.registration.showNotification(title, options));
});
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});
// The push service replaced the subscription: the server is given the new one.
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(event)));

/** Shows the window that has this page already, else a new one. */
async function openPage(path) {
  const { href } = new URL(path, location.origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === href);
  return shown ? shown.focus() : self.clients.openWindow(href);
}

async function renewSubscription({ oldSubscription, newSubscription }) {
  if (!newSubscription && !oldSubscription) return;
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch("/api/user/push", { method: "PUT", headers: { "content-type": "application/json" }, body });
}

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
