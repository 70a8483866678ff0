import { expect, test } from "vitest";
import { setUpApp } from "../../test/open-test-app.ts";

const server = await setUpApp();

const list = async (cookie: string) => (await server.get("/api/auth/sessions", { cookie })).json();
const revoke = (id: number, cookie: string) =>
  server.app.inject({ method: "DELETE", url: `/api/auth/sessions/${id}`, headers: { cookie } });
async function signIn({ email, password }: { email: string; password: string }, agent: string) {
  const answer = await server.post("/api/auth/login", { email, password }, { "user-agent": agent });
  return String(answer.headers["set-cookie"]).split(";", 1)[0] ?? "";
}

test("sessions: the list shows each session, and which one is this browser", async () => {
  const person = await server.person();
  await signIn(person, "Phone");
  const sessions = await list(person.cookie);
  expect(sessions).toMatchObject([{ userAgent: "Phone", isCurrent: false }, { isCurrent: true }]);
  expect(JSON.stringify(sessions)).not.toContain(person.cookie.split("=")[1]);
});

test("sessions: a revoked session is invalid at once", async () => {
  const person = await server.person();
  const phone = await signIn(person, "Phone");
  const [{ id }] = await list(person.cookie);
  expect((await revoke(id, person.cookie)).statusCode).toBe(200);
  expect((await server.get("/api/auth/sessions", { cookie: phone })).statusCode).toBe(401);
  expect((await revoke(id, person.cookie)).statusCode).toBe(404);
  expect(await list(person.cookie)).toHaveLength(1);
});
