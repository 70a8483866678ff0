import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sealSecret } from "../domain/accounts/second-factor/seal-secret.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import { makePicture } from "../test/make-picture.ts";
import { startWorld, type World } from "../test/start-world.ts";
import { drillBackup } from "./drill.ts";
import { listTables, quoted } from "./list-tables.ts";
import { readBackup } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

const passphrase = "a passphrase of the tests";
/** The cost of its key is covered by seal-stream.test. */
const key = { passphrase, cost: 2 };
const folder = mkdtempSync(join(tmpdir(), "fanradar-backup-"));
const path = join(folder, "instance.backup");
let world: World;
beforeAll(async () => {
  world = await startWorld({ worker: false });
  const worker = await world.startWorker();
  const person = await world.person();
  const model = await world.analyze(person, { instagramUrl: "demo.backup" });
  await world.analyze(person, { tiktokUrl: "demo.backup" });
  const picture = await makePicture({ background: "#fff" });
  const octets = { "content-type": "application/octet-stream" };
  expect((await world.post(person, `/api/models/${model.id}/screenshots`, picture, octets)).status).toBe(201);
  await world.ctx.pool.query("update users set two_factor_secret = $1 where id = $2", [
    sealSecret(world.ctx.config, "SECRET", person.id),
    person.id,
  ]);
  // Nothing may change after the backup: the test compares with it.
  await worker.stop();
  await writeBackup(world.ctx.pool, world.ctx.config, { path, ...key });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const drill = (archive = path, secret = passphrase) =>
  drillBackup(world.ctx.config, { ...key, path: archive, passphrase: secret });

/** Every row of every table that a backup has, as text. */
async function rowsOf(pool: World["ctx"]["pool"]) {
  const client = await pool.connect();
  try {
    const found: Record<string, string[]> = {};
    for (const { schema, name } of await listTables(client)) {
      const { rows } = await client.query(`select t::text as row from ${quoted(schema, name)} t order by 1`);
      found[`${schema}.${name}`] = rows.map(({ row }) => row);
    }
    return found;
  } finally {
    client.release();
  }
}

/** Of this file's database: other files drill theirs at the same time. */
async function scratchDatabases() {
  const { rows } = await world.ctx.pool.query(
    `select scratch.datname as name from pg_database scratch, pg_database own
     where own.datname = current_database() and starts_with(scratch.datname, 'fanradar_drill_' || own.oid || '_')`,
  );
  return rows.map(({ name }) => name);
}

/** An empty database on the server of the tests. */
async function emptyDatabase() {
  const url = new URL(world.ctx.config.databaseUrl);
  url.pathname = `/restored_${randomBytes(6).toString("hex")}`;
  await world.ctx.pool.query(`create database ${url.pathname.slice(1)} template template0`);
  return openDatabase(url.href);
}

test("backup: restored into an empty database every row of every table, every file and every sequence is as it was", async () => {
  const database = await emptyDatabase();
  try {
    const files = new Map<string, Buffer>();
    await readBackup(database, { path, ...key, onFile: async (name, bytes) => void files.set(name, bytes) });
    expect(await rowsOf(database.pool)).toEqual(await rowsOf(world.ctx.pool));
    const store = openFileStore(world.ctx.config);
    expect(files.size).toBeGreaterThan(0);
    for (const [name, bytes] of files) expect(await store.get(name)).toEqual(bytes);
    const { rows } = await database.pool.query(
      "insert into users (email, name) values ('after@fanradar.test', 'After') returning id",
    );
    const { rows: last } = await world.ctx.pool.query("select max(id) as id from users");
    expect(rows[0].id).toBeGreaterThan(last[0].id);
    await expect(readBackup(database, { path, ...key, onFile: async () => {} })).rejects.toThrow("tables already");
  } finally {
    await database.close();
  }
});

test("drill: an intact backup passes: seals, files, secrets and derived series are each recomputed", async () => {
  const { findings, rows } = await drill();
  expect(rows).toBeGreaterThan(100);
  expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
  expect(findings.map(({ name, checked }) => [name, checked > 0])).toEqual([
    ["report seals", true],
    ["files", true],
    ["sealed secrets", true],
    ["derived series", true],
  ]);
  expect(await scratchDatabases()).toEqual([]);
});

test("drill: a scratch database that a killed drill of this database left is dropped, those of another database stay", async () => {
  const { pool } = world.ctx;
  const { rows } = await pool.query("select oid from pg_database where datname = current_database()");
  await pool.query(`create database fanradar_drill_${rows[0].oid}_left`);
  await pool.query("create database fanradar_drill_1_other");
  await expect(drill(join(folder, "none.backup"))).rejects.toThrow("cannot be read");
  expect(await scratchDatabases()).toEqual([]);
  await pool.query("drop database fanradar_drill_1_other");
});

test("drill: a role that cannot create a database gets an error that names the missing right", async () => {
  const { pool, config } = world.ctx;
  await pool.query("create role drill_without_rights login password 'x'");
  const url = new URL(config.databaseDirectUrl);
  [url.username, url.password] = ["drill_without_rights", "x"];
  await expect(drillBackup({ databaseDirectUrl: url.href }, { ...key, path })).rejects.toThrow("CREATEDB");
  await pool.query("drop role drill_without_rights");
});

test("drill: an archive that is not there is named with its reason", async () => {
  const missing = join(folder, "missing.backup");
  await expect(drill(missing)).rejects.toThrow(`The backup ${missing} cannot be read (ENOENT).`);
});

test.each([
  ["ENOENT", join(folder, "missing", "a.backup")],
  ["ENOTDIR", join(path, "a.backup")],
])("backup: one that cannot be written is refused with %s, and gives its connection back", async (code, unwritable) => {
  const { pool, config } = world.ctx;
  await expect(writeBackup(pool, config, { path: unwritable, ...key })).rejects.toThrow(
    `The backup ${unwritable} cannot be written (${code})`,
  );
  expect(pool.idleCount).toBe(pool.totalCount);
});

const damages: [name: string, damage: (bytes: Buffer) => Buffer, reason: RegExp][] = [
  ["one bit in the middle", (bytes) => flip(bytes, bytes.length >> 1), /damaged/],
  ["one bit of the salt", (bytes) => flip(bytes, 20), /does not open/],
  ["one bit of the last tag", (bytes) => flip(bytes, bytes.length - 1), /damaged|does not open/],
  ["another beginning", (bytes) => flip(bytes, 0), /not a FanRadar backup/],
  ["a missing last byte", (bytes) => bytes.subarray(0, -1), /cut off/],
  ["a missing second half", (bytes) => bytes.subarray(0, bytes.length >> 1), /cut off/],
  ["no bytes at all", () => Buffer.alloc(0), /cut off/],
  ["bytes after the end", (bytes) => Buffer.concat([bytes, Buffer.alloc(40)]), /goes on after its end/],
];
function flip(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

test.each(damages)("drill: an archive with %s is refused", async (_, damage, reason) => {
  const damaged = join(folder, "damaged.backup");
  writeFileSync(damaged, damage(readFileSync(path)));
  await expect(drill(damaged)).rejects.toThrow(reason);
});

test("drill: an archive does not open by another passphrase, and has nothing of the instance in clear", async () => {
  await expect(drill(path, "another passphrase")).rejects.toThrow(/does not open/);
  const bytes = readFileSync(path);
  expect(bytes.includes("demo.backup") || bytes.includes(world.ctx.config.appSecret)).toBe(false);
});

const plants: [name: string, change: string, undo: string, fault: RegExp][] = [
  [
    "a sealed figure that was changed",
    "update reports set sealed = jsonb_set(sealed, '{facts,0,value}', '12345') where id = (select min(id) from reports)",
    "update reports set sealed = (select sealed from kept.reports k where k.id = reports.id)",
    /report 1 is not what was sealed/,
  ],
  [
    "a seal that was changed",
    "update reports set hash = repeat('0', 64) where id = (select max(id) from reports)",
    "update reports set hash = (select hash from kept.reports k where k.id = reports.id)",
    /report 2 is not what was sealed/,
  ],
  [
    "a file of another size",
    "update files set bytes = bytes + 1",
    "update files set bytes = bytes - 1",
    /has \d+ bytes, not \d+/,
  ],
  [
    "a file that the store does not have",
    "insert into files (name, type, bytes) values (repeat('a', 48), 'image/png', 1)",
    "delete from files where name = repeat('a', 48)",
    /file a{48} is missing/,
  ],
  [
    "a secret that was sealed by another key",
    "update users set two_factor_secret = 'A' || two_factor_secret where two_factor_secret is not null",
    "update users set two_factor_secret = substr(two_factor_secret, 2) where two_factor_secret is not null",
    /authenticator secret of account \d+ does not open/,
  ],
  [
    "a derived series that its readings do not come to",
    "update profile_series set followers[1] = followers[1] + 1",
    "update profile_series set followers[1] = followers[1] - 1",
    /rows of profile_series are not what their sources come to/,
  ],
];

test("drill: changed figures and seals, missing and other files, secrets of another key and wrong series are each named", async () => {
  const { pool, config } = world.ctx;
  const planted = join(folder, "planted.backup");
  await pool.query("create schema kept; create table kept.reports as select id, sealed, hash from reports");
  for (const [, change] of plants) await pool.query(change);
  await writeBackup(pool, config, { path: planted, ...key });
  for (const [, , undo] of plants) await pool.query(undo);
  await pool.query("drop schema kept cascade");
  const { findings } = await drill(planted);
  const faults = findings.flatMap((finding) => finding.faults);
  for (const [name, , , fault] of plants) expect([name, faults.some((one) => fault.test(one))]).toEqual([name, true]);
});

test("drill: a row that refers to a missing one is found by its table", async () => {
  const { pool, config } = world.ctx;
  const planted = join(folder, "planted.backup");
  const constraint = "analyses_model_id_models_id_fk";
  await pool.query(`alter table analyses drop constraint ${constraint}`);
  await pool.query("update analyses set model_id = -model_id");
  await writeBackup(pool, config, { path: planted, ...key });
  await pool.query("update analyses set model_id = -model_id");
  await pool.query(
    `alter table analyses add constraint ${constraint} foreign key (model_id) references models (id) on delete cascade`,
  );
  await expect(drill(planted)).rejects.toThrow(/analyses refer to rows that are missing/);
});

test("backup: while rows are written it has all of a transaction or nothing, and the instance is not held up", async () => {
  const { pool, config } = world.ctx;
  const written = join(folder, "busy.backup");
  let isOver = false;
  const write = async () => {
    let pairs = 0;
    for (; !isOver; pairs++) {
      const client = await pool.connect();
      await client.query("begin");
      const key = `busy ${pairs}`;
      await client.query("insert into limits (key, window_ends_at, count) values ($1, now(), 1)", [key]);
      await client.query("insert into mails (recipient, subject, text) values ('a@b.test', $1, '')", [key]);
      await client.query("commit");
      client.release();
    }
    return pairs;
  };
  const writing = write();
  await writeBackup(pool, config, { path: written, ...key });
  isOver = true;
  expect(await writing).toBeGreaterThan(0);
  const database = await emptyDatabase();
  try {
    await readBackup(database, { path: written, ...key, onFile: async () => {} });
    const { rows } = await database.pool.query(
      "select (select count(*) from limits where key like 'busy %') as one, (select count(*) from mails where subject like 'busy %') as other",
    );
    expect(rows[0].one).toBe(rows[0].other);
  } finally {
    await database.close();
  }
});
