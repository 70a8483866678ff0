import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { UnreachedError } from "./call.ts";
import { beginWords } from "./messages.ts";
import { part } from "./part.tsx";

beforeAll(beginWords);
afterEach(() => vi.unstubAllGlobals());

const failed = new TypeError("Failed to fetch dynamically imported module");
const missing = () => part(() => Promise.reject(failed)).load();

test("Part: one that does not arrive while the server is not reached fails with that reason", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(missing()).rejects.toThrow(UnreachedError);
});

test("Part: one that does not arrive from a server that answers fails with its own error", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ status: "ok" })));
  await expect(missing()).rejects.toBe(failed);
});
