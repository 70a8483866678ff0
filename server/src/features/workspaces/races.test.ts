import { eventsPath, type MemberRole } from "@fanradar/contract";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { submissions, workspaceMembers } from "../../platform/db/schema.ts";
import { openEventStream } from "../../test/event-stream.ts";
import { setUpWorld, type World } from "../../test/start-world.ts";

const world = await setUpWorld({ worker: false });
let origin: string;
beforeAll(async () => {
  origin = await world.app.listen({ host: "127.0.0.1", port: 0 });
});

type Person = Awaited<ReturnType<World["person"]>>;
const granted = (role: MemberRole) => ({ role, scope: "all", seesEarnings: role === "owner" });
const grant = (by: Person, userId: number, role: MemberRole) =>
  world.put(by, `/api/workspace/members/${userId}`, granted(role));

async function founded() {
  const owner = await world.person();
  const { body } = await world.post(owner, "/api/workspaces", { name: "Raced" });
  const workspaceId: number = body.id;
  return { owner, workspaceId };
}
async function join(owner: Person, role: MemberRole): Promise<Person> {
  const person = await world.member(owner, granted(role === "owner" ? "manager" : role));
  if (role === "owner") expect((await grant(owner, person.id, "owner")).status).toBe(200);
  return person;
}
const countOwners = (workspaceId: number) =>
  world.ctx.db.$count(
    workspaceMembers,
    and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.role, "owner")),
  );

test("race: whatever owners do to each other at once, a workspace keeps one", async () => {
  type Act = { by: number; to: number; act: "demote" | "remove" };
  const act: fc.Arbitrary<Act> = fc.record({
    by: fc.nat(2),
    to: fc.nat(2),
    act: fc.constantFrom("demote" as const, "remove" as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
      const { owner, workspaceId } = await founded();
      const owners = [owner, await join(owner, "owner"), await join(owner, "owner")];
      const statuses = await Promise.all(
        acts.map(async ({ by, to, act: what }) => {
          const [actor, subject] = [owners[by] ?? owner, owners[to] ?? owner];
          if (what === "demote") return (await grant(actor, subject.id, "viewer")).status;
          return (await world.remove(actor, `/api/workspace/members/${subject.id}`)).status;
        }),
      );
      expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
      expect(await countOwners(workspaceId)).toBeGreaterThan(0);
    }),
    { numRuns: 12 },
  );
});

test("race: the database itself refuses the second of two transactions that each take away one of the last two owners", async () => {
  const { owner, workspaceId } = await founded();
  const other = await join(owner, "owner");
  const take = (userId: number) =>
    world.ctx.db
      .delete(workspaceMembers)
      .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)));
  const outcomes = await Promise.allSettled([take(owner.id), take(other.id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await countOwners(workspaceId)).toBe(1);
});

test("race: of many who accept an invite at once one becomes a member", async () => {
  const { owner, workspaceId } = await founded();
  const { body } = await world.post(owner, "/api/workspace/invites", granted("viewer"));
  const people = await Promise.all(Array.from({ length: 8 }, () => world.person()));
  const answers = await Promise.all(
    people.map((person) => world.post(person, "/api/invites/accept", { token: body.token })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 410)]);
  expect(await world.ctx.db.$count(workspaceMembers, eq(workspaceMembers.workspaceId, workspaceId))).toBe(2);
});

test("race: a member who is removed while they write is refused from then on, and every answer is true", async () => {
  const { owner, workspaceId } = await founded();
  const member = await join(owner, "analyst");
  const write = () => world.post(member, "/api/models", { name: "Raced", username: crypto.randomUUID().slice(0, 20) });
  const [removal, ...writes] = await Promise.all([
    world.remove(owner, `/api/workspace/members/${member.id}`),
    ...Array.from({ length: 10 }, write),
  ]);
  expect(removal?.status).toBe(200);
  expect(writes.filter(({ status }) => status !== 201 && status !== 403)).toEqual([]);
  const before = await world.ctx.db.$count(submissions, eq(submissions.workspaceId, workspaceId));
  // In their own workspace again.
  expect((await write()).status).toBe(201);
  expect(await world.ctx.db.$count(submissions, eq(submissions.workspaceId, workspaceId))).toBe(before);
});

test("live: a member's stream has events of what they see alone, and ends when they are removed", async () => {
  const { owner } = await founded();
  const member = await join(owner, "viewer");
  const seen = await world.submit(owner, { name: "Seen", username: "seen" });
  const hidden = await world.submit(owner, { name: "Hidden", username: "hidden" });
  const scoped = { role: "viewer", scope: "models", modelIds: [seen.id], seesEarnings: false };
  expect((await world.put(owner, `/api/workspace/members/${member.id}`, scoped)).status).toBe(200);
  const stream = await openEventStream(`${origin}${eventsPath}`, member.cookie);
  for (const { id } of [hidden, seen]) await world.post(owner, `/api/models/${id}/analyses`);
  const seenModels = () => stream.events.flatMap((event) => ("modelId" in event ? [event.modelId] : []));
  await expect.poll(seenModels).toContain(seen.id);
  expect((await world.remove(owner, `/api/workspace/members/${member.id}`)).status).toBe(200);
  // It ends by itself.
  await expect.poll(() => stream.isOver).toBe(true);
  expect(seenModels()).not.toContain(hidden.id);
});
