import { expect, test } from "vitest";
import { readUnsent, storeUnsent } from "./unsent.ts";

function storageOf(stored: Record<string, string> = {}) {
  const entries = new Map(Object.entries(stored));
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
const initial: { text: string; day: string; owner: number | null } = { text: "", day: "", owner: null };

test("unsent text: is read as it was typed, over what the form begins with", () => {
  const storage = storageOf();
  storeUnsent(storage, "note", { initial, fields: { text: "call her", day: "", owner: 7 } });
  expect(readUnsent(storage, "note", { ...initial, day: "2026-11-01" })).toEqual({
    ...{ text: "call her", day: "2026-11-01", owner: 7 },
  });
});

test("unsent text: a form without changes leaves nothing", () => {
  const storage = storageOf({ note: '{"text":"old"}' });
  storeUnsent(storage, "note", { initial, fields: initial });
  expect(storage.getItem("note")).toBeNull();
});

test.each(["{", "null", '{"text":5,"more":"x"}'])("unsent text: %s, of another version, is left out", (stored) => {
  expect(readUnsent(storageOf({ note: stored }), "note", { text: "" })).toEqual({ text: "" });
});
