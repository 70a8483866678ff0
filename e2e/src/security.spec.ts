import { createServer } from "node:http";
import { expect, signUp, submitModel, test } from "./world.ts";

/** Runs if one of the texts below is parsed as markup or as an address. */
const mark = "document.documentElement.dataset.ran='yes'";
const payloads = [
  `<script>${mark}</script>`,
  `<img src=x onerror="${mark}">`,
  `<svg/onload=${mark}>`,
  `"><iframe srcdoc="<script>parent.${mark}</script>">`,
  `javascript:${mark}`,
  `</title><script>${mark}</script>`,
  `{{constructor.constructor("${mark}")()}}`,
  `<a href="javascript:${mark}">x</a>`,
  `<style>@import "//evil.invalid"</style>`,
  `<details open ontoggle=${mark}>`,
  `<math><mi xlink:href="javascript:${mark}">`,
  `\u200f<b onmouseover=${mark}>`,
];

test("Security: stored text runs no script and loads nothing, on every page that shows it", async ({
  page,
  context,
  baseURL,
}) => {
  const { id } = await signUp(page);
  for (const [index, text] of payloads.entries()) {
    // Usernames have no spaces, slashes and invisible characters.
    const username = text.replace(/[\s/\u200f]/g, "").slice(0, 50);
    const stored = await page.request.post("/api/models", {
      data: { name: text.slice(0, 100), username, notes: text, instagramUrl: `demo.typed.${index}` },
    });
    expect([text, stored.status()]).toEqual([text, 201]);
  }
  const turned = { name: `\u202e<b onmouseover=${mark}>`, username: "turned" };
  expect((await page.request.post("/api/models", { data: turned })).status()).toBe(422);
  await expect
    .poll(async () => {
      const models: { status: string }[] = await (await page.request.get(`/api/user/${id}/models`)).json();
      return models.filter(({ status }) => status === "completed").length;
    })
    .toBe(payloads.length);
  const foreign: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  page.on("dialog", () => foreign.push("a dialog"));
  const models: { id: number; name: string }[] = await (await page.request.get(`/api/user/${id}/models`)).json();
  // A list shows many of them; a page for one shows each alike.
  for (const path of ["/dashboard", ...models.slice(0, 3).map((model) => `/report/${model.id}`)]) {
    await page.goto(path);
    const shown = models.find((model) => path === `/report/${model.id}`) ?? models[0];
    await expect(page.getByText(shown?.name.trim() ?? "", { exact: true }).first()).toBeVisible();
    expect([path, await page.evaluate(() => document.documentElement.dataset.ran)]).toEqual([path, undefined]);
  }
  expect(foreign).toEqual([]);
});

test("Security: another site's page neither writes nor reads as its visitor", async ({ page, baseURL }) => {
  await signUp(page);
  await submitModel(page, { name: "Only Mine" });
  const mine = async () => {
    const { user } = await (await page.request.get("/api/auth/session")).json();
    const models = await (await page.request.get(`/api/user/${user.id}/models`)).json();
    return { user, names: models.map(({ name }: { name: string }) => name) };
  };
  const before = await mine();
  const evil = createServer((_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<title>evil</title><form method=post></form>"),
  );
  await new Promise<void>((resolve) => evil.listen(0, "127.0.0.2", resolve));
  const address = evil.address();
  const other = await page.context().newPage();
  try {
    await other.goto(`http://127.0.0.2:${typeof address === "object" && address ? address.port : 0}/`);
    const seen = await other.evaluate(async (target) => {
      const body = JSON.stringify({ name: "Planted", username: "planted" });
      const read: string[] = [];
      for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"])
        for (const mode of ["cors", "no-cors"] as const)
          await fetch(`${target}/api/models`, {
            method: "POST",
            mode,
            credentials: "include",
            headers: { "content-type": type },
            body,
          })
            .then(async (answer) => read.push(await answer.text()))
            .catch(() => {});
      for (const path of ["/api/auth/session", "/api/auth/sessions", "/api/instance"])
        await fetch(`${target}${path}`, { credentials: "include" })
          .then(async (answer) => read.push(await answer.text()))
          .catch(() => {});
      navigator.sendBeacon(`${target}/api/auth/logout`, new Blob(["{}"], { type: "text/plain" }));
      await new Promise((resolve) => {
        const frame = document.createElement("iframe");
        frame.addEventListener("load", resolve);
        frame.src = `${target}/dashboard`;
        document.body.append(frame);
      });
      return read.filter((text) => text !== "");
    }, baseURL ?? "");
    expect(seen).toEqual([]);
    await other.evaluate((target) => {
      const form = document.forms[0];
      if (form) form.action = `${target}/api/auth/logout`;
      form?.submit();
    }, baseURL ?? "");
    await other.waitForURL("**/api/auth/logout");
    await expect(other.getByText("cross-site")).toBeVisible();
    expect(await mine()).toEqual(before);
  } finally {
    await other.close();
    evil.close();
  }
});
