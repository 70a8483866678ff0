import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test, vi } from "vitest";

const source = readFileSync(new URL("../../public/sw.js", import.meta.url), "utf8");

/** The service worker with what a browser gives it; `fire` waits for what an event lets it do. */
function startServiceWorker(windows: { url: string; focus: () => void }[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const subscribe = vi.fn(async () => subscription("new"));
  const fetch = vi.fn(async () => new Response());
  const self = {
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => windows, openWindow },
  };
  const location = new URL("https://fanradar.test/sw.js");
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  runInContext(source, createContext({ self, addEventListener, location, URL, fetch }));
  const fire = async (type: string, event: object) => {
    let work: unknown;
    listeners.get(type)?.({ ...event, waitUntil: (given: unknown) => (work = given) });
    await work;
  };
  return { fire, showNotification, openWindow, subscribe, fetch };
}

const subscription = (name: string) => ({
  options: { applicationServerKey: "key" },
  toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: "point", auth: "secret" } }),
});

test("service worker: a push is shown, and one sent again takes its place", async () => {
  const worker = startServiceWorker();
  const message = { id: 7, title: "FanRadar", body: "A report is ready.", path: "/report/104" };
  await worker.fire("push", { data: { json: () => message } });
  expect(worker.showNotification).toHaveBeenCalledWith("FanRadar", {
    body: "A report is ready.",
    icon: "/icon-192.png",
    tag: "7",
    data: "/report/104",
  });
});

test("service worker: a notification that is pressed shows its page where it is open, else in a new window", async () => {
  const focus = vi.fn();
  const worker = startServiceWorker([{ url: "https://fanradar.test/report/104", focus }]);
  const press = (data: string) => worker.fire("notificationclick", { notification: { data, close: () => undefined } });
  await press("/report/104");
  expect([focus.mock.calls.length, worker.openWindow.mock.calls]).toEqual([1, []]);
  await press("/report/105");
  expect(worker.openWindow).toHaveBeenCalledWith("https://fanradar.test/report/105");
});

test("service worker: a subscription that the browser replaces is stored", async () => {
  const worker = startServiceWorker();
  await worker.fire("pushsubscriptionchange", { oldSubscription: subscription("old"), newSubscription: null });
  expect(worker.subscribe).toHaveBeenCalledWith({ applicationServerKey: "key" });
  const body = JSON.stringify({ endpoint: "https://push.example/new", p256dh: "point", auth: "secret" });
  expect(worker.fetch).toHaveBeenCalledWith("/api/user/push", expect.objectContaining({ method: "PUT", body }));
});
