import { beforeAll, expect, test } from "vitest";
import { seedAccounts } from "../seed/seed-accounts.ts";
import { bodyOf, canary, noIds } from "./calls/call-sample.ts";
import { calls } from "./calls/calls.ts";
import { makeResources } from "./make-resources.ts";
import { cookieOf } from "./open-test-app.ts";
import { insertPasskey } from "./soft-authenticator.ts";
import { setUpWorld } from "./start-world.ts";
import { typedFigures } from "./typed-figures.ts";

const actors = ["visitor", "owner", "other", "admin", "guest"] as const;
type Actor = (typeof actors)[number];
const methods = ["GET", "POST", "PATCH", "PUT", "DELETE"] as const;
const octets = { "content-type": "application/octet-stream" };
/** Calls whose figures are of the instance, of no creator. */
const ofNoCreator = ["GET /api/instance", "GET /api/methods/accuracy"];
const ids = noIds();
/** Values that no response may contain: every stored hash of a password or token, as the database has it. */
let secrets: string[];
let ownersEmail: string;
/** The owner's model as it was read. */
let whole: object;
const cookies = new Map<Actor, string>();
const world = await setUpWorld();
beforeAll(async () => {
  const owner = await world.person();
  const other = await world.person();
  const model = await world.submit(owner, { instagramUrl: "demo.matrix", notes: canary });
  expect((await world.finished(owner, model.id)).analysis).toMatchObject({ state: "done", failure: null });
  const { email, password } = owner;
  await world.app.inject({ method: "POST", url: "/api/auth/login", payload: { email, password } });
  const { body: sessions } = await world.get(owner, "/api/auth/sessions");
  ids.session = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
  const { body: evidence } = await world.post(
    owner,
    `/api/models/${model.id}/evidence`,
    typedFigures("tiktok", { followers: 5 }, { observedOn: "2026-11-01" }),
  );
  const beside = await world.analyze(owner, { instagramUrl: "demo.beside", notes: canary });
  const third = await world.analyze(owner, { tiktokUrl: "demo.spare.report" });
  ids.spareReport = (await world.report(owner, third.id)).id;
  ids.passkey = await insertPasskey(world.ctx.db, owner.id);
  const made = { modelId: model.id, compared: [model.id, beside.id], text: canary, question: canary };
  Object.assign(ids, await makeResources(world, owner, { ...made, handle: "demo.matrix" }));
  ids.evidence = evidence.id;
  ids.spare = (await world.submit(owner, { tiktokUrl: "demo.spare" })).id;
  whole = (await world.get(owner, `/api/models/${model.id}`)).body;
  await seedAccounts(world.ctx.db);
  ownersEmail = email;
  const { rows } = await world.ctx.pool.query(
    `select password_hash as secret from users where password_hash is not null
      union all select encode(token_hash, form) from sessions, unnest(array['hex', 'base64']) as form
      union all select encode(token_hash, form) from guests, unnest(array['hex', 'base64']) as form
      union all select encode(token_hash, form) from account_tokens, unnest(array['hex', 'base64']) as form`,
  );
  secrets = rows.map(({ secret }) => secret);
  expect(secrets.length).toBeGreaterThan(8);
  const payload = { email: "admin@fanradar.test", password: "fanradar-demo" };
  const admin = await world.app.inject({ method: "POST", url: "/api/auth/login", payload });
  const started = { name: "A", username: "a", tiktokUrl: "demo.guest" };
  const guest = await world.app.inject({ method: "POST", url: "/api/models/guest", payload: started });
  cookies.set("guest", cookieOf(guest.headers["set-cookie"]));
  cookies.set("owner", owner.cookie).set("other", other.cookie).set("admin", cookieOf(admin.headers["set-cookie"]));
});

test.each(Object.entries(calls))("matrix: %s has the expected response for each actor", async (call, sample) => {
  const { actors: expected, guest = expected[0], id, query = "", file } = sample;
  const body = bodyOf(sample, 0, { ids, whole });
  const [name, path] = call.split(" ");
  const method = methods.find((one) => one === name);
  if (!method) throw new Error(`no method of ours: ${call}`);
  const send = async (actor: Actor, named: number | string) =>
    world.app.inject({
      method,
      url:
        (path ?? "")
          .replace(/:(id|name)/, String(named))
          .replace(":platform", "instagram")
          .replace(":handle", "demo.matrix") + query,
      headers: { cookie: cookies.get(actor) ?? "", ...(file && octets) },
      ...(body && { payload: body }),
      ...(file && { payload: await file(0) }),
    });
  const answers: Record<string, number> = {};
  for (const actor of actors) {
    const answer = await send(actor, id ? ids[id] : "");
    answers[actor] = answer.statusCode;
    const isStranger = actor === "other" || actor === "visitor" || actor === "guest";
    if (isStranger) expect(answer.body).not.toContain(canary);
    if (isStranger && !sample.namesCreators && !ofNoCreator.includes(call))
      expect(answer.body, "has a row in leaks.test").not.toMatch(/"metric":"/);
    expect(secrets.filter((secret) => answer.body.includes(secret))).toEqual([]);
    // The demo's mailbox is public by design.
    if (isStranger && path !== "/api/mailbox") expect(answer.body).not.toContain(ownersEmail);
    expect(answer.body).not.toMatch(/argon2|passwordHash|twoFactorSecret|tokenHash/);
  }
  // What is somebody else's answers as what does not exist, however an id is written.
  if (path?.includes(":id") && answers.other === 404) {
    const { body: missing } = await send("other", 2_000_000_000);
    for (const odd of [id ? ids[id] : "", "0", "-1", "1e3", "99999999999999999999", "1%00", "1'--"]) {
      const { statusCode, body } = await send("other", odd);
      expect([odd, statusCode, body]).toEqual([odd, 404, missing]);
    }
  }
  expect(answers).toEqual(
    Object.fromEntries(actors.map((actor, index) => [actor, actor === "guest" ? guest : expected[index]])),
  );
});
