import { expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { hashPassword, isPassword } from "./password.ts";

test("isPassword: accepts a password's own hash only, and two hashes of it differ", async () => {
  const [first, second] = await Promise.all([hashPassword("pässwörd 🦊"), hashPassword("pässwörd 🦊")]);
  expect(first).not.toBe(second);
  expect(await isPassword("pässwörd 🦊", first)).toBe(true);
  expect(await isPassword("pässwörd 🦊 ", first)).toBe(false);
  expect(await isPassword("pässwörd 🦊", second)).toBe(true);
});

test("hashPassword: every configuration stores hashes at OWASP's cost", async () => {
  expect(await hashPassword("any", readConfig({}).passwordCost)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("isPassword: without an account no password is right", async () => {
  expect(await isPassword("", null)).toBe(false);
  expect(await isPassword("anything", null)).toBe(false);
});

test("isPassword: a hash made at another cost is still checked", async () => {
  // Made with m=8, t=1: RFC 9106's parameters are read from the hash, not from the code.
  const { argon2Sync } = await import("node:crypto");
  const nonce = Buffer.alloc(16, 1);
  const tag = argon2Sync("argon2id", { message: "old", nonce, tagLength: 32, memory: 8, passes: 1, parallelism: 1 });
  const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  expect(await isPassword("old", `$argon2id$v=19$m=8,t=1,p=1$${base64(nonce)}$${base64(Buffer.from(tag))}`)).toBe(true);
});
