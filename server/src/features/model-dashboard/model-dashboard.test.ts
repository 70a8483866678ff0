import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connections } from "../../platform/db/schema.ts";
import { setUpClaiming } from "../../test/claiming.ts";
import type { Person } from "../../test/open-test-app.ts";
import { typedFigures } from "../../test/typed-figures.ts";
import { nextStepOf } from "./next-step.ts";

const { world, claim, verified } = await setUpClaiming();

const dashboard = async (person: Person) => (await world.get(person, "/api/model-dashboard")).body;
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0" };
const view = (handle: string, cookie = "") =>
  world.app.inject({ url: `/api/creators/instagram/${handle}`, headers: { ...browser, cookie } });

test("model dashboard: a new model has every step to do, and no other person's data", async () => {
  const person = await world.person();
  expect(await dashboard(person)).toEqual({
    modelId: null,
    creator: null,
    steps: { isVerified: false, isClaimed: false, hasEvidence: false },
    claimable: [],
    sources: [],
    views: [],
    nextStep: "verify",
  });
});

test("model dashboard: one next step at a time from sign-up to an open page", async () => {
  const payload = {
    ...{ email: "dea@fanradar.test", password: "long enough", confirmPassword: "long enough", name: "Dea" },
    ...{ username: "dea.makes", instagramUrl: "@demo.dea", tiktokUrl: "@demo.dea" },
    agreeToTerms: true,
  };
  const made = await world.app.inject({ method: "POST", url: "/api/models/signup", payload });
  const cookie = String(made.headers["set-cookie"]).split(";", 1)[0] ?? "";
  const dea = { id: made.json().id, email: payload.email, password: payload.password, cookie };
  expect(await dashboard(dea)).toMatchObject({
    nextStep: "verify",
    claimable: [{ platform: "instagram", handle: "demo.dea" }],
    sources: [{ platform: "instagram", isClaimed: false }, { platform: "tiktok" }],
  });
  await world.ctx.pool.query("update users set is_verified = true where id = $1", [dea.id]);
  expect(await dashboard(dea)).toMatchObject({ nextStep: "claim", steps: { isVerified: true, isClaimed: false } });
  const before = await dashboard(dea);
  await world.finished(dea, before.modelId);

  await claim(dea, "demo.dea");
  const claimed = await dashboard(dea);
  expect(claimed).toMatchObject({
    nextStep: "evidence",
    creator: { platform: "instagram", handle: "demo.dea", isPublic: true },
    claimable: [],
    sources: [
      { platform: "instagram", isClaimed: true, connection: "none", outcome: "ok" },
      { platform: "tiktok", isClaimed: false, outcome: null },
    ],
  });
  expect(claimed.modelId).not.toBe(before.modelId);
  await world.post(
    dea,
    `/api/models/${claimed.modelId}/evidence`,
    typedFigures("tiktok", { followers: 1200 }, { observedOn: "2026-11-01" }),
  );
  expect((await dashboard(dea)).nextStep).toBe("connect");

  // Views are counts only, of visitors and of accounts separately.
  const other = await world.person();
  for (const cookieOf of ["", "", other.cookie, dea.cookie]) await view("demo.dea", cookieOf);
  const values = ({ views }: { views: { id: string; value: number }[] }) =>
    Object.fromEntries(views.map(({ id, value }) => [id, value]));
  expect(values(await dashboard(dea))).toEqual({ pageViews: 2, "pageViews.visitors": 1, "pageViews.accounts": 1 });
  expect(await dashboard(other)).toMatchObject({ views: [], creator: null });

  const rival = await verified();
  await claim(rival, "demo.dea");
  expect((await dashboard(dea)).nextStep).toBe("keep");
  expect(await world.ctx.db.$count(connections, eq(connections.userId, dea.id))).toBe(0);
});

interface DashboardSetup {
  steps?: { isVerified: boolean; isClaimed: boolean; hasEvidence: boolean };
  connection?: "none" | "live" | "ended";
  isPublic?: boolean;
  isContested?: boolean;
}
const done = { isVerified: true, isClaimed: true, hasEvidence: true };

test.each<[string, DashboardSetup]>([
  ["keep", { isContested: true }],
  ["verify", { steps: { ...done, isVerified: false } }],
  ["reconnect", { connection: "ended" }],
  ["connect", {}],
  ["open-page", { connection: "live", isPublic: false }],
  ["none", { connection: "live" }],
])("nextStepOf: the next step is %s where %j", (expected, given) => {
  const { steps = done, connection = "none", isPublic = true, isContested = false } = given;
  const profile = { platform: "instagram" as const, handle: "a" };
  const source = {
    ...profile,
    ...{ url: "", isClaimed: true, outcome: "ok" as const, lastReadAt: null, connection, connectionReadAt: null },
  };
  const creator = { ...profile, id: 1, name: "A", isPublic, vetoesAnalyses: false };
  expect(nextStepOf({ steps, creator, isContested, sources: [source], canConnect: () => true })).toBe(expected);
});
