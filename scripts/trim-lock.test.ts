import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { trimLock } from "./trim-lock.ts";

test("package-lock.json: is as `npm run trim-lock` leaves it, which is to be run after `npm install --save`", () => {
  const lock = readFileSync("package-lock.json", "utf8");
  expect(trimLock(lock) === lock).toBe(true);
});

test("trimLock: drops copies of what packages say of themselves, binaries of other systems and names of optional packages that are not there, and keeps all else in its order", () => {
  const text = `{
  "packages": {
    "node_modules/a": { "version": "1.0.0", "license": "MIT", "engines": { "node": ">=20" }, "funding": { "url": "https://a.example" }, "optionalDependencies": { "a-win32": "1.0.0", "a-linux": "1.0.0" } },
    "node_modules/b": { "peerDependencies": { "a": "1", "c": "1" }, "peerDependenciesMeta": { "a": { "optional": true }, "c": { "optional": true } } },
    "node_modules/a-win32": { "version": "1.0.0", "os": ["win32"], "cpu": ["x64"] },
    "node_modules/a-win32/node_modules/d": { "version": "1.0.0" },
    "node_modules/a-riscv": { "version": "1.0.0", "os": ["linux"], "cpu": ["riscv64"] },
    "node_modules/a-linux": { "version": "1.0.0", "os": ["linux"], "cpu": ["x64"] },
    "node_modules/not-windows": { "version": "1.0.0", "os": ["!win32"] }
  }
}`;
  expect(JSON.stringify(JSON.parse(trimLock(text)))).toBe(
    '{"packages":{"node_modules/a":{"version":"1.0.0","optionalDependencies":{"a-linux":"1.0.0"}},' +
      '"node_modules/b":{"peerDependencies":{"a":"1"},"peerDependenciesMeta":{"a":{"optional":true}}},' +
      '"node_modules/a-linux":{"version":"1.0.0","os":["linux"],"cpu":["x64"]},"node_modules/not-windows":{"version":"1.0.0","os":["!win32"]}}}',
  );
});
