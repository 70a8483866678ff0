import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails, users } from "../../platform/db/schema.ts";
import { granted, setUpWorkspaces } from "../../test/workspaces.ts";

const { world, founded, invited, membersOf, sessionOf } = await setUpWorkspaces({ worker: false });

test("invite: by its link a person joins once, with the role that it names; a second person does not", async () => {
  const { owner } = await founded("Radiant");
  const { token } = await invited(owner, "analyst");
  const [person, other] = [await world.person(), await world.person()];
  const offered = (await world.post(person, "/api/invites/open", { token })).body;
  expect(offered).toMatchObject({ workspace: "Radiant", invitedBy: "Somebody", role: "analyst", isMember: false });
  expect((await world.post(person, "/api/invites/accept", { token })).body).toMatchObject({
    ...{ name: "Radiant", role: "analyst", seesEarnings: false },
  });
  expect((await sessionOf(person)).workspace).toMatchObject({ name: "Radiant" });
  expect((await world.post(other, "/api/invites/accept", { token })).status).toBe(410);
  expect((await world.post(other, "/api/invites/open", { token })).status).toBe(410);
  expect((await membersOf(owner)).map(({ userId, role }) => [userId, role])).toEqual([
    [owner.id, "owner"],
    [person.id, "analyst"],
  ]);
});

test("invite: withdrawn, expired or renewed, its old link opens nothing", async () => {
  const { owner } = await founded();
  const person = await world.person();
  const opens = async (token: string) => (await world.post(person, "/api/invites/open", { token })).status;
  const revoked = await invited(owner, "viewer");
  expect((await world.remove(owner, `/api/workspace/invites/${revoked.id}`)).status).toBe(200);
  const renewed = await invited(owner, "viewer");
  const { body: fresh } = await world.post(owner, `/api/workspace/invites/${renewed.id}/renew`);
  const expired = await invited(owner, "viewer");
  await world.ctx.pool.query("update workspace_invites set expires_at = now() where id = $1", [expired.id]);
  expect(await Promise.all([revoked.token, renewed.token, expired.token, fresh.token].map(opens))).toEqual([
    410, 410, 410, 200,
  ]);
  const { body } = await world.get(owner, "/api/workspace/members");
  expect(body.invites.map(({ state }: { state: string }) => state)).toEqual(["expired", "open", "revoked"]);
  expect((await world.post(owner, `/api/workspace/invites/${revoked.id}/renew`)).status).toBe(410);
});

test("invite: is mailed by a verified person alone, with who invites, the workspace and the role; a name that could be pressed is left out", async () => {
  const mailed = async (name: string) => {
    const { owner } = await founded(name);
    const recipient = `to-${owner.id}@example.org`;
    await invited(owner, "viewer", { email: recipient });
    const [mail] = await world.ctx.db.select().from(mails).where(eq(mails.recipient, recipient));
    expect(mail?.text).toContain(owner.email);
    expect(mail?.text).toContain("Your role: Viewer");
    expect(mail?.text).toMatch(/\/join\/[\w-]{43}/);
    return { owner, recipient, mail: `${mail?.subject} ${mail?.text}` };
  };
  expect((await mailed("Agency North")).mail.match(/Agency North/g)).toHaveLength(2);
  const { owner, recipient, mail } = await mailed("Prize at evil.example");
  expect(mail).not.toContain("evil");
  await world.ctx.db.update(users).set({ isVerified: false }).where(eq(users.id, owner.id));
  const again = await world.post(owner, "/api/workspace/invites", { ...granted("viewer"), email: recipient });
  expect(again).toMatchObject({ status: 403, body: { code: "unverified" } });
});

test("invite: one that was mailed is accepted by the account with its address alone, and stays open for it when another tries", async () => {
  const { owner } = await founded();
  const [invitee, other] = [await world.person(), await world.person()];
  const { token } = await invited(owner, "viewer", { email: invitee.email.toUpperCase() });
  expect((await world.post(other, "/api/invites/open", { token })).body).toMatchObject({ recipient: invitee.email });
  expect(await world.post(other, "/api/invites/accept", { token })).toMatchObject({
    ...{ status: 403, body: { code: "forbidden" } },
  });
  // A forwarded link lets others sign up by the address: it is theirs once its mail was opened.
  expect(await world.post(invitee, "/api/invites/accept", { token })).toMatchObject({
    ...{ status: 403, body: { code: "unverified" } },
  });
  expect((await membersOf(owner)).map(({ userId }) => userId)).toEqual([owner.id]);
  await world.ctx.pool.query("update users set is_verified = true where id = $1", [invitee.id]);
  expect((await world.post(invitee, "/api/invites/accept", { token })).status).toBe(200);
  // A member who opens another's link stays what they are.
  const { token: others } = await invited(owner, "manager", { email: other.email });
  expect((await world.post(invitee, "/api/invites/accept", { token: others })).body).toMatchObject({ role: "viewer" });
});

test("invite: an owner is made by no invite, a client sees a part, and tags are named", async () => {
  const { owner } = await founded();
  const refused = async (grant: object) => (await world.post(owner, "/api/workspace/invites", grant)).status;
  expect(await refused({ role: "owner", scope: "all", seesEarnings: true })).toBe(422);
  expect(await refused({ role: "client", scope: "all", seesEarnings: false })).toBe(422);
  expect(await refused({ role: "viewer", scope: "tags", tags: [], seesEarnings: false })).toBe(422);
});
