import type { Offer } from "@fanradar/contract";
import { expect, test } from "vitest";
import { setUpWorld } from "../../test/start-world.ts";

let [mia, one] = [0, 0];
const world = await setUpWorld();
const owner = await world.person();
const agency = await world.person();
mia = (await world.submit(owner, { name: "Mia Öz", instagramUrl: "demo.questions", twitterUrl: "demo_questions" })).id;
one = (await world.submit(agency, { name: "One", instagramUrl: "demo.one" })).id;
const two = (await world.submit(agency, { name: "Two", instagramUrl: "demo.two" })).id;
await world.finished(owner, mia);
await world.finished(agency, one);
await world.finished(agency, two);

const textOf = (offer: Offer) => offer.map(({ text }) => text).join("");
async function questions(cookie: string, query = "") {
  const answer = await world.app.inject({ method: "GET", url: `/api/ai/questions${query}`, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  const { offered, all }: { offered: Offer[]; all: Offer[] } = answer.json();
  return { offered, all, texts: all.map(textOf) };
}
const greet = async (cookie: string) => {
  const payload = { message: "Hi" };
  const answer = await world.app.inject({ method: "POST", url: "/api/ai/chat", payload, headers: { cookie } });
  const { offers = [] }: { offers?: Offer[] } = answer.json();
  return offers.map(textOf);
};

test("listQuestions: of a model up to six are offered, and each figure is that of a fact of its report", async () => {
  const { offered, texts } = await questions(owner.cookie, `?modelId=${mia}`);
  expect(offered.length).toBeGreaterThan(3);
  expect(offered.length).toBeLessThanOrEqual(6);
  expect(texts).toEqual(expect.arrayContaining(["Which data is missing?", "How many followers do I have on X?"]));
  const { metadata } = await world.report(owner, mia);
  const ids = new Set(metadata.sealed.facts.map(({ id }) => id));
  for (const { text, factId } of offered.flat())
    if (factId === undefined) expect(text).not.toMatch(/\d/);
    else expect(ids).toContain(factId);
});

test("listQuestions: the only model of a person needs no choice; each question offered has an answer", async () => {
  const { offered } = await questions(owner.cookie);
  expect(offered).toEqual((await questions(owner.cookie, `?modelId=${mia}`)).offered);
  for (const offer of offered) {
    const payload = { message: textOf(offer), modelId: mia };
    const headers = { cookie: owner.cookie };
    const answer = await world.app.inject({ method: "POST", url: "/api/ai/chat", payload, headers });
    expect(answer.json().facts.length, payload.message).toBeGreaterThan(0);
  }
});

test("listQuestions: of several models and none chosen they are about all; of a chosen one the others are named too", async () => {
  const { offered } = await questions(agency.cookie);
  expect(offered.map(textOf)).toEqual(
    expect.arrayContaining(["Which of my models needs attention?", "Which of my models grows fastest?"]),
  );
  const { texts } = await questions(agency.cookie, `?modelId=${one}`);
  expect(texts).toEqual(expect.arrayContaining(["Which data is missing?", "How is Two doing?"]));
});

test("listQuestions: a visitor, and a person without models, get none; another person's model is not found", async () => {
  const newcomer = await world.person();
  for (const cookie of ["", newcomer.cookie]) expect(await questions(cookie)).toMatchObject({ offered: [], all: [] });
  const { statusCode } = await world.app.inject({ method: "GET", url: `/api/ai/questions?modelId=${mia}` });
  expect(statusCode).toBe(404);
  expect((await world.get(agency, `/api/ai/questions?modelId=${mia}`)).status).toBe(404);
});

test("chat: a greeting without a chosen model offers questions about all of several models, also after one was talked about", async () => {
  expect(await greet(agency.cookie)).toContain("Which of my models needs attention?");
  const payload = { message: "How am I doing?", modelId: one };
  await world.app.inject({ method: "POST", url: "/api/ai/chat", payload, headers: { cookie: agency.cookie } });
  expect(await greet(agency.cookie)).toContain("Which of my models needs attention?");
  expect(await greet(owner.cookie)).toContain("What should I do next week?");
});

test("listQuestions: questions are in the reader's language", async () => {
  const { body: settings } = await world.get(owner, "/api/user/settings");
  const payload = { ...settings, preferences: { ...settings.preferences, language: "de" } };
  const headers = { cookie: owner.cookie };
  const { statusCode } = await world.app.inject({ method: "PUT", url: "/api/user/settings", payload, headers });
  expect(statusCode).toBe(200);
  const { texts } = await questions(owner.cookie);
  expect(texts).toContain("Wie viele Follower habe ich auf X?");
});
