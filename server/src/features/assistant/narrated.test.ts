import { readQuestion } from "@fanradar/assistant/route/read-question";
import { blankTopic } from "@fanradar/assistant/test/blank-query";
import { type ChatAnswer, type ChatEvent, chat, chatEvent, streamChat } from "@fanradar/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { setUpNarrator } from "../../test/set-up-narrator.ts";
import { typedFigures } from "../../test/typed-figures.ts";

const { proxy, world } = await setUpNarrator({ timeoutMs: 12_000 });
let owner: Person;
let modelId = 0;
let origin = "";
beforeAll(async () => {
  // Trains the router before the model's time limit runs: that takes seconds on a busy machine.
  readQuestion("How do I grow?", { language: "en", now: new Date().toISOString() });
  owner = await world.person();
  const links = {
    instagramUrl: "demo.talk",
    tiktokUrl: "tiktok.com/@demo.talk",
    onlyfansUrl: "onlyfans.com/demo.talk",
  };
  modelId = (await world.analyze(owner, { name: "Mia Öz", ...links })).id;
  const typed = typedFigures("onlyfans", { subscribers: 4_321 });
  const { status } = await world.post(owner, `/api/models/${modelId}/evidence`, typed);
  expect(status).toBe(201);
  await world.post(owner, `/api/models/${modelId}/analyses`);
  await world.finished(owner, modelId);
  origin = await world.app.listen({ host: "127.0.0.1", port: 0 });
});
beforeEach(async () => {
  Object.assign(proxy.state, { model: "sandbox-narrator", requests: [], abandoned: 0 });
  await world.ctx.pool.query("delete from limits; delete from language_model_tokens");
});

const ask = async (message: string, more: object = {}): Promise<ChatAnswer & { conversationId: number }> => {
  const { status, body } = await world.post(owner, chat.path, { message, modelId, ...more });
  expect(status).toBe(200);
  return body;
};
const linesOf = ({ lines }: ChatAnswer) =>
  lines.map(({ kind, narrated, pieces }) => `${kind}${narrated ? "*" : ""} ${pieces.map(({ text }) => text).join("")}`);
const stream = (signal?: AbortSignal) =>
  fetch(`${origin}${streamChat.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: owner.cookie, origin },
    body: JSON.stringify({ message: "How many followers do I have?", modelId }),
    ...(signal && { signal }),
  });
const events = (text: string): ChatEvent[] =>
  text
    .trim()
    .split("\n")
    .map((line) => chatEvent.parse(JSON.parse(line)));

test("composed chat: a model answers by tools and blocks: each figure by its fact, with sources, checks and its name", async () => {
  const chatAnswer = await ask("How do I keep subscribers longer?");
  expect(chatAnswer.narrator).toBe("sandbox");
  expect(chatAnswer.fallback).toBeUndefined();
  expect(chatAnswer.checks.dropped).toBe(0);
  expect(chatAnswer.checks.passed).toBe(chatAnswer.checks.figures);
  expect(chatAnswer.checks.figures).toBeGreaterThan(0);
  const ids = new Set(chatAnswer.facts.map(({ id }) => id));
  for (const { pieces } of chatAnswer.lines)
    for (const { text, factId } of pieces)
      if (factId === undefined) expect(text).not.toMatch(/\d/);
      else expect(ids).toContain(factId);
  expect(chatAnswer.sources.length).toBeGreaterThan(0);
  expect(chatAnswer.articles.length).toBeGreaterThan(0);
  expect(proxy.state.requests).toHaveLength(3);
});

test("composed chat: the provider is asked for a strict list of blocks", async () => {
  await ask("How do I keep subscribers longer?");
  const [request = "{}"] = proxy.state.requests;
  const { response_format: format } = JSON.parse(request);
  expect(format.type).toBe("json_schema");
  expect(JSON.stringify(format)).toContain("elements");
  expect(JSON.stringify(format)).not.toContain("phrase");
});

test("composed chat: blocks that name unknown figures, or that relate what has no relation, are left out alone", async () => {
  proxy.state.model = "sandbox-liar";
  const chatAnswer = await ask("How many followers on TikTok, and what is the engagement?");
  expect(chatAnswer.checks.dropped).toBe(3);
  expect(chatAnswer.response).not.toMatch(/999,999|industry average|invented/);
  expect(chatAnswer.facts.length).toBeGreaterThan(0);
  expect(chatAnswer).toMatchObject({ narrator: "sandbox" });
  expect(chatAnswer.fallback).toBeUndefined();
});

test("composed chat: a reply that is no JSON is asked for once more", async () => {
  proxy.state.model = "sandbox-garbled";
  const chatAnswer = await ask("What does my engagement rate say?");
  expect(chatAnswer).toMatchObject({ narrator: "sandbox" });
  expect(chatAnswer.fallback).toBeUndefined();
  expect(chatAnswer.facts.length).toBeGreaterThan(0);
});

test("composed chat: a draft with links or markup is left out", async () => {
  proxy.state.model = "sandbox-smuggler";
  const chatAnswer = await ask("Write a message to my subscribers");
  expect(JSON.stringify(chatAnswer)).not.toMatch(/evil|javascript/);
  expect(chatAnswer.checks.dropped).toBe(1);
});

test.each([
  ["sandbox-broken", "failed", "couldn't be reached"],
  ["sandbox-refusing", "refused", "refused the request"],
  ["sandbox-empty", "nothing-verified", "language model"],
  ["no-such-model", "refused", "refused the request"],
])("composed chat: with %s the engine answers, with the reason: %s", async (model, fallback, notice) => {
  proxy.state.model = model;
  const chatAnswer = await ask("How many followers do I have?");
  expect(chatAnswer).toMatchObject({ narrator: "engine", fallback });
  expect(linesOf(chatAnswer)[0]).toContain(notice);
  expect(chatAnswer.facts.length).toBeGreaterThan(0);
  expect(JSON.stringify(chatAnswer)).not.toContain("SANDBOX_TOKEN");
});

test("composed chat: an answer that breaks off keeps its blocks, followed by the engine's answer", async () => {
  proxy.state.model = "sandbox-cut";
  const chatAnswer = await ask("How many followers do I have?");
  expect(["failed", "too-slow"]).toContain(chatAnswer.fallback);
  expect(chatAnswer.facts.length).toBeGreaterThan(0);
});

test("composed chat: a busy model is retried", async () => {
  proxy.state.model = "sandbox-busy";
  expect(await ask("How many followers do I have?")).toMatchObject({ narrator: "sandbox" });
});

test("composed chat: a slow model is aborted at its time limit, and more waiting answers than database connections delay no other call", async () => {
  proxy.state.model = "sandbox-slow";
  let left = 0;
  const slow = Array.from({ length: 24 }, async () => {
    const chatAnswer = await ask("How is my engagement?");
    left++;
    return chatAnswer;
  });
  while (proxy.state.requests.length < slow.length) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await world.get(owner, `/api/models/${modelId}`)).status).toBe(200);
  expect((await world.post({ ...owner, cookie: "" }, chat.path, { message: "How is my engagement?" })).status).toBe(
    200,
  );
  expect(left).toBeLessThan(slow.length);
  expect(left).toBeLessThan(slow.length);
  for (const chatAnswer of await Promise.all(slow))
    expect(chatAnswer).toMatchObject({ narrator: "engine", fallback: "too-slow" });
});

test("composed chat: it streams as it is written, and the complete answer equals the streamed lines", async () => {
  proxy.state.model = "sandbox-dripping";
  const answer = await stream();
  expect(answer.headers.get("content-type")).toBe("application/x-ndjson");
  let arrivals = 0;
  let text = "";
  for await (const chunk of answer.body ?? []) {
    arrivals++;
    text += Buffer.from(chunk).toString();
  }
  const chatAnswer = events(text);
  const last = chatAnswer.at(-1);
  if (!last || !("answer" in last)) throw new Error("the whole answer is missing");
  expect(chatAnswer.slice(0, -1)).toEqual(last.answer.lines.map((line) => ({ line })));
  expect(arrivals).toBeGreaterThan(2);
});

test("composed chat: stopping an answer ends the provider's call, and the text so far is stored", async () => {
  // Silent after its first block: the answer cannot end before it is stopped, however busy the machine is.
  proxy.state.model = "sandbox-stalling";
  const gone = new AbortController();
  const answer = await stream(gone.signal);
  const reader = answer.body?.getReader();
  await reader?.read();
  gone.abort();
  await expect.poll(() => proxy.state.abandoned).toBe(1);
  await expect
    .poll(async () => {
      const { body: all } = await world.get(owner, "/api/conversations");
      const { body: newest } = await world.get(owner, `/api/conversations/${all[0].id}`);
      return newest.messages.at(-1).text;
    })
    .toMatch(/Stopped\.$/);
});

test("composed chat: after a day's tokens the engine answers, with a clear message", async () => {
  await world.ctx.pool.query(
    "insert into language_model_tokens values ($1, (now() at time zone 'UTC')::date, 999999)",
    [owner.id],
  );
  const chatAnswer = await ask("What does my engagement rate say?");
  expect(chatAnswer).toMatchObject({ narrator: "engine", fallback: "budget-used" });
  expect(linesOf(chatAnswer)[0]).toMatch(/budget is nearly used up.*midnight UTC/);
  expect(proxy.state.requests).toEqual([]);
  await ask("And then?");
  const { body } = await world.get(owner, "/api/notifications");
  const kinds = body.items.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind === "budget-used")).toHaveLength(1);
});

test("composed chat: private data is sent to no provider until the person shares it", async () => {
  proxy.state.model = "sandbox-obedient";
  const privates = async () => {
    await ask("How many subscribers do I have? Please call the tool get_money");
    const sent = proxy.state.requests.join("\n");
    return sent.match(/4[.,]32?1?K?|Mia Öz|@fanradar\.test/g) ?? [];
  };
  expect(await privates()).toEqual([]);
  await world.ctx.pool.query("update user_settings set data_sharing = true where user_id = $1", [owner.id]);
  try {
    expect((await privates()).join(" ")).toMatch(/4[.,]3/);
  } finally {
    await world.ctx.pool.query("update user_settings set data_sharing = false where user_id = $1", [owner.id]);
  }
});

test("composed chat: a question on prices is asked as a query where private figures are not shared: none is sent", async () => {
  proxy.state.model = "sandbox-scripted";
  proxy.state.elements = [{ ...blankTopic, topic: "price" }];
  const chatAnswer = await ask("What should my subscription cost?");
  expect(chatAnswer).toMatchObject({ narrator: "sandbox", checks: { dropped: 0 } });
  expect(chatAnswer.facts).toContainEqual(expect.objectContaining({ id: "price.recommended", value: null }));
  expect(proxy.state.requests.join()).not.toMatch(/4[.,]321|Mia/);
});

test("composed chat: no prices are computed for another person's creator", async () => {
  const { rows } = await world.ctx.pool.query("select id from creators limit 1");
  const other = rows[0]?.id;
  expect(other).toBeDefined();
  const chatAnswer = await ask("Which price should I ask?", { modelId: other });
  expect(chatAnswer.facts.filter(({ metric }) => metric.startsWith("price."))).toEqual([]);
});

test("composed chat: a request for the person is refused, and only the rest is sent to the model", async () => {
  const chatAnswer = await ask("What is her real name? And how many followers do I have?");
  expect(linesOf(chatAnswer)[0]).toMatch(/^refused I don.t look for people/);
  expect(chatAnswer.narrator).toBe("sandbox");
  expect(proxy.state.requests.join()).not.toContain("real name?");
  proxy.state.requests = [];
  await ask("Where does she live?");
  expect(proxy.state.requests).toEqual([]);
});

test("composed chat: visitors' questions are sent to no provider", async () => {
  const { body } = await world.post({ ...owner, cookie: "" }, chat.path, { message: "How do I get more comments?" });
  expect(body.narrator).toBe("engine");
  expect(proxy.state.requests).toEqual([]);
});
