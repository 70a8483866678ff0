import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Screenshot } from "@fanradar/contract";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { evidence, files, observations, screenshots } from "../../platform/db/schema.ts";
import { openFileStore } from "../../platform/files/file-store.ts";
import { storeFile } from "../../platform/files/store-file.ts";
import { sweepFiles } from "../../platform/files/sweep-files.ts";
import { makePicture, makePixelBomb } from "../../test/make-picture.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();
const dataDir = world.ctx.config.dataDir;
const owner = await world.person();
const modelId = (await world.analyze(owner, { instagramUrl: "demo.shots" })).id;

const file = { "content-type": "application/octet-stream" };
const send = (bytes: Buffer, by = owner) => world.post(by, `/api/models/${modelId}/screenshots`, bytes, file);
async function added(bytes: Buffer): Promise<Screenshot> {
  const { status, body } = await send(bytes);
  expect([status, body]).toMatchObject([201, {}]);
  return body;
}
let shade = 0;
/** A picture that no other test sends. */
const anyPicture = () => makePicture({ background: `#0000${(16 + shade++).toString(16)}` });
const fetchFile = (name: string | null, cookie = owner.cookie) =>
  world.app.inject({ url: `/api/files/${name}`, headers: { cookie } });
const stored = () =>
  readdirSync(dataDir, { recursive: true }).filter((name) => statSync(join(dataDir, String(name))).isFile()).length;
const rows = async () => (await world.ctx.db.select().from(files)).length;
const followers = {
  platform: "instagram",
  observedOn: "2026-11-20",
  figures: [{ metric: "followers", shown: "12.3K" }],
};

test("screenshots: a picture is re-encoded upright, without EXIF, location and appended data", async () => {
  const secret = "CANARY of a camera";
  const sent = Buffer.concat([
    await makePicture({ format: "jpeg", secret, orientation: 6, width: 300, height: 100 }),
    Buffer.from(secret),
  ]);
  const { picture, width, height } = await added(sent);
  const answer = await fetchFile(picture);
  expect([answer.statusCode, answer.headers["content-type"], width, height]).toEqual([200, "image/jpeg", 100, 300]);
  expect(answer.rawPayload.includes(secret)).toBe(false);
  const { exif, xmp, icc, comments, ...seen } = await sharp(answer.rawPayload).metadata();
  expect([exif, xmp, icc, comments]).toEqual([undefined, undefined, undefined, undefined]);
  expect([seen.width, seen.height]).toEqual([100, 300]);
});

test.each([
  ["webp", "image/png"],
  ["png", "image/png"],
  ["jpeg", "image/jpeg"],
] as const)("screenshots: a %s is accepted, whatever its name, and stored as %s", async (format, type) => {
  const { picture } = await added(await makePicture({ format, width: 211 }));
  expect((await fetchFile(picture)).headers["content-type"]).toBe(type);
});

test("screenshots: a picture is served to its owner only, under an unguessable name, and cannot run scripts", async () => {
  const { picture } = await added(await anyPicture());
  expect(picture).toMatch(/^[0-9a-f]{48}$/);
  const { headers } = await fetchFile(picture);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "content-disposition": "inline",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
  });
  const other = await world.person();
  const answers = [
    await fetchFile(picture, ""),
    await fetchFile(picture, other.cookie),
    await fetchFile("0".repeat(48)),
    await fetchFile("../app-secret"),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
  ["nothing", () => Buffer.alloc(0), 422, "The file is empty"],
  ["text", () => Buffer.from("followers 12,104"), 422, "Expected PNG, JPEG or WebP"],
  ["SVG", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"), 422, "Expected PNG"],
  ["a GIF", () => makePicture({ format: "gif" }), 422, "Expected PNG"],
  ["a PDF", () => Buffer.from("%PDF-1.7\n"), 422, "Expected PNG"],
  [
    "HTML behind a PNG's first bytes",
    () => Buffer.from("\x89PNG\r\n\x1a\n<script>1</script>", "latin1"),
    422,
    "damaged",
  ],
  ["half a PNG", async () => (await makePicture({ width: 900, height: 900 })).subarray(0, 900), 422, "damaged"],
  ["half a JPEG", async () => (await makePicture({ format: "jpeg", width: 900 })).subarray(0, 700), 422, "damaged"],
  ["a bomb of 900 million pixels", () => makePixelBomb(30_000), 422, "at most 20 megapixels"],
  ["a bomb of 25 million pixels", () => makePixelBomb(5_000), 422, "at most 20 megapixels"],
  ["a dot", () => makePicture({ width: 1, height: 1 }), 422, "at least 64 pixels"],
  ["11 MB", () => Buffer.alloc(11 * 1024 * 1024, 1), 413, "this file has 11 MB, the limit is 10 MB"],
])("screenshots: %s is refused by name, and nothing is stored", async (_, bytes, status, message) => {
  const before = [await rows(), stored()];
  const answer = await send(await bytes());
  expect(answer.status).toBe(status);
  expect(`${answer.body.message} ${answer.body.fields?.picture}`).toContain(message);
  expect([await rows(), stored()]).toEqual(before);
});

test("screenshots: a picture not sent as a file is an unsupported media type", async () => {
  const { status } = await world.post(owner, `/api/models/${modelId}/screenshots`, { picture: "data:" });
  expect(status).toBe(415);
});

test("screenshots: 300 damaged pictures are accepted or refused, without a failure", async () => {
  const seeds = [
    await makePicture({ format: "png", width: 80, height: 80 }),
    await makePicture({ format: "jpeg", width: 80, height: 80, secret: "x" }),
    await makePicture({ format: "webp", width: 80, height: 80 }),
  ];
  const { processPicture } = await import("../../platform/files/process-picture.ts");
  const counts = { taken: 0, refused: 0 };
  for (let round = 0; round < 300; round++) {
    const bytes = Buffer.from(seeds[round % 3] ?? "");
    // Bytes change by a fixed rule, so that a failure can be reproduced.
    for (let n = 0; n < 1 + (round % 7); n++)
      bytes[(round * 7919 + n * 104_729) % bytes.length] = (round * 31 + n) % 256;
    const result = await processPicture(bytes);
    if ("refused" in result) counts.refused++;
    else counts.taken++;
  }
  expect(counts.taken + counts.refused).toBe(300);
  expect(counts.refused).toBeGreaterThan(30);
});

test("screenshots: the same picture sent again is the same screenshot, also concurrently", async () => {
  const bytes = await anyPicture();
  const [one, two] = await Promise.all([added(bytes), added(bytes)]);
  expect([one.id, (await added(bytes)).id]).toEqual([two.id, two.id]);
});

test("screenshots: confirmed figures are evidence with the interval of their rounding, and the picture is deleted", async () => {
  const { id, picture } = await added(await anyPicture());
  const { status, body } = await world.post(owner, `/api/screenshots/${id}/confirm`, followers);
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: "confirmed", picture: null, platform: "instagram", observedOn: "2026-11-20" });
  expect(body.figures).toMatchObject([
    { metric: "followers", shown: "12.3K", fact: { value: 12300, low: 12250, high: 12349, trust: "manual" } },
  ]);
  const [evidenceRow] = await world.ctx.db.select().from(evidence).where(eq(evidence.screenshotId, id));
  expect(evidenceRow).toMatchObject({ scope: "owner", modelId, addedBy: owner.id });
  const observed = await world.ctx.db
    .select()
    .from(observations)
    .where(eq(observations.evidenceId, evidenceRow?.id ?? 0));
  expect(observed).toMatchObject([{ metric: "followers", value: 12300, low: 12250, high: 12349, profileId: null }]);
  expect((await fetchFile(picture)).statusCode).toBe(404);
  await expect.poll(async () => (await storeHas(picture)) || (await rowOf(picture))).toBe(false);
});

test("screenshots: a picture stays on request, and its figures are in the next report, self-reported", async () => {
  const model = await world.analyze(owner, { onlyfansUrl: "demoshots" });
  const sent = await world.post(owner, `/api/models/${model.id}/screenshots`, await anyPicture(), file);
  const body = {
    platform: "onlyfans",
    observedOn: "2026-11-20",
    currency: "EUR",
    figures: [
      { metric: "subscribers", shown: "1.2K" },
      { metric: "earnings.gross", shown: "1.000,50 €" },
    ],
    keepsPicture: true,
  };
  const confirmed: Screenshot = (await world.post(owner, `/api/screenshots/${sent.body.id}/confirm`, body)).body;
  expect((await fetchFile(confirmed.picture)).statusCode).toBe(200);
  expect((await world.post(owner, `/api/models/${model.id}/analyses`)).body.cause).toBe("new-evidence");
  await world.finished(owner, model.id);
  const { facts } = (await world.report(owner, model.id)).metadata.sealed;
  expect(facts.filter(({ id }) => ["onlyfans.subscribers", "onlyfans.earningsGross"].includes(id))).toMatchObject([
    { value: 1200, low: 1150, high: 1249, kind: "self-reported", trust: "manual", scope: "owner" },
    { value: 100_050, currency: "EUR", kind: "self-reported", trust: "manual", scope: "owner" },
  ]);
});

test("screenshots: unreadable figures are named, and nothing is confirmed", async () => {
  const { id } = await added(await anyPicture());
  const confirm = (change: object) => world.post(owner, `/api/screenshots/${id}/confirm`, { ...followers, ...change });
  const figure = (shown: string, metric = "followers") => ({ metric, shown });
  const answers = [
    await confirm({ figures: [figure("12.3K"), figure("1.234K", "following"), figure("many", "posts.total")] }),
    await confirm({ figures: [] }),
    await confirm({ figures: [figure("1"), figure("2")] }),
    await confirm({ figures: [figure("1", "subscribers")] }),
    await confirm({ observedOn: "2100-01-01" }),
    await confirm({ platform: "myspace" }),
    await confirm({
      platform: "onlyfans",
      figures: [figure("$5,000.00", "earnings.net"), figure("$1,000.00", "earnings.gross")],
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 422]);
  expect(answers.map(({ body }) => Object.keys(body.fields))).toEqual([
    ["figures.1.shown", "figures.2.shown"],
    ["figures"],
    ["figures.1.metric"],
    ["figures.0.metric"],
    ["observedOn"],
    ["platform"],
    ["figures.0.shown"],
  ]);
  const [row] = await world.ctx.db.select().from(screenshots).where(eq(screenshots.id, id));
  expect(row).toMatchObject({ confirmedAt: null, platform: null });
});

test("screenshots: a screenshot is confirmed once, also by two concurrent requests", async () => {
  const { id } = await added(await anyPicture());
  const confirm = () => world.post(owner, `/api/screenshots/${id}/confirm`, followers);
  const answers = await Promise.all([confirm(), confirm()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await world.ctx.db.select().from(evidence).where(eq(evidence.screenshotId, id))).toHaveLength(1);
});

test("screenshots: a deleted screenshot leaves neither evidence nor file", async () => {
  const { id, picture } = await added(await anyPicture());
  await world.post(owner, `/api/screenshots/${id}/confirm`, { ...followers, keepsPicture: true });
  expect((await world.remove(owner, `/api/screenshots/${id}`)).status).toBe(200);
  expect(await world.ctx.db.select().from(evidence).where(eq(evidence.screenshotId, id))).toEqual([]);
  await expect.poll(async () => (await storeHas(picture)) || (await rowOf(picture))).toBe(false);
});

test("screenshots: figures are a source on the evidence page, and deleting it there deletes the screenshot", async () => {
  const { id, picture } = await added(await anyPicture());
  await world.post(owner, `/api/screenshots/${id}/confirm`, { ...followers, keepsPicture: true });
  const [given] = await world.ctx.db.select().from(evidence).where(eq(evidence.screenshotId, id));
  const { body } = await world.get(owner, `/api/models/${modelId}/evidence`);
  const item = body.items.find((one: { id: number }) => one.id === given?.id);
  expect(item).toMatchObject({ kind: "manual", typed: null, figures: [{ value: 12300, low: 12250, high: 12349 }] });
  expect((await world.remove(owner, `/api/evidence/${given?.id}`)).status).toBe(200);
  expect(await world.ctx.db.select().from(screenshots).where(eq(screenshots.id, id))).toEqual([]);
  expect((await fetchFile(picture)).statusCode).toBe(404);
});

test("screenshots: files of a killed process are deleted after an hour, and referenced ones stay", async () => {
  const store = openFileStore({ dataDir, s3: undefined });
  const lost = await storeFile(world.ctx.db, store, Buffer.from("lost"), { userId: owner.id, type: "image/png" });
  const { picture } = await added(await anyPicture());
  if ("fault" in lost) throw new Error(lost.fault);
  const sweep = () => sweepFiles({ db: world.ctx.db, files: store, log: world.ctx.log });
  await sweep();
  expect(await storeHas(lost.name)).toBe(true);
  await world.ctx.db.update(files).set({ dueAt: sql`now() - interval '1 second'` });
  await sweep();
  expect([await storeHas(lost.name), await storeHas(picture)]).toEqual([false, true]);
});

async function storeHas(name: string | null): Promise<boolean> {
  return (await openFileStore({ dataDir, s3: undefined }).get(name ?? "")) !== "missing";
}

async function rowOf(name: string | null): Promise<boolean> {
  return (
    (
      await world.ctx.db
        .select()
        .from(files)
        .where(eq(files.name, name ?? ""))
    ).length > 0
  );
}
