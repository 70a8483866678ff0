import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { claimNotices, mails, moderationCases } from "../../platform/db/schema.ts";
import { seedAccounts } from "../../seed/seed-accounts.ts";
import { setUpClaiming } from "../../test/claiming.ts";
import { cookieOf, type Person } from "../../test/open-test-app.ts";
import { approveDueClaims } from "./approve-due-claims.ts";

const { world, claim, verified } = await setUpClaiming();
await seedAccounts(world.ctx.db);
const payload = { email: "admin@fanradar.test", password: "fanradar-demo" };
const signedIn = await world.app.inject({ method: "POST", url: "/api/auth/login", payload });
const admin = { ...payload, id: signedIn.json().id, cookie: cookieOf(signedIn.headers["set-cookie"]) };

/** A page with an owner, and another account that has proved it too. */
async function conflict(handle: string) {
  const [holder, claimant] = [await verified(), await verified()];
  await claim(holder, handle);
  expect((await claim(claimant, handle)).body.state).toBe("notice");
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

test("claim conflict: opens one case, due when the profile would pass, and notifies the owner only", async () => {
  const { holder, claimant } = await conflict("demo.two");
  const [open, ...more] = await casesOf("demo.two");
  expect(more).toEqual([]);
  const [notice] = await world.ctx.db.select().from(claimNotices).where(eq(claimNotices.claimantId, claimant.id));
  expect(open).toMatchObject({ kind: "claim", reports: 1, decidedAt: null, words: null, contact: null });
  expect(open?.dueAt).toEqual(notice?.passesAt);
  expect(await bell(holder)).toContain("claim");
  expect(await bell(claimant)).not.toContain("claim");
  // The same account proves it again: no change. A third one does: it counts, with the same time.
  await claim(claimant, "demo.two");
  const third = await verified();
  await claim(third, "demo.two");
  const [again, ...others] = await casesOf("demo.two");
  expect([again?.reports, others]).toEqual([2, []]);
  expect(again?.dueAt.getTime()).toBeGreaterThan(open?.dueAt.getTime() ?? 0);
  // Not hidden in the meantime, and visible to admins only.
  expect(await holderOf("demo.two")).toBe(holder.id);
  expect((await world.get(holder, "/api/admin/cases")).status).toBe(404);
  expect((await world.get(admin, "/api/admin/cases")).body).toMatchObject([{ handle: "demo.two", isClaimed: true }]);
});

test("claim conflict: closes by itself if the owner proves the page again, the claimant cancels, or it passes", async () => {
  const restored = await conflict("demo.kept");
  await claim(restored.holder, "demo.kept");
  const given = await conflict("demo.given");
  await world.remove(given.claimant, "/api/creators/instagram/demo.given/claim");
  const passed = await conflict("demo.passed");
  expect(await pass(73)).toBeGreaterThan(0);
  for (const handle of ["demo.kept", "demo.given", "demo.passed"])
    expect(await casesOf(handle), handle).toMatchObject([
      { decision: "kept", decidedBy: null, decidedAt: expect.any(Date) },
    ]);
  expect(await bell(restored.claimant)).toContain("claim");
  expect(await holderOf("demo.passed")).toBe(passed.claimant.id);
  expect(await bell(passed.claimant)).toContain("claim");
});

test("claim conflict: an admin keeps the owner: the waiting claim ends, the claimant is notified and may start again", async () => {
  const { holder, claimant } = await conflict("demo.left");
  expect((await decide("demo.left", "kept")).status).toBe(200);
  expect((await world.get(claimant, "/api/claims")).body).toEqual([]);
  expect(await mailsTo(claimant)).toContain("Your claim was declined");
  expect(await bell(claimant)).toContain("claim");
  await pass(100);
  expect(await holderOf("demo.left")).toBe(holder.id);
  expect((await claim(claimant, "demo.left")).body.state).toBe("notice");
  expect((await casesOf("demo.left")).map(({ decision }) => decision).sort()).toEqual(["kept", null]);
});

test("claim conflict: ends if an admin removes the creator", async () => {
  const { claimant } = await conflict("demo.removed");
  expect((await decide("demo.removed", "removed")).status).toBe(200);
  expect((await world.get(claimant, "/api/claims")).body).toEqual([]);
  expect((await world.app.inject("/api/creators/instagram/demo.removed")).statusCode).toBe(404);
  expect(await casesOf("demo.removed")).toEqual([]);
});
