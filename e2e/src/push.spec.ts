import { expect, expectAccessible, signUp, test } from "./world.ts";

test("Push notifications: turned on and off for this browser, by what it and the server know", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "allow", permissions: ["notifications"] });
  // The browser of the journeys has neither a push service nor notifications: both are stand-ins.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    let subscription: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async ({ applicationServerKey } = {}) => {
      const text = String(applicationServerKey).replaceAll("-", "+").replaceAll("_", "/");
      const key = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const keys = {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      };
      const endpoint = "https://push.example/journey";
      const made = { endpoint, expirationTime: null, getKey: () => null, toJSON: () => ({ endpoint, keys }) };
      subscription = {
        ...made,
        options: { applicationServerKey: key.buffer, userVisibleOnly: true },
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      return subscription;
    };
  });
  const page = await context.newPage();
  await signUp(page);
  await page.goto("/settings?tab=notifications");
  const push = page.getByRole("switch", { name: "Push notifications on this device" });
  await expect(push).not.toBeChecked();
  await push.click();
  const isOn = async () => (await (await page.request.get("/api/user/push")).json()).isOn;
  await expect.poll(isOn).toBe(true);
  await page.reload();
  // The stand-in forgets: the server's word alone does not make it on.
  await expect(push).not.toBeChecked();
  await push.click();
  await expect(push).toBeChecked();
  await expect(push).toBeEnabled();
  await expectAccessible(page);

  await push.click();
  await expect(push).not.toBeChecked();
  // The switch moves before the server has answered.
  await expect.poll(isOn).toBe(false);
  await context.close();
});

test("Push notifications: where the browser blocks them, the switch says so and what to do", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
  await signUp(page);
  await page.goto("/settings?tab=notifications");
  await expect(page.getByText("Notifications from this site are blocked. Allow them")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Push notifications on this device" })).toBeDisabled();
});
