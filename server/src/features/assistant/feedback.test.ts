import { beforeAll, expect, test } from "vitest";
import { seedAccounts } from "../../seed/seed-accounts.ts";
import { cookieOf } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { describeBlock } from "./describe-block.ts";

let model = 0;
let admin = "";
const world = await setUpWorld();
const person = await world.person();
beforeAll(async () => {
  model = (await world.analyze(person, { name: "Mia", instagramUrl: "demo.feedback" })).id;
  await seedAccounts(world.ctx.db);
  const payload = { email: "admin@fanradar.test", password: "fanradar-demo" };
  const answer = await world.app.inject({ method: "POST", url: "/api/auth/login", payload });
  admin = cookieOf(answer.headers["set-cookie"]);
});

const ask = async (message: string) => (await world.post(person, "/api/ai/chat", { message, modelId: model })).body;
const give = (messageId: number, payload: object, { cookie } = person) =>
  world.app.inject({ method: "PUT", url: `/api/messages/${messageId}/feedback`, payload, headers: { cookie } });
const listed = async () => (await world.app.inject({ url: "/api/admin/feedback", headers: { cookie: admin } })).json();

test("giveFeedback: feedback is stored with the answer, replaced by the next, and taken back", async () => {
  const { conversationId, messageId } = await ask("How many followers do I have?");
  const stored = async () =>
    (await world.get(person, `/api/conversations/${conversationId}`)).body.messages[1].feedback;
  expect(await stored()).toBeNull();
  expect((await give(messageId, { isHelpful: false, reason: " too short " })).statusCode).toBe(200);
  expect(await stored()).toEqual({ isHelpful: false, reason: "too short", sharesQuestion: false });
  await give(messageId, { isHelpful: true });
  expect(await stored()).toEqual({ isHelpful: true, reason: null, sharesQuestion: false });
  await give(messageId, { isHelpful: null });
  expect(await stored()).toBeNull();
});

test("listFeedback: admins see vote, reason and plan without a name, and a question only where it is shared", async () => {
  const before = await listed();
  const hidden = await ask("How many followers do I have on Instagram?");
  const shared = await ask("Which posts did best?");
  await give(hidden.messageId, { isHelpful: false, reason: "Wrong platform" });
  await give(shared.messageId, { isHelpful: true, sharesQuestion: true });
  const after = await listed();
  expect(after).toMatchObject({ helpful: before.helpful + 1, notHelpful: before.notHelpful + 1 });
  expect(after.newest.slice(0, 2)).toMatchObject([
    { isHelpful: true, reason: null, question: "Which posts did best?", narrator: "engine" },
    { isHelpful: false, reason: "Wrong platform", question: null },
  ]);
  expect(after.newest[1].plan.join("\n")).toContain("instagram.followers");
  expect(JSON.stringify(after)).not.toContain(person.email);
});

test("giveFeedback: another person's answer, a question and an answer with help are not found", async () => {
  const { messageId } = await ask("How am I doing?");
  const other = await world.person();
  expect((await give(messageId, { isHelpful: true }, other)).statusCode).toBe(404);
  expect((await give(messageId - 1, { isHelpful: true })).statusCode).toBe(404);
  const help = await ask("I want to kill myself");
  expect((await give(help.messageId, { isHelpful: true })).statusCode).toBe(404);
});

test.each([{}, { isHelpful: "yes" }, { isHelpful: true, reason: "x".repeat(501) }])(
  "giveFeedback: invalid feedback is refused: %#",
  async (body) => {
    const { messageId } = await ask("How am I doing?");
    expect((await give(messageId, body)).statusCode).toBe(422);
  },
);

test("feedback: it is in the account's export, and deleted with the conversation", async () => {
  const { conversationId, messageId } = await ask("How am I doing?");
  await give(messageId, { isHelpful: false, reason: "CANARY reason" });
  const headers = { cookie: person.cookie };
  const { body } = await world.app.inject({ method: "POST", url: "/api/user/export", headers });
  expect(JSON.parse(body).tables.answer_feedback).toContainEqual(expect.objectContaining({ reason: "CANARY reason" }));
  await world.remove(person, `/api/conversations/${conversationId}`);
  expect(JSON.stringify(await listed())).not.toContain("CANARY reason");
});

test("describeBlock: members in a line, without drafted texts and numbers of models and posts", () => {
  expect(describeBlock({ kind: "facts", facts: ["7.instagram.followers", "post.12ab.likes"] })).toBe(
    "facts instagram.followers post.likes",
  );
  expect(describeBlock({ kind: "facts", facts: ["the text of a question"] })).toBe("facts …");
  expect(describeBlock({ kind: "draft", form: "caption", texts: ["secret"] })).toBe("draft caption");
  expect(describeBlock({ kind: "rank", of: "posts", order: "best", count: 3, by: null, platform: null })).toBe(
    "rank posts best 3",
  );
});
