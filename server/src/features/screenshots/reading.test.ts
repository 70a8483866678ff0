import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Screenshot } from "@fanradar/contract";
import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { evidence, files, screenshotReadings, screenshots } from "../../platform/db/schema.ts";
import { openFileStore } from "../../platform/files/file-store.ts";
import { makeScreen } from "../../test/make-picture.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { readScreenshot } from "./read-screenshot.ts";

const world = await setUpWorld();
const owner = await world.person();

const octets = { "content-type": "application/octet-stream" };
const newModel = async (links = { tiktokUrl: "demo.shots" }) => {
  const { id } = await world.analyze(owner, links);
  return id;
};
async function add(modelId: number, lines: string[]): Promise<Screenshot> {
  const { status, body } = await world.post(
    owner,
    `/api/models/${modelId}/screenshots`,
    await makeScreen(lines),
    octets,
  );
  expect([status, body]).toMatchObject([201, { state: "open", outcome: null, readings: [] }]);
  return body;
}
async function addAndWait(modelId: number, lines: string[]): Promise<Screenshot> {
  const { id } = await add(modelId, lines);
  let found: Screenshot | undefined;
  const findOutcome = async () => {
    const { body }: { body: Screenshot[] } = await world.get(owner, `/api/models/${modelId}/screenshots`);
    found = body.find((one) => one.id === id);
    return found?.outcome;
  };
  await expect.poll(findOutcome, { interval: 200 }).not.toBeNull();
  if (!found) throw new Error("the screenshot is gone");
  return found;
}
const fetchFile = (name: string | null, cookie = owner.cookie) =>
  world.app.inject({ url: `/api/files/${name}`, headers: { cookie } });
const confirm = (id: number, figures: Record<string, string>, change: object = {}) =>
  world.post(owner, `/api/screenshots/${id}/confirm`, {
    platform: "tiktok",
    observedOn: "2026-11-20",
    figures: Object.entries(figures).map(([metric, shown]) => ({ metric, shown })),
    ...change,
  });
const evidenceOf = (id: number) =>
  world.ctx.db.select().from(evidence).where(eq(evidence.screenshotId, id)).orderBy(evidence.kind);

test("readScreenshot: figures are read with crops; confirmed unchanged they are a checked screenshot, shown by the badge", async () => {
  const modelId = await newModel();
  const shot = await addAndWait(modelId, ["@demo.shots", "1,204 Following", "12.3K Followers", "98.7K Likes"]);
  expect(shot).toMatchObject({ outcome: "read", looksLike: "tiktok" });
  expect(shot.readings.map(({ label, shown }) => [label, shown])).toEqual([
    ["following", "1,204"],
    ["audience", "12.3K"],
    ["likes", "98.7K"],
  ]);
  const crop = shot.readings[1]?.crop ?? "";
  const other = await world.person();
  expect([(await fetchFile(crop)).headers["content-type"], (await fetchFile(crop, other.cookie)).statusCode]).toEqual([
    "image/png",
    404,
  ]);

  const { status, body } = await confirm(shot.id, { followers: "12.3K", following: "1,204" });
  expect([status, body.picture, body.readings]).toEqual([200, null, []]);
  expect(body.figures).toMatchObject([
    { metric: "followers", crop, fact: { value: 12300, low: 12250, high: 12349, trust: "screenshot" } },
    { metric: "following", fact: { value: 1204, trust: "screenshot" } },
  ]);
  expect(body.checks.map(({ rule, passed }: { rule: string; passed: boolean }) => [rule, passed])).toEqual([
    ["read-alike", true],
    ["handle", true],
  ]);
  // The picture and the unused crop go; those of the confirmed figures stay.
  await expect.poll(async () => (await world.ctx.db.select().from(files)).length).toBe(2);
  expect((await fetchFile(crop)).statusCode).toBe(200);

  await world.post(owner, `/api/models/${modelId}/analyses`);
  expect(await world.finished(owner, modelId)).toMatchObject({ badge: "verified-screenshot" });
});

test("readScreenshot: a figure that differs from the read one is self-reported, beside those that do not", async () => {
  const { id } = await addAndWait(await newModel(), ["@demo.shots", "777 Following", "45.6K Followers"]);
  await confirm(id, { followers: "99.9K", following: "777", "posts.total": "12" });
  const stored = (await evidenceOf(id)).map(({ kind, key }) => [kind, key]);
  expect(stored).toEqual([
    ["manual", `screenshot:${id}:typed`],
    ["screenshot", `screenshot:${id}:checked`],
  ]);
});

test("readScreenshot: a picture of another account is no checked screenshot", async () => {
  const { id, readings } = await addAndWait(await newModel(), ["@somebody_else", "888 Following", "77.7K Followers"]);
  expect(readings).toHaveLength(2);
  const { body } = await confirm(id, { followers: "77.7K" });
  expect(body.checks).toMatchObject([{ rule: "handle", passed: false }]);
  expect(body.figures).toMatchObject([{ fact: { trust: "manual" } }]);
});

test("readScreenshot: amounts that do not add up are no checked screenshot", async () => {
  const lines = ["Gross $1,000.00", "Fee $200.00", "Net $950.00"];
  const { id, looksLike } = await addAndWait(await newModel(), lines);
  expect(looksLike).toBe("onlyfans");
  const { body } = await confirm(
    id,
    { "earnings.gross": "$1,000.00", "earnings.net": "$950.00" },
    { platform: "onlyfans" },
  );
  expect(body.checks).toMatchObject([{ rule: "fee", passed: false }]);
  expect((await evidenceOf(id)).map(({ kind }) => kind)).toEqual(["manual"]);
});

test("readScreenshot: a picture without figures says so, and figures typed beside it are accepted", async () => {
  const { id, outcome, readings } = await addAndWait(await newModel(), ["Good morning"]);
  expect([outcome, readings]).toEqual(["nothing", []]);
  expect((await confirm(id, { followers: "5" })).body.figures).toMatchObject([{ fact: { trust: "manual" } }]);
});

/** Nothing in it reads a screenshot but the tests themselves. */
const quiet = await setUpWorld({ worker: false });
const programs = mkdtempSync(join(tmpdir(), "fanradar-ocr-"));
afterAll(() => rmSync(programs, { recursive: true, force: true }));
const program = (code: string) => {
  const entry = join(programs, `${randomUUID()}.mjs`);
  writeFileSync(entry, `process.on("message", () => {}); process.on("disconnect", () => process.exit());${code}`);
  return { entry: pathToFileURL(entry) };
};

test.each([
  ["lacks its language", program("process.send({ ready: false })"), "no-language"],
  ["never answers", { ...program("process.send({ ready: true })"), timeLimitMs: 500 }, "gave-up"],
  ["never begins", { ...program("for (;;) {}"), timeLimitMs: 500 }, "gave-up"],
  ["throws", program("throw new Error('poisoned')"), "gave-up"],
  ["ends", program("process.exit(1)"), "gave-up"],
  ["is killed", program("process.kill(process.pid, 'SIGKILL')"), "gave-up"],
  ["takes all memory", program('const all = []; for (;;) all.push("x".repeat(1e6) + Math.random())'), "gave-up"],
])(
  "readScreenshot: a reader that %s leaves nothing half-stored, and the figures can be typed",
  async (_, ocr, outcome) => {
    const person = await quiet.person();
    const { id: modelId } = await quiet.submit(person);
    const picture = await makeScreen(["5 Followers"]);
    const { body } = await quiet.post(person, `/api/models/${modelId}/screenshots`, picture, octets);
    const { db, log, config } = quiet.ctx;
    await readScreenshot({ db, log, files: openFileStore(config), ocr }, { screenshotId: body.id });
    const [row] = await db.select().from(screenshots).where(eq(screenshots.id, body.id));
    expect(row?.outcome).toBe(outcome);
    expect(await db.select().from(screenshotReadings)).toEqual([]);
    expect(await db.select().from(files).where(eq(files.userId, person.id))).toHaveLength(1);
  },
);

test("readScreenshot: reading twice, or after confirmation, changes nothing", async () => {
  const { db, log, config } = world.ctx;
  const deps = { db, log, files: openFileStore(config) };
  const shot = await addAndWait(await newModel(), ["321 Followers"]);
  await readScreenshot(deps, { screenshotId: shot.id });
  expect(await db.select().from(screenshotReadings).where(eq(screenshotReadings.screenshotId, shot.id))).toHaveLength(
    1,
  );
  await confirm(shot.id, { followers: "321" });
  await readScreenshot(deps, { screenshotId: shot.id });
  expect(await db.select().from(screenshotReadings).where(eq(screenshotReadings.screenshotId, shot.id))).toEqual([]);
});

test("readScreenshot: pictures are read one at a time, so that analyses find a free worker", async () => {
  const id = await newModel();
  const { db } = world.ctx;
  const given = await Promise.all([1, 2, 3].map((count) => add(id, [`${count},20${count} followers`])));
  const underWay = async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int from graphile_worker.jobs where task_identifier = 'read-screenshot' and locked_at is not null`,
    );
    return rows[0]?.count ?? 0;
  };
  const seen: number[] = [];
  const unread = async () => {
    seen.push(await underWay());
    const waiting = await db.select({ id: screenshots.id }).from(screenshots).where(isNull(screenshots.outcome));
    return waiting.filter((one) => given.some((shot) => shot.id === one.id)).length;
  };
  await expect.poll(unread, { interval: 50 }).toBe(0);
  expect(Math.max(...seen)).toBe(1);
});
