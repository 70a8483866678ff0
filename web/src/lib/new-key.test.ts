import { addEvidenceBody } from "@fanradar/contract";
import { afterEach, expect, test, vi } from "vitest";
import { newKey } from "./new-key.ts";

afterEach(() => vi.unstubAllGlobals());

test("newKey: over plain http each key is new and accepted by the calls", () => {
  const { crypto } = globalThis;
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
  const keys = Array.from({ length: 1_000 }, newKey);
  expect(new Set(keys).size).toBe(1_000);
  for (const key of keys) {
    const figures = [{ metric: "followers", value: 1 }];
    const body = { kind: "manual", key, platform: "instagram", observedOn: "2026-11-22", figures };
    expect(addEvidenceBody.safeParse(body).success).toBe(true);
  }
});
