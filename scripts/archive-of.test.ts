import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { secretsOf } from "../server/src/backup/secrets-of.ts";
import { readConfig } from "../server/src/config/config.ts";
import { archiveOf } from "./archive-of.ts";

const folder = mkdtempSync(join(tmpdir(), "fanradar-archive-"));
const { argv } = process;
afterAll(() => {
  process.argv = argv;
  rmSync(folder, { recursive: true });
});

const inFile = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, `${text}\n`);
  return path;
};

test("archiveOf: the passphrase of a backup may come from a file, and its absence is named", () => {
  process.argv = ["node", "backup.ts", "a.backup"];
  const config = readConfig({ BACKUP_PASSPHRASE_FILE: inFile("passphrase", "a passphrase of the tests") });
  expect(archiveOf("backup", config)).toEqual({ path: "a.backup", passphrase: "a passphrase of the tests" });
  expect(() => archiveOf("backup", readConfig({}))).toThrow("BACKUP_PASSPHRASE is not set: at least 12 characters");
});

test("secretsOf: TOKEN_KEYS from a file are those that the variable gives", () => {
  const TOKEN_KEYS = `a:${Buffer.alloc(32, 1).toString("base64")},b:${Buffer.alloc(32, 2).toString("base64")}`;
  const expected = { APP_SECRET: "", TOKEN_KEYS };
  expect(secretsOf(readConfig({ TOKEN_KEYS }))).toEqual(expected);
  expect(secretsOf(readConfig({ TOKEN_KEYS_FILE: inFile("keys", TOKEN_KEYS) }))).toEqual(expected);
  expect(secretsOf(readConfig({}))).toEqual({ APP_SECRET: "" });
});
