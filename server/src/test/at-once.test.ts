import { eventsPath, modelEventsPath } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { makeToken } from "../domain/accounts/mail-token.ts";
import { users } from "../platform/db/schema.ts";
import { all, bodyOf, noIds, type Storm, times } from "./calls/call-sample.ts";
import { calls } from "./calls/calls.ts";
import { makeResources } from "./make-resources.ts";
import { cookieOf } from "./open-test-app.ts";
import { insertPasskey } from "./soft-authenticator.ts";
import { setUpWorld } from "./start-world.ts";

/** No call takes as long: a request without a response by then hangs. */
const patienceMs = 240_000;

/** Views are counted of browsers alone. */
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0" };
const octets = { "content-type": "application/octet-stream" };
/** The owner of the model, report and id that calls refer to; never signed out by a storm. */
const ids = noIds();
/** Ids of two models with reports. */
let compared: number[];
/** The owner's model as it was read. */
let whole: object;
const tokens = { verify: "", reset: "", signIn: "" };

const world = await setUpWorld({ worker: false });
const origin = await world.app.listen({ host: "127.0.0.1", port: 0 });
const keeper = await world.person();
beforeAll(async () => {
  const worker = await world.startWorker();
  const model = await world.submit(keeper, { instagramUrl: "demo.storm.0" });
  expect((await world.finished(keeper, model.id)).analysis).toMatchObject({ state: "done" });
  const beside = await world.analyze(keeper, { instagramUrl: "demo.storm.1" });
  const third = await world.analyze(keeper, { tiktokUrl: "demo.spare.report" });
  ids.spareReport = (await world.report(keeper, third.id)).id;
  compared = [model.id, beside.id];
  // Jobs queued by the storms stay queued: they are counted.
  await worker.stop();
  // In another order than the storm's own comparison.
  const own = {
    modelId: model.id,
    compared: compared.toReversed(),
    text: "Seen",
    question: "How often should I post?",
  };
  Object.assign(ids, await makeResources(world, keeper, { ...own, handle: "demo.storm.0" }));
  const figures = bodyOf(storms["POST /api/models/:id/evidence"] ?? {}, times, made());
  ids.evidence = (await world.post(keeper, `/api/models/${model.id}/evidence`, figures)).body.id;
  ids.passkey = await insertPasskey(world.ctx.db, keeper.id);
  ids.spare = (await world.submit(keeper, { tiktokUrl: "demo.spare" })).id;
  whole = (await world.get(keeper, `/api/models/${model.id}`)).body;
  const { id: userId } = await world.person("spends@fanradar.test");
  const make = (purpose: "verify-email" | "reset-password" | "sign-in") =>
    world.ctx.db.transaction((tx) => makeToken(tx, { userId, purpose, hours: 1 }));
  Object.assign(tokens, {
    verify: await make("verify-email"),
    reset: await make("reset-password"),
    signIn: await make("sign-in"),
  });
});

/** The world as samples see it. */
const made = () => ({ ids, whole, keeper, tokens, compared });
/** Each call as its storm makes it. */
const storms: Record<string, Storm> = Object.fromEntries(
  Object.entries(calls).map(([call, { storm = {}, ...sample }]) => [
    call,
    { ...sample, ...(!storm.allowed && all(sample.actors[1])), ...storm },
  ]),
);

const urlOf = (path: string, { id, query = "" }: Storm) =>
  `${path
    .replace(/:(id|name)/, String(id ? ids[id] : ""))
    .replace(":platform", "instagram")
    .replace(":handle", "demo.storm.0")}${query}`;

/** Senders and server share this process: busy, it may take longer to connect than undici waits. Nothing was sent by then. */
function isConnectTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "UND_ERR_CONNECT_TIMEOUT";
}

async function sendCall(call: string, storm: Storm, index: number, cookie: string) {
  const [method = "", path = ""] = call.split(" ");
  const body = bodyOf(storm, index, made());
  const file = await storm.file?.(index);
  const signal = AbortSignal.timeout(patienceMs);
  for (;;) {
    const answer = await fetch(`${origin}${urlOf(path, storm)}`, {
      method,
      headers: { ...browser, cookie, ...(body && { "content-type": "application/json" }), ...(file && octets) },
      signal,
      ...(body && { body: JSON.stringify(body) }),
      ...(file && { body: new Uint8Array(file) }),
    }).catch((error: unknown) => {
      if (isConnectTimeout(error)) return undefined;
      throw error;
    });
    if (answer) return { call, status: answer.status, text: await answer.text() };
  }
}

async function rows(count: string): Promise<number> {
  return (await world.ctx.pool.query(count)).rows[0].n;
}

function tallyOf(statuses: number[]) {
  const tally: Record<number, number> = {};
  for (const status of statuses) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
}

/** The person of the request: the owner for their own resources, else a new person, whose session the storm may end. */
async function cookieFor({ id, visitor, isVerified }: Storm): Promise<string> {
  if (visitor) return "";
  if (isVerified) {
    const { id: userId, cookie } = await world.person();
    await world.ctx.db.update(users).set({ isVerified }).where(eq(users.id, userId));
    return cookie;
  }
  if (id !== "session") return (id ? keeper : await world.person()).cookie;
  const spare = await world.app.inject({ method: "POST", url: "/api/auth/login", payload: keeper });
  const { body } = await world.get(keeper, "/api/auth/sessions");
  expect(spare.statusCode).toBe(200);
  ids.session = body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
  return keeper.cookie;
}

/** What a storm leaves behind stays until the end: a session in a transaction is named by its last statement. */
async function expectWell() {
  // A busy machine may take longer than the second that the check waits for the database.
  await expect.poll(async () => (await fetch(`${origin}/api/ready`)).json()).toEqual({ status: "ready" });
  expect((await world.get(keeper, `/api/user/${keeper.id}/models`)).status).toBe(200);
  const { rows: open } = await world.ctx.pool.query(
    "select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  expect(open).toEqual([]);
}

test.each(Object.entries(storms))(
  "askers of %s at once are all answered, and what was acknowledged is there",
  async (call, storm) => {
    const { tally, allowed, once, leaves } = storm;
    const cookie = await cookieFor(storm);
    const before = leaves ? await rows(leaves.count) : 0;
    const answers = await Promise.all(
      Array.from({ length: times }, (_, index) => sendCall(call, storm, index, cookie)),
    );
    const statuses = answers.map(({ status }) => status);
    if (tally) expect(tallyOf(statuses), answers.find(({ status }) => !(status in tally))?.text).toEqual(tally);
    if (allowed) expect(statuses.filter((status) => !allowed.includes(status))).toEqual([]);
    if (once) expect(statuses.filter((status) => status === once)).toHaveLength(1);
    const acknowledged = statuses.filter((status) => status < 300).length;
    if (leaves) expect((await rows(leaves.count)) - before).toBe(leaves.rows === "one" ? 1 : acknowledged);
  },
  2 * patienceMs,
);

test("askers of every call at once: afterwards the server answers, and no transaction is left open", expectWell);

test("events: of 80 concurrent streams of one session 64 open, and they are released", async () => {
  for (const path of [eventsPath, modelEventsPath.replace(":id", String(ids.model))]) {
    const signedIn = await world.app.inject({ method: "POST", url: "/api/auth/login", payload: keeper });
    const cookie = cookieOf(signedIn.headers["set-cookie"]);
    const end = new AbortController();
    const begun = await Promise.all(
      Array.from({ length: 80 }, () => fetch(`${origin}${path}`, { headers: { cookie }, signal: end.signal })),
    );
    expect(tallyOf(begun.map(({ status }) => status))).toEqual({ 200: 64, 429: 16 });
    end.abort();
    await expectWell();
  }
});

test(
  "every call at once, four times each and by one person, is answered by no fault of ours",
  async () => {
    const { cookie } = await world.person();
    const answers = await Promise.all(
      Object.entries(storms).flatMap(([call, storm]) =>
        Array.from({ length: 4 }, (_, index) => sendCall(call, storm, times + index, storm.visitor ? "" : cookie)),
      ),
    );
    const bugs = world.logLines.filter((line) => JSON.parse(line).msg === "bug");
    expect(
      answers.filter(({ call, status }) => status >= 500 && !storms[call]?.allowed?.includes(status)),
      bugs.join(""),
    ).toEqual([]);
    await expectWell();
  },
  2 * patienceMs,
);
