import { type ChatAnswer, type ChatLine, chatEvent } from "@fanradar/contract";
import { beforeEach, expect, test } from "vitest";
import { setUpWorld } from "../../test/start-world.ts";
import { findGainsOf } from "./gains-of-days.ts";

type Answer = ChatAnswer & { conversationId: number | null };

let [mia, ava] = [0, 0];
const world = await setUpWorld();
const owner = await world.person();
const links = { instagramUrl: "demo.chat", twitterUrl: "demo_chat", onlyfansUrl: "onlyfans.com/demo.chat" };
mia = (await world.submit(owner, { name: "Mia Öz", ...links })).id;
ava = (await world.submit(owner, { name: "Ava Lindqvist", instagramUrl: "demo.hours" })).id;
await world.finished(owner, mia);
await world.finished(owner, ava);
beforeEach(() => world.ctx.pool.query("delete from limits"));

const ask = (body: object, cookie = owner.cookie) =>
  world.app
    .inject({ method: "POST", url: "/api/ai/chat", payload: body, headers: { cookie } })
    .then((answer) => ({ status: answer.statusCode, body: answer.json() }));
const answerTo = async (message: string, more: object = {}): Promise<Answer> => {
  const { status, body } = await ask({ message, modelId: mia, ...more });
  expect(status).toBe(200);
  return body;
};
const metricsOf = ({ facts }: Answer) => [...new Set(facts.map(({ metric }) => metric))];
const piecesOf = ({ pieces, table }: ChatLine) => [
  ...pieces,
  ...(table?.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.pieces)) ?? []),
];

/** Every figure that a line shows is a piece of its fact, and no other text of a sentence has a numeral. */
function expectFacts(answer: Answer): void {
  const ids = new Set(answer.facts.map(({ id }) => id));
  for (const { factId, part } of answer.lines.flatMap(piecesOf)) {
    if (factId !== undefined) expect(ids).toContain(factId);
    if (part !== undefined) expect(factId).toBeDefined();
  }
  expect(answer.checks).toEqual({ figures: ids.size, passed: ids.size, dropped: 0 });
  expect(answer.narrator).toBe("engine");
}

test.each([
  ["How am I doing?", ["followers", "engagement"]],
  ["Why did likes change?", ["engagementChange"]],
  ["Which posts did best?", ["post.likes", "post.change"]],
  ["Which of my posts flopped?", ["post.likes", "post.change"]],
  ["What kind of content works best for me?", [expect.stringMatching(/^theme\.\d\.change$/)]],
  ["Is my engagement rate good for my size?", ["engagement"]],
  ["Am I growing faster than last month?", ["gainPercent"]],
  ["Where does my follower count come from and how old is it?", ["followers"]],
  ["What are my biggest risks?", ["share.largest"]],
  ["What is my trending score?", ["trendingScore"]],
  ["What should I do next week?", ["share.largest"]],
  ["Which of my models is growing fastest?", ["follows.total"]],
  ["Which of my models needs attention?", ["share.largest"]],
  ["Compare Mia Öz with Ava Lindqvist", ["follows.total", "engagement"]],
  ["What should my subscription cost?", ["price.recommended"]],
  ["How much will I make next month?", ["revenue.month"]],
])("chat: '%s' is answered by figures of the ledger", async (message, metrics) => {
  const answer = await answerTo(message);
  expect(metricsOf(answer)).toEqual(expect.arrayContaining(metrics));
  expect(answer.lines.map(({ kind }) => kind)).not.toContain("refused");
  expectFacts(answer);
});

test("chat: the first report of a model has nothing to be compared with", async () => {
  expect((await answerTo("What changed since my last report?")).response).toMatch(/^This is the first report/);
});

test("chat: posts of a month are counted where older ones were read too", async () => {
  const answer = await answerTo("How many posts did I publish this month?");
  expectFacts(answer);
  expect(answer.facts.map(({ id }) => id)).toContain("instagram.postsTotal.in");
});

test("chat: ranked posts stand in a table, the best first, each with its counts", async () => {
  const { lines, facts } = await answerTo("Which posts did best?");
  const table = lines.find(({ kind }) => kind === "table")?.table;
  const changes = (table?.rows ?? []).map(({ cells }) => cells.flatMap(({ pieces }) => pieces));
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const values = changes.map((pieces) => pieces.flatMap(({ factId }) => byId.get(factId ?? "") ?? []).at(-1)?.value);
  expect(values).toEqual(values.toSorted((one, other) => Number(other) - Number(one)));
  expect(values.length).toBeGreaterThan(1);
});

test("chat: a question that names an own model is answered about that one", async () => {
  const answer = await answerTo("How is Ava Lindqvist doing?");
  const { rows } = await world.ctx.pool.query("select model_id from messages order by id desc limit 1");
  expect(rows[0].model_id).toBe(ava);
  expect(metricsOf(answer)).toContain("followers");
});

test("chat: without a chosen model the conversation's is the default, and the only model of a person as well", async () => {
  const first = await answerTo("How is Ava Lindqvist doing?", { modelId: null });
  const again = await answerTo("How many followers does she have?", {
    modelId: null,
    conversationId: first.conversationId,
  });
  const { rows } = await world.ctx.pool.query("select model_id from messages order by id desc limit 1");
  expect(rows[0].model_id).toBe(ava);
  expect(again.facts.map(({ id }) => id)).toContain("instagram.followers");
  const elsewhere = await answerTo("How many followers does she have?", { modelId: null });
  expect(elsewhere.facts).toEqual([]);
  const single = await world.person();
  await world.analyze(single, { name: "Solo", instagramUrl: "demo.solo" });
  const { body } = await ask({ message: "How many followers do I have?" }, single.cookie);
  expect(metricsOf(body)).toContain("followers");
});

test("chat: after an answer about all models the conversation still has its model", async () => {
  const { conversationId } = await answerTo("How is Ava Lindqvist doing?", { modelId: null });
  await answerTo("Which of my models grows fastest?", { modelId: null, conversationId });
  const { facts } = await answerTo("How often does she post?", { modelId: null, conversationId });
  expect(facts.map(({ id }) => id)).toContain("instagram.postFrequency");
});

test("chat: with several models and none talked about, it asks which, with each as an option", async () => {
  const agency = await world.person();
  for (const [name, handle] of [
    ["One", "demo.one"],
    ["Two", "demo.two"],
  ] as const)
    await world.submit(agency, { name, instagramUrl: handle });
  const { body } = await ask({ message: "How many followers does she have?" }, agency.cookie);
  expect(body.facts).toEqual([]);
  expect(body.asks.map(({ label }: { label: string }) => label).sort()).toEqual(["One", "Two"]);
  expect(body.asks[0].message).toBe("How many followers does she have?");
});

test("chat: what names no model is answered about all of an agency's, with what each earned and who lacks a figure", async () => {
  const earned = await answerTo("How much did my models earn?", { modelId: null });
  expect(earned.response).not.toContain("Which model");
  const followers = await answerTo("How many followers do we have in total?", { modelId: null });
  expect(followers.facts.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["portfolio.followers", `${mia}.follows.total`, `${ava}.follows.total`]),
  );
});

test("findGainsOf: of named days a report's gains are those of its daily counts, on each platform and together", async () => {
  const days = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2026, 8, 1 + at)).toISOString());
  const line = (platform: string, daily: number) => ({
    ...{ id: `${platform}.followers`, metric: "followers", platform, unit: "count" },
    points: days.map((at, day) => ({ at, value: 1_003 + daily * day })),
  });
  const { rows } = await world.ctx.pool.query(
    "update reports set sealed = jsonb_set(jsonb_set(sealed, '{series}', $2), '{asOf}', $3) where id = (select max(id) from reports where model_id = $1) returning id, sealed -> 'facts' as facts",
    [mia, JSON.stringify([line("instagram", 7), line("x", -3)]), JSON.stringify(days.at(-1))],
  );
  const gains = await findGainsOf(world.ctx.db, rows, { from: "2026-09-11", to: "2026-09-21" });
  const byId = new Map(gains.get(rows[0].id)?.map((fact) => [fact.id, fact.value]));
  expect(byId.get("instagram.gain")).toBe(77);
  expect(byId.get("x.gain")).toBe(-33);
  expect(byId.get("gain")).toBe(44);
  expect(byId.get("gainPercent")).toBeCloseTo((100 * 44) / (1_066 + 976), 6);
});

test("chat: a question over all models needs no chosen one", async () => {
  const { facts } = await answerTo("How are my models doing?", { modelId: null });
  expect(facts.map(({ id }) => id)).toEqual(expect.arrayContaining([`${mia}.follows.total`, `${ava}.follows.total`]));
});

test("chat: a follow-up that names only a platform has the last question's intent", async () => {
  const first = await answerTo("How many followers do I have on Instagram?");
  expect(first.facts.map(({ id }) => id)).toContain("instagram.followers");
  const next = await answerTo("And on X?", { conversationId: first.conversationId });
  expect(next.facts.map(({ id }) => id)).toContain("x.followers");
  expect(next.facts.map(({ id }) => id)).not.toContain("instagram.followers");
  const before = "How many followers do I have on Instagram?";
  const { body } = await ask({ message: "And on X?", before, modelId: mia });
  expect(body.facts.map(({ id }: { id: string }) => id)).toContain("x.followers");
});

test("chat: visitors get no figures of their own, and read that these need an account", async () => {
  for (const message of ["How many followers do I have?", "how are all my models doing"]) {
    const { status, body } = await ask({ message }, "");
    expect(status).toBe(200);
    expect(body).toMatchObject({ facts: [], conversationId: null });
    expect(body.response).toMatch(/^Figures of your own models need an account/);
  }
});

test("chat: a person without models reads that there are none yet", async () => {
  const { body } = await ask({ message: "How many followers do I have?" }, (await world.person()).cookie);
  expect(body.response).toMatch(/^You have no models yet/);
});

test("chat: another person's model or conversation is not found", async () => {
  const other = await world.person();
  expect((await ask({ message: "engagement", modelId: mia }, other.cookie)).status).toBe(404);
  expect((await ask({ message: "engagement", modelId: mia }, "")).status).toBe(404);
  const { conversationId } = await answerTo("How am I doing?");
  expect((await ask({ message: "and more?", conversationId }, other.cookie)).status).toBe(404);
  expect((await world.get(other, `/api/conversations/${conversationId}`)).status).toBe(404);
});

test("chat: another person gets nothing of models that a question names", async () => {
  const other = await world.person();
  for (const message of [
    "Compare Mia Öz with Ava Lindqvist",
    "Which of my models grows fastest?",
    "How is Mia Öz doing?",
  ]) {
    const { body } = await ask({ message }, other.cookie);
    expect(body.facts, message).toEqual([]);
  }
});

test("chat: a greeting is answered with questions to press, thanks as such", async () => {
  const greeting = await answerTo("Hi");
  expect(greeting.response).toMatch(/^Hi!/);
  expect(greeting.offers?.flat().map(({ text }) => text)).toContain("What should I do next week?");
  expect((await answerTo("thanks")).response).toMatch(/welcome/);
});

test.each(["asdf qwer", "👋", "…"])("chat: for '%s' it states that it has no answer, or greets", async (message) => {
  const answer = await answerTo(message);
  expect(answer.facts).toEqual([]);
  expect(answer.articles).toEqual([]);
  expect(answer.lines).toHaveLength(1);
});

test("chat: an article is in the language of the question, and ends with what the own figures say of it", async () => {
  const answer = await answerTo("How do I get more comments?");
  expect(answer.articles[0]?.id).toBe("answering-comments");
  expect(answer.lines.at(-1)?.kind).toBe("own");
  expectFacts(answer);
});

test("chat: evidence stored after the report is mentioned as part of the next one", async () => {
  const { id } = await world.analyze(owner, { instagramUrl: "demo.newer", onlyfansUrl: "onlyfans.com/demo.newer" });
  const statement = ["Oct 8", "Sep 1"].map(
    (day) => `${day}, 202511:54 am $14.99 $3.00 $11.99 Recurring subscription from Ava`,
  );
  await world.importStatement(owner, id, statement, "America/New_York");
  const { response, facts } = await answerTo("How much did I earn?", { modelId: id });
  expect(response).toMatch(/not included in it: a statement \(.+\)\. Choose “Re-analyze”/);
  // Months are read from the statement itself.
  expect(facts.map(({ metric }) => metric)).toContain("earnings.total");
});

test("chat: a conversation is stored, renamed and deleted", async () => {
  const first = await answerTo("How should I price custom content?");
  const { conversationId } = first;
  const { body } = await world.get(owner, `/api/conversations/${conversationId}`);
  expect(body.messages.map(({ type }: { type: string }) => type)).toEqual(["user", "ai"]);
  expect(body.messages[1].answer.lines).toEqual(first.lines);
  const renamed = await world.app.inject({
    method: "PATCH",
    url: `/api/conversations/${conversationId}`,
    payload: { title: "  Customs " },
    headers: { cookie: owner.cookie },
  });
  expect(renamed.json()).toMatchObject({ id: conversationId, title: "Customs" });
  expect((await world.get(owner, "/api/conversations")).body[0]).toMatchObject({ title: "Customs" });
  expect((await world.remove(owner, `/api/conversations/${conversationId}`)).status).toBe(200);
  expect((await world.get(owner, `/api/conversations/${conversationId}`)).status).toBe(404);
});

test("streamChat: lines arrive as they are written, and the complete answer ends the stream", async () => {
  const { body, headers } = await world.app.inject({
    method: "POST",
    url: "/api/ai/chat/stream",
    payload: { message: "How do I get more comments?" },
    headers: { cookie: owner.cookie },
  });
  expect(headers["content-type"]).toBe("application/x-ndjson");
  const events = body
    .trim()
    .split("\n")
    .map((line) => chatEvent.parse(JSON.parse(line)));
  const last = events.at(-1);
  if (!last || !("answer" in last)) throw new Error("the whole answer is missing");
  expect(events.slice(0, -1)).toEqual(last.answer.lines.map((line) => ({ line })));
});

test("streamChat: an account deleted during an answer gets it to its end, and nothing is stored", async () => {
  const leaving = await world.person();
  const client = await world.ctx.pool.connect();
  await client.query("begin");
  await client.query("select from users where id = $1 for update", [leaving.id]);
  const answering = world.app.inject({
    method: "POST",
    url: "/api/ai/chat/stream",
    payload: { message: "How do I get more comments?" },
    headers: { cookie: leaving.cookie },
  });
  const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await world.ctx.pool.query(waits)).rowCount).toBeGreaterThan(0);
  await client.query("delete from users where id = $1", [leaving.id]);
  await client.query("commit");
  client.release();
  const { statusCode, body } = await answering;
  expect(statusCode).toBe(200);
  for (const line of body.trim().split("\n")) expect(chatEvent.parse(JSON.parse(line))).toHaveProperty("line");
});

test.each([
  [{ message: "" }, "Enter a question"],
  [{ message: " \n " }, "Enter a question"],
  [{ message: "x".repeat(4_001) }, "This text is too long. Shorten it"],
  [{}, "Enter a question"],
])("chat: an invalid question is refused: %#", async (body, error) => {
  const { status, body: answer } = await ask(body);
  expect(status).toBe(422);
  expect(JSON.stringify(answer)).toContain(error);
});

test("chat: visitors have twenty questions an hour, and none is stored", async () => {
  for (let n = 0; n < 20; n++) expect((await ask({ message: "engagement" }, "")).body.conversationId).toBeNull();
  const refused = await ask({ message: "engagement" }, "");
  expect(refused).toMatchObject({ status: 429, body: { code: "too-many" } });
});

test("chat: a follow-up of which no more is known says so, and states the first of it alone; the same question again is answered whole", async () => {
  const first = await answerTo("How often do I post?");
  const { conversationId } = first;
  const next = await answerTo("And why is that?", { conversationId });
  expect(next.lines[0]?.pieces.map(({ text }) => text).join("")).toBe("The figures don't say why. What is known:");
  expect(metricsOf(next)).toContain("postFrequency");
  expect(next.lines.length).toBeLessThan(first.lines.length + 1);
  const again = await answerTo("How often do I post?", { conversationId });
  const whole = await answerTo("How often do I post?", { conversationId });
  expect(whole.lines).toEqual(again.lines);
});
