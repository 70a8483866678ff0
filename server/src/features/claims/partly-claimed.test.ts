import { expect, test } from "vitest";
import { setUpClaiming } from "../../test/claiming.ts";
import type { Person } from "../../test/open-test-app.ts";
import { typedFigures } from "../../test/typed-figures.ts";

const { world, claim, ownRecord, signedUp, verified } = await setUpClaiming();

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
const listed = async (person: Person) => idsOf((await world.get(person, `/api/user/${person.id}/models`)).body);
const dashboard = async (person: Person) => (await world.get(person, "/api/model-dashboard")).body;
const total = async (person: Person) => {
  const { body } = await world.get(person, `/api/user/${person.id}/analytics?period=7d&metric=followers`);
  const of = (id: string) => body.facts.find((fact: { id: string }) => fact.id === id);
  return { followers: of("portfolio.followers")?.value, n: of("portfolio.followers")?.n };
};
const creatorOf = async (person: Person) => (await ownRecord(person))?.own.id ?? 0;
/** The first submission of somebody who signed up as a model, once its report is there. */
const submissionOf = async (person: Person) => {
  const [id = 0] = await listed(person);
  await world.finished(person, id);
  return id;
};
const give = (person: Person, modelId: number, platform: string, figures: Record<string, number>) =>
  world.post(person, `/api/models/${modelId}/evidence`, typedFigures(platform, figures));

test("partly claimed: the submission is the one row, report and count of its person until the last link is claimed", async () => {
  const links = { instagramUrl: "@demo.rhea", twitterUrl: "@demo_rhea", onlyfansUrl: "onlyfans.com/demorhea" };
  const rhea = await signedUp("rhea", links);
  const submission = await submissionOf(rhea);
  const before = await total(rhea);
  expect((await claim(rhea, "demo.rhea")).body.state).toBe("claimed");
  const creator = await creatorOf(rhea);
  await world.finished(rhea, creator);

  expect(await listed(rhea)).toEqual([submission]);
  const page = (await world.get(rhea, `/api/user/${rhea.id}/models/page`)).body;
  expect([idsOf(page.models), page.totals?.models]).toEqual([[submission], 1]);
  expect((await world.get(rhea, `/api/user/${rhea.id}/stats`)).body).toMatchObject({
    totalModels: 1,
    completedReports: 1,
  });
  const reports = (await world.get(rhea, `/api/user/${rhea.id}/reports`)).body;
  expect(reports.map(({ modelId }: { modelId: number }) => modelId)).toEqual([submission]);
  expect(await total(rhea)).toEqual(before);
  expect(before.n).toBe(2);
  expect(await dashboard(rhea)).toMatchObject({
    modelId: submission,
    creator: { id: creator, platform: "instagram", handle: "demo.rhea" },
    claimable: [{ platform: "x", handle: "demo_rhea" }],
    sources: expect.arrayContaining([
      expect.objectContaining({ platform: "instagram", isClaimed: true }),
      expect.objectContaining({ platform: "x", isClaimed: false }),
    ]),
  });
  const activity = (await world.get(rhea, "/api/notifications")).body;
  expect(JSON.stringify(activity)).not.toContain(`/report/${creator}`);
  // The page that everybody sees has no unproved profile.
  expect((await world.get(rhea, "/api/creators/instagram/demo.rhea")).body).toMatchObject({
    id: creator,
    twitterUrl: null,
    onlyfansUrl: "https://onlyfans.com/demorhea",
  });

  expect((await claim(rhea, "demo_rhea", "x")).body.state).toBe("claimed");
  await world.finished(rhea, creator);
  expect(await listed(rhea)).toEqual([creator]);
  expect(await dashboard(rhea)).toMatchObject({ modelId: creator, claimable: [] });
  expect(await total(rhea)).toEqual(before);
});

test("partly claimed: what is given for the submission counts on the creator's page as far as its visibility allows", async () => {
  const links = { instagramUrl: "@demo.sula", twitterUrl: "@demo_sula", onlyfansUrl: "onlyfans.com/demosula" };
  const sula = await signedUp("sula", links);
  const submission = await submissionOf(sula);
  await claim(sula, "demo.sula");
  const creator = await creatorOf(sula);
  await world.finished(sula, creator);
  await give(sula, submission, "onlyfans", { subscribers: 4321 });
  await give(sula, submission, "x", { followers: 98_765 });
  const again = async () => {
    await world.post(sula, `/api/models/${submission}/analyses`);
    await world.finished(sula, submission);
    await world.finished(sula, creator);
  };
  await again();
  const seen = async () => {
    const [{ body }, edition] = await Promise.all([
      world.get(await world.person(), "/api/creators/instagram/demo.sula"),
      world.get(await world.person(), `/api/models/${creator}/report`),
    ]);
    return JSON.stringify([body, edition.body]);
  };
  expect(await seen()).not.toContain("4321");
  await world.patch(sula, "/api/creators/instagram/demo.sula/visibility", { levels: { subscribers: "public" } });
  const open = await seen();
  expect(open).toContain("4321");
  expect(open).not.toMatch(/98765|demo_sula/);
  // The link to her own report shows what she shows to who has a link, and no more.
  const { body: newest } = await world.get(sula, `/api/models/${submission}/report`);
  const share = { which: "version", sections: ["platformOverview", "growthPotential"], days: 7 };
  const { body: link } = await world.post(sula, `/api/reports/${newest.id}/share`, share);
  const shared = await world.post(await world.person(), "/api/shares/open", { token: link.token });
  expect(JSON.stringify(shared.body)).toContain("4321");
  expect(JSON.stringify(shared.body)).not.toContain("98765");
  // Her own report has both, and the profile that is not claimed.
  const own = JSON.stringify(await world.report(sula, submission));
  expect(own).toMatch(/4321/);
  expect(own).toMatch(/98765/);
});

test("claimed: who submitted themselves without signing up as a model has one model afterwards, with their reports", async () => {
  const sue = await verified();
  const { id } = await world.analyze(sue, {
    name: "Sue",
    instagramUrl: "@demo.sue.plain",
    twitterUrl: "@demo_sue_plain",
  });
  expect((await claim(sue, "demo.sue.plain")).body.state).toBe("claimed");
  await world.finished(sue, await creatorOf(sue));
  expect(await listed(sue)).toEqual([id]);
  expect((await world.get(sue, `/api/user/${sue.id}/stats`)).body).toMatchObject({ totalModels: 1 });
  expect((await claim(sue, "demo_sue_plain", "x")).body.state).toBe("claimed");
  const creator = await creatorOf(sue);
  await world.finished(sue, creator);
  expect(await listed(sue)).toEqual([creator]);
  expect((await world.get(sue, `/api/user/${sue.id}/reports`)).body.length).toBeGreaterThan(1);
});

test("partly claimed: links on the owner's word are saved for the submission and the creator alike", async () => {
  const tara = await signedUp("tara", { instagramUrl: "@demo.tara", twitterUrl: "@demo_tara" });
  const submission = await submissionOf(tara);
  await claim(tara, "demo.tara");
  const creator = await creatorOf(tara);
  for (const [changed, other, handle] of [
    [submission, creator, "one"],
    [creator, submission, "two"],
  ] as const) {
    const { body } = await world.get(tara, `/api/models/${changed}`);
    const tiktokUrl = `https://www.tiktok.com/@demo.tara.${handle}`;
    expect((await world.patch(tara, `/api/models/${changed}`, { ...body, tiktokUrl })).status).toBe(200);
    expect((await world.get(tara, `/api/models/${other}`)).body.tiktokUrl).toBe(tiktokUrl);
    expect(await listed(tara)).toEqual([submission]);
  }
  // Another Instagram account than the claimed one: they are two again.
  const { body } = await world.get(tara, `/api/models/${submission}`);
  await world.patch(tara, `/api/models/${submission}`, { ...body, instagramUrl: "@demo.other" });
  expect((await listed(tara)).toSorted()).toEqual([submission, creator].toSorted());
});

test("partly claimed: a claimed profile that the submission does not name is linked to it, on a platform where it links none", async () => {
  const [uma, vida] = [
    await signedUp("uma", { twitterUrl: "@demo_uma" }),
    await signedUp("vida", { instagramUrl: "@demo.vida.old", twitterUrl: "@demo_vida" }),
  ];
  for (const [person, handle] of [
    [uma, "demo.uma"],
    [vida, "demo.vida"],
  ] as const) {
    await submissionOf(person);
    await claim(person, handle);
  }
  expect((await world.get(uma, `/api/user/${uma.id}/models`)).body).toMatchObject([
    { instagramUrl: "https://www.instagram.com/demo.uma/", twitterUrl: "https://x.com/demo_uma" },
  ]);
  expect(await listed(vida)).toHaveLength(2);
});
