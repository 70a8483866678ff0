import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { claimNotices, mails, moderationCases } from "../../platform/db/schema.ts";
import { seedAccounts } from "../../seed/seed-accounts.ts";
import { type Claiming, claimingIn } from "../../test/claiming.ts";
import { cookieOf } from "../../test/open-test-app.ts";
import { startWorld, type World } from "../../test/start-world.ts";
import { approveDueClaims } from "./approve-due-claims.ts";

type Person = Awaited<ReturnType<World["person"]>>;
let world: World;
let claiming: Claiming;
let admin: Person;

beforeAll(async () => {
  world = await startWorld();
  claiming = claimingIn(world);
  await seedAccounts(world.ctx.db);
  const payload = { email: "admin@fanradar.test", password: "fanradar-demo" };
  const signedIn = await world.app.inject({ method: "POST", url: "/api/auth/login", payload });
  admin = { ...payload, id: signedIn.json().id, cookie: cookieOf(signedIn.headers["set-cookie"]) };
});
afterAll(() => world.close());
beforeEach(() => claiming.forget());

/** A page with a holder, and somebody else who has proved it too. */
async function conflict(handle: string) {
  const [holder, claimant] = [await claiming.verified(), await claiming.verified()];
  await claiming.claim(holder, handle);
  expect((await claiming.claim(claimant, handle)).body.state).toBe("notice");
  return { holder, claimant };
}
const casesOf = (handle: string) =>
  world.ctx.db.select().from(moderationCases).where(eq(moderationCases.handle, handle));
const bell = async (person: Person): Promise<string[]> =>
  (await world.get(person, "/api/notifications")).body.items
    .filter(({ isRead }: { isRead: boolean }) => !isRead)
    .map(({ kind }: { kind: string }) => kind);
const mailsTo = async (person: Person) =>
  (await world.ctx.db.select().from(mails).where(eq(mails.userId, person.id))).map(({ subject }) => subject);
const holderOf = async (handle: string) => (await world.app.inject(`/api/creators/instagram/${handle}`)).json().userId;
const pass = (hours: number) => {
  const at = new Date(Date.now() + hours * 3_600_000);
  return approveDueClaims(world.ctx.db, { at, publicUrl: "http://127.0.0.1" });
};
const decide = async (handle: string, decision: "kept" | "removed") => {
  const [open] = await casesOf(handle);
  return world.post(admin, `/api/admin/cases/${open?.id}/decision`, { decision, reason: "the bio says who it is" });
};

test("a claim on what somebody holds opens one case, due when it would pass; the holder's bell tells, nobody else's", async () => {
  const { holder, claimant } = await conflict("demo.two");
  const [open, ...more] = await casesOf("demo.two");
  expect(more).toEqual([]);
  const [notice] = await world.ctx.db.select().from(claimNotices).where(eq(claimNotices.claimantId, claimant.id));
  expect(open).toMatchObject({ kind: "claim", reports: 1, decidedAt: null, words: null, contact: null });
  expect(open?.dueAt).toEqual(notice?.passesAt);
  expect(await bell(holder)).toContain("claim");
  expect(await bell(claimant)).not.toContain("claim");
  // The same proves it again: nothing new. A third does: it counts, and has as long.
  await claiming.claim(claimant, "demo.two");
  const third = await claiming.verified();
  await claiming.claim(third, "demo.two");
  const [again, ...others] = await casesOf("demo.two");
  expect([again?.reports, others]).toEqual([2, []]);
  expect(again?.dueAt.getTime()).toBeGreaterThan(open?.dueAt.getTime() ?? 0);
  // Not hidden meanwhile, and told to nobody but admins.
  expect(await holderOf("demo.two")).toBe(holder.id);
  expect((await world.get(holder, "/api/admin/cases")).status).toBe(404);
  expect((await world.get(admin, "/api/admin/cases")).body).toMatchObject([{ handle: "demo.two", isClaimed: true }]);
});

test("it closes by itself where the holder proves the page once more, where the claimant gives up, and where it passes", async () => {
  const kept = await conflict("demo.kept");
  await claiming.claim(kept.holder, "demo.kept");
  const given = await conflict("demo.given");
  await world.remove(given.claimant, "/api/creators/instagram/demo.given/claim");
  const passed = await conflict("demo.passed");
  expect(await pass(73)).toBeGreaterThan(0);
  for (const handle of ["demo.kept", "demo.given", "demo.passed"])
    expect(await casesOf(handle), handle).toMatchObject([
      { decision: "kept", decidedBy: null, decidedAt: expect.any(Date) },
    ]);
  expect(await bell(kept.claimant)).toContain("claim");
  expect(await holderOf("demo.passed")).toBe(passed.claimant.id);
  expect(await bell(passed.claimant)).toContain("claim");
});

test("an admin leaves a page with its holder: the claim that waits is over, who made it is told, and may begin anew", async () => {
  const { holder, claimant } = await conflict("demo.left");
  expect((await decide("demo.left", "kept")).status).toBe(200);
  expect((await world.get(claimant, "/api/claims")).body).toEqual([]);
  expect(await mailsTo(claimant)).toContain("Your claim was answered");
  expect(await bell(claimant)).toContain("claim");
  await pass(100);
  expect(await holderOf("demo.left")).toBe(holder.id);
  expect((await claiming.claim(claimant, "demo.left")).body.state).toBe("notice");
  expect((await casesOf("demo.left")).map(({ decision }) => decision).sort()).toEqual(["kept", null]);
});

test("an admin who removes the creator ends the conflict with it", async () => {
  const { claimant } = await conflict("demo.removed");
  expect((await decide("demo.removed", "removed")).status).toBe(200);
  expect((await world.get(claimant, "/api/claims")).body).toEqual([]);
  expect((await world.app.inject("/api/creators/instagram/demo.removed")).statusCode).toBe(404);
  expect(await casesOf("demo.removed")).toEqual([]);
});
