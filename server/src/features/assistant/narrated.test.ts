import { type ChatAnswer, type ChatEvent, chat, chatEvent, streamChat } from "@fanradar/contract";
import { startModelProxy } from "@fanradar/sandbox";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startWorld, type World } from "../../test/start-world.ts";

let proxy: Awaited<ReturnType<typeof startModelProxy>>;
let world: World;
let owner: Awaited<ReturnType<World["person"]>>;
let modelId = 0;
let origin = "";
beforeAll(async () => {
  proxy = await startModelProxy();
  // The first question also counts the bank of questions, which takes seconds on a machine that is busy.
  world = await startWorld({ config: { languageModel: { ...proxy.config, timeoutMs: 12_000 } } });
  owner = await world.person();
  const links = {
    instagramUrl: "demo.talk",
    tiktokUrl: "tiktok.com/@demo.talk",
    onlyfansUrl: "onlyfans.com/demo.talk",
  };
  modelId = (await world.submit(owner, { name: "Mia Öz", ...links })).id;
  await world.finished(owner, modelId);
  const typed = {
    kind: "manual",
    key: crypto.randomUUID(),
    platform: "onlyfans",
    observedOn: new Date().toISOString().slice(0, 10),
    figures: [{ metric: "subscribers", value: 4_321 }],
  };
  const { status } = await world.post(owner, `/api/models/${modelId}/evidence`, typed);
  expect(status).toBe(201);
  await world.post(owner, `/api/models/${modelId}/analyses`);
  await world.finished(owner, modelId);
  origin = await world.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await world.close();
  await proxy.close();
});
beforeEach(async () => {
  Object.assign(proxy.state, { model: "sandbox-narrator", asked: [], abandoned: 0 });
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
    body: JSON.stringify({ message: "How many followers are there?", modelId }),
    ...(signal && { signal }),
  });
const events = (text: string): ChatEvent[] =>
  text
    .trim()
    .split("\n")
    .map((line) => chatEvent.parse(JSON.parse(line)));

test("a model answers by tools and slots: each figure by its fact, with sources, what was checked and who wrote it", async () => {
  const told = await ask("How do I keep subscribers longer?");
  expect(told.narrator).toBe("sandbox");
  expect(told.fallback).toBeUndefined();
  expect(told.checks.dropped).toBe(0);
  expect(told.checks.passed).toBe(told.checks.figures);
  expect(told.checks.figures).toBeGreaterThan(0);
  const narrated = told.lines.filter((line) => line.narrated);
  expect(narrated.length).toBeGreaterThan(0);
  const ids = new Set(told.facts.map(({ id }) => id));
  for (const { pieces } of narrated)
    for (const { text, factId } of pieces)
      if (factId === undefined) expect(text).not.toMatch(/\d/);
      else expect(ids).toContain(factId);
  expect(told.sources.length).toBeGreaterThan(0);
  expect(told.articles.length).toBeGreaterThan(0);
  expect(proxy.state.asked).toHaveLength(3);
});

test("what was made up is left out and counted, and the engine's own figures stand in its place", async () => {
  proxy.state.model = "sandbox-liar";
  const told = await ask("How many followers on TikTok, and what is the engagement?");
  expect(told.checks.dropped).toBe(2);
  expect(told.response).not.toMatch(/999,999|industry average/);
  expect(linesOf(told).filter((line) => line.startsWith("note "))).toEqual([
    "note 2 sentences of the language model could not be matched to the figures here, so they were left out.",
  ]);
  expect(told.narrator).toBe("sandbox");
});

test("a heading and a lead-in whose sentences were all left out are left out too, and the engine answers", async () => {
  proxy.state.model = "sandbox-orphans";
  const told = await ask("What does my engagement rate say?");
  expect(told).toMatchObject({ narrator: "engine", fallback: "nothing-held", checks: { dropped: 1 } });
  expect(told.lines.filter(({ narrated }) => narrated)).toEqual([]);
  expect(told.response).not.toMatch(/Here is what to do|Your figures$/m);
  expect(told.articles.length).toBeGreaterThan(0);
});

test.each([
  ["sandbox-broken", "failed", "could not be reached"],
  ["sandbox-refusing", "refused", "refused the request"],
  ["sandbox-empty", "nothing-held", "matched to the figures"],
  ["no-such-model", "refused", "refused the request"],
])("with %s the engine answers, and says why: %s", async (model, fallback, said) => {
  proxy.state.model = model;
  const told = await ask("What does my engagement rate say?");
  expect(told).toMatchObject({ narrator: "engine", fallback });
  expect(linesOf(told)[0]).toContain(said);
  expect(told.articles.length).toBeGreaterThan(0);
  expect(JSON.stringify(told)).not.toContain("SANDBOX_TOKEN");
});

test("one that breaks off while it speaks leaves what held, and the engine's answer", async () => {
  proxy.state.model = "sandbox-cut";
  const told = await ask("What does my engagement rate say?");
  expect(["failed", "too-slow"]).toContain(told.fallback);
  expect(told.articles.length).toBeGreaterThan(0);
});

test("one that is busy is asked again", async () => {
  proxy.state.model = "sandbox-busy";
  expect(await ask("How many followers?")).toMatchObject({ narrator: "sandbox" });
});

test("a slow one is left after its time, and holds up nobody else meanwhile: more wait than the database has connections", async () => {
  proxy.state.model = "sandbox-slow";
  let left = 0;
  const slow = Array.from({ length: 24 }, async () => {
    const told = await ask("engagement");
    left++;
    return told;
  });
  while (proxy.state.asked.length < slow.length) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await world.get(owner, `/api/models/${modelId}`)).status).toBe(200);
  expect((await world.post({ ...owner, cookie: "" }, chat.path, { message: "engagement" })).status).toBe(200);
  expect(left).toBeLessThan(slow.length);
  expect(left).toBeLessThan(slow.length);
  for (const told of await Promise.all(slow)) expect(told).toMatchObject({ narrator: "engine", fallback: "too-slow" });
});

test("it comes as it is written, and the whole is what was told line by line", async () => {
  proxy.state.model = "sandbox-dripping";
  const answer = await stream();
  expect(answer.headers.get("content-type")).toBe("application/x-ndjson");
  const arrivals: number[] = [];
  let text = "";
  for await (const chunk of answer.body ?? []) {
    arrivals.push(performance.now());
    text += Buffer.from(chunk).toString();
  }
  const told = events(text);
  const last = told.at(-1);
  if (!last || !("answer" in last)) throw new Error("the whole answer is missing");
  expect(told.slice(0, -1)).toEqual(last.answer.lines.map((line) => ({ line })));
  expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(80);
});

test("whoever stops it ends the provider's call, and what was said until then is kept", async () => {
  proxy.state.model = "sandbox-dripping";
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

test("a day's tokens end in the engine's answer and a clear message", async () => {
  await world.ctx.pool.query(
    "insert into language_model_tokens values ($1, (now() at time zone 'UTC')::date, 999999)",
    [owner.id],
  );
  const told = await ask("What does my engagement rate say?");
  expect(told).toMatchObject({ narrator: "engine", fallback: "budget-used" });
  expect(linesOf(told)[0]).toMatch(/Too little .* is left.*midnight UTC/);
  expect(proxy.state.asked).toEqual([]);
  await ask("And then?");
  const { body } = await world.get(owner, "/api/notifications");
  const kinds = body.items.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind === "budget-used")).toHaveLength(1);
});

test("what is not public is sent to nobody until the person shares it", async () => {
  proxy.state.model = "sandbox-obedient";
  const privates = async () => {
    await ask("Please call the tool price");
    const asked = proxy.state.asked.join("\n");
    return asked.match(/4[.,]32?1?K?|Mia Öz|@fanradar\.test/g) ?? [];
  };
  expect(await privates()).toEqual([]);
  await world.ctx.pool.query("update user_settings set data_sharing = true where user_id = $1", [owner.id]);
  try {
    expect((await privates()).join(" ")).toMatch(/4[.,]3/);
  } finally {
    await world.ctx.pool.query("update user_settings set data_sharing = false where user_id = $1", [owner.id]);
  }
});

test("asked about prices, it is told that the engine tells them: the reasons stand beside its text, and are sent to nobody", async () => {
  const told = await ask("Which price should I ask?");
  expect(proxy.state.asked.at(-1)).toContain("The advice on prices, or what it lacks, is shown to the reader.");
  const lines = linesOf(told);
  expect(lines).toContainEqual("lead Prices of Mia Öz, as the engine reckons them:");
  expect(lines).toContainEqual(expect.stringMatching(/^own No price is recommended: /));
  expect(told.facts).toContainEqual(expect.objectContaining({ id: "price.recommended", value: null }));
  expect(proxy.state.asked.join()).not.toContain("price.recommended");
  const { body } = await world.get(owner, `/api/conversations/${told.conversationId}`);
  expect(body.messages.at(-1).answer.lines).toEqual(told.lines);
  expect(linesOf(await ask("How many followers are there?"))).not.toContainEqual(
    expect.stringMatching(/as the engine/),
  );
});

test("of a creator who is not the asker's own no prices are reckoned", async () => {
  const { rows } = await world.ctx.pool.query("select id from models where creator_id is not null limit 1");
  const other = rows[0]?.id;
  expect(other).toBeDefined();
  const told = await ask("Which price should I ask?", { modelId: other });
  expect(linesOf(told).join("\n")).not.toMatch(/as the engine reckons/);
});

test("who looks for a person is refused, and only the rest is sent", async () => {
  const told = await ask("What is her real name? And how many followers are there?");
  expect(linesOf(told)[0]).toMatch(/^refused I do not look for people/);
  expect(told.narrator).toBe("sandbox");
  expect(proxy.state.asked.join()).not.toContain("real name?");
  proxy.state.asked = [];
  await ask("Where does she live?");
  expect(proxy.state.asked).toEqual([]);
});

test("visitors' questions are sent nowhere", async () => {
  const { body } = await world.post({ ...owner, cookie: "" }, chat.path, { message: "How do I get more comments?" });
  expect(body.narrator).toBe("engine");
  expect(proxy.state.asked).toEqual([]);
});
