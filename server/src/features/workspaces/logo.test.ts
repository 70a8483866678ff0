import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { purgeWorkspace } from "../../domain/workspaces/store-workspace.ts";
import { files, users } from "../../platform/db/schema.ts";
import { makePicture } from "../../test/make-picture.ts";
import type { Person } from "../../test/open-test-app.ts";
import { textOfPdf } from "../../test/read-pdf.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();

const view = (url: string) => world.app.inject({ url });
async function found() {
  const owner = await world.person();
  const { status, body: workspace } = await world.post(owner, "/api/workspaces", { name: "Northern Light Agency" });
  expect(status).toBe(201);
  return { owner, workspace };
}
const send = async ({ cookie }: Person, payload: Buffer) => {
  const headers = { "content-type": "application/octet-stream", cookie };
  const answer = await world.app.inject({ method: "PUT", url: "/api/workspace/logo", headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};
async function uploaded(owner: Person, picture?: Buffer): Promise<string> {
  const { status, body } = await send(owner, picture ?? (await makePicture()));
  expect([status, body.logo]).toEqual([200, expect.stringMatching(/^\/api\/files\/[0-9a-f]{48}$/)]);
  return body.logo;
}
const expectGone = (address: string) =>
  expect
    .poll(() => world.ctx.db.$count(files, eq(files.name, address.replace("/api/files/", ""))), { interval: 200 })
    .toBe(0);

test("workspace logo: it is stored whole, made to fit 480 by 160 pixels, and seen by who has its address", async () => {
  const { owner } = await found();
  const address = await uploaded(owner, await makePicture({ width: 1_200, height: 300, secret: "CANARY of a camera" }));
  const answer = await view(address);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(answer.rawPayload.includes("CANARY")).toBe(false);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 120 });
  const small = await view(await uploaded(owner, await makePicture({ width: 100, height: 80 })));
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 100, height: 80 });
});

test("workspace logo: its members see it in their session, its owners alone change it, and the one before is deleted", async () => {
  const { owner } = await found();
  const invite = { role: "manager", scope: "all", seesEarnings: true };
  const { token } = (await world.post(owner, "/api/workspace/invites", invite)).body;
  const manager = await world.person();
  const first = await uploaded(owner);
  expect((await world.post(manager, "/api/invites/open", { token })).body.logo).toBe(first);
  expect((await world.post(manager, "/api/invites/accept", { token })).body).toMatchObject({ logo: first });
  const logoOf = async (person: Person) => (await world.get(person, "/api/auth/session")).body.workspace.logo;
  expect(await logoOf(manager)).toBe(first);
  expect((await send(manager, await makePicture())).status).toBe(404);
  expect((await world.remove(manager, "/api/workspace/logo")).status).toBe(404);
  const second = await uploaded(owner);
  await expectGone(first);
  expect((await world.remove(owner, "/api/workspace/logo")).body).toMatchObject({ logo: "" });
  await expectGone(second);
  expect(await logoOf(manager)).toBe("");
  expect((await view(second)).statusCode).toBe(404);
});

test("workspace logo: what is no picture is refused by name, and the logo stays", async () => {
  const { owner } = await found();
  const stored = await uploaded(owner);
  const { status, body } = await send(owner, Buffer.from("<svg onload=alert(1)>"));
  expect([status, body.fields]).toEqual([422, { picture: expect.any(String) }]);
  expect((await view(stored)).statusCode).toBe(200);
});

test("workspace logo: shared reports and documents of the workspace are under its name and logo", async () => {
  const { owner } = await found();
  const { id } = await world.analyze(owner, { instagramUrl: "demo.branded" });
  const { id: reportId } = await world.report(owner, id);
  const pdf = async () =>
    (await world.app.inject({ url: `/api/reports/${reportId}/pdf?signed=true`, headers: { cookie: owner.cookie } }))
      .rawPayload;
  expect((await pdf()).includes("/Subtype /Image")).toBe(false);
  const logo = await uploaded(owner);
  expect((await pdf()).includes("/Subtype /Image")).toBe(true);
  await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, owner.id));
  const share = { which: "newest", days: 7, sections: ["platformOverview"] };
  const made = await world.post(owner, `/api/reports/${reportId}/share`, share);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const payload = { token: made.body.token };
  const opened = (await world.app.inject({ method: "POST", url: "/api/shares/open", payload })).json();
  expect(opened.sharedBy).toEqual({ name: "Northern Light Agency", avatar: "", logo });
});

test("workspace logo: who does not belong to the workspace signs its report with their own name", async () => {
  const { owner } = await found();
  await uploaded(owner);
  const { id } = await world.analyze(owner, { instagramUrl: "demo.unbranded" });
  const { id: reportId } = await world.report(owner, id);
  const admin = await world.person();
  await world.ctx.db.update(users).set({ userType: "admin", name: "Site Admin" }).where(eq(users.id, admin.id));
  const url = `/api/reports/${reportId}/pdf?signed=true`;
  const { statusCode, rawPayload } = await world.app.inject({ url, headers: { cookie: admin.cookie } });
  expect([statusCode, rawPayload.includes("/Subtype /Image")]).toEqual([200, false]);
  const text = await textOfPdf(rawPayload);
  expect(text).toContain("Site Admin");
  expect(text).not.toContain("Northern Light Agency");
});

test("workspace logo: it goes with its workspace", async () => {
  const { owner, workspace } = await found();
  const logo = await uploaded(owner);
  expect((await world.remove(owner, "/api/workspace")).status).toBe(200);
  const now = () => new Date(Date.now() + 60_000);
  await purgeWorkspace({ ...world.ctx, now }, { workspaceId: workspace.id });
  await expectGone(logo);
});
