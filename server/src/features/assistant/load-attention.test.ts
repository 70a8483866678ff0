import { type ChatAnswer, getDashboard } from "@fanradar/contract";
import { expect, test } from "vitest";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();
const person = await world.person();
await world.fault({ platform: "instagram", fault: "html", handle: "demo.silent", times: 100 });
for (const [name, links] of [
  ["Calm", { instagramUrl: "demo.calm" }],
  ["Silent", { instagramUrl: "demo.silent" }],
  ["Blank", { onlyfansUrl: "onlyfans.com/blank" }],
] as const) {
  await world.analyze(person, { name, ...links });
}

test("chat: which models need attention is answered by what the dashboard lists, in its order", async () => {
  const { body } = await world.get(person, `/api/user/${person.id}/dashboard`);
  const { items } = getDashboard.output.parse(body).attention;
  expect(items.map(({ kind, model }) => [kind, model.name])).toEqual([
    ["analysis-failed", "Silent"],
    ["no-figures", "Blank"],
  ]);
  const response = await world.post(person, "/api/ai/chat", { message: "Which of my models needs attention?" });
  const answer: ChatAnswer = response.body;
  expect(answer.facts.map(({ id, value }) => [id, value])).toEqual([
    ["portfolio.failed", ["Silent"]],
    ["portfolio.noFigures", ["Blank"]],
  ]);
  expect(answer.response).toMatch(/Silent.*Blank/s);
});
