import { getPush, turnOffPush, turnOnPush } from "@fanradar/contract";
import { call } from "./call.ts";

export type PushState = "on" | "off" | "blocked" | "unsupported";

/** Whether this browser gets push notifications, by what it says and what the server has stored for this sign-in. */
export async function readPushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis))
    return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const [{ isOn, publicKey }, subscription] = await Promise.all([call(getPush), findSubscription()]);
  return isOn && subscription && keyOf(subscription) === publicKey ? "on" : "off";
}

/** Subscribes this browser and stores it. Must be called from a press: browsers ask the person only then. */
export async function turnOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return readPushState();
  const { publicKey } = await call(getPush);
  const registration = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const earlier = await registration.pushManager.getSubscription();
  if (earlier && keyOf(earlier) !== publicKey) await earlier.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  await call(turnOnPush, { body: { endpoint: subscription.endpoint, p256dh, auth } });
  return "on";
}

export async function turnOff(): Promise<PushState> {
  await call(turnOffPush);
  await (await findSubscription())?.unsubscribe();
  return "off";
}

const findSubscription = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** The instance's key that it was made with, in base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string | undefined {
  if (!applicationServerKey) return undefined;
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
