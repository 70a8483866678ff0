import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseNamed } from "../../../platform/db/database-named.ts";
import { type Database, openDatabase } from "../../../platform/db/open-database.ts";
import { startReplica } from "../../../test/start-replica.ts";
import { checkDatabase } from "./check-database.ts";

let servers: Awaited<ReturnType<typeof startReplica>>;
let database: Database;
beforeAll(async () => {
  servers = await startReplica();
  database = openDatabase(servers.primaryUrl);
  for (const one of ["table users ()", "database other"]) await database.pool.query(`create ${one}`);
});
afterAll(async () => {
  await database.close();
  await servers.end();
});

const check = (ways: { databaseUrl?: string; databaseReplicaUrl?: string } = {}) =>
  checkDatabase(database.pool, {
    databaseUrl: servers.primaryUrl,
    databaseDirectUrl: servers.primaryUrl,
    databaseReplicaUrl: undefined,
    ...ways,
  });
const closed = "postgres://fanradar@127.0.0.1:1/postgres";

test("checkDatabase: without a pooler and a replica it states the version alone", async () => {
  expect(await check()).toEqual({ state: "ok", detail: expect.stringMatching(/^PostgreSQL \d+\.\d+$/) });
});

test("checkDatabase: a database without tables fails, and says what makes them", async () => {
  const empty = openDatabase(databaseNamed(servers.primaryUrl, "other"));
  const direct = { databaseUrl: "", databaseDirectUrl: "", databaseReplicaUrl: undefined };
  const { state, detail } = await checkDatabase(empty.pool, direct);
  await empty.close();
  expect([state, detail]).toEqual(["failed", expect.stringMatching(/; no tables yet: the first start makes them$/)]);
});

test("checkDatabase: of a replica it states how far it is behind", async () => {
  expect(await check({ databaseReplicaUrl: servers.replicaUrl })).toEqual({
    state: "ok",
    detail: expect.stringMatching(/^PostgreSQL \d+\.\d+; replica \d+ bytes behind$/),
  });
});

test("checkDatabase: a second address of the same database passes, as a pooler's", async () => {
  const { detail } = await check({ databaseUrl: `${servers.primaryUrl}&application_name=pooler` });
  expect(detail).toMatch(/; DATABASE_URL answers$/);
});

test.each([
  ["a pooler that does not answer", () => ({ databaseUrl: closed }), "DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1"],
  [
    "a pooler in front of another database",
    () => ({ databaseUrl: databaseNamed(servers.primaryUrl, "other") }),
    "DATABASE_URL and DATABASE_DIRECT_URL lead to two databases",
  ],
  [
    "a replica that does not answer",
    () => ({ databaseReplicaUrl: closed }),
    "DATABASE_REPLICA_URL: connect ECONNREFUSED 127.0.0.1:1",
  ],
  [
    "the database itself as its replica",
    () => ({ databaseReplicaUrl: servers.primaryUrl }),
    "DATABASE_REPLICA_URL leads to no replica of this database",
  ],
])("checkDatabase: %s fails, with the variable that is wrong", async (_, ways, detail) => {
  expect(await check(ways())).toEqual({ state: "failed", detail });
});
