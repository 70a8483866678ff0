import { expect, test } from "vitest";
import { setUpWorld } from "../../test/start-world.ts";
import { typedFigures } from "../../test/typed-figures.ts";

const world = await setUpWorld();
const person = await world.person();

const analysed = async (links: Record<string, string>) => {
  const { id } = await world.submit(person, links);
  return world.finished(person, id);
};

test("breaker: an unresponsive platform gets no requests, is named in the report beside other sources, and is tried again later", async () => {
  await world.fault({ platform: "instagram", fault: "broken" });
  await Promise.all(Array.from({ length: 5 }, (_, n) => analysed({ instagramUrl: `demo.silent${n}` })));
  const { silent } = (await world.get(person, "/api/ready")).body;
  expect(silent).toMatchObject([{ platform: "instagram", breaker: "open", failures: 5 }]);
  const [{ triedAt, nextTryAt }] = silent;

  const { id, analysis } = await analysed({ instagramUrl: "demo.unread", twitterUrl: "demo_answers" });
  expect(await world.requestsOf("instagram:demo.unread")).toBe(0);
  expect(analysis.readings).toEqual([
    { platform: "instagram", handle: "demo.unread", outcome: "upstream_error", triedAt, nextTryAt },
    { platform: "x", handle: "demo_answers", outcome: "ok" },
  ]);
  const { facts, statements, subjects } = (await world.report(person, id)).metadata.sealed;
  expect(subjects[0]).toMatchObject({ platform: "instagram", outcome: "upstream_error", triedAt, nextTryAt });
  for (const fact of facts.filter(({ platform }) => platform === "instagram")) expect(fact.value).toBeNull();
  expect(facts.find(({ id }) => id === "instagram.followers")?.reason).toEqual({
    code: "platform-unreachable",
    triedAt,
    nextTryAt,
  });
  expect(facts.find(({ id }) => id === "x.followers")).toMatchObject({ kind: "measured" });
  expect(statements.map(({ key }) => key)).toEqual(expect.arrayContaining(["overview.unread", "next.laterAt"]));

  // Typed figures are analysed all the same.
  const typed = await analysed({ instagramUrl: "demo.typed" });
  expect(typed).toMatchObject({ status: "failed", analysis: { failure: { code: "sources-unreachable" } } });
  expect(
    (await world.post(person, `/api/models/${typed.id}/evidence`, typedFigures("instagram", { followers: 1_234 })))
      .status,
  ).toBe(201);
  await world.post(person, `/api/models/${typed.id}/analyses`);
  expect(await world.finished(person, typed.id)).toMatchObject({ status: "completed" });
  const typedFacts = (await world.report(person, typed.id)).metadata.sealed.facts;
  expect(typedFacts.find(({ id }) => id === "instagram.followers")).toMatchObject({
    kind: "self-reported",
    value: 1_234,
  });

  await world.sandbox.inject({ method: "DELETE", url: "/sandbox/faults" });
  await world.ctx.pool.query("update platform_breakers set next_try_at = now()");
  expect(await analysed({ instagramUrl: "demo.back" })).toMatchObject({ status: "completed" });
  expect((await world.get(person, "/api/ready")).body).toEqual({ status: "ready" });
});
