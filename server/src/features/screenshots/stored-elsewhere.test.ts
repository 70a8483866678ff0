import { afterAll, beforeAll, expect, test } from "vitest";
import { files, screenshots } from "../../platform/db/schema.ts";
import { makePicture } from "../../test/make-picture.ts";
import { startS3Server } from "../../test/s3-server.ts";
import { startWorld, type World } from "../../test/start-world.ts";

const credentials = { accessKeyId: "KEY", secretAccessKey: "secret", region: "eu-central-1", bucket: "creators" };
let s3: Awaited<ReturnType<typeof startS3Server>>;
let world: World;
beforeAll(async () => {
  s3 = await startS3Server(credentials);
  world = await startWorld({ config: { s3: { ...credentials, endpoint: s3.endpoint } } });
});
afterAll(async () => {
  await world.close();
  await s3.close();
});

const octets = { "content-type": "application/octet-stream" };

test("screenshots: with an S3 store the picture is stored there, served only by this server, and deleted once confirmed", async () => {
  const owner = await world.person();
  const { id: modelId } = await world.submit(owner);
  const send = async (background: string) =>
    world.post(owner, `/api/models/${modelId}/screenshots`, await makePicture({ background }), octets);

  const { body } = await send("#111");
  expect([...s3.objects.keys()]).toEqual([body.picture]);
  expect(JSON.stringify(body)).not.toContain(s3.endpoint);
  const served = await world.app.inject({ url: `/api/files/${body.picture}`, headers: { cookie: owner.cookie } });
  expect(served.rawPayload).toEqual(s3.objects.get(body.picture));
  await world.post(owner, `/api/screenshots/${body.id}/confirm`, {
    platform: "instagram",
    observedOn: "2026-11-20",
    figures: [{ metric: "followers", shown: "12.3K" }],
  });
  await expect.poll(() => s3.objects.size).toBe(0);

  s3.fail(1_000);
  const refused = await send("#222");
  s3.fail(0);
  expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
  expect(await world.ctx.db.select().from(screenshots)).toHaveLength(1);
  expect((await send("#222")).status).toBe(201);

  s3.fail(1_000);
  const picture = [...s3.objects.keys()][0];
  expect((await world.get(owner, `/api/files/${picture}`)).status).toBe(503);
  // The failed upload is recorded, and the sweep deletes its file.
  expect(await world.ctx.db.select().from(files)).toHaveLength(2);
});
