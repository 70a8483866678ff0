import { expect, test } from "vitest";
import { type KeyPress, shortcutOf } from "./shortcut-of.ts";

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...held,
});
const reading = { isTyping: false, hasSingleKeys: true };

test.each([{ ctrlKey: true }, { metaKey: true }])(
  "shortcutOf: %j with K opens the palette, also while typing",
  (held) => {
    expect(shortcutOf(press("k", held), reading)).toBe("palette");
    expect(shortcutOf(press("K", held), { isTyping: true, hasSingleKeys: false })).toBe("palette");
  },
);

test("shortcutOf: Ctrl-Shift-K and other keys with Ctrl are left to the browser", () => {
  expect(shortcutOf(press("K", { ctrlKey: true, shiftKey: true }), reading)).toBeUndefined();
  expect(shortcutOf(press("j", { ctrlKey: true }), reading)).toBeUndefined();
  expect(shortcutOf(press("/", { metaKey: true }), reading)).toBeUndefined();
});

test.each([
  ["/", "search"],
  ["?", "shortcuts"],
  ["j", "next-row"],
  ["k", "previous-row"],
])(
  "shortcutOf: %s works alone, with Shift where the keyboard needs it, and not while typing or composing",
  (key, name) => {
    expect(shortcutOf(press(key), reading)).toBe(name);
    expect(shortcutOf(press(key, { shiftKey: true }), reading)).toBe(name);
    expect(shortcutOf(press(key), { ...reading, isTyping: true })).toBeUndefined();
    expect(shortcutOf(press(key, { isComposing: true }), reading)).toBeUndefined();
    expect(shortcutOf(press(key, { altKey: true }), reading)).toBeUndefined();
  },
);

test("shortcutOf: single keys that are turned off do nothing", () => {
  for (const key of ["/", "?", "j", "k"])
    expect(shortcutOf(press(key), { isTyping: false, hasSingleKeys: false })).toBeUndefined();
});
