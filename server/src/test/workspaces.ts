import type { MemberRole, Membership, WorkspaceMember } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "../platform/db/schema.ts";
import { cookieOf, type Person } from "./open-test-app.ts";
import { setUpWorld, type WorldOptions } from "./start-world.ts";

export const granted = (role: MemberRole, more: object = {}) => ({
  ...{ role, scope: role === "client" ? "models" : "all", seesEarnings: role === "owner" },
  ...more,
});

/** A world for all tests of a file, with workspaces, who is invited to them and what they see. */
export async function setUpWorkspaces(options?: WorldOptions) {
  const world = await setUpWorld(options);

  async function founded(name = "Agency") {
    const owner = await world.person();
    await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, owner.id));
    const { status, body } = await world.post(owner, "/api/workspaces", { name });
    expect(status).toBe(201);
    const workspace: Membership = body;
    return { owner, workspace };
  }
  async function invited(owner: Person, role: MemberRole, more: object = {}) {
    const { status, body } = await world.post(owner, "/api/workspace/invites", granted(role, more));
    expect(status, JSON.stringify(body)).toBe(201);
    const issued: { id: number; token: string } = { id: body.invite.id, token: body.token };
    return issued;
  }
  const joined = (owner: Person, role: MemberRole, more: object = {}) => world.member(owner, granted(role, more));
  const put = (person: Person, url: string, payload: object) =>
    world.app.inject({ method: "PUT", url, payload, headers: { cookie: person.cookie } });
  const switchTo = (person: Person, id: number) => put(person, "/api/workspaces/current", { id });
  const modelsOf = async (person: Person): Promise<number[]> =>
    (await world.get(person, `/api/user/${person.id}/models`)).body.map(({ id }: { id: number }) => id);
  const membersOf = async (person: Person): Promise<WorkspaceMember[]> =>
    (await world.get(person, "/api/workspace/members")).body.members;
  /** The same person in another browser. */
  async function signedInAnew(person: Person): Promise<Person> {
    const { email, password } = person;
    const answer = await world.app.inject({ method: "POST", url: "/api/auth/login", payload: { email, password } });
    expect(answer.statusCode).toBe(200);
    return { ...person, cookie: cookieOf(answer.headers["set-cookie"]) };
  }
  const sessionOf = async (person: Person) => (await world.get(person, "/api/auth/session")).body;

  return { world, founded, invited, joined, put, switchTo, modelsOf, membersOf, signedInAnew, sessionOf };
}
