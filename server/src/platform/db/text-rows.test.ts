import { brotliDecompressSync } from "node:zlib";
import { listModels } from "@fanradar/contract";
import { expect, test } from "vitest";
import { findModel, findModelsOf, parseModels } from "../../domain/submissions/find-models.ts";
import { setUpApp } from "../../test/open-test-app.ts";

const app = await setUpApp();
const { id, cookie } = await app.person();
const submit = async (name: string, instagramUrl: string): Promise<number> =>
  (await app.post("/api/models", { name, username: "text.rows", instagramUrl }, { cookie })).json().id;
const list = (headers: Record<string, string> = {}) =>
  app.get(listModels.path.replace(":id", String(id)), { cookie, ...headers });

test("parseRows: text rows become what the query itself returns", async () => {
  const modelId = await submit("Ünï 'quoted' \\ \u{1F600}", "demo.text.rows");
  const [parsed, ...others] = await parseModels(await findModelsOf(app.ctx.db, { workspaceId: id, models: null }));
  expect(others).toEqual([]);
  expect(parsed).toEqual(await findModel(app.ctx.db, modelId));
});

test("a kept list: a change of a model is in the next answer, and its reversal in the one after", async () => {
  const modelId = await submit("First", "demo.text.rows.second");
  const rename = (name: string) => app.ctx.pool.query("update models set name = $2 where id = $1", [modelId, name]);
  const first = (await list()).body;
  expect(first).toContain('"First"');
  await rename("Second");
  expect((await list()).body).toBe(first.replace('"First"', '"Second"'));
  await rename("First");
  expect((await list()).body).toBe(first);
});

test("a kept list: a client that refuses brotli gets the same, not compressed by it", async () => {
  const [packed, refused] = [await list({ "accept-encoding": "br" }), await list({ "accept-encoding": "br;q=0" })];
  expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: expect.stringContaining("accept-encoding") });
  expect(refused.headers).not.toHaveProperty("content-encoding");
  expect(refused.headers).toMatchObject({ vary: expect.stringContaining("accept-encoding") });
  expect(JSON.parse(String(brotliDecompressSync(packed.rawPayload)))).toEqual(refused.json());
});
