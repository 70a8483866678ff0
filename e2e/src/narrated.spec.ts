import type { Page } from "@playwright/test";
import { askQuestion, box, lastTurn, stream } from "./assistant.ts";
import { type NarratedProduct, narratedPort, startNarratedProduct } from "./narrated-product.ts";
import { importPayments } from "./paid-months.ts";
import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  signUp,
  submitModel,
  test,
  waitForReport,
} from "./world.ts";

const origin = `http://127.0.0.1:${narratedPort}`;
test.use({ baseURL: origin });

let product: NarratedProduct;
test.beforeAll(async () => {
  product = await startNarratedProduct();
});
test.afterAll(() => product.stop());
test.beforeEach(() => {
  Object.assign(product.model, { model: "sandbox-narrator", requests: [], responses: [], abandoned: 0 });
});

/** A person with an analysed model, on the assistant's page, with that model chosen. */
async function atAssistant(page: Page): Promise<number> {
  await signUp(page);
  const id = await submitModel(page, { name: "Narrated Model" });
  await waitForReport(page, id);
  await page.goto(`/ai-assistant?model=${id}`);
  await expect(page.getByRole("button", { name: /^About/ })).toContainText("Narrated Model");
  return id;
}

/** Opens the most recent conversation, as stored. */
async function reopen(page: Page) {
  await page.goto("/ai-assistant");
  const folded = page.getByRole("button", { name: "Conversations", exact: true });
  const first = page.getByRole("navigation", { name: "Conversations" }).getByRole("listitem").getByRole("link").first();
  await expect(first.or(folded).first()).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 1024) await folded.click();
  await first.click();
  await expect(lastTurn(page)).toBeVisible();
}

test("Narrated assistant: each figure opens and is verified, the model is named, and a price's reasons are the engine's", async ({
  page,
}) => {
  const id = await atAssistant(page);
  await importPayments(page, id);
  await askQuestion(page, "How do I get more comments?");
  const answered = lastTurn(page);
  await expect(answered.getByText(/Chosen by sandbox-narrator/)).toBeVisible();
  await expect(answered).toContainText(/\b([1-9]\d*) of \1 figures checked/);
  await expect(answered.getByText("Instagram, public API")).toBeVisible();
  await expect(answered.getByText(/^Playbook:/).first()).toBeVisible();
  expect(await bareNumerals(page)).toEqual([]);
  await answered.getByRole("button", { name: /^Followers: / }).click();
  await expect(page.getByRole("dialog", { name: /Followers/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await expectNoOverflow(page);

  // Private figures are not shared: the model asks for the price, which the engine writes, and sees no figure.
  const { model } = product;
  const whom = { models: [], about: null, except: [], tag: null, platforms: [], period: null, before: null };
  const price = { kind: "topic", topic: "price", metrics: [], form: null, hashtag: null, goal: null, month: null };
  model.model = "sandbox-scripted";
  model.elements.push({ ...price, ...whom, range: null, claim: null, order: "best", count: null, limit: null });
  await askQuestion(page, "What should my subscription cost?");
  await expect(answered.getByText(/Chosen by sandbox-narrator/)).toBeVisible();
  await answered
    .getByRole("button", { name: /^Beside the subscription, per subscriber and month: / })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText("Formula");
  await page.keyboard.press("Escape");
  expect(await bareNumerals(page)).toEqual([]);
  expect(product.model.requests.join()).not.toContain("extras.perPayer");
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test("Narrated assistant: a provider that is down leaves the answer to the engine; a stalled one is stopped and released, its text kept", async ({
  page,
}) => {
  // narrate.test and narrated.test cover each failure: the page shows all alike.
  product.model.model = "sandbox-broken";
  await atAssistant(page);
  const question = "How do I get more comments?";
  await askQuestion(page, question);
  await expect(
    lastTurn(page).getByText("The language model couldn't be reached, so the engine answered instead."),
  ).toBeVisible();
  await expect(lastTurn(page).getByText(/^Playbook: /)).toBeVisible();
  await expect(lastTurn(page).getByText(question, { exact: true })).toBeVisible();
  await expect(lastTurn(page).getByText(/Written by the engine/)).toBeVisible();
  await expect(box(page)).toHaveValue("");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("log", { name: "Messages" }).getByText(question, { exact: true })).toHaveCount(1);
  await expect(page.getByText(/so the engine answered instead/)).toHaveCount(1);

  product.model.model = "sandbox-stalling";
  await askQuestion(page, "How many followers do I have?");
  await expect(lastTurn(page).getByText(/^Narrated Model – Instagram has .* followers\./)).toBeVisible();
  await expect(page.getByText("Writing the answer...").first()).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(lastTurn(page).getByText("Stopped. Your question is kept.")).toBeVisible();
  await expect(lastTurn(page).getByText(/^Narrated Model – Instagram has .* followers\./)).toBeVisible();
  await expect.poll(() => product.model.abandoned).toBe(1);
  await reopen(page);
  await expect(lastTurn(page).getByText("How many followers do I have?", { exact: true })).toBeVisible();
  await expect(lastTurn(page).getByText(/^Narrated Model – Instagram has .* followers\./)).toBeVisible();
  await expect(lastTurn(page).getByText("Stopped.", { exact: true })).toBeVisible();
});

const written =
  "![x](https://evil.example/p.png?q=1) <img src=https://evil.example/p.png> [here](javascript:alert(1)) [there](https://evil.example)";

test("Narrated assistant: pictures and links in an answer are text at most: no request goes to another host", async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !/^(?:data|blob):/.test(request.url())) elsewhere.push(request.url());
  });
  const expectNothingIn = async () => {
    await expect(lastTurn(page).locator("img, iframe, object, video, [style*=url]")).toHaveCount(0);
    for (const link of await lastTurn(page).getByRole("link").all())
      expect(await link.getAttribute("href")).not.toMatch(/evil|javascript:/);
  };
  product.model.model = "sandbox-smuggler";
  await atAssistant(page);
  await askQuestion(page, "How many followers do I have?");
  await expect(lastTurn(page).getByText(/Chosen by sandbox-narrator/)).toBeVisible();
  expect(product.model.responses.join("")).toContain("evil.example");
  await expect(lastTurn(page)).not.toContainText(/evil|javascript/);
  await expectNothingIn();

  // Even if a server let it through, the page would make nothing of it.
  const line = { kind: "text", narrated: true, pieces: [{ text: written }] };
  await page.route(stream, (route) => route.fulfill({ body: `${JSON.stringify({ line })}\n` }));
  await askQuestion(page, "And now?");
  await expect(lastTurn(page).getByText(written)).toBeVisible();
  await expectNothingIn();
  await page.unroute(stream);
  expect(elsewhere).toEqual([]);
});

test("Narrated report: a report is narrated; an unavailable model is stated, and a retry works", async ({ page }) => {
  const id = await atAssistant(page);
  product.model.model = "sandbox-broken";
  await page.goto(`/report/${id}`);
  const words = page.getByRole("region", { name: "In other words" });
  await words.getByRole("button", { name: "Summarize" }).click();
  await expect(words.getByText("The language model couldn't be reached.")).toBeVisible();
  product.model.model = "sandbox-liar";
  await words.getByRole("button", { name: "Summarize" }).click();
  await expect(words.getByText(/^Instagram has .* followers\./)).toBeVisible();
  await expect(words.getByText(/Written by sandbox-narrator · (\d+) of \1 figures checked · 3 /)).toBeVisible();
  await expect(words).not.toContainText(/999|industry/);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.reload();
  await expect(words.getByText(/^Instagram has .* followers\./)).toBeVisible();
});
