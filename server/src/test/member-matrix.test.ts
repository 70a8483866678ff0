import {
  type MemberRights,
  type MemberRole,
  type MemberRow,
  mayAs,
  memberRoles,
  memberRowOf,
} from "@fanradar/contract";
import { beforeAll, expect, test } from "vitest";
import { mountedCalls } from "../domain/access/mount.ts";
import { bodyOf, noIds } from "./calls/call-sample.ts";
import { calls } from "./calls/calls.ts";
import { makeResources } from "./make-resources.ts";
import { textOfPdf } from "./read-pdf.ts";
import { setUpWorld } from "./start-world.ts";

const octets = { "content-type": "application/octet-stream" };
/** Names of what lies in the scope of some members, and of what lies in that of others: typed and linked. */
const inside = /vermilion/i;
const outside = /cobalt/i;
/** Cents of an amount that was typed for the first model, however it is written. */
const amount = /9.?8.?7.?6.?5.?4.?3.?1/;

const anotherOwner = "another workspace's owner";

interface Actor extends MemberRights {
  name: string;
  cookie: string;
  id: number;
  /** The models that they see: `none` for who is no member, or works elsewhere. */
  sees: "all" | "inside" | "outside" | "none";
}
const world = await setUpWorld();
const ids = noIds();
const actors: Actor[] = [];
let whole: object;
/** Ids of two models inside. */
let compared: number[];

beforeAll(async () => {
  const owner = await world.person();
  const { body: workspace } = await world.post(owner, "/api/workspaces", { name: "Agency" });
  const first = await world.submit(owner, {
    name: "Vermilion One",
    instagramUrl: "demo.vermilion",
    notes: "vermilion notes",
  });
  const second = await world.submit(owner, { name: "Vermilion Two", instagramUrl: "demo.vermilion.two" });
  const foreign = await world.submit(owner, { name: "Cobalt", instagramUrl: "demo.cobalt", notes: "cobalt notes" });
  for (const { id } of [first, second, foreign]) await world.finished(owner, id);
  const typed = (day: string, value: number) => ({
    ...{ kind: "manual", key: crypto.randomUUID(), platform: "onlyfans", observedOn: day },
    figures: [{ metric: "earnings.gross", value }],
  });
  const evidence = await world.post(owner, `/api/models/${first.id}/evidence`, typed("2026-11-01", 98_765_431));
  expect(evidence.status).toBe(201);
  await world.post(owner, `/api/models/${first.id}/analyses`);
  await world.finished(owner, first.id);
  compared = [first.id, second.id];
  const spare = await world.analyze(owner, { name: "Vermilion Spare", tiktokUrl: "demo.vermilion.spare" });
  await world.post(owner, "/api/todos", { title: "cobalt to-do", modelId: foreign.id });
  const made = { modelId: first.id, workspaceId: workspace.id, compared, text: "vermilion notes" };
  const named = { question: "What did it earn?", handle: "demo.vermilion" };
  Object.assign(ids, await makeResources(world, owner, { ...made, ...named }));
  Object.assign(ids, { spare: spare.id, evidence: evidence.body.id });
  ids.spareReport = (await world.report(owner, second.id)).id;
  // A request for removal that may be answered. It hides nothing: all other calls go on.
  await world.ctx.pool.query(`insert into moderation_cases (kind, platform, handle, due_at)
    values ('removal', 'instagram', 'demo.vermilion', now() + interval '7 days')`);
  whole = (await world.get(owner, `/api/models/${first.id}`)).body;

  const insideIds = [first.id, second.id, spare.id];
  const join = async (name: string, grant: object, sees: Actor["sees"], rights: MemberRights) => {
    const person = await world.member(owner, grant);
    actors.push({ ...rights, name, cookie: person.cookie, id: person.id, sees });
    return person;
  };
  const everything: MemberRights = { role: "owner", scope: "all", seesEarnings: true };
  actors.push({ ...everything, name: "owner", cookie: owner.cookie, id: owner.id, sees: "all" });
  for (const role of memberRoles.filter((one): one is Exclude<MemberRole, "owner"> => one !== "owner"))
    for (const [sees, seesEarnings] of [
      ["all", true],
      ["inside", true],
      ["inside", false],
      ["outside", true],
    ] as const) {
      if (role === "client" && sees === "all") continue;
      const scope = sees === "all" ? "all" : "models";
      const rights: MemberRights = { role, scope, seesEarnings };
      const grant = { ...rights, modelIds: sees === "outside" ? [foreign.id] : insideIds };
      await join(`${role}, ${sees}, ${seesEarnings ? "earnings" : "no earnings"}`, grant, sees, rights);
    }
  const manager: MemberRights = { role: "manager", scope: "all", seesEarnings: true };
  const removed = await join("removed manager", manager, "none", manager);
  expect((await world.remove(owner, `/api/workspace/members/${removed.id}`)).status).toBe(200);
  const away = await join("manager who works in the personal workspace", manager, "none", manager);
  const switched = await world.app.inject({
    ...{ method: "PUT", url: "/api/workspaces/current", payload: { id: away.id } },
    headers: { cookie: away.cookie },
  });
  expect(switched.statusCode).toBe(200);
  const other = await world.person();
  await world.post(other, "/api/workspaces", { name: "Other" });
  actors.push({ ...everything, name: anotherOwner, cookie: other.cookie, id: other.id, sees: "none" });
});

/** Whether an actor may, by the rules of the contract: what is refused answers 404, or 403 where a model is added. */
function mayOf(actor: Actor, row: MemberRow): boolean {
  if (row === "list") return true;
  if (row === "private" || row === "managed") return actor.name === "owner";
  if (row === "workspace") return actor.name === "owner" || actor.name === anotherOwner;
  // Who is no member works in a workspace of their own, whose owner they are.
  const isMember = actor.sees !== "none";
  if (typeof row === "object") return !isMember || mayAs(actor, row.list);
  return (actor.sees === "all" || actor.sees === "inside") && mayAs(actor, row);
}

/** Calls that one sender alone can make: after it what they name is gone. The owner makes them, after all who must be refused. */
const spends = /^DELETE |restore$|confirm$/;
/** Calls that answer 403, not 404, to who sees the model or works in the workspace. */
const forbids = new Set([
  "PATCH /api/models/:id",
  "POST /api/models",
  "POST /api/models/batch",
  "POST /api/models/guest",
  "PUT /api/models/:id/workspace",
]);
const called = new Map(mountedCalls(world.app).map((call) => [`${call.method} ${call.path}`, call]));
const tried = Object.entries(calls).flatMap(([name, sample]) => {
  const call = called.get(name);
  const row = call && memberRowOf(call);
  return row ? [[name, call, row, sample] as const] : [];
});

test.each(tried)(
  "members: %s is refused and allowed by role, scope and earnings, and discloses nothing",
  async (call, { method, path }, row, sample) => {
    const isList = row === "list" || typeof row === "object";
    const ordered = actors.toSorted((one, two) => Number(mayOf(one, row)) - Number(mayOf(two, row)));
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const actor of ordered) {
      const may = mayOf(actor, row);
      if (may && spends.test(call) && actor.name !== "owner") continue;
      // What they would end all others need.
      if (may && (row === "managed" || call === "DELETE /api/workspace")) continue;
      const thing = isList && sample.id === "user" ? actor.id : sample.id ? ids[sample.id] : "";
      const given = bodyOf(sample, 0, { ids, whole });
      const body = call === "POST /api/comparisons" ? { models: compared } : given;
      // Other ids may be public creators, whom anybody may compare.
      const query = call === "GET /api/comparisons" ? `?models=${compared.join()}` : (sample.query ?? "");
      const answer = await world.app.inject({
        method,
        url: path.replace(/:(id|name)/, String(thing)).replace(":platform", "instagram") + query,
        headers: { cookie: actor.cookie, ...(sample.file && octets) },
        ...(body && { payload: body }),
        ...(sample.file && { payload: await sample.file(0) }),
      });
      const { statusCode } = answer;
      const isNotThere = statusCode === 404 || (forbids.has(call) && statusCode === 403);
      // Nothing is connected: who may end it is answered alike.
      const isAlike = call.startsWith("DELETE /api/models/:id/connections");
      found[actor.name] =
        isNotThere && !isAlike ? "refused" : may ? "allowed" : isAlike ? "refused" : String(statusCode);
      expected[actor.name] = may ? "allowed" : "refused";
      const text = call.endsWith("/pdf") && statusCode === 200 ? await textOfPdf(answer.rawPayload) : answer.body;
      const who = `${actor.name}: ${statusCode}`;
      if (actor.sees === "inside" || actor.sees === "none") expect(text, who).not.toMatch(outside);
      if (actor.sees === "outside" || actor.sees === "none") expect(text, who).not.toMatch(inside);
      if (!actor.seesEarnings || actor.sees === "outside" || actor.sees === "none")
        expect(text, who).not.toMatch(amount);
      if (actor.role === "client") expect(text, who).not.toContain("vermilion notes");
    }
    expect(found).toEqual(expected);
  },
);
