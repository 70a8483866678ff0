import { chatEvent } from "@fanradar/contract";
import { tables } from "@fanradar/words/tables";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startWorld, type World } from "../../test/start-world.ts";
import { searchPlaybook } from "./search-playbook.ts";

let world: World;
let owner: Awaited<ReturnType<World["person"]>>;
let modelId = 0;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.person();
  modelId = (await world.submit(owner, { name: "Mia Öz", instagramUrl: "demo.chat" })).id;
  await world.finished(owner, modelId);
});
afterAll(() => world.close());
beforeEach(() => world.ctx.pool.query("delete from limits"));

const ask = (body: object, cookie = owner.cookie) =>
  world.app
    .inject({ method: "POST", url: "/api/ai/chat", payload: body, headers: { cookie } })
    .then((answer) => ({ status: answer.statusCode, body: answer.json() }));

const quickStarts = Object.entries(tables).flatMap(([language, { quickStartWords }]) =>
  Object.entries(quickStartWords).map(([topic, question]) => [language, question, topic] as const),
);
test.each(quickStarts)("in %s the quick start '%s' is answered by an article on it", (_, question, topic) => {
  expect(searchPlaybook(question)[0]?.topic).toBe(topic);
});

test.each(["What is the capital of France?", "asdf qwer", "Is it going to rain tomorrow?", "👋", "…"])(
  "on '%s' it has nothing, and says so",
  async (message) => {
    const { status, body } = await ask({ message });
    expect(status).toBe(200);
    expect(body.response).toMatch(/^I have nothing on that/);
    expect(body).toMatchObject({ articles: [], facts: [], checks: { figures: 0 } });
  },
);

test("chat: a greeting is answered, with questions that the chosen model's figures answer", async () => {
  const { body } = await ask({ message: "Hi", modelId });
  expect(body.response).toMatch(/^Hello!/);
  expect(body.offers.length).toBeGreaterThanOrEqual(3);
  const { body: next } = await ask({ message: body.offers[0], modelId });
  expect(next.facts.length).toBeGreaterThan(0);
});

test("chat: where no article is sure, up to three readings are offered and none is answered", async () => {
  const { body } = await ask({ message: "conseille-moi un film" });
  expect(body.articles).toEqual([]);
  expect(body.response).toMatch(/^I'm not sure what you mean/);
  expect(body.offers.length).toBeLessThanOrEqual(3);
  for (const message of body.offers) expect((await ask({ message })).body.articles.length, message).toBeGreaterThan(0);
});

test("who asks how many followers there are is told that alone", async () => {
  const { body } = await ask({ message: "How many followers are there?", modelId });
  expect(body.articles).toEqual([]);
  expect(body.facts.map(({ metric }: { metric: string }) => metric)).toEqual(["followers"]);
});

test.each(["¿Cuántos seguidores tengo?", "Combien d'abonnés ai-je ?", "Wie viele Follower habe ich?"])(
  "who reads English may ask '%s'",
  async (message) => {
    const { body } = await ask({ message, modelId });
    expect(body.facts.map(({ metric }: { metric: string }) => metric)).toEqual(["followers"]);
  },
);

test("asked for another's figures it does not tell those of the chosen one", async () => {
  for (const message of ["How many followers does @carla.reyes have?", "How much does @carla.reyes earn?"]) {
    const { body } = await ask({ message, modelId });
    expect(body.facts, message).toEqual([]);
    expect(body.response).toMatch(/^Figures are told of Mia Öz alone/);
  }
  const { body } = await ask({ message: "How many followers does @demo.chat have?", modelId });
  expect(body.facts).toHaveLength(1);
});

test("'And on X?' asks of X what was asked before", async () => {
  const { id } = await world.submit(owner, { instagramUrl: "demo.both", twitterUrl: "demo_both" });
  await world.finished(owner, id);
  const first = await ask({ message: "How many followers do I have on Instagram?", modelId: id });
  const { body } = await ask({ message: "And on X?", modelId: id, conversationId: first.body.conversationId });
  expect(first.body.facts.map(({ id }: { id: string }) => id)).toEqual(["instagram.followers"]);
  expect(body.facts.map(({ id }: { id: string }) => id)).toEqual(["x.followers"]);
});

test("of a figure that the ledger does not hold it is said that there is none, and without a model whom to choose", async () => {
  const { body } = await ask({ message: "How many subscribers do I have?", modelId });
  expect(body.response).toBe("Of Mia Öz there is no figure yet that would tell more about this.");
  expect((await ask({ message: "How many followers does she have?" })).body.response).toMatch(/^Choose a model/);
});

test.each(["What is my revenue?", "How much income is there?"])(
  "'%s' is never read as a misspelling",
  async (message) => {
    const { body } = await ask({ message, modelId });
    expect(body.response).not.toMatch(/abuse|threatened/);
  },
);

test("earnings are asked for by any of their words, and told as unknown where nobody knows them", async () => {
  const links = { instagramUrl: "demo.earned", onlyfansUrl: "onlyfans.com/demo.earned" };
  const { id } = await world.submit(owner, links);
  await world.finished(owner, id);
  for (const message of ["What is my revenue?", "How much do I earn?", "my income"]) {
    const { body } = await ask({ message, modelId: id });
    expect(body.facts).toContainEqual(expect.objectContaining({ metric: "earningsNet", value: null }));
  }
});

test.each([
  "How much does Nina Weiß earn per month?",
  "How much does @demo.hours earn per month?",
  "How much do creators earn per month?",
  "How much money does she make in a year?",
  "Was verdient Nina Weiß im Monat?",
  "¿Cuánto gana Nina Weiß al mes?",
  "Combien gagne Nina Weiß par mois ?",
])("'%s' of nobody chosen says whose earnings can be told, and gives no advice on posting", async (message) => {
  const { body } = await ask({ message }, "");
  expect(body.lines.map(({ kind }: { kind: string }) => kind)).toEqual(["missing"]);
  expect(body.response).toMatch(/^Earnings are told only of a model that you choose/);
  expect(body).toMatchObject({ articles: [], facts: [] });
});

test("earnings of who is chosen are told without an article that a word of time would win", async () => {
  const { body } = await ask({ message: "How much does Mia Öz earn per month?", modelId });
  expect(body.response).toContain("Of Mia Öz no earnings are known here.");
  expect(body.articles).toEqual([]);
});

test.each(["How do I gain followers?", "¿Cómo gano más seguidores?", "Comment gagner des abonnés ?"])(
  "'%s' asks for no earnings",
  async (message) => {
    const { body } = await ask({ message }, "");
    expect(body.response).not.toContain("Earnings are told only");
  },
);

test("words of time and of people win no article, and take none from a question on something", () => {
  const times = ["per month", "each week", "a day", "this year", "pro Woche", "im Jahr", "cada semana", "par jour"];
  for (const time of [...times, "creators", "@demo.hours"]) expect(searchPlaybook(time)).toEqual([]);
  expect(searchPlaybook("How many posts per week on Instagram?")[0]?.id).toBe("how-often-instagram");
});

test("of a report without earnings it says that none are known, and what would tell them", async () => {
  for (const message of ["What is my revenue?", "How much do I earn?"]) {
    const { body } = await ask({ message, modelId });
    expect(body.response).toContain("Of Mia Öz no earnings are known here. A statement of earnings");
    expect(body.response).not.toMatch(/^I have nothing on that/m);
  }
  const { body } = await ask({ message: "What does my engagement rate say?", modelId });
  expect(body.response).not.toContain("no earnings");
});

test("of evidence that was stored after the report, an answer says that a new report will include it", async () => {
  const { id } = await world.submit(owner, { instagramUrl: "demo.newer", onlyfansUrl: "onlyfans.com/demo.newer" });
  await world.finished(owner, id);
  const statement = ["Oct 8", "Sep 1"].map(
    (day) => `${day}, 202511:54 am $14.99 $3.00 $11.99 Recurring subscription from Ava`,
  );
  const imported = await world.app.inject({
    method: "POST",
    url: `/api/models/${id}/imports?timeZone=America/New_York`,
    headers: { cookie: owner.cookie, "content-type": "application/octet-stream" },
    payload: statement.join("\n"),
  });
  expect(imported.statusCode).toBe(201);
  for (const message of ["How much do I earn?", "How many followers are there?"]) {
    const { body } = await ask({ message, modelId: id });
    expect(body.response, message).toMatch(/not in its figures: a statement \(.+\)\. Choose “Re-analyze”/);
    expect(body.response).not.toContain("no earnings are known");
  }
  await world.post(owner, `/api/models/${id}/analyses`);
  await world.finished(owner, id);
  const { body } = await ask({ message: "How much do I earn?", modelId: id });
  expect(body.response).not.toContain("not in its figures");
  expect(body.facts).toContainEqual(expect.objectContaining({ metric: "earningsNet", value: expect.any(Number) }));
});

test("a figure is told once in an answer, by the article where that tells it", async () => {
  const { body } = await ask({ message: "What does my engagement rate say?", modelId });
  const pieces: { factId?: string; part?: string; text: string }[] = body.lines.flatMap(
    (line: { pieces: object[] }) => line.pieces,
  );
  const told = pieces.filter(({ part }) => part === "figure").map(({ factId, text }) => `${factId} ${text}`);
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual([...new Set(told)]);
});

test("what is the playbook's own English says so piece by piece, whatever the reader's language", async () => {
  const { body } = await ask({ message: "What does my engagement rate say?", modelId });
  const more = body.lines.find(({ kind }: { kind: string }) => kind === "more");
  expect(more.pieces).toEqual([
    { text: "You can also ask about: " },
    { text: expect.any(String), lang: "en" },
    { text: "." },
  ]);
  const own = body.lines.filter(({ kind }: { kind: string }) => kind === "own");
  for (const { pieces } of own)
    for (const { factId, lang } of pieces) expect(lang).toBe(factId === undefined ? "en" : undefined);
});

test("a figure without a range is told once, not as its own range", async () => {
  const { body } = await ask({ message: "What does my engagement rate say?", modelId });
  expect(body.response).not.toMatch(/(\d[\d.,]*\s?%) \(\1\)/);
});

test("about a model it joins the article with the model's own figures, each by its fact", async () => {
  const { body } = await ask({ message: "What does my engagement rate say?", modelId });
  const own = body.lines.filter(({ kind }: { kind: string }) => kind === "own");
  expect(own.length).toBeGreaterThan(0);
  const ids = new Set(body.facts.map(({ id }: { id: string }) => id));
  for (const { pieces } of body.lines)
    for (const { text, factId } of pieces)
      if (factId === undefined) expect(text.replace(/by the report of .*?:/, "")).not.toMatch(/\d/);
      else expect(ids).toContain(factId);
  expect(body.facts.every(({ sources }: { sources: string[] }) => sources.length > 0)).toBe(true);
  expect(body.response).toContain("About Mia Öz");
  expect(body.checks.figures).toBe(ids.size);
});

test("a figure that nobody knows is told as one, with why", async () => {
  const { body } = await ask({
    message: "How many subscribers are there on OnlyFans, and followers on Instagram?",
    modelId,
  });
  const told = body.facts.map(({ metric, platform }: { metric: string; platform: string }) => `${platform} ${metric}`);
  expect(told).toContain("instagram followers");
  const bare = await world.submit(owner, { instagramUrl: "demo.bare", onlyfansUrl: "onlyfans.com/demo.bare" });
  await world.finished(owner, bare.id);
  const { body: without } = await ask({ message: "subscribers?", modelId: bare.id });
  expect(without.response).toMatch(/Subscribers on OnlyFans: — \(not enough data/);
});

test("another's model is as one that is not there, and so is another's conversation", async () => {
  const other = await world.person();
  expect((await ask({ message: "engagement", modelId }, other.cookie)).status).toBe(404);
  expect((await ask({ message: "engagement", modelId }, "")).status).toBe(404);
  const { body } = await ask({ message: "engagement", modelId });
  const stolen = { message: "and more?", conversationId: body.conversationId };
  expect((await ask(stolen, other.cookie)).status).toBe(404);
  expect((await world.get(other, `/api/conversations/${body.conversationId}`)).status).toBe(404);
});

test("a conversation is kept, gone on with, renamed and deleted; a question that tells nothing alone goes on from the one before", async () => {
  const first = await ask({ message: "How should I price custom content?" });
  const { conversationId } = first.body;
  const second = await ask({ message: "And then?", conversationId });
  expect(second.body.articles[0].id).toBe(first.body.articles[0].id);
  expect(second.body.conversationId).toBe(conversationId);
  const { body } = await world.get(owner, `/api/conversations/${conversationId}`);
  expect(body.messages.map(({ type, text }: { type: string; text: string }) => `${type} ${text.slice(0, 24)}`)).toEqual(
    [
      "user How should I price custo",
      `ai ${first.body.response.slice(0, 24)}`,
      "user And then?",
      `ai ${second.body.response.slice(0, 24)}`,
    ],
  );
  expect(body.messages[1].answer.lines).toEqual(first.body.lines);
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

test("a visitor's question that tells nothing alone goes on from the one before, which they send along", async () => {
  const before = "¿Qué precio pongo al contenido personalizado?";
  const { body } = await ask({ message: "And then?", before }, "");
  expect(body.articles[0].id).toBe((await ask({ message: before }, "")).body.articles[0].id);
  expect((await ask({ message: "And then?" }, "")).body.articles).toEqual([]);
});

test("why somebody is trending is told by the article on it", async () => {
  const { body } = await ask({ message: "Why is Mia Öz trending with a score of 93?", modelId });
  expect(body.articles[0].id).toBe("trending-score");
});

test("as it is written it comes in lines, and ends with the whole", async () => {
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

test("whoever deletes their account while an answer is written has it told to its end, and nothing of it is kept", async () => {
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
  [{ message: "" }, "Please type a question"],
  [{ message: " \n " }, "Please type a question"],
  [{ message: "x".repeat(4_001) }, "This is too long"],
  [{}, "Please type a question"],
])("a question that is none is refused: %#", async (body, said) => {
  const { status, body: answer } = await ask(body);
  expect(status).toBe(422);
  expect(JSON.stringify(answer)).toContain(said);
});

test("visitors may ask twenty times an hour, and nothing of theirs is kept", async () => {
  for (let n = 0; n < 20; n++) expect((await ask({ message: "engagement" }, "")).body.conversationId).toBeNull();
  const refused = await ask({ message: "engagement" }, "");
  expect(refused).toMatchObject({ status: 429, body: { code: "too-many" } });
});
