export type Shortcut = "palette" | "shortcuts" | "search" | "next-row" | "previous-row";

const singleKeys: Record<string, Shortcut | undefined> = {
  "/": "search",
  "?": "shortcuts",
  j: "next-row",
  k: "previous-row",
};

/** What of a key event decides. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing">;

/**
 * The shortcut that a key is, undefined for none: Ctrl-K or ⌘-K everywhere, a single key only where no text is typed and while such
 * keys are on.
 */
export function shortcutOf(
  { key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyPress,
  { isTyping, hasSingleKeys }: { isTyping: boolean; hasSingleKeys: boolean },
): Shortcut | undefined {
  if (isComposing || altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !shiftKey ? "palette" : undefined;
  // Capitals are someone's Caps Lock, not a request; the other two may need Shift, by the keyboard.
  return isTyping || !hasSingleKeys ? undefined : singleKeys[key];
}
