import { test as withFaults } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  newHandle,
  signUp,
  submitByForm,
  test,
  waitForReport,
} from "./world.ts";

const notice = /You're signed out here, but the server couldn't be reached/;

// Failing calls are the point here: the console reports them.
for (const how of ["no network", "a server that fails"] as const)
  withFaults(
    `sign-out with ${how}: this browser is signed out at once, says so, drops what was typed, and the session ends once the server is reached`,
    async ({ page, context }) => {
      await signUp(page);
      await page.goto("/dashboard");
      const { cookies } = await context.storageState();
      const isOpen = async () => {
        const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
        const answer = await fetch(new URL("/api/user/settings", page.url()), { headers: { cookie } });
        return answer.status === 200;
      };
      await page.route("**/api/auth/**", (route) =>
        how === "no network" ? route.abort() : route.fulfill({ status: 502, body: "<html>Bad Gateway</html>" }),
      );
      await page.evaluate(() => sessionStorage.setItem("fanradar-unsent-1-note", "typed and not sent"));
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.waitForURL("**/login");
      expect(await page.evaluate(() => sessionStorage.getItem("fanradar-unsent-1-note"))).toBeNull();
      await expect(page.getByRole("status").filter({ hasText: notice })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      expect(await page.evaluate(() => localStorage.getItem("auth_user"))).toBeNull();
      expect(await isOpen()).toBe(true);
      // A signed-in person's page is refused although the cookie is still there.
      await page.goto("/dashboard");
      await page.waitForURL("**/login?**");
      await expect(page.getByText(notice)).toBeVisible();

      await page.unroute("**/api/auth/**");
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
      await expect(page.getByText(notice)).toHaveCount(0);
      expect(await isOpen()).toBe(false);
    },
  );

test("Requests: match the specification: userId with submit and rate, no empty links, a JSON header with the export", async ({
  page,
}) => {
  const { id: userId } = await signUp(page);
  const sent: { path: string; type: string | undefined; body: string | null }[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    const path = new URL(request.url()).pathname;
    sent.push({ path, type: request.headers()["content-type"], body: request.postData() });
  });
  const bodyOf = (path: RegExp) => JSON.parse(sent.find((one) => path.test(one.path))?.body ?? "{}");
  await submitByForm(page, { name: "Payload", handle: newHandle("demo.payload.") });
  const submitted = bodyOf(/^\/api\/models$/);
  expect(submitted).toMatchObject({ name: "Payload", userId });
  for (const link of ["onlyfansUrl", "twitterUrl", "tiktokUrl"]) expect(Object.keys(submitted)).not.toContain(link);
  const [model] = await (await page.request.get(`/api/user/${userId}/models`)).json();
  await waitForReport(page, model.id);
  await page.goto(`/report/${model.id}`);
  await page.getByRole("button", { name: "Helpful", exact: true }).click();
  await expect(page.getByText("Thank you for your feedback!").first()).toBeVisible();
  expect(bodyOf(/rate$/)).toEqual({ isPositive: true, userId });
  await page.goto("/settings?tab=security");
  await page.getByRole("button", { name: "Export Data" }).click();
  await expect(page.getByText("Data export started").first()).toBeVisible();
  expect(sent.find(({ path }) => path === "/api/user/export")).toMatchObject({ type: "application/json", body: null });
});

withFaults(
  "a page whose program fails shows what to do and a reference, and never the program's own text",
  async ({ page }) => {
    await signUp(page);
    await page.route("**/api/user/settings", (route) =>
      route.fulfill({ status: 200, body: "<!doctype html> not JSON" }),
    );
    await page.goto("/settings");
    const alert = page.getByRole("alert");
    await expect(alert.getByText("Something went wrong on this page.")).toBeVisible();
    await expect(alert.getByText(/^Reference: \S{8,}/)).toBeVisible();
    await expect(page.getByText(/JSON|Unexpected token|doctype/)).toHaveCount(0);
    await page.unroute("**/api/user/settings");
    await page.route("**/api/user/settings", (route) => route.fulfill({ status: 502, body: "<html>nginx</html>" }));
    await page.reload();
    await expect(alert.getByText(/^The server couldn't complete this/)).toBeVisible();
    await expect(page.getByText("nginx")).toHaveCount(0);
  },
);

test("Sign-out: in one tab it leads the pages of every other tab to sign in", async ({ page, context }) => {
  await signUp(page);
  await page.goto("/dashboard");
  const settings = await context.newPage();
  await settings.goto("/settings");
  await expect(settings.getByRole("heading", { name: "Settings" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  for (const tab of [page, settings]) await tab.waitForURL(/\/login/);
  await expect(settings.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
  await expect(settings.getByRole("heading", { name: "Settings" })).toHaveCount(0);
});
